import { box, line } from '../../../../drawing/sheet.ts'
import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, captioned, cash, page, pen, type Marks } from '../kit.ts'
import { firm, placeLines, someone } from '../people.ts'

const boxes = [
  'A- Revenus d’emploi',
  'B.A- Cotisation au RRQ',
  'B.B- Cotisation supp. au RRQ',
  'C- Cotisation à l’assurance emploi',
  'D- Cotisation à un RPA',
  'E- Impôt du Québec retenu',
  'F- Cotisation syndicale',
  'G- Salaire admissible au RRQ',
  'H- Cotisation au RQAP',
  'I- Salaire admissible au RQAP',
  'J- Régime privé d’ass. maladie',
  'K- Voyages (région éloignée)',
  'L- Autres avantages',
  'M- Commissions',
  'N- Dons de bienfaisance',
  'O- Autres revenus',
] as const

/** Québec's slip of employment income: cells of captions, many of them empty, the employee at the left, the employer at the right. */
export const releve1: UnseenLayout = {
  name: 'releve-1',
  docType: 'rl1',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const f = pen('narrow', 'narrow-bold')
    const m = pen('mono', 'mono-bold')
    const worker = someone(paper, 'QC')
    const employer = paper.put(
      'employer_name',
      `${firm(paper, 'QC', ['Soins', 'Ébénisterie', 'Métal', 'Logiciels'])} ltée`.toUpperCase(),
    )
    const seat = placeLines(paper, 'QC').map((row) => row.toUpperCase())
    const year = paper.put('tax_year', paper.pick(['2025', '2024', '2023']))
    const income = paper.between(2_400_000, 9_900_000)
    const a = (cents: number) => amount(cents, 'fr')
    const values: readonly string[] = [
      cash(paper, 'employment_income', income, a(income)),
      a(Math.round(income * 0.054)),
      '',
      a(Math.round(income * 0.0131)),
      paper.chance(0.5) ? a(Math.round(income * 0.05)) : '',
      cash(paper, 'income_tax_deducted', Math.round(income * 0.121), a(Math.round(income * 0.121))),
      a(paper.between(20_000, 90_000)),
      a(income),
      a(Math.round(income * 0.0049)),
      a(income),
      paper.chance(0.6) ? a(paper.between(30_000, 160_000)) : '',
    ]
    const name = paper.put('document_holder_name', `${worker.surname} ${worker.given}`.toUpperCase())
    const sin = paper.put('sin', socialInsuranceNumber(paper, ' '))
    const cells = boxes.map((caption, index) => {
      const [column, row] = [index % 4, Math.floor(index / 4)]
      return captioned(
        { x: 40 + column * 133, y: 92 + row * 28, width: 133, height: 28 },
        caption,
        values[index] ?? '',
        {
          face: 'mono',
          size: 9,
          align: 'right',
        },
      )
    })
    const marks: Marks = [
      box(40, 40, 62, 40, { fill: '#111' }),
      f.L(112, 58, 'Revenus d’emploi et revenus divers', 13),
      f.l(112, 72, 'Copie 2 – À conserver par le particulier', 7.6),
      captioned({ x: 360, y: 40, width: 60, height: 40 }, 'Année', year, { face: 'mono', size: 12 }),
      captioned({ x: 420, y: 40, width: 60, height: 40 }, 'Code du relevé', 'R', { face: 'mono', size: 11 }),
      captioned({ x: 480, y: 40, width: 92, height: 40 }, 'N° du dernier relevé transmis', '', {}),
      pen('sans', 'sans-bold', '#ffffff').M(71, 56, 'RELEVÉ', 9),
      pen('sans', 'sans-bold', '#ffffff').M(71, 74, '1', 16),
      ...cells,
      box(40, 204, 532, 44, { stroke: '#666', strokeWidth: 0.5 }),
      f.l(44, 213, 'Renseignements complémentaires', 6),
      f.l(44, 232, `G-2  ${a(Math.round(income * 0.9))}    201  ${a(paper.between(10_000, 90_000))}`, 9),
      box(40, 248, 266, 108, { stroke: '#666', strokeWidth: 0.5 }),
      f.l(44, 257, 'Nom de famille, prénom et adresse du particulier', 6),
      m.l(56, 280, name, 9),
      worker.lines.map((row, index) => m.l(56, 293 + index * 12, row.toUpperCase(), 9)),
      box(306, 248, 266, 108, { stroke: '#666', strokeWidth: 0.5 }),
      f.l(310, 257, 'Nom et adresse de l’employeur ou du payeur', 6),
      m.l(322, 280, employer, 9),
      seat.map((row, index) => m.l(322, 293 + index * 12, row, 9)),
      captioned({ x: 40, y: 356, width: 133, height: 26 }, 'Numéro d’assurance sociale du particulier', sin, {
        face: 'mono',
        size: 9.5,
      }),
      captioned({ x: 173, y: 356, width: 133, height: 26 }, 'Numéro de référence (facultatif)', paper.code('####'), {
        face: 'mono',
      }),
      captioned({ x: 306, y: 356, width: 266, height: 26 }, 'Numéro du relevé', paper.code('#########'), {
        face: 'mono',
      }),
      f.l(40, 394, 'RL-1 (2025-10)', 7),
      f.l(300, 394, 'Voyez l’explication des cases au verso.', 7),
      f.r(572, 394, 'Formulaire prescrit – Revenu Québec', 7),
      line(20, 420, 592, 420, { stroke: '#bbb', strokeWidth: 0.5 }),
    ]
    return [page('letter', marks, 'SPÉCIMEN')]
  },
}
