import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { employer } from '../companies.ts'
import { dollarsEnglish, englishDates } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** A tradesman's estimate or invoice: looks like a bill, with a customer, a sum and a date, but for work on a house. */
export const tradeQuote: UnseenLayout = {
  name: 'trade-quote',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [day, money] = [paper.pick(englishDates), paper.pick(dollarsEnglish)]
    const page = openPage('letter', paper.pick(families))
    const company = employer(paper, 'CA')
    const at = addDays(paper.today, -paper.between(1, 90))
    emblem(paper, page, { x: 40, y: 26, size: 44, ink: paper.pick(inks) }, initialsOf(company))
    page.t(94, 50, company, { bold: true, size: 13, within: 230 })
    page.t(572, 50, paper.pick(['ESTIMATE', 'INVOICE', 'QUOTE', 'WORK ORDER', 'ORDER CONFIRMATION', 'DELIVERY NOTE']), {
      size: 18,
      bold: true,
      align: 'right',
    })
    page.col(40, 110, 12, [
      paper.pick(['Bill to', 'Customer', 'Prepared for']),
      nameOf(someone(paper, 'CA'), 'plain'),
      ...homeLines(paper, home(paper, 'CA'), 'CA'),
    ])
    page.col(380, 110, 13, [
      `Date: ${day(at)}`,
      `No. ${paper.code('Q-####')}`,
      `${paper.pick(['Valid until', 'Due', 'Ship by'])}: ${day(addDays(at, 30))}`,
      `Rep: ${nameOf(someone(paper, 'CA'), 'plain')}`,
    ])
    const rows = [
      'Remove old shingles',
      'Ice and water shield, 2 rolls',
      'Labour, 3 men',
      'Disposal bin 14 yd',
      'Eavestrough 5 in. white',
    ]
      .filter(() => paper.chance(0.8))
      .map((label) => ({ label, cents: paper.between(9_000, 300_000) }))
    const sum = rows.reduce((total, { cents }) => total + cents, 0)
    const bottom = page.grid(
      {
        x: 40,
        y: 200,
        widths: [330, 70, 132],
        right: [1, 2],
        leading: 18,
        size: 8.6,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        ['Description', 'Qty', 'Amount'],
        ...rows.map(({ label, cents }) => [label, '1', money(cents)]),
        ['Subtotal', '', money(sum)],
        ['HST', '', money(Math.round(sum * 0.13))],
        [paper.pick(['Total', 'Amount due', 'Grand total']), '', money(Math.round(sum * 1.13))],
      ],
    )
    page.para(
      40,
      bottom + 30,
      532,
      'Two-year warranty on workmanship. A deposit of 30% is required on acceptance. Thank you for your business!',
      { size: 8 },
    )
    return [page.sheet()]
  },
}
