import { line, lines, text } from '../../../../drawing/sheet.ts'
import { ago, day, grid, logo, money, page, pairs } from '../kit.ts'
import { addressLines, office, plainName, resident, surnames } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A garage's or plumber's invoice with amount due, account and due date: a near miss of a utility bill. */
export const repairInvoice: UnseenLayout = {
  name: 'repair-invoice',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const trade = paper.pick(['Plumbing & Drain', 'Auto Repair', 'Tree Service', 'Heating & Air', 'Animal Hospital'])
    const shop = `${paper.pick(surnames)} ${trade}`
    const items = Array.from({ length: paper.between(2, 6) }, () => ({
      what: paper.pick([
        'Labor - certified tech',
        'Diagnostic / service call',
        'Parts kit OEM',
        'Haul away',
        'Exam & consult',
        'Filter 20x25x1',
        'Synthetic oil 5W-30',
      ]),
      count: paper.between(1, 4),
      cents: paper.between(1800, 21000),
    }))
    const net = items.reduce((all, { count, cents }) => all + count * cents, 0)
    const tax = Math.round(net * 0.0725)
    const date = ago(paper, 2, 200)
    const ink = paper.pick(['#a31621', '#20558a', '#2f6b2f'])
    const table = grid(
      [
        ['QTY', 44, 'left'],
        ['DESCRIPTION', 90, 'left'],
        ['UNIT', 460, 'right'],
        ['TOTAL', 570, 'right'],
      ],
      items.map(({ what, count, cents }) => [String(count), what, money.plain(cents), money.plain(count * cents)]),
      { y: 250, leading: 18, size: 9 },
    )
    return [
      page([
        ...logo(paper, 40, 30, shop.slice(0, 1), ink, 36),
        text(90, 52, shop, { size: 18, face: 'serif-bold', color: ink }),
        ...lines(90, 66, 11, [...office(paper), `Lic. ${paper.code('C-36 ######')}`], { size: 8.5 }),
        text(572, 52, paper.pick(['INVOICE', 'Work Order / Invoice', 'QUOTE', 'Estimate']), {
          size: 16,
          face: 'sans-bold',
          align: 'right',
        }),
        ...pairs(
          { x: 400, y: 80, leading: 14, right: 572 },
          [
            ['Invoice #', paper.code('#####')],
            ['Date', day.slashes(date)],
            ['Customer account', paper.code('C####')],
            ['Terms', paper.pick(['Net 15', 'Due on receipt', 'Net 30'])],
          ],
          { size: 9 },
        ),
        text(44, 150, 'BILL TO', { size: 7.5, face: 'sans-bold', color: ink }),
        ...lines(44, 164, 13, [plainName(who), ...addressLines(who, 'stacked')], { size: 10, face: 'sans' }),
        line(40, 256, 572, 256),
        ...table.marks,
        ...pairs(
          { x: 400, y: table.bottom + 20, leading: 16, right: 570 },
          [
            ['Subtotal', money.plain(net)],
            ['Sales tax 7.25%', money.plain(tax)],
            ['Total', money.dollars(net + tax)],
            ['Amount due', money.dollars(net + tax)],
          ],
          { size: 10, face: 'narrow-bold' },
        ),
        ...lines(
          44,
          690,
          13,
          [
            'Thank you for your business! We accept cash, checks and all major cards.',
            '90-day warranty on parts and labor. Past due accounts bear 1.5% a month.',
          ],
          { size: 8.5 },
        ),
      ]),
    ]
  },
}
