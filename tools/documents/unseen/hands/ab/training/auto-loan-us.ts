import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, day, holders, pen, sum } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A car loan's monthly statement: bands of captions over values, a dark band at the top. */
export const autoLoanUs: UnseenLayout = {
  name: 'auto-loan-us',
  docType: 'loan_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = capitals(crowd(paper, 'us')())
    const p = pen('sans')
    const issued = addDays(paper.today, -paper.between(2, 27))
    const lender = paper.put(
      'issuer_name',
      `${paper.pick(['Redline', 'Silver State', 'Old Dominion', 'Cactus'])} ${paper.pick(['Auto Finance', 'Motor Credit Corporation', 'Acceptance LLC'])}`,
    )
    p.fill(0, 0, 612, 70, '#1f2a44')
    ;(p.b(40, 44, lender, 17, { color: '#fff' }),
      p.r(572, 44, 'Retail installment contract statement', 9, { color: '#fff' }))
    const monthly = paper.between(22000, 84000)
    const left = paper.between(600000, 3900000)
    const bands = [
      [
        ['Statement Date', day(paper, 'document_date', issued, 'MM/DD/YY')],
        ['Account Number', paper.put('account_number', paper.code('0##-#######'))],
        ['Vehicle', `${paper.between(2019, 2026)} ${paper.pick(['PICKUP CREW', 'SEDAN LX', 'SUV AWD'])}`],
      ],
      [
        ['Principal Balance', sum(paper, 'closing_balance', left, '$#')],
        [
          'Annual Percentage Rate',
          paper.put('interest_rate', `${paper.between(3, 14)}.${paper.pick(['49', '90', '25'])}`) + '%',
        ],
        ['Maturity Date', day(paper, 'maturity_date', addYears(addDays(issued, 12), paper.between(1, 5)), 'MM/DD/YY')],
      ],
      [
        ['Regular Payment', sum(paper, 'payment_amount', monthly, '$#')],
        ['Past Due Amount', '$0.00'],
        ['Late Charges', '$0.00'],
      ],
    ]
    bands.forEach((band, row) => {
      band.forEach(([label = '', value = ''], index) => {
        const x = 40 + index * 178
        ;(p.fill(x, 200 + row * 52, 174, 16, '#dfe4ee'), p.t(x + 6, 211 + row * 52, label, 7.6))
        p.t(x + 6, 232 + row * 52, value, 11)
      })
    })
    p.col(64, 112, 13, [...holders(paper, [who.name]), ...address(paper, who.lines)], 10)
    p.b(40, 386, 'How your last payment was applied', 10)
    const interest = Math.round((left * 0.07) / 12)
    ;[
      ['Principal', monthly - Math.min(interest, monthly - 100)],
      ['Finance charge', Math.min(interest, monthly - 100)],
    ].forEach(([label, cents], index) => {
      ;(p.t(52, 406 + index * 16, String(label)), p.r(260, 406 + index * 16, cash(Number(cents))))
    })
    p.para(
      40,
      470,
      532,
      'PAYOFF: The principal balance is not a payoff quote. Interest accrues daily. For a 10-day payoff amount call 1-800-555-0190. We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults may be reflected in your credit report.',
      8.4,
    )
    p.para(
      40,
      540,
      532,
      'Ready for something newer? Current customers get $500.00 loyalty cash toward their next vehicle. Ask your dealer.',
      9.4,
    )
    ;(p.rule(40, 640, 572), p.t(40, 654, 'Remit to: Dept 771, PO Box 94, Carol Stream IL 60132', 8))
    p.t(40, 766, 'SPECIMEN', 8)
    return [p.sheet()]
  },
}
