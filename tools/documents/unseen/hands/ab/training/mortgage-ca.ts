import { addDays, addYears } from '../../../../calendar.ts'
import { shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A yearly mortgage statement as a letter with a table: joint borrowers on one line with an ampersand. */
export const mortgageCa: UnseenLayout = {
  name: 'mortgage-ca',
  docType: 'loan_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'on')
    const [one, two] = [next('M'), next('F')]
    const p = pen('serif')
    const issued = addDays('2026-01-05', paper.between(0, 24))
    const lender = `${paper.pick(['Copperline', 'Northfield', 'Gatehouse Lane', 'Cedar & Stone'])} ${paper.pick(['Mortgage Corporation', 'Home Trust Company', 'Lending Inc.'])}`
    p.marks.push(shape('M44 66 L72 42 L100 66 L92 66 L92 84 L52 84 L52 66 Z', { fill: '#8a4b20' }))
    p.t(40, 120, day(paper, 'document_date', issued, 'MMMM D, YYYY'), 10)
    holders(paper, [one.name, two.name])
    p.col(40, 150, 14, [`${one.name} & ${two.name}`, ...address(paper, one.lines)], 10)
    p.b(
      40,
      218,
      `RE: Annual Mortgage Statement - Mortgage ${paper.put('account_number', paper.code('M#######-#'))}`,
      10,
    )
    p.t(40, 236, `Property: ${one.street}`, 9.6)
    let y = p.para(
      40,
      262,
      532,
      `Dear homeowners, here is how your mortgage stood on ${dated('2025-12-31', 'MMMM D, YYYY')}. Keep this statement with your tax papers. It is free of charge; a second copy costs $25.00.`,
      9.6,
    )
    const balance = paper.between(9000000, 62000000)
    const pay = Math.round(balance / 180)
    const years = paper.between(1, 4)
    const interest = Math.round(balance * 0.048)
    y += 8
    const rows = [
      ['Outstanding principal', sum(paper, 'closing_balance', balance, '$#')],
      ['Principal paid in 2025', `$${cash(pay * 12 - Math.min(interest, pay * 11))}`],
      ['Interest paid in 2025', `$${cash(Math.min(interest, pay * 11))}`],
      ['Property tax account', `$${cash(paper.between(0, 90000))} CR`],
      [
        'Interest rate (fixed, compounded semi-annually)',
        paper.put('interest_rate', `${paper.between(3, 6)}.${paper.pick(['19', '64', '89', '04'])}`) + '% ',
      ],
      ['Your regular payment, principal and interest', sum(paper, 'payment_amount', pay, '$#')],
      ['Term ends', day(paper, 'maturity_date', addYears(addDays(issued, 40), years), 'MMMM D, YYYY')],
      ['Remaining amortization', `${paper.between(12, 27)} years ${paper.between(1, 11)} months`],
    ]
    rows.forEach(([label = '', value = ''], index) => {
      ;(p.frame(40, y + index * 20, 330, 20, '#bba'), p.frame(370, y + index * 20, 202, 20, '#bba'))
      ;(p.t(48, y + 14 + index * 20, label, 9.2), p.r(564, y + 14 + index * 20, value.trim(), 9.2))
    })
    p.para(
      40,
      y + 196,
      532,
      'Once a year you may pay up to 15% of the original amount, or raise your payment by 15%, without a charge. To know what it would cost to leave before the end of the term, ask for a discharge quote.',
      9.6,
    )
    p.t(40, y + 270, 'Mortgage Servicing', 9.6)
    p.t(
      306,
      742,
      `${paper.put('issuer_name', lender)}   Licence 1${paper.code('####')}   P.O. Box 350, Station A, Toronto ON`,
      7.4,
      { align: 'middle' },
    )
    p.t(306, 768, 'SPECIMEN', 8, { align: 'middle' })
    return [p.sheet()]
  },
}
