import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, captioned, page, pen, type Marks } from '../kit.ts'
import { firm, full, placeLines, someone } from '../people.ts'

/** An American slip of interest: boxes with numbers, payer and recipient, as a Canadian slip of pay has, but of another tax and form. */
export const form1099: UnseenLayout = {
  name: 'form-1099',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const f = pen('narrow', 'narrow-bold')
    const m = pen('mono', 'mono-bold')
    const who = someone(paper, 'US')
    const payer = paper.put(
      'issuer_name',
      `${firm(paper, 'US', ['Thrift', 'Savings', 'Securities'])} Corp`.toUpperCase(),
    )
    const interest = paper.between(1200, 480_000)
    const cell = (x: number, y: number, width: number, caption: string, value: string, height = 34) =>
      captioned({ x, y, width, height }, caption, value, { face: 'mono', size: 9 })
    const year = paper.pick(['2025', '2024'])
    const marks: Marks = [
      f.m(306, 50, '[ ] CORRECTED (if checked)', 9),
      box(40, 60, 250, 86, { stroke: '#666', strokeWidth: 0.5 }),
      f.l(44, 68, 'PAYER’S name, street address, city, state, ZIP code and telephone no.', 5.8),
      m.l(50, 88, payer, 9),
      placeLines(paper, 'US').map((row, index) => m.l(50, 101 + index * 12, row.toUpperCase(), 9)),
      m.l(50, 128, '800-555-0109', 9),
      cell(290, 60, 150, 'Payer’s RTN (optional)', ''),
      cell(290, 94, 150, '1  Interest income', `$ ${amount(interest, 'plain')}`),
      cell(290, 128, 150, '2  Early withdrawal penalty', '', 18),
      box(440, 60, 132, 86, { stroke: '#666', strokeWidth: 0.5 }),
      f.l(446, 72, 'OMB No. 1545-0112', 6.6),
      f.l(446, 88, 'Form', 7),
      f.L(466, 89, '1099-INT', 13),
      f.l(446, 106, 'For calendar year', 7),
      f.L(510, 107, year, 12),
      f.L(446, 134, 'Interest Income', 11),
      cell(40, 146, 125, 'PAYER’S TIN', paper.code('##-#######')),
      cell(165, 146, 125, 'RECIPIENT’S TIN', `XXX-XX-${paper.code('####')}`),
      cell(290, 146, 282, '3  Interest on U.S. Savings Bonds and Treasury obligations', '$ 0.00'),
      box(40, 180, 250, 92, { stroke: '#666', strokeWidth: 0.5 }),
      f.l(44, 188, 'RECIPIENT’S name and address', 5.8),
      m.l(50, 212, paper.put('document_holder_name', full(who).toUpperCase()), 9),
      who.lines.map((row, index) => m.l(50, 225 + index * 12, row.toUpperCase(), 9)),
      cell(290, 180, 141, '4  Federal income tax withheld', '$ 0.00'),
      cell(431, 180, 141, '5  Investment expenses', '$'),
      cell(290, 214, 141, '6  Foreign tax paid', '$'),
      cell(431, 214, 141, '7  Foreign country or U.S. possession', ''),
      cell(290, 248, 141, '8  Tax-exempt interest', '$', 24),
      cell(431, 248, 141, '9  Specified private activity bond', '$', 24),
      cell(40, 272, 250, 'Account number (see instructions)', paper.code('######-##')),
      cell(290, 272, 282, '14  Tax-exempt and tax credit bond CUSIP no.', ''),
      f.l(40, 320, 'Form 1099-INT   (keep for your records)   www.irs.example/Form1099INT', 7),
      f.L(420, 320, 'Copy B  For Recipient', 9),
      f.l(
        40,
        344,
        'This is important tax information and is being furnished to the IRS. If you are required to file a return, a penalty may be',
        7.4,
      ),
      f.l(
        40,
        354,
        'imposed on you if this income is taxable and the IRS determines that it has not been reported.',
        7.4,
      ),
      line(20, 390, 592, 390, { stroke: '#bbb', strokeWidth: 0.5 }),
    ]
    return [page('letter', marks)]
  },
}
