import { addDays } from '../../../../calendar.ts'
import { shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A store card: logo only, warning boxes that the law prescribes, coupon first at the top, issuing bank in the small print. */
export const cardUs: UnseenLayout = {
  name: 'card-us',
  docType: 'credit_card_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = crowd(paper, 'us')()
    const p = pen('sans', '#262626')
    const closing = addDays(paper.today, -paper.between(2, 26))
    const due = addDays(closing, 25)
    const spent = paper.between(8000, 120000)
    const prev = paper.between(2000, 90000)
    const paid = Math.min(prev, paper.between(2500, 20000))
    const interest = Math.round((prev - paid) * 0.024)
    const balance = prev - paid + spent + interest
    const minimum = Math.max(3500, Math.round(balance * 0.02))
    const limit = paper.between(8, 90) * 10000 + 200000
    const account = `Account ending in ${paper.put('account_number', paper.code('####'))}`
    p.marks.push(shape('M44 40 L64 78 L74 56 L84 78 L104 40 L94 40 L84 60 L74 40 L64 60 L54 40 Z', { fill: '#b0103a' }))
    p.t(330, 50, account, 9.5)
    ;(p.t(330, 74, 'New Balance', 8.5),
      p.r(572, 74, sum(paper, 'closing_balance', balance, '$#'), 11, { face: 'sans-bold' }))
    ;(p.t(330, 90, 'Minimum Payment Due', 8.5),
      p.r(572, 90, sum(paper, 'minimum_payment', minimum, '$#'), 11, { face: 'sans-bold' }))
    ;(p.t(330, 106, 'Payment Due Date', 8.5), p.r(572, 106, dated(due, 'MMMM D, YYYY'), 9.5))
    p.t(330, 126, 'Amount enclosed:  $ ______________', 8.5)
    p.col(60, 138, 13, [...holders(paper, [who.name]), ...address(paper, who.lines)], 10)
    p.t(60, 196, 'Please detach and send with check payable to Cardmember Services.', 7)
    p.rule(40, 202, 572, '#999')
    p.b(40, 228, 'Summary of Account Activity', 11)
    const rows = [
      ['Previous Balance', `$${cash(prev)}`],
      ['Payments', `-$${cash(paid)}`],
      ['Purchases', `+$${cash(spent)}`],
      ['Fees Charged', '$0.00'],
      ['Interest Charged', `+$${cash(interest)}`],
      ['Credit Line', sum(paper, 'credit_limit', limit, '$#')],
      ['Credit Available', `$${cash(Math.max(0, limit - balance))}`],
      ['Statement Closing Date', day(paper, 'document_date', closing, 'MM/DD/YYYY')],
      ['Days in Billing Cycle', '30'],
    ]
    rows.forEach(([label = '', value = ''], index) => {
      ;(p.t(40, 248 + index * 16, label, 9), p.r(280, 248 + index * 16, value, 9))
    })
    p.frame(310, 216, 262, 180)
    p.b(320, 234, 'Payment Information', 11)
    const next = p.para(
      320,
      252,
      244,
      'Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41.00.',
      8.4,
    )
    p.para(
      320,
      next + 6,
      244,
      'Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For credit counseling services call 1-800-555-0124.',
      8.4,
    )
    p.b(40, 430, 'Transactions', 11)
    const parts = [Math.round(spent * 0.4), Math.round(spent * 0.35)]
    const shares = [...parts, spent - parts.reduce((all, one) => all + one, 0)]
    ;(p.t(40, 450, dated(addDays(closing, -12), 'MM/DD'), 9),
      p.t(90, 450, 'PAYMENT RECEIVED, THANK YOU', 9),
      p.r(572, 450, `-$${cash(paid)}`, 9))
    shares.forEach((cents, index) => {
      p.t(40, 466 + index * 16, dated(addDays(closing, -9 + index * 3), 'MM/DD'), 9)
      ;(p.t(
        90,
        466 + index * 16,
        `STORE ${paper.code('0###')} ${paper.pick(['HOUSEWARES', 'CHILDRENS', 'MENS', 'SHOES'])}`,
        9,
      ),
        p.r(572, 466 + index * 16, `$${cash(cents)}`, 9))
    })
    p.fill(40, 550, 532, 44, '#fbe9ee')
    p.b(56, 577, 'Earn double points on patio furniture through November 1.', 11, { color: '#b0103a' })
    p.para(
      40,
      640,
      532,
      `Your account is issued by ${paper.put('issuer_name', `${paper.pick(['Wasatch', 'Bellhaven', 'First Meridian', 'Ozark'])} ${paper.pick(['Retail Bank', 'Bank USA, N.A.', 'Capital Bank'])}`)}. Interest charge calculation: purchases 29.99% (v). Send billing inquiries to P.O. Box ${paper.code('#####')}, Salt Lake City. See the reverse for what to do if you find a mistake on your statement.`,
      7.2,
    )
    p.t(40, 768, 'SPECIMEN', 8)
    return [p.sheet()]
  },
}
