import { addDays, daysBetween, longDate, shortMonth } from '../../../../calendar.ts'
import { box, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedDollars, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, logo, pair, paragraph, stripes, tearLine } from '../kit.ts'
import { calledBy, dashedStreet, initialsOf, issuers, putAddress, resident, townLine } from '../people.ts'

const ink = '#0b5c4a'

/** A time-of-use electricity bill of Ontario: a grey summary at the right, bars of thirteen months, the legal name in the small print. */
export const hydroGraph: UnseenLayout = {
  name: 'hydro-graph',
  docType: 'utility_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper, 'ON')
    const issuer = paper.pick(issuers.power)
    const issued = addDays(paper.today, -paper.between(4, 34))
    const readTo = addDays(issued, -paper.between(3, 6))
    const readFrom = addDays(readTo, -paper.between(29, 33))
    const due = addDays(issued, paper.between(19, 22))
    const used = [paper.between(90, 260), paper.between(80, 190), paper.between(300, 720)]
    const rates = [158, 122, 76]
    const energy = used.map((kilowatts, index) => Math.round((kilowatts * (rates[index] ?? 0)) / 10))
    const delivery = paper.between(3810, 6120)
    const regulatory = paper.between(380, 720)
    const before = total([...energy, delivery, regulatory])
    const tax = Math.round(before * 0.13)
    const rebate = -Math.round(before * 0.235)
    const current = before + tax + rebate
    const previous = paper.between(7200, 19800)
    const paid = paper.chance(0.75) ? previous : previous - paper.between(1000, 4000)
    const owing = previous - paid + current
    const account = paper.put('account_number', paper.code('2########## #').replace(/^(.{4})(.{4})/, '$1 $2 '))
    const amount = paper.put('amount_due', canonicalMoney(owing), printedDollars(owing, 'en'))
    const [bars, periods] = [history(paper.between(520, 640), readTo), ['On-peak', 'Mid-peak', 'Off-peak']]
    const marks: Mark[] = [
      ...logo('steps', { x: 36, y: 28, size: 40, color: ink }, initialsOf(issuer)),
      text(84, 58, 'Your electricity bill', { size: 17, color: ink, face: 'sans' }),
      text(576, 40, 'Questions? 1 888 555-0142   Outages *55', { size: 7, align: 'right' }),
      text(576, 50, 'Mon. - Fri. 8 a.m. to 6 p.m.', { size: 7, align: 'right' }),
      ...lines(
        60,
        124,
        12,
        [
          paper.put('document_holder_name', calledBy(client).toUpperCase()),
          ...putAddress(
            paper,
            [dashedStreet(client), townLine(client)].map((row) => row.toUpperCase()),
          ),
        ],
        { size: 9.5 },
      ),
      box(368, 76, 208, 118, { fill: '#e8efec' }),
      ...pair('Account number', account, { x: 376, right: 568, y: 92 }, { size: 8 }),
      ...pair(
        'Statement date',
        paper.put('document_date', issued, longDate(issued, 'en')),
        { x: 376, right: 568, y: 106 },
        { size: 8 },
      ),
      ...pair('Service address', `${client.civic} ${client.street}`, { x: 376, right: 568, y: 120 }, { size: 8 }),
      ...pair('Meter no.', paper.code('J#######'), { x: 376, right: 568, y: 134 }, { size: 8 }),
      line(376, 142, 568, 142, { stroke: ink }),
      text(376, 160, 'Total amount due', { size: 10, face: 'narrow-bold' }),
      text(568, 161, amount, { size: 14, face: 'sans-bold', align: 'right' }),
      ...pair(
        'Due date',
        paper.put('due_date', due, longDate(due, 'en')),
        { x: 376, right: 568, y: 182 },
        { size: 9, face: 'narrow-bold' },
      ),
      text(36, 222, 'What do I owe?', { size: 11, face: 'sans-bold', color: ink }),
      ...pair(`Amount of your last bill`, printedDollars(previous, 'en'), { x: 36, right: 300, y: 240 }),
      ...pair(
        `Payment received ${written(addDays(issued, -12), 'Sep 30')} - thank you`,
        `-${printedDollars(paid, 'en')}`,
        { x: 36, right: 300, y: 253 },
      ),
      ...pair('Balance forward', printedDollars(previous - paid, 'en'), { x: 36, right: 300, y: 266 }),
      line(36, 272, 300, 272),
      ...pair(
        `Electricity: ${written(readFrom, 'Sep 30')} to ${written(readTo, 'Sep 30')} (${daysBetween(readFrom, readTo)} days)`,
        '',
        { x: 36, right: 300, y: 288 },
        { face: 'narrow-bold' },
      ),
      ...periods.flatMap((name, index) =>
        pair(
          `${name}   ${used[index]} kWh @ ${((rates[index] ?? 0) / 10).toFixed(1)} ¢`,
          printedDollars(energy[index] ?? 0, 'en'),
          { x: 44, right: 300, y: 302 + index * 13 },
        ),
      ),
      ...pair('Delivery', printedDollars(delivery, 'en'), { x: 44, right: 300, y: 341 }),
      ...pair('Regulatory charges', printedDollars(regulatory, 'en'), { x: 44, right: 300, y: 354 }),
      ...pair(
        'Total electricity charges',
        printedDollars(before, 'en'),
        { x: 36, right: 300, y: 371 },
        { face: 'narrow-bold' },
      ),
      ...pair(`HST (${paper.code('87#######')} RT0001)`, printedDollars(tax, 'en'), { x: 36, right: 300, y: 384 }),
      ...pair('Ontario Electricity Rebate', printedDollars(rebate, 'en'), { x: 36, right: 300, y: 397 }),
      ...pair(
        'Your current charges',
        printedDollars(current, 'en'),
        { x: 36, right: 300, y: 414 },
        { face: 'narrow-bold' },
      ),
      text(330, 222, 'Your electricity use at a glance (kWh)', { size: 11, face: 'sans-bold', color: ink }),
      ...bars,
      ...paragraph(
        { x: 330, y: 392, width: 246, leading: 10.5 },
        `Did you know? Switching to Ultra-Low Overnight prices could cost you as little as 2.8 ¢ per kWh. Choose your price plan before ${longDate(addDays(due, 20), 'en')}.`,
        { size: 8 },
      ).marks,
      ...paragraph(
        { x: 36, y: 448, width: 540, leading: 9.5 },
        `Delivery covers bringing electricity from generating stations to your home. A late payment charge of 1.5% a month (19.56% a year) applies to balances not received by the due date. ${issuer} is a licensed distributor under ED-2003-${paper.code('00##')}. Registered office: ${paper.between(100, 900)} Commissioners Road, Belleville ON  K8N 4Z9.`,
        { size: 7, color: '#444' },
      ).marks,
      text(36, 508, 'Ways to pay', { size: 11, face: 'sans-bold', color: ink }),
      ...[
        'Pre-authorized payment: sign up online and never miss a date.',
        'Your bank: choose us as a payee and give your account number without spaces.',
        'Credit card: through our payment partner, for a fee of 1.99%.',
      ].flatMap(
        (content, index) =>
          paragraph({ x: 36 + index * 184, y: 524, width: 168, leading: 10 }, content, { size: 7.5 }).marks,
      ),
      text(36, 574, 'Electricity terms', { size: 11, face: 'sans-bold', color: ink }),
      ...paragraph(
        { x: 36, y: 588, width: 540, leading: 9.5 },
        'kWh: a 100-watt light bulb left on for ten hours uses one. HST is charged on everything but late payment charges. Meter reading multiplier 1.0. Adjustment factor 1.0376.',
        { size: 7, color: '#444' },
      ).marks,
      ...tearLine(630, 'Please return this part with your payment'),
      text(36, 652, paper.put('issuer_name', issuer), { size: 8 }),
      ...lines(36, 663, 10, ['Payment Centre', 'Stn A, Toronto ON  M5W 1C5'], { size: 8 }),
      ...pair('Account', account, { x: 330, right: 576, y: 652 }, { size: 8 }),
      ...pair('Pay by', written(due, 'Sep 30, 2026'), { x: 330, right: 576, y: 665 }, { size: 8 }),
      ...pair('Amount due', amount, { x: 330, right: 576, y: 680 }, { size: 11, face: 'narrow-bold' }),
      box(490, 690, 86, 18, { stroke: '#333' }),
      text(484, 702, 'Amount paid', { size: 7, align: 'right' }),
      ...stripes(36, 700, 170, 24, account),
      text(36, 744, `${account.replace(/\s/g, '')}  ${String(owing).padStart(9, '0')}  4`, { face: 'mono', size: 9 }),
    ]
    return [letter(marks)]
  },
}

/** Bars of the same month last year up to now, the last one dark. */
function history(mean: number, until: string): Mark[] {
  return Array.from({ length: 13 }, (_, index) => {
    const day = addDays(until, (index - 12) * 30.4)
    const height = 30 + ((mean * (index + 5) * 7) % 71)
    const x = 336 + index * 18.4
    return [
      box(x, 366 - height, 12, height, { fill: index === 12 ? ink : '#9cc3b8' }),
      text(x + 6, 374, shortMonth(day, 'en').charAt(0), { size: 6, align: 'middle' as const }),
      text(x + 6, 363 - height, String(Math.round(height * 8.3)), { size: 5, align: 'middle' as const }),
    ]
  }).flat()
}
