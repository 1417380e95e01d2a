import { addDays } from '../../../../calendar.ts'
import { ellipse, roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A mobile bill of two pages: a greeting and a big total beside promotions, the lines of the family on the second page. */
export const mobileCa: UnseenLayout = {
  name: 'mobile-ca',
  docType: 'telecom_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'on')
    const who = next()
    const kin = next()
    const p = pen('sans', '#2a2140')
    const issued = addDays(paper.today, -paper.between(2, 27))
    const brand = paper.pick(['Chatterbox', 'Loonwave', 'Moosecall', 'Pebble'])
    p.marks.push(ellipse(60, 54, 22, 22, { fill: '#6b2fb3' }), ellipse(70, 46, 9, 9, { fill: '#ffd54a' }))
    p.t(92, 62, 'Your bill', 20)
    const account = paper.put('account_number', paper.code('#.########'))
    p.r(572, 46, `Account ${account}`, 8.5)
    p.r(572, 60, `Bill date ${day(paper, 'document_date', issued, 'MMM D, YYYY')}`, 8.5)
    p.col(60, 112, 13, [...holders(paper, [who.name]), ...address(paper, who.lines)], 10)
    const plans = [paper.between(3400, 8500), paper.between(2500, 6500)] as const
    const device = paper.between(1200, 4900)
    const tax = Math.round((plans[0] + plans[1] + device) * 0.13)
    const total = plans[0] + plans[1] + device + tax
    p.t(60, 200, `Hi ${who.given}, here is what you owe`, 13)
    p.b(60, 238, sum(paper, 'amount_due', total, '$#'), 30, { color: '#6b2fb3' })
    p.t(60, 256, `Please pay by ${dated(addDays(issued, 22), 'MMMM D, YYYY')} to avoid a late fee of 3%.`, 8.5)
    p.marks.push(roundedBox(340, 186, 232, 150, 12, { fill: '#f3edfb' }))
    p.b(356, 210, 'Add a watch for $10/mo', 12)
    p.para(
      356,
      228,
      200,
      'Leave your phone at home. Get 3 months free when you add a smartwatch to any plan of $45 or more before November 30, 2026. Conditions apply.',
      8.4,
    )
    const bill = [
      ['Balance from last bill', cash(0)],
      ['Wireless (2 lines)', cash(plans[0] + plans[1])],
      ['Device payments', cash(device)],
      ['HST', cash(tax)],
    ] as const
    p.b(60, 300, 'Summary', 10)
    bill.forEach(([label, value], index) => {
      p.t(60, 320 + index * 16, label, 9)
      p.r(310, 320 + index * 16, value, 9)
    })
    p.para(
      60,
      700,
      510,
      `${brand} is a brand of ${paper.put('issuer_name', `${brand} Wireless Partnership`)}. Unlimited data slows after your allowance. Questions? Dial 611 from your phone or write to us in the app. Complaints: Commission for Complaints for Telecom-television Services.`,
      7,
    )
    p.t(60, 770, 'SPECIMEN   Page 1 of 2', 7.5)
    const q = pen('sans', '#2a2140')
    ;(q.t(60, 60, `Account ${account}`, 8.5), q.b(60, 84, 'Line by line', 14))
    ;[who, kin].forEach((one, index) => {
      const top = 116 + index * 150
      q.b(60, top, `${one.given}  ${paper.code('(6##) 555-01##')}`, 11)
      ;(q.t(60, top + 22, `Talk, text and ${paper.between(5, 60)} GB`, 9),
        q.r(560, top + 22, cash(plans[index] ?? 0), 9))
      q.t(60, top + 40, `Data used: ${paper.between(1, 40)}.${paper.between(0, 9)} GB`, 9)
      ;(q.t(60, top + 58, `Long distance: ${paper.between(0, 60)} minutes`, 9), q.r(560, top + 58, '0.00', 9))
      q.rule(60, top + 68, 560)
    })
    q.t(60, 770, 'SPECIMEN   Page 2 of 2', 7.5)
    return [p.sheet(), q.sheet()]
  },
}
