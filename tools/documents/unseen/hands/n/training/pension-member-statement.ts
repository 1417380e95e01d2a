import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { listed, named, somebody } from '../people.ts'
import { day, putDay, putSum, sum } from '../print.ts'

const plans = [
  'Teamwork Trades Pension Plan',
  'Lakehead Public Employees Superannuation Board',
  'Provincial Mutual Retirement Fund',
] as const

/** The yearly statement of a Canadian pensioner: tinted panel of monthly amounts, gross, deductions and net side by side. */
export const pensionMemberStatement: UnseenLayout = {
  name: 'pension-member-statement',
  docType: 'pension_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'CA')
    const page = openWriter('letter', { face: 'narrow', size: 9.5 })
    const made = addDays(paper.today, -paper.between(5, 200))
    const gross = paper.between(61000, 389000)
    const tax = Math.round(gross * 0.14)
    const dental = paper.between(2100, 5600)
    const plan = paper.put('issuer_name', paper.pick(plans))
    const ink = paper.pick(['#26547c', '#6b2737', '#33691e'])
    page.rect(0, 0, 612, 58, ink)
    page.say(40, 36, plan, { face: 'sans-bold', size: 15, color: '#fff' })
    page.say(
      572,
      36,
      paper.pick(['Pension Payment Statement', 'Your pension at a glance', 'Annual Pensioner Statement']),
      { align: 'right', color: '#fff', size: 11 },
    )
    page.say(60, 112, paper.put('document_holder_name', paper.pick([listed(person), named(person)])))
    page.column(60, 125, person.lines)
    page.rows(
      100,
      [380, -572],
      [
        [
          paper.pick(['Statement date', 'Date prepared', 'Issued']),
          putDay(paper, 'document_date', made, paper.pick(['en', 'capsEn', 'slashYmd', 'iso'])),
        ],
        [paper.pick(['Pension number', 'Member ID', 'Certificate']), paper.code('P-#######')],
        ['Form of pension', paper.pick(['Joint life, 60%', 'Life, guaranteed 10 yrs', 'Life only'])],
        ['Pension effective', day(addDays(made, -paper.between(400, 5000)), 'abbrEn')],
      ],
      { size: 8.5, leading: 14 },
    )
    page.rect(40, 190, 532, 124, '#f2f5f7')
    const monthly = putSum(paper, 'monthly_amount', gross, 'dollars')
    page.rows(
      210,
      [54, -300],
      [
        ['YOUR MONTHLY PAYMENT', ''],
        [paper.pick(['Gross monthly pension', 'Monthly pension before deductions', 'Monthly pension']), monthly],
        ['Less: income tax', sum(-tax, 'plain')],
        ['Less: extended health and dental', sum(-dental, 'plain')],
        ['Net deposit to bank', sum(gross - tax - dental, 'dollars')],
      ],
      { leading: 20 },
    )
    page.rows(
      210,
      [330, -560],
      [
        ['FOR THE YEAR', ''],
        [
          paper.pick(['Annual pension', 'Annual gross pension', 'Pension payable in 12 months']),
          putSum(paper, 'annual_income', gross * 12, 'dollars'),
        ],
        ['Tax withheld (12 months)', sum(tax * 12, 'dollars')],
        ['Last indexation', `${paper.pick(['1.80', '2.40', '2.75'])}% on Jan 1, 2026`],
      ],
      { leading: 20 },
    )
    let y = page.say(40, 340, 'Deposit', { face: 'narrow-bold' })
    y = page.say(
      40,
      y,
      `Payments are made on the first business day of the month to account ${paper.code('****####')}, institution ${paper.code('8##')}.`,
    )
    if (paper.chance(0.6))
      y = page.wrap(
        40,
        y + 8,
        532,
        'Your survivor would receive 60% of the gross amount for life. To change your beneficiary, complete form 14B; the change takes effect once we receive it.',
      )
    y = page.say(40, y + 10, 'Need to reach us?', { face: 'narrow-bold' })
    page.wrap(
      40,
      y,
      532,
      'Member Services 1-866-555-0103, 8:30 to 4:30 Eastern. 1200-5 Harbour Exchange, Kingston ON K7L 2Z4. If the plan text differs from this statement, the plan text prevails.',
    )
    return [page.sheet(`${paper.code('PS-##')} · SPECIMEN`)]
  },
}
