import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { printedDollars, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter } from '../kit.ts'
import { calledBy, dashedStreet, resident, surname, townLine } from '../people.ts'

const work = [
  'Snaked main drain, 2nd floor',
  'Supply and install 40 gal. water heater',
  'Replace shut-off valve',
  'Camera inspection',
  'Hot water tank disposal',
  'Replace wax ring and bolts',
  'Thaw frozen line',
] as const
const hand = { face: 'serif', size: 10, color: '#20304f' } as const

/** A plumber's invoice on a preprinted pad: customer and job address, hours and parts, what is due on receipt. */
export const plumberInvoice: UnseenLayout = {
  name: 'plumber-invoice',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper)
    const owner = surname(paper)
    const day = addDays(paper.today, -paper.between(1, 90))
    const start = paper.between(0, work.length - 1)
    const jobs = Array.from({ length: paper.between(2, 4) }, (_, index) => ({
      name: work[(start + index) % work.length] ?? '',
      cents: paper.between(45, 1690) * 100,
    }))
    const [hours, rate] = [paper.between(2, 11), 11500]
    const net = total(jobs.map(({ cents }) => cents)) + (hours * rate) / 2
    const tax = Math.round(net * 0.05)
    const red = '#9c2b1f'
    const marks: Mark[] = [
      text(40, 56, `${owner} & Daughters`, { face: 'serif-bold', size: 22, color: red }),
      text(40, 74, 'PLUMBING - HEATING - DRAINS   24 hrs   Licensed & bonded, ticket 44-P', {
        face: 'serif',
        size: 8.5,
      }),
      text(572, 56, `No. ${paper.code('0####')}`, { face: 'mono-bold', size: 15, color: red, align: 'right' }),
      text(572, 74, `GST ${paper.code('84#######')}`, { size: 7.5, align: 'right' }),
      ...['Sold to', 'Address', 'Town', 'Phone'].flatMap((caption, index) => [
        text(40, 118 + index * 24, caption, { face: 'serif', size: 8, color: red }),
        line(90, 121 + index * 24, 360, 121 + index * 24, { stroke: red, strokeWidth: 0.5 }),
      ]),
      ...[calledBy(client), dashedStreet(client), townLine(client), paper.code('***-555-01##')].map((value, index) =>
        text(98, 117 + index * 24, value, hand),
      ),
      ...['Date', 'Terms', 'Tech'].flatMap((caption, index) => [
        text(390, 118 + index * 24, caption, { face: 'serif', size: 8, color: red }),
        line(420, 121 + index * 24, 572, 121 + index * 24, { stroke: red, strokeWidth: 0.5 }),
      ]),
      ...[written(day, 'Sep 30, 2026'), 'due on receipt', paper.pick(['Bo', 'Lorraine', 'Stu'])].map((value, index) =>
        text(428, 117 + index * 24, value, hand),
      ),
      box(40, 220, 532, 300, { stroke: red, strokeWidth: 0.8 }),
      line(470, 220, 470, 520, { stroke: red, strokeWidth: 0.8 }),
      line(40, 240, 572, 240, { stroke: red, strokeWidth: 0.8 }),
      text(48, 234, 'Description of work', { face: 'serif', size: 8, color: red }),
      text(564, 234, 'Amount', { face: 'serif', size: 8, color: red, align: 'right' }),
      ...jobs.flatMap(({ name, cents }, index) => [
        text(52, 262 + index * 24, name, hand),
        text(564, 262 + index * 24, printedDollars(cents, 'en'), { ...hand, align: 'right' as const }),
      ]),
      text(52, 262 + jobs.length * 24, `Labour ${hours / 2} hrs @ $115`, hand),
      text(564, 262 + jobs.length * 24, printedDollars((hours * rate) / 2, 'en'), { ...hand, align: 'right' }),
      ...['Sub-total', 'GST', 'TOTAL'].flatMap((caption, index) => [
        text(462, 538 + index * 20, caption, { face: 'serif', size: 9, color: red, align: 'right' as const }),
        text(564, 538 + index * 20, printedDollars([net, tax, net + tax][index] ?? 0, 'en'), {
          ...hand,
          align: 'right' as const,
        }),
      ]),
      ...lines(
        40,
        620,
        12,
        [
          'Interest of 2% per month on overdue accounts. We own the parts until they are paid for.',
          'E-transfer, cheque or cash. Thank you - tell your neighbours!',
        ],
        { face: 'serif', size: 8.5 },
      ),
      text(60, 690, 'x ____________________________   work completed to my satisfaction', { face: 'serif', size: 9 }),
    ]
    return [letter(marks)]
  },
}
