import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { daysBefore, home } from '../people.ts'

const offences = [
  ['C-4.1 art. 12', 'Stationnement interdit - panneau'],
  ['R-1.3 art. 54', 'Parcomètre : droit de stationner échu'],
  ['C-4.1 art. 38', 'Obstruction à l’entretien de la rue'],
] as const

/** A narrow thermal slip from a windscreen in French: a plate, a fine with costs and a date to plead by. */
export const parkingOffence: UnseenLayout = {
  name: 'parking-offence',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const day = daysBefore(paper, paper.today, 1, 200)
    const [article, offence] = paper.pick(offences)
    const { street, city } = home(paper, 'QC')
    const fine = paper.pick([48, 67, 82, 103])
    const rows: readonly (readonly [string, string])[] = [
      ['Constat n°', paper.code('8## ### ###')],
      ['Matricule agent', paper.code('#### ')],
      ['Date', day],
      ['Heure', `${paper.between(7, 22)} h ${paper.between(10, 59)}`],
      ['Plaque', `${paper.code('@## @@@')} QC`],
      ['Marque', paper.pick(['HONDA', 'TOYOTA', 'FORD', 'KIA'])],
      ['Lieu', `F/A ${street.replace(/, (app|bureau).*/, '')}`],
      ['Règlement', article],
    ]
    const amounts: readonly (readonly [string, string])[] = [
      ['Amende', `${fine},00 $`],
      ['Frais', '30,00 $'],
      ['Contribution', '8,00 $'],
      ['TOTAL RÉCLAMÉ', `${fine + 38},00 $`],
    ]
    const marks: Mark[] = [
      text(140, 40, `VILLE DE ${city.toUpperCase()}`, { size: 12, face: 'mono-bold', align: 'middle' }),
      text(140, 56, 'CONSTAT D’INFRACTION', { size: 14, face: 'mono-bold', align: 'middle' }),
      line(16, 66, 264, 66),
      ...rows.flatMap(([caption, value], index) => [
        text(16, 88 + index * 17, caption, { size: 8.5, face: 'mono' }),
        text(108, 88 + index * 17, value, { size: 8.5, face: 'mono-bold' }),
      ]),
      text(16, 236, offence, { size: 9.5, face: 'mono-bold' }),
      line(16, 248, 264, 248),
      ...amounts.flatMap(([caption, value], index) => [
        text(16, 270 + index * 17, caption, { size: 9, face: 'mono' }),
        text(264, 270 + index * 17, value, { size: 9, face: 'mono-bold', align: 'right' }),
      ]),
      text(16, 356, 'Vous avez 30 jours pour plaider.', { size: 9, face: 'mono' }),
      text(16, 372, '[ ] COUPABLE     [ ] NON COUPABLE', { size: 9, face: 'mono' }),
      ...Array.from({ length: 46 }, (_, index) =>
        box(30 + index * 4.8, 396, paper.pick([1, 2, 3]), 46, { fill: '#000' }),
      ),
      text(140, 460, 'Cour municipale   SPÉCIMEN', { size: 8, face: 'mono', align: 'middle' }),
    ]
    return [{ width: 280, height: 480, pixelsPerUnit: 200 / 72, background: '#fbfaf5', marks }]
  },
}
