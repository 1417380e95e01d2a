import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { sheetOf } from '../kit.ts'
import { crowd, somewhere } from '../people.ts'

const menu = [
  ['Entrées', ['Soupe aux pois', 'Salade de chou', 'Œuf dans le vinaigre', 'Oignons frits']],
  ['Poutines', ['Classique', 'Italienne', 'Galvaude', 'Au smoked meat', 'Végé']],
  [
    'Plats',
    [
      'Pâté chinois de grand-mère',
      'Club sandwich poulet',
      'Fish and chips',
      'Macaroni à la viande',
      'Pizza toute garnie 10 po',
    ],
  ],
  ['Desserts', ['Pouding chômeur', 'Tarte au sucre', 'Crème molle']],
] as const

/** The menu of a Québec diner: two columns of dishes with prices, opening hours, a note about taxes. */
export const menuCasseCroute: UnseenLayout = {
  name: 'menu-casse-croute',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const owner = crowd(paper, 'QC')()
    const marks: Mark[] = [
      box(24, 24, 564, 744, { stroke: '#a33018', strokeWidth: 3 }),
      text(306, 84, `Casse-croûte chez ${owner.given}`, {
        size: 26,
        face: 'serif-bold',
        align: 'middle',
        color: '#a33018',
      }),
      text(306, 106, `Depuis ${paper.between(1958, 1999)} – ouvert de 6 h à 21 h, fermé le lundi`, {
        size: 10,
        face: 'serif',
        align: 'middle',
      }),
    ]
    menu.forEach(([title, dishes], index) => {
      const [x, y] = [60 + (index % 2) * 260, 160 + Math.floor(index / 2) * 250]
      marks.push(
        text(x, y, title, { size: 16, face: 'serif-bold', color: '#a33018' }),
        line(x, y + 6, x + 230, y + 6, { stroke: '#a33018' }),
      )
      dishes.forEach((dish, at) => {
        const price = `${paper.between(4, 22)},${paper.pick(['25', '50', '75', '95'])} $`
        marks.push(
          text(x, y + 30 + at * 30, dish, { size: 11.5, face: 'serif' }),
          text(x + 230, y + 30 + at * 30, price, { size: 11.5, face: 'serif', align: 'right' }),
        )
      })
    })
    marks.push(
      text(306, 680, 'Déjeuner du camionneur : deux œufs, bacon, fèves au lard, rôties et café  12,95 $', {
        size: 11,
        face: 'serif-bold',
        align: 'middle',
      }),
    )
    marks.push(
      text(306, 720, `${somewhere(paper, 'QC').join(', ')} – 450 555-0164 – Argent comptant ou débit`, {
        size: 9,
        face: 'serif',
        align: 'middle',
      }),
    )
    marks.push(
      text(
        306,
        736,
        'Taxes en sus (TPS 5 %, TVQ 9,975 %). Avisez-nous de vos allergies. Apportez votre vin !  –  SPÉCIMEN',
        { size: 8, align: 'middle' },
      ),
    )
    return [sheetOf('letter', marks, '#fff9ee')]
  },
}
