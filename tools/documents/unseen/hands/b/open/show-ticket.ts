import { addDays, longDate } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, cutLine, grid, letterPage, wrapped } from '../kit.ts'
import { someone } from '../people.ts'

const shows = [
  ['LES GRANDES MARÉES', 'Tournée « À contre-courant »', 'Théâtre du Vieux-Quai, Rimouski'],
  ['ORCHESTRE DE CHAMBRE NORDET', 'Vivaldi, Piazzolla : huit saisons', 'Palais de la Falaise, Québec'],
  ['PHIL GRONDIN', 'Un humoriste sans filtre', 'Cabaret du Canal, Lachine'],
] as const

/** A concert ticket printed at home: a name, an order, a seat, a price, and an advert with a credit card. */
export const showTicket: UnseenLayout = {
  name: 'show-ticket',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const person = someone(paper)
    const [artist, title, place] = paper.pick(shows)
    const day = addDays(paper.today, paper.between(5, 140))
    const price = paper.between(38, 125)
    const marks = [
      box(36, 40, 540, 210, { stroke: '#111', strokeWidth: 1.2 }),
      box(36, 40, 540, 30, { fill: '#111' }),
      text(48, 60, 'BILLET MAISON', { face: 'sans-bold', size: 13, color: '#fff' }),
      text(564, 60, 'Imprimez-moi ou montrez-moi à l’écran', { size: 8, color: '#fff', align: 'right' }),
      text(50, 104, artist, { face: 'sans-bold', size: 22 }),
      text(50, 122, title, { face: 'sans', size: 11 }),
      text(50, 144, `${longDate(day, 'fr')}, 20 h (portes 19 h)`, { face: 'sans-bold', size: 11 }),
      text(50, 160, place, { face: 'sans', size: 9.6 }),
      ...grid(
        [50, 150, 230, 310],
        { y: 190, leading: 14 },
        [
          ['Section', 'Rangée', 'Siège', 'Prix'],
          [
            paper.pick(['PARTERRE', 'CORBEILLE', 'BALCON 1']),
            paper.code('@'),
            String(paper.between(1, 42)),
            `${price},${paper.pick(['00', '50'])} $`,
          ],
        ],
        { face: 'sans', size: 9.6 },
      ),
      text(
        50,
        236,
        `Acheté par ${person.given} ${person.surname} – commande ${paper.code('TW-#######')} – taxes et frais inclus`,
        { size: 8 },
      ),
      bars(paper, { x: 440, y: 100, width: 118, height: 90 }),
      text(499, 204, paper.code('####-####-####'), { face: 'mono', size: 8, align: 'middle' }),
      ...cutLine(276),
      text(36, 310, 'Avant de partir', { face: 'sans-bold', size: 12 }),
      ...wrapped(
        { x: 36, y: 328, width: 540, leading: 13 },
        'Aucun remboursement ni échange. Les retardataires sont admis à l’entracte. Les appareils photo et les sacs de plus de 30 cm sont interdits. Stationnement du marché : 12 $ après 18 h. Présentez ce billet au Bistro du Quai le soir même et obtenez 15 % de rabais sur la table d’hôte.',
      ).marks,
      box(36, 390, 540, 70, { fill: '#f7e6c4' }),
      text(52, 416, 'Prévente exclusive aux titulaires de la Carte Scène', { face: 'sans-bold', size: 11 }),
      text(52, 434, '2 % de remise sur vos sorties, aucuns frais annuels la première année, taux de 20,99 %.', {
        size: 9,
      }),
    ]
    return [letterPage(marks, 'SPECIMEN')]
  },
}
