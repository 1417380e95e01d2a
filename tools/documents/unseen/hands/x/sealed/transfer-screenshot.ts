import { addDays } from '../../../../calendar.ts'
import { box, ellipse, roundedBox, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, grid, pen, rule, type Marks } from '../kit.ts'
import { another, firm, full, someone } from '../people.ts'

/** The screen of a telephone after money was sent: a bank's words, but no statement. */
export const transferScreenshot: UnseenLayout = {
  name: 'transfer-screenshot',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold', '#16202e')
    const s = pen('sans', 'sans-bold', '#6b7684')
    const w = pen('sans', 'sans-bold', '#ffffff')
    const one = someone(paper, 'US')
    const two = another(paper, 'US', one)
    const app = paper.put('issuer_name', firm(paper, 'US', ['Pay', 'Wallet', 'Cash']))
    const on = addDays(paper.today, -paper.between(0, 60))
    const cents = paper.between(1500, 98_000)
    const marks: Marks = [
      box(0, 0, 390, 300, { fill: '#2a3fbf' }),
      w.L(28, 30, `${paper.between(1, 12)}:${paper.code('3#')}`, 13),
      box(330, 20, 24, 11, { stroke: '#fff', strokeWidth: 1 }),
      box(332, 22, 15, 7, { fill: '#fff' }),
      shape('M36 58 L29 65 L36 72', { stroke: '#ffffff', strokeWidth: 2 }),
      w.m(195, 70, app, 14),
      ellipse(195, 150, 34, 34, { fill: '#ffffff', opacity: 1 }),
      shape('M180 150 L191 162 L212 138', { stroke: '#1e9e5a', strokeWidth: 5 }),
      w.M(195, 222, `You sent $${amount(cents, 'en')}`, 20),
      w.m(195, 250, `to ${full(two)}`, 14),
      w.m(195, 274, paper.pick(['for rent', 'for groceries', 'for the cabin']), 12),
      roundedBox(16, 320, 358, 280, 14, { fill: '#ffffff' }),
      grid(
        352,
        40,
        [34, -356],
        [
          ['Status', 'Completed'],
          ['Date', `${dated(paper, 'document_date', on, 'MMM D, YYYY')}`],
          ['From', `Checking ••••${paper.code('####')}`],
          ['Sender', paper.put('document_holder_name', full(one))],
          ['Confirmation', paper.code('@@#####@##')],
          ['Fee', '$0.00'],
        ],
        { size: 13, face: 'sans', color: '#16202e' },
      ),
      [0, 1, 2, 3, 4].map((index) => rule(34, 367 + index * 40, 356, '#e4e7ec')),
      s.m(195, 588, 'Arrives in minutes', 11),
      roundedBox(16, 640, 358, 48, 24, { fill: '#2a3fbf' }),
      w.M(195, 670, 'Send again', 14),
      f.m(195, 722, 'Share receipt', 13),
      s.m(195, 800, 'Available balance hidden · SPECIMEN', 9),
      roundedBox(130, 826, 130, 5, 2.5, { fill: '#16202e' }),
    ]
    return [{ width: 390, height: 844, pixelsPerUnit: 2.4, background: '#f3f5f8', marks: marks.flat() }]
  },
}
