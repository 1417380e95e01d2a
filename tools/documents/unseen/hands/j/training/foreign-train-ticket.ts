import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateText, euros, page, rows } from '../draw.ts'
import { somebody } from '../people.ts'

const stations = [
  'PARIS MONTPARNASSE',
  'RENNES',
  'LYON PART DIEU',
  'MARSEILLE ST CHARLES',
  'LILLE EUROPE',
  'STRASBOURG',
  'NANTES',
  'AVIGNON TGV',
] as const

/** An electronic train ticket with its square code, a journey, seats and conditions. */
export const foreignTrainTicket: UnseenLayout = {
  name: 'foreign-train-ticket',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper)
    const on = addDays(paper.today, paper.between(-60, 40))
    const [from, to] = [paper.pick(stations.slice(0, 4)), paper.pick(stations.slice(4))]
    const hour = paper.between(6, 19)
    const mono = { size: 11, face: 'mono-bold' } as const
    return [
      page(paper, [
        box(30, 30, 535, 30, { fill: paper.pick(['#82206e', '#0f2a52', '#c8102e']) }),
        text(42, 50, paper.pick(['e-billet', 'BILLET ÉLECTRONIQUE', 'Votre confirmation de voyage']), {
          size: 15,
          face: 'sans-bold',
          color: '#ffffff',
        }),
        text(40, 92, `Voyageur : ${who.given} ${who.surname.toUpperCase()}`, { size: 11, face: 'sans' }),
        text(40, 108, `Référence dossier : ${paper.code('@@@@@@')}   Carte Avantage ${paper.code('29090#########')}`, {
          size: 9,
        }),
        box(430, 76, 110, 110, { stroke: '#000000' }),
        ...Array.from({ length: 180 }, () =>
          box(434 + paper.between(0, 33) * 3, 80 + paper.between(0, 33) * 3, 3, 3, { fill: '#000000' }),
        ),
        text(40, 150, dateText(on, 'long'), { size: 12, face: 'sans-bold' }),
        ...rows(
          [40, 110],
          [
            [`${hour}h${paper.between(10, 59)}`, from],
            [`${hour + 2}h${paper.between(10, 59)}`, to],
          ],
          { y: 176, leading: 24 },
          mono,
        ),
        line(40, 220, 555, 220),
        ...rows(
          [40, 160, 280, 400],
          [
            ['Train n°', 'Classe', 'Voiture', 'Place'],
            [
              paper.code('8###'),
              paper.pick(['1', '2']),
              String(paper.between(1, 18)).padStart(2, '0'),
              `${paper.between(11, 118)} fenêtre`,
            ],
          ],
          { y: 242, leading: 16 },
          { size: 10 },
        ),
        text(
          40,
          300,
          `Prix TTC : ${euros(paper.between(1_600, 14_900))} €   payé le ${dateText(addDays(on, -21), 'slash')} par carte ${paper.code('****####')}`,
          { size: 10 },
        ),
        ...rows(
          [40],
          [
            ['Échangeable et remboursable sans frais jusqu’à 7 jours avant le départ, puis avec une retenue de 19 €.'],
            [
              'Présentez-vous à quai deux minutes avant le départ. Billet nominatif, pièce d’identité à présenter au contrôle.',
            ],
            ['En cas de retard supérieur à 30 minutes, vous pouvez demander une compensation en ligne.'],
            ['Bagages : deux valises et un bagage à main, étiquetés à votre nom.'],
          ],
          { y: 350, leading: 15 },
          { size: 8.5 },
        ),
        box(40, 430, 515, 90, { fill: '#f2edf6' }),
        text(52, 456, 'Louez une voiture à l’arrivée : dès 29 € par jour avec le code TRAIN26', {
          size: 11,
          face: 'sans-bold',
        }),
      ]),
    ]
  },
}
