import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { bars, dated, framed, wrapped } from '../kit.ts'

/** A parking fine found under the wiper: a narrow statement of offence with a plate, sections of law and an amount claimed. */
export const parkingFine: UnseenLayout = {
  name: 'parking-fine',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const town = paper.pick(issuers.town)
    const day = addDays(paper.today, -paper.between(1, 50))
    const cell = (y: number, x: number, width: number, caption: string, content: string) =>
      framed({ x, y, width, height: 27 }, caption, content, { face: 'mono-bold', size: 9 })
    const marks = [
      text(150, 26, town.toUpperCase(), { face: 'sans-bold', size: 10, align: 'middle' }),
      text(150, 40, 'COUR MUNICIPALE – CONSTAT D’INFRACTION', { face: 'sans-bold', size: 8.4, align: 'middle' }),
      bars(paper, { x: 60, y: 50, width: 180, height: 26 }),
      text(150, 88, paper.code('8## ### ###'), { face: 'mono-bold', size: 11, align: 'middle' }),
      ...cell(98, 14, 136, 'Date de l’infraction', dated(day, 'AAAA-MM-JJ')),
      ...cell(98, 150, 136, 'Heure', `${paper.between(7, 21)} h ${paper.between(10, 59)}`),
      ...cell(125, 14, 136, 'Immatriculation / Province', `${paper.code('@## @@@')}  QC`),
      ...cell(125, 150, 136, 'Marque', paper.pick(['BOREA', 'NORDIK', 'VENTURA', 'ALTANA'])),
      ...cell(152, 14, 272, 'Endroit', `FACE AU ${paper.between(20, 4_800)} RUE SAINT-JEAN`),
      ...cell(179, 14, 136, 'Règlement / article', paper.code('C-4.1  A. 1##')),
      ...cell(179, 150, 136, 'Agent / matricule', paper.code('##### – 3##')),
      ...wrapped(
        { x: 18, y: 222, width: 264, leading: 11 },
        paper.pick([
          'Véhicule stationné à un endroit où un permis de résident est requis, sans vignette valide apparente.',
          'Avoir stationné dans une zone de déneigement pendant la période d’interdiction signalée.',
        ]),
        { size: 8.6, face: 'sans' },
      ).marks,
      line(14, 262, 286, 262),
      ...['Amende|49,00 $', 'Frais|27,00 $', 'Contribution|14,00 $', 'Montant total réclamé|90,00 $'].flatMap(
        (row, index) => {
          const [caption = '', content = ''] = row.split('|')
          return [
            text(18, 278 + index * 14, caption, { face: index === 3 ? 'sans-bold' : 'sans', size: 8.6 }),
            text(282, 278 + index * 14, content, {
              face: index === 3 ? 'sans-bold' : 'sans',
              size: 8.6,
              align: 'right',
            }),
          ]
        },
      ),
      box(14, 336, 272, 58, { stroke: '#000', strokeWidth: 0.8 }),
      ...wrapped(
        { x: 20, y: 350, width: 260, leading: 10.5 },
        'Vous devez transmettre un plaidoyer dans les 30 jours de la signification du présent constat. À défaut, vous serez réputé ne pas contester la poursuite et un jugement pourra être rendu contre vous.',
        { size: 7.8, face: 'sans' },
      ).marks,
      text(18, 412, '[ ] Coupable     [ ] Non coupable', { face: 'mono', size: 9 }),
      text(18, 436, 'Signature du défendeur ____________________', { size: 8 }),
      text(150, 470, 'SPÉCIMEN', { size: 6, align: 'middle', color: '#777' }),
    ]
    return [{ width: 300, height: 480, pixelsPerUnit: 200 / 72, background: '#fdfdf2', marks }]
  },
}
