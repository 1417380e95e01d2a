import { addDays } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { box, roundedBox, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import {
  bars,
  day,
  left,
  lived,
  middle,
  money,
  owe,
  page,
  paragraph,
  right,
  rule,
  specimen,
  stack,
  when,
} from '../kit.ts'
import { firm, somebody, telephone } from '../people.ts'

/** Electricity of a small Ontario distributor: a flash for a logo, the name only on the stub, months before slashes. */
export const hydroPeterborough: UnseenLayout = {
  name: 'hydro-peterborough',
  docType: 'utility_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'CA', { region: 'ON' })
    const name = paper.put('document_holder_name', `${who.given} ${who.middle.charAt(0)} ${who.surname}`.toUpperCase())
    const place = lived(paper, [who.street.toUpperCase(), `${who.city.toUpperCase()} ${who.region}  ${who.postal}`])
    const issued = addDays(paper.today, -paper.between(6, 40))
    const account = paper.put('account_number', paper.code('00######-##'))
    const use = [paper.between(380, 700), paper.between(90, 210), paper.between(80, 190)]
    const energy = [0.076, 0.122, 0.158].map((rate, index) => Math.round((use[index] ?? 0) * rate * 100))
    const delivery = paper.between(3900, 6100)
    const regulatory = paper.between(410, 780)
    const net = total(energy) + delivery + regulatory
    const tax = Math.round(net * 0.13)
    const rebate = Math.round(net * 0.131)
    const due = net + tax - rebate
    const issuer = paper.put('issuer_name', `${firm(paper, 'CA')} Hydro Distribution Inc.`)
    const amount = owe(paper, 'amount_due', due, '$1,234.56')
    const dueDay = when(paper, 'due_date', addDays(issued, 20), 'MON DD/YY')
    const green = '#1f6b4a'
    const marks: Mark[] = [
      shape('M52 34 L70 34 L62 52 L74 52 L46 84 L54 60 L42 60 Z', { fill: '#e7a21a' }),
      left(80, 66, 'electricity, delivered', 9, 'serif', { color: green }),
      middle(430, 50, 'YOUR ELECTRICITY STATEMENT', 11, 'sans-bold', { color: green }),
      specimen(560, 20),
      ...stack([64, 142, 12], [name, ...place], 9, 'mono'),
    ]
    const facts = [
      ['Account number', account],
      ['Statement date', when(paper, 'document_date', issued, 'MON DD/YY')],
      ['Next reading on or about', day(addDays(issued, 29), 'MON DD/YY')],
      ['Service location', who.street.toUpperCase()],
    ] as const
    facts.forEach(([caption, value], index) => {
      marks.push(left(330, 80 + index * 15, caption, 7.6), right(566, 80 + index * 15, value, 8.4, 'narrow-bold'))
      marks.push(rule(330, 84 + index * 15, 236, 0.3, '#8fb5a3'))
    })
    marks.push(
      roundedBox(330, 142, 236, 52, 8, { fill: '#e8f2ec', stroke: green, strokeWidth: 1 }),
      left(342, 160, 'Please pay', 8),
      right(556, 162, amount, 15, 'sans-bold'),
      left(342, 182, 'by', 8),
      right(556, 183, dueDay, 10, 'narrow-bold'),
    )
    const previous = paper.between(9200, 21000)
    marks.push(
      left(48, 232, 'SINCE YOUR LAST STATEMENT', 9, 'narrow-bold', { color: green }),
      rule(48, 237, 518, 1, green),
    )
    const before = [
      ['Balance on previous statement', money(previous, '$1,234.56')],
      [`Payment ${day(addDays(issued, -13), 'MON DD/YY')} - thank you`, `${money(previous, '$1,234.56')} CR`],
      ['Balance forward', '$0.00'],
    ] as const
    before.forEach(([caption, value], index) =>
      marks.push(left(56, 252 + index * 13, caption), right(560, 252 + index * 13, value)),
    )
    marks.push(left(48, 304, 'ELECTRICITY CHARGES', 9, 'narrow-bold', { color: green }), rule(48, 309, 518, 1, green))
    const start = paper.between(10_400, 88_000)
    const used = use[0] === undefined ? 0 : total(use)
    marks.push(
      ...['Meter', 'Read from', 'Read to', 'Previous', 'Present', 'kWh used'].map((caption, index) =>
        left(56 + index * 84, 322, caption, 7, 'narrow', { color: '#555' }),
      ),
      ...[
        paper.code('J######'),
        day(addDays(issued, -36), 'MON DD/YY'),
        day(addDays(issued, -6), 'MON DD/YY'),
        String(start),
        String(start + used),
        String(used),
      ].map((value, index) => left(56 + index * 84, 333, value, 8)),
    )
    const charges = [
      [`Off-peak  ${use[0]} kWh @ 7.600 ¢`, money(energy[0] ?? 0, '$1,234.56')],
      [`Mid-peak  ${use[1]} kWh @ 12.200 ¢`, money(energy[1] ?? 0, '$1,234.56')],
      [`On-peak  ${use[2]} kWh @ 15.800 ¢`, money(energy[2] ?? 0, '$1,234.56')],
      ['Delivery', money(delivery, '$1,234.56')],
      ['Regulatory Charges', money(regulatory, '$1,234.56')],
      ['H.S.T. (# 86512 4477 RT0001)', money(tax, '$1,234.56')],
      ['Ontario Electricity Rebate', `${money(rebate, '$1,234.56')} CR`],
    ] as const
    charges.forEach(([caption, value], index) =>
      marks.push(left(56, 354 + index * 13, caption), right(560, 354 + index * 13, value)),
    )
    marks.push(
      rule(430, 438, 136),
      left(56, 450, 'Your electricity charges this period', 8.5, 'narrow-bold'),
      right(560, 450, money(due, '$1,234.56'), 8.5, 'narrow-bold'),
      box(48, 470, 518, 62, { fill: '#fdf3dc' }),
      left(58, 486, 'Switch to paperless and be entered to win a smart thermostat!', 9, 'serif-bold'),
      ...paragraph(
        [58, 500, 490],
        'Tiered or time of use: the choice is yours. Ask us for the election form, or see which plan would have cost you less over the past twelve months in your online account.',
      ).marks,
      left(
        48,
        552,
        `Outages, day or night: ${telephone(paper, who.area)}     Billing, Monday to Friday 8:30 - 4:30: ${telephone(paper, who.area)}`,
        7.4,
      ),
      left(48, 564, 'Interest of 1.5 % per month is charged on overdue accounts.', 7.4),
    )
    for (let x = 30; x < 582; x += 9) marks.push(rule(x, 594, 5, 0.5))
    marks.push(
      left(48, 612, 'Return this portion with your payment', 7.4),
      ...stack([64, 640, 12], [name, ...place], 8.4, 'mono'),
      ...stack(
        [48, 700, 11],
        [
          'Cheques payable to:',
          issuer,
          `PO Box ${paper.between(20, 900)} Stn Main`,
          `${who.city} ${who.region}  ${who.postal.slice(0, 3)} 6Z1`,
        ],
        8,
      ),
      left(380, 640, 'Account', 7.6),
      right(566, 640, account, 9, 'mono'),
      left(380, 658, 'If paid on or before', 7.6),
      right(566, 658, dueDay, 9, 'mono'),
      left(380, 676, 'Amount', 7.6),
      right(566, 676, amount, 9, 'mono-bold'),
      left(380, 694, 'Amount enclosed', 7.6),
      box(466, 684, 100, 16, { stroke: '#333', strokeWidth: 0.6 }),
      ...bars(paper, 380, 724, 180, 18),
    )
    return [page('letter', marks)]
  },
}
