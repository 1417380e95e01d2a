import { monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, named } from '../people.ts'
import { day, putAddress, putDay, putSum, sum } from '../print.ts'

/** An American retirement plan: beginning balance to ending balance down a big panel, the sponsor and the record keeper both named. */
export const retirementPlanQuarter: UnseenLayout = {
  name: 'retirement-plan-quarter',
  docType: 'investment_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const [person] = crowd(paper, 'US', 1)
    if (person === undefined) throw new Error('Nobody saves.')
    const page = openWriter('letter', { face: 'sans', size: 9 })
    const end = monthEnd(paper.today, paper.pick([1, 4, 7]))
    const begin = paper.between(9000_00, 480000_00)
    const mine = paper.between(300_00, 4200_00)
    const theirs = Math.round(mine / 2)
    const gain = paper.between(-3000_00, 12000_00)
    const fee = paper.between(5_00, 40_00)
    const ending = begin + mine + theirs + gain - fee
    const form = paper.pick(['slashMdy', 'abbrEn', 'en'] as const)
    const keeper = paper.put('issuer_name', paper.pick(['Quillfeather Retirement Services', 'Anchorpoint Trust Company', 'SILVERLAKE RECORDKEEPING INC']))
    page.say(40, 44, keeper, { face: 'sans-bold', size: 12, color: '#1b5e52' })
    page.say(40, 57, 'PO Box 77091, Hartford, CT 06183', { size: 7.5 })
    page.say(572, 44, paper.pick(['Retirement Savings Statement', 'Your 401(k) at a glance', 'QUARTERLY STATEMENT']), { align: 'right', size: 13 })
    page.say(70, 110, paper.put('document_holder_name', paper.pick([named(person), named(person).toUpperCase()])))
    page.column(70, 123, putAddress(paper, 'address', person.lines))
    page.rows(100, [360, 470], [
      ['Plan sponsor', paper.pick(['Tallgrass Logistics LLC', 'Bellwether Hospital'])],
      [paper.pick(['Account', 'Plan account #', 'Participant ID']), paper.put('account_number', paper.code(paper.pick(['XXXX-XX####', '####-#####', '7######'])))],
      ['Plan type', paper.put('account_type', paper.pick(['401(k)', 'Roth 401(k)', '403(b)', 'Rollover IRA']))],
      [paper.pick(['Statement date', 'Period ending', 'As of']), putDay(paper, 'document_date', end, form)],
    ], { size: 8, leading: 13 })
    page.rect(40, 190, 330, 150, '#e6f1ee')
    page.say(52, 208, `Your account since ${day(monthEnd(end, 3), form)}`, { face: 'sans-bold' })
    const y = page.rows(228, [52, -358], [
      [paper.pick(['Beginning balance', 'Opening balance', 'Balance last quarter']), sum(begin, 'dollars')],
      ['Your contributions', sum(mine, 'dollars')],
      ['Employer match', sum(theirs, 'dollars')],
      ['Change in market value', gain < 0 ? `(${sum(-gain, 'dollars')})` : sum(gain, 'dollars')],
      ['Fees', `(${sum(fee, 'dollars')})`],
    ], { leading: 17 })
    page.rule(52, y - 11, 358)
    page.rows(y + 5, [52, -358], [[paper.pick(['Ending balance', 'Your account value', 'Closing balance']), putSum(paper, 'market_value', ending, 'dollars')]], { face: 'sans-bold', size: 10.5 })
    page.rows(208, [386, -560], [['Vested balance', sum(Math.round(ending * 0.92), 'dollars')], ['Personal rate of return', `${paper.between(1, 9)}.${paper.code('#')}%`], ['Loan balance', '$0.00'], ['Est. monthly at 65', sum(Math.round(ending / 240), 'dollars')]], { size: 8, leading: 18 })
    const half = Math.round(ending * 0.6)
    page.say(40, 372, 'How your money is invested', { face: 'sans-bold' })
    page.rows(392, [40, -330, -420, -560], [['Fund', 'Units', 'Percent', 'Value'], ['Target date 2045 trust', String(paper.between(80, 990)), '60%', sum(half, 'dollars')], ['US small cap index', String(paper.between(80, 990)), '40%', sum(ending - half, 'dollars')]], { leading: 16 })
    page.wrap(40, 470, 532, 'Your account may lose value. To help achieve long-term retirement security, give careful consideration to the benefits of a diversified portfolio. Visit www.dol.example for information on individual investing. You have 60 days to report errors.', { size: 7.5 })
    if (paper.chance(0.5)) page.say(40, 520, 'Are your beneficiaries up to date? Log in at plan.example.com', { face: 'sans-bold', color: '#1b5e52' })
    return [page.sheet('Page 1 of 4   SPECIMEN')]
  },
}
