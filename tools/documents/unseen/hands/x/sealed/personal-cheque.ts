import { box, line, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { page, pen, rule, type Marks } from '../kit.ts'
import { another, firm, placeLines, someone } from '../people.ts'

/** The three marks of the magnetic line that are no digits: transit, on-us, dash. */
function symbol(kind: 'transit' | 'on-us' | 'dash', x: number, y: number): Mark[] {
  const bars = {
    transit: [
      box(x, y - 9, 1.6, 9, { fill: '#111' }),
      box(x + 4, y - 9, 2.6, 3, { fill: '#111' }),
      box(x + 4, y - 3, 2.6, 3, { fill: '#111' }),
    ],
    'on-us': [
      box(x, y - 6, 1.6, 6, { fill: '#111' }),
      box(x + 2.8, y - 9, 1.6, 6, { fill: '#111' }),
      box(x + 5.6, y - 6, 1.6, 6, { fill: '#111' }),
    ],
    dash: [0, 2.6, 5.2].map((step) => box(x + step, y - 6, 1.4, 4, { fill: '#111' })),
  }
  return [...bars[kind]]
}

/** A personal cheque copied on a page and voided by hand; the bank's numbers stand in the magnetic line only. */
export const personalCheque: UnseenLayout = {
  name: 'personal-cheque',
  docType: 'void_cheque',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [f, m] = [pen('serif', 'serif-bold'), pen('mono', 'mono-bold')]
    const one = someone(paper, 'CA')
    const two = another(paper, 'CA', one)
    const isJoint = paper.chance(0.6)
    const people = isJoint ? [one, two] : [one]
    const names = people.map(({ given, surname }) => `${given.charAt(0)}. ${surname}`.toUpperCase())
    paper.put('document_holder_name', names.join('; '), names[0])
    const bank = paper.put('issuer_name', firm(paper, 'CA', ['Trust', 'Pacific Bank', 'Savings Bank']).toUpperCase())
    const branch = placeLines(paper, 'CA')
    const [transit, institution] = [
      paper.put('transit_number', paper.code('#####')),
      paper.put('institution_number', paper.code('8##')),
    ]
    const account = paper.put('account_number', paper.code('###-###-#'))
    const serial = String(paper.between(1, 480)).padStart(3, '0')
    const [x, y] = [48, 96]
    const marks: Marks = [
      box(x, y, 516, 226, { fill: '#eaf1ea', stroke: '#8aa08a' }),
      Array.from({ length: 22 }, (_, index) =>
        line(x, y + 6 + index * 10, x + 516, y + 2 + index * 10, { stroke: '#d4e3d4', strokeWidth: 0.5 }),
      ),
      names.map((name, index) => f.L(x + 16, y + 22 + index * 12, name, 9.5)),
      one.lines.map((row, index) => f.l(x + 16, y + 24 + (names.length + index) * 11, row, 7.6)),
      f.R(x + 498, y + 24, serial, 12),
      f.l(x + 316, y + 54, 'DATE', 6.6),
      'YYYYMMDD'
        .split('')
        .map((letter, index) => [
          box(x + 344 + index * 19 + (index > 3 ? 6 : 0) + (index > 5 ? 6 : 0), y + 40, 15, 16, {
            stroke: '#7c8f7c',
            strokeWidth: 0.5,
          }),
          f.m(x + 351.5 + index * 19 + (index > 3 ? 6 : 0) + (index > 5 ? 6 : 0), y + 63, letter, 5),
        ])
        .flat(2),
      f.l(x + 16, y + 86, 'PAY TO THE', 6.4),
      f.l(x + 16, y + 94, 'ORDER OF', 6.4),
      rule(x + 66, y + 95, x + 380, '#555'),
      f.L(x + 388, y + 94, '$', 13),
      box(x + 402, y + 80, 98, 18, { fill: '#fff', stroke: '#7c8f7c' }),
      rule(x + 16, y + 122, x + 430, '#555'),
      f.l(x + 436, y + 121, '/100 DOLLARS', 7),
      f.L(x + 16, y + 142, bank, 9),
      branch.map((row, index) => f.l(x + 16, y + 153 + index * 9, row.toUpperCase(), 6.6)),
      f.l(x + 16, y + 184, 'MEMO', 6.4),
      rule(x + 44, y + 185, x + 220, '#555'),
      rule(x + 300, y + 185, x + 500, '#555'),
      f.r(x + 500, y + 193, 'MP', 5.4),
      // A felt pen goes over the middle.
      shape(
        `M${x + 212} ${y + 74} L${x + 234} ${y + 148} L${x + 260} ${y + 72} M${x + 278} ${y + 108} C${x + 282} ${y + 66} ${x + 324} ${y + 68} ${x + 322} ${y + 110} C${x + 320} ${y + 152} ${x + 276} ${y + 150} ${x + 278} ${y + 108} M${x + 346} ${y + 72} L${x + 350} ${y + 146} M${x + 374} ${y + 146} L${x + 372} ${y + 72} C${x + 432} ${y + 74} ${x + 428} ${y + 142} ${x + 374} ${y + 146}`,
        { stroke: '#23315f', strokeWidth: 3.4, opacity: 0.55 },
      ),
      symbol('on-us', x + 60, y + 214),
      m.l(x + 70, y + 214, serial, 12),
      symbol('on-us', x + 94, y + 214),
      symbol('transit', x + 120, y + 214),
      m.l(x + 130, y + 214, transit, 12),
      symbol('dash', x + 169, y + 214),
      m.l(x + 179, y + 214, institution, 12),
      symbol('transit', x + 204, y + 214),
      m.l(x + 230, y + 214, account, 12),
      symbol('on-us', x + 298, y + 214),
      m.l(x + 200, y + 256, 'VOID', 11),
      f.l(x, y + 300, `Set up for payroll — ${names.join(' and ')}`, 8),
    ]
    return [page('letter', marks)]
  },
}
