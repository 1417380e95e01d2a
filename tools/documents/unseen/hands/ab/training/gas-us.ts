import { addDays } from '../../../../calendar.ts'
import { ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A gas company's bill: values above captions in a strip, the service address apart from the mailing block. */
export const gasUs: UnseenLayout = {
  name: 'gas-us',
  docType: 'utility_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const { name, lines } = capitals(crowd(paper, 'us')())
    const p = pen('narrow')
    const issued = addDays(paper.today, -paper.between(3, 26))
    const issuer = paper.put(
      'issuer_name',
      `${paper.pick(['Prairie Flame', 'Bluestem', 'Tri-Rivers', 'Copper Basin'])} ${paper.pick(['Natural Gas Company', 'Gas & Light', 'Gas Utility LLC'])}`,
    )
    p.marks.push(ellipse(58, 56, 18, 18, { fill: '#0a6e5c' }), ellipse(58, 60, 8, 11, { fill: '#fff' }))
    p.b(84, 62, issuer, 16, { color: '#0a6e5c' })
    const service = paper.between(1200, 1900)
    const gas = paper.between(1800, 19000)
    const tax = Math.round((service + gas) * 0.045)
    const before = paper.between(3000, 14000)
    const total = service + gas + tax
    const amount = sum(paper, 'amount_due', total, '$#')
    const due = day(paper, 'due_date', addDays(issued, 21), 'MM/DD/YYYY')
    const account = paper.put('account_number', paper.code('##-####-####-0'))
    const strip = [
      ['ACCOUNT', account],
      ['STATEMENT DATE', day(paper, 'document_date', issued, 'MM/DD/YYYY')],
      ['DUE DATE', due],
      ['AMOUNT DUE', amount],
    ] as const
    p.fill(40, 90, 532, 40, '#eef4f2')
    strip.forEach(([label, value], index) => {
      p.b(52 + index * 134, 108, value, 12)
      p.t(52 + index * 134, 122, label, 6.8)
    })
    p.b(40, 156, 'Service for', 9)
    p.col(40, 170, 12, [...holders(paper, [name]), ...address(paper, lines)], 9.5)
    p.b(300, 156, 'Activity since your last bill', 9)
    const activity = [
      ['Previous balance', cash(before)],
      [`Payment received ${dated(addDays(issued, -9), 'MM/DD')} - thank you`, `${cash(before)}-`],
      ['Balance forward', '.00'],
      ['Customer charge', cash(service)],
      [`Gas delivered, ${paper.between(9, 140)} therms`, cash(gas)],
      ['City franchise fee and taxes', cash(tax)],
    ]
    activity.forEach(([label = '', value = ''], index) => {
      p.t(300, 174 + index * 15, label)
      p.r(570, 174 + index * 15, value)
    })
    p.rule(300, 258, 570)
    ;(p.b(300, 272, 'Please pay this amount', 10), p.r(570, 272, amount, 10, { face: 'narrow-bold' }))
    p.b(40, 320, 'Meter reading', 9)
    const from = addDays(issued, -34)
    p.t(
      40,
      336,
      `${dated(from, 'MM/DD/YY')} to ${dated(addDays(issued, -3), 'MM/DD/YY')}     Meter # ${paper.code('######')}     Actual read`,
    )
    p.b(40, 372, 'SMELL GAS? LEAVE NOW, THEN CALL 911 AND 1-800-555-0187.', 11, { color: '#a11' })
    p.para(
      40,
      394,
      520,
      'Even out your winter bills. With Level Pay you pay the same amount every month. Your plan amount would be $71.00. To join, pay $71.00 in place of the amount due.',
      9,
    )
    p.para(
      40,
      424,
      520,
      'Go paperless and get a $5.00 credit. Rates are on file with the Public Utilities Commission.',
      9,
    )
    p.rule(40, 590, 572, '#999')
    p.t(40, 610, 'PAYMENT COUPON', 8)
    p.t(40, 626, `Account ${account}`, 9)
    p.t(40, 640, `Pay by ${due}     After that date pay $${cash(Math.round(total * 1.05))}`, 9)
    p.col(84, 690, 12, [name, ...lines], 9)
    p.col(350, 690, 12, [issuer.toUpperCase(), `PO BOX ${paper.code('####')}`, 'DALLAS TX 75266'], 9)
    p.t(40, 768, paper.code('0 ########## 00000000 ####### SPECIMEN'), 8, { face: 'mono' })
    return [p.sheet()]
  },
}
