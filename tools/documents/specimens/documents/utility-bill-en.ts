import { longDate } from '../../calendar.ts'
import { fictionNotice, overprint } from '../../drawing/overprint.ts'
import { box, letterPaper, line, lines, roundedBox, shape, text } from '../../drawing/sheet.ts'
import type { Mark, Sheet } from '../../drawing/sheet.ts'
import { totalLine } from '../../drawing/table.ts'
import { printedDollars } from '../../money.ts'
import { fullName, joinedAddress } from '../../person.ts'
import { homeLines } from '../people.ts'
import type { BillFigures } from '../figures/bill.ts'

/** An electricity bill of an Ontario town: summary box, charges by time of use, a year of usage, a stub to tear off. */
export function englishBillPage(figures: BillFigures): Sheet {
  const marks = [
    overprint(306, 470, 96, 'SPECIMEN', -30),
    ...letterhead(),
    ...addressWindow(figures),
    ...summary(figures),
    ...charges(figures),
    ...usageChart(figures),
    ...stub(figures),
    fictionNotice(774, 'SPECIMEN - fictional company and customer'),
  ]
  return { ...letterPaper, background: '#fff', marks }
}

function letterhead(): Mark[] {
  return [
    box(0, 0, 612, 74, { fill: '#0b4f6c' }),
    shape('M50 16 L36 42 L48 42 L42 62 L62 34 L50 34 L58 16 Z', { fill: '#ffd166' }),
    text(74, 40, 'Lakeshore Light & Power', { size: 18, face: 'narrow-bold', color: '#fff' }),
    text(74, 56, 'Your community electricity utility', { size: 8.6, color: '#cfe6ef' }),
    text(576, 36, 'ELECTRICITY BILL', { size: 13, face: 'narrow-bold', color: '#fff', align: 'right' }),
    text(576, 54, 'Customer care 1-800-555-0134   Outages 1-800-555-0135', {
      size: 7.8,
      color: '#cfe6ef',
      align: 'right',
    }),
  ]
}

function addressWindow({ person }: BillFigures): Mark[] {
  return [
    ...lines(48, 112, 14, [fullName(person), ...homeLines(person)], {
      size: 10.4,
    }),
    text(48, 176, 'Service address', { size: 7.6, color: '#55656d' }),
    text(48, 189, joinedAddress(homeLines(person)), { size: 9 }),
    text(48, 208, 'Meter 0087714 - Residential, time of use', { size: 8, color: '#55656d' }),
  ]
}

function summary(figures: BillFigures): Mark[] {
  const row = (y: number, label: string, value: string) =>
    totalLine(label, value, { x: 346, right: 564, y, size: 9.2, bold: false })
  return [
    roundedBox(334, 92, 242, 126, 6, { fill: '#eef6f9', stroke: '#0b4f6c', strokeWidth: 0.8 }),
    ...row(112, 'Account number', figures.accountNumber),
    ...row(129, 'Statement date', longDate(figures.billDate, 'en')),
    ...row(146, 'Billing period', `${figures.periodStart} to ${figures.periodEnd}`),
    line(346, 156, 564, 156, { stroke: '#9bbccb' }),
    ...totalLine('Amount due', printedDollars(figures.newCharges, 'en'), {
      x: 346,
      right: 564,
      y: 178,
      size: 14,
      bold: true,
    }),
    ...row(202, 'Due date', longDate(figures.dueDate, 'en')),
  ]
}

function charges(figures: BillFigures): Mark[] {
  const money = (cents: number) => printedDollars(cents, 'en')
  const row = (y: number, label: string, detail: string, amount: string): Mark[] => [
    text(48, y, label, { size: 9 }),
    text(220, y, detail, { size: 9, color: '#55656d' }),
    text(564, y, amount, { size: 9, align: 'right' }),
    line(48, y + 5, 564, y + 5, { stroke: '#d7dfe3', strokeWidth: 0.4 }),
  ]
  const heading = (y: number, title: string) =>
    text(48, y, title, { size: 10.6, face: 'narrow-bold', color: '#0b4f6c' })
  const chargesTop = 318
  const end = chargesTop + 16 + figures.charges.length * 17
  return [
    heading(248, 'Your last bill'),
    ...row(266, 'Amount of your last bill', '', money(figures.previousBalance)),
    ...row(283, `Payment received ${longDate(figures.paidOn, 'en')} - thank you`, '', money(-figures.previousBalance)),
    heading(chargesTop, 'Your electricity charges'),
    ...figures.charges.flatMap(({ label, detail, amount }, index) =>
      row(chargesTop + 18 + index * 17, label, detail, money(amount)),
    ),
    ...totalLine('Total new charges', money(figures.newCharges), {
      x: 48,
      right: 564,
      y: end + 8,
      size: 9.6,
      bold: true,
    }),
  ]
}

function usageChart({ usage }: BillFigures): Mark[] {
  const [left, base] = [60, 596]
  const bars = usage.flatMap((kilowattHours, index) => {
    const height = kilowattHours * 0.1
    const fill = index === usage.length - 1 ? '#0b4f6c' : '#9cc5d3'
    return [box(left + index * 24, base - height, 15, height, { fill })]
  })
  return [
    text(48, 500, 'Your usage over 13 months (kWh)', { size: 9, face: 'narrow-bold', color: '#0b4f6c' }),
    ...bars,
    line(left - 6, base, left + 312, base, { stroke: '#55656d' }),
    text(left - 2, base + 11, 'a year ago', { size: 7, color: '#55656d' }),
    text(left + 306, base + 11, 'this bill', { size: 7, color: '#55656d', align: 'right' }),
    ...lines(
      404,
      520,
      11.5,
      [
        'You used 646 kWh in 30 days, an average',
        'of 21.5 kWh a day.',
        'Late payments are charged 1.5% a month',
        '(19.56% a year) from the due date.',
        'Moving? Tell us two weeks ahead.',
      ],
      { size: 7.8 },
    ),
  ]
}

function stub(figures: BillFigures): Mark[] {
  const { person } = figures
  const dashes = Array.from({ length: 46 }, (_, index) =>
    line(30 + index * 12, 634, 36 + index * 12, 634, { stroke: '#777', strokeWidth: 0.5 }),
  )
  return [
    ...dashes,
    text(48, 656, 'Please return this part with your payment', { size: 8, color: '#55656d' }),
    ...lines(48, 682, 13, [fullName(person), ...homeLines(person)]),
    text(330, 656, 'Lakeshore Light & Power, PO Box 4400 Stn A, Ottawa ON  K1A 9Z9', { size: 7.8, color: '#55656d' }),
    ...totalLine('Account', figures.accountNumber, { x: 360, right: 564, y: 684, size: 9, bold: false }),
    ...totalLine('Please pay', printedDollars(figures.newCharges, 'en'), {
      x: 360,
      right: 564,
      y: 702,
      size: 11,
      bold: true,
    }),
    ...totalLine('By', longDate(figures.dueDate, 'en'), { x: 360, right: 564, y: 720, size: 9, bold: false }),
    text(48, 748, `${figures.accountNumber.replaceAll(' ', '')}0000${figures.newCharges}7`, { size: 11, face: 'mono' }),
  ]
}
