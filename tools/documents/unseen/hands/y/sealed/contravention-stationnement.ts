import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf } from '../kit.ts'
import { people } from '../people.ts'

/** A parking fine of a town in Québec, sent to the owner of the plate: boxes with captions, an amount and a delay to pay. */
export const contraventionStationnement: UnseenLayout = {
  name: 'contravention-stationnement',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'QC')()
    const done = addDays(paper.today, -paper.between(10, 120))
    const name = paper.put('document_holder_name', `${one.surname.toUpperCase()}, ${one.given.toUpperCase()}`)
    const cells = [
      ['N° de constat', paper.code('800 ### ###')],
      ["Date de l'infraction", paper.put('document_date', done, dated(done, 'Y-MM-DD'))],
      ['Heure', `${paper.between(7, 22)} h ${paper.code('1#')}`],
      ['Plaque', paper.code('@## @@@')],
      ['Marque', paper.pick(['TOYOTA', 'MAZDA', 'FORD'])],
      ['Lieu', paper.pick(['RUE PRINCIPALE FACE AU 212', 'STATIONNEMENT P4'])],
      ['Code', 'RM-330 art. 14'],
      ['Amende', '62,00 $'],
      ['Frais', '25,00 $'],
      ['TOTAL RÉCLAMÉ', '87,00 $'],
    ]
    return [
      pageOf('letter', [
        text(40, 60, paper.put('issuer_name', 'Ville de Val-Brillant-sur-Mer'), { size: 16, face: 'serif-bold' }),
        text(40, 78, 'Cour municipale – Constat d’infraction – Stationnement', { size: 10, face: 'serif' }),
        ...[name, ...one.lines].map((row, index) => text(70, 140 + index * 13, row, { size: 10, face: 'mono' })),
        ...cells.flatMap(([caption = '', value = ''], index) => {
          const [x, y] = [40 + (index % 2) * 266, 220 + Math.floor(index / 2) * 42]
          return [
            box(x, y, 266, 42, { stroke: '#222', strokeWidth: 0.7 }),
            text(x + 5, y + 12, caption, { size: 7.4, face: 'sans' }),
            text(x + 12, y + 31, value, { size: 11, face: 'mono' }),
          ]
        }),
        text(40, 460, 'PLAIDOYER :  coupable  [  ]     non coupable  [  ]', { size: 10, face: 'sans-bold' }),
        text(40, 482, 'Vous avez 30 jours pour transmettre votre plaidoyer. À défaut, un jugement pourra être rendu.', {
          size: 9,
          face: 'sans',
        }),
        text(40, 760, 'SPÉCIMEN / SPECIMEN', { size: 8, face: 'sans' }),
      ]),
    ]
  },
}
