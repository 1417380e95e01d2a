import { addDays, longDate } from '../../../../calendar.ts'
import { box, line, lines, roundedBox, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedDollars, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, logo, pair, paragraph, tearLine } from '../kit.ts'
import { calledBy, dashedStreet, initialsOf, issuers, person, putAddress, resident, townLine } from '../people.ts'

const crimson = '#a80f2c'
const body = { face: 'sans', size: 7.5 } as const
const shops = [
  'NORTH MARKET GROCER HALIFAX NS',
  'BLUE HERON COFFEE 0042',
  'AIRPORT PARKING YYZ',
  'BOOKS & BINDERS KINGSTON ON',
  'PAW AND CLAW VET CLINIC',
  'GASBAR EXPRESS 7711',
  'STREAMBOX.COM 855-5550190',
] as const

/** A bank's credit card statement: calculation in a grey column at the right, two dates per purchase, a second cardholder, a stub below. */
export const cardBank: UnseenLayout = {
  name: 'card-bank',
  docType: 'credit_card_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper)
    const [other] = person(paper)
    const bank = paper.put('issuer_name', paper.pick(issuers.bank))
    const closed = addDays(paper.today, -paper.between(4, 40))
    const from = addDays(closed, -30)
    const previous = paper.between(21000, 389000)
    const paid = paper.chance(0.6) ? previous : paper.between(10000, 20000)
    const purchases = Array.from({ length: 9 }, () => paper.between(480, 31000))
    const interest = paid === previous ? 0 : paper.between(900, 6100)
    const owing = previous - paid + total(purchases) + interest
    const limit = paper.between(5, 25) * 100000
    const minimum = Math.max(1000, Math.ceil(owing / 3000) * 100)
    const number = paper.put('account_number', paper.code('4514 01XX XXXX ####').replaceAll('X', '*'))
    const due = addDays(closed, 21)
    const balance = paper.put('closing_balance', canonicalMoney(owing), printedDollars(owing, 'en'))
    const least = paper.put('minimum_payment', canonicalMoney(minimum), printedDollars(minimum, 'en'))
    const days = purchases.map(() => paper.between(1, 26)).toSorted((left, right) => left - right)
    const right = (caption: string, value: string, y: number, isBold = false) =>
      pair(caption, value, { x: 396, right: 568, y }, { ...body, face: isBold ? 'sans-bold' : 'sans' })
    const marks: Mark[] = [
      box(0, 0, 612, 26, { fill: crimson }),
      ...logo('ring', { x: 36, y: 38, size: 40, color: crimson }, initialsOf(bank).slice(0, 2)),
      text(88, 56, 'Voyager Platinum Card', { face: 'sans-bold', size: 14, color: crimson }),
      text(88, 70, `STATEMENT PERIOD: ${written(from, 'Sep 30, 2026')} to ${written(closed, 'Sep 30, 2026')}`, body),
      text(576, 56, 'PREPARED FOR', { ...body, size: 6, align: 'right' }),
      text(576, 68, calledBy(client).toUpperCase(), { ...body, align: 'right' }),
      text(576, 80, number, { ...body, align: 'right' }),
      ...['TRANS', 'POSTED', 'ACTIVITY DESCRIPTION', 'AMOUNT ($)'].map((title, index) =>
        text([36, 76, 120, 366][index] ?? 0, 112, title, {
          ...body,
          size: 6.5,
          color: '#666',
          align: index === 3 ? 'right' : 'left',
        }),
      ),
      line(36, 116, 366, 116, { stroke: crimson }),
      text(36, 131, `${calledBy(client).toUpperCase()} - ${number.slice(-4)}`, { ...body, face: 'sans-bold' }),
      text(36, 147, written(addDays(from, 9), 'Sep 30').toUpperCase(), body),
      text(76, 147, written(addDays(from, 10), 'Sep 30').toUpperCase(), body),
      text(120, 147, 'PAYMENT - THANK YOU', body),
      text(366, 147, `-${printedDollars(paid, 'en')}`, { ...body, align: 'right' }),
      ...purchases.flatMap((cents, index) => {
        const y = 163 + index * 16 + (index > 5 ? 18 : 0)
        const day = addDays(from, days[index] ?? 1)
        return [
          text(36, y, written(day, 'Sep 30').toUpperCase(), body),
          text(76, y, written(addDays(day, 2), 'Sep 30').toUpperCase(), body),
          text(120, y, paper.pick(shops), body),
          text(366, y, printedDollars(cents, 'en'), { ...body, align: 'right' as const }),
        ]
      }),
      text(
        36,
        261,
        `${other.toUpperCase()} ${client.surname.toUpperCase()} - ${paper.code('####')}  (authorized user)`,
        { ...body, face: 'sans-bold' },
      ),
      ...pair('Interest on purchases 20.99%', printedDollars(interest, 'en'), { x: 120, right: 366, y: 330 }, body),
      line(36, 338, 366, 338),
      ...pair(
        'SUBTOTAL OF THIS PERIOD',
        printedDollars(total(purchases) + interest - paid, 'en'),
        { x: 36, right: 366, y: 351 },
        { ...body, face: 'sans-bold' },
      ),
      roundedBox(384, 98, 196, 300, 4, { fill: '#f1f1f1' }),
      ...right('Statement date', paper.put('document_date', closed, written(closed, 'Sep 30, 2026')), 118),
      ...right('Payment due date', written(due, 'Sep 30, 2026'), 132, true),
      line(396, 140, 568, 140, { stroke: '#999' }),
      text(396, 154, 'CALCULATING YOUR BALANCE', { ...body, size: 6.5, color: crimson }),
      ...right('Previous statement balance', printedDollars(previous, 'en'), 168),
      ...right('Payments & credits', `-${printedDollars(paid, 'en')}`, 181),
      ...right('Purchases & debits', printedDollars(total(purchases), 'en'), 194),
      ...right('Cash advances', '$0.00', 207),
      ...right('Interest', printedDollars(interest, 'en'), 220),
      ...right('Fees', '$0.00', 233),
      line(396, 239, 568, 239),
      text(396, 256, 'NEW BALANCE', { ...body, face: 'sans-bold' }),
      text(568, 257, balance, { face: 'sans-bold', size: 11, align: 'right' }),
      ...right('Minimum payment', least, 273),
      line(396, 282, 568, 282, { stroke: '#999' }),
      ...right('Credit limit', paper.put('credit_limit', canonicalMoney(limit), printedDollars(limit, 'en')), 298),
      ...right('Available credit', printedDollars(Math.max(0, limit - owing), 'en'), 311),
      ...right('Cash advance limit', printedDollars(Math.round(limit / 10), 'en'), 324),
      ...right('Annual rates: purchases', '20.99%', 342),
      ...right('cash advances', '22.99%', 355),
      ...right('Voyager points earned', String(Math.round(total(purchases) / 100)), 376),
      ...right('Points balance', paper.code('4#,###'), 389),
      ...paragraph(
        { x: 36, y: 430, width: 540, leading: 10 },
        `If you make only the minimum payment every month it will take about ${paper.between(6, 31)} years and ${paper.between(1, 11)} month(s) to repay the full balance. To avoid interest, pay the new balance by ${longDate(due, 'en')}. Payments by mail take up to 5 days to reach us.`,
        body,
      ).marks,
      ...paragraph(
        { x: 36, y: 476, width: 540, leading: 10 },
        'Lost or stolen card: 1-800-555-0149, collect from abroad 416-555-0150. Trade-marks are used under licence. Foreign currency is converted with a mark-up of 2.5%.',
        { ...body, size: 6.5, color: '#555' },
      ).marks,
      ...tearLine(556, 'Detach here and mail with your cheque'),
      ...lines(
        64,
        600,
        12,
        [
          paper.put('document_holder_name', calledBy(client).toUpperCase()),
          ...putAddress(
            paper,
            [dashedStreet(client), townLine(client)].map((row) => row.toUpperCase()),
          ),
        ],
        { ...body, size: 9 },
      ),
      ...right('Card number', number, 590),
      ...right('NEW BALANCE', balance, 606, true),
      ...right('MINIMUM PAYMENT', least, 620),
      ...right('PAYMENT DUE DATE', written(due, 'Sep 30, 2026'), 634),
      box(490, 646, 78, 18, { stroke: '#000', strokeWidth: 0.5 }),
      text(484, 658, 'AMOUNT PAID', { ...body, size: 6, align: 'right' }),
      ...lines(64, 688, 10, [bank, 'Card Payments, P.O. Dept 33', 'Moncton NB  E1C 9Z9'], { ...body, size: 7.5 }),
      text(
        36,
        752,
        `${paper.code('################')} ${String(owing).padStart(9, '0')} ${String(minimum).padStart(9, '0')}`,
        { face: 'mono', size: 9 },
      ),
    ]
    return [letter(marks)]
  },
}
