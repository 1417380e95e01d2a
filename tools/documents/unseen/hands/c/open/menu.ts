import { line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { page } from '../print.ts'

const courses = [
  [
    'Pour commencer',
    [
      'Œuf parfait, crème de potimarron, noisettes',
      'Poireaux vinaigrette, œufs de truite',
      'Terrine de campagne maison, cornichons',
      'Soupe à l’oignon gratinée',
    ],
  ],
  [
    'La suite',
    [
      'Blanquette de veau à l’ancienne, riz pilaf',
      'Lieu jaune, beurre blanc, fenouil confit',
      'Entrecôte 300 g, frites, sauce au poivre',
      'Risotto aux cèpes, vieux parmesan',
    ],
  ],
  [
    'Douceurs',
    [
      'Crème brûlée à la vanille',
      'Tarte fine aux pommes, glace caramel',
      'Assiette de fromages affinés',
      'Café gourmand',
    ],
  ],
] as const

/** A bistro's menu: dishes and prices, opening hours, no names of persons. */
export const menu: UnseenLayout = {
  name: 'autre-carte-restaurant',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const list = courses.flatMap(([title, dishes], block): Mark[] => [
      text(297, 200 + block * 165, title, { size: 18, face: 'serif-bold', color: '#6e1423', align: 'middle' }),
      ...dishes.flatMap((dish, index): Mark[] => [
        text(90, 228 + block * 165 + index * 26, dish, { size: 11.5, face: 'serif' }),
        text(
          505,
          228 + block * 165 + index * 26,
          `${paper.between([7, 15, 6][block] ?? 7, [13, 27, 11][block] ?? 13)},${paper.pick(['00', '50'])}`,
          { size: 11.5, face: 'serif', align: 'right' },
        ),
      ]),
    ])
    return [
      page(
        [
          line(60, 60, 535, 60, { stroke: '#6e1423', strokeWidth: 2 }),
          text(297, 112, paper.pick(['Le Bistrot des Tanneurs', 'Chez Ginette', 'La Table du Pressoir']), {
            size: 30,
            face: 'serif-bold',
            align: 'middle',
            color: '#6e1423',
          }),
          text(297, 136, `Formule du midi ${paper.between(17, 24)} € – du mardi au vendredi`, {
            size: 12,
            face: 'serif',
            align: 'middle',
          }),
          ...list,
          line(60, 700, 535, 700, { stroke: '#6e1423', strokeWidth: 2 }),
          text(
            297,
            724,
            'Prix nets en euros, service compris. Viande bovine d’origine France. Liste des allergènes sur demande.',
            { size: 8.5, face: 'serif', align: 'middle' },
          ),
          text(
            297,
            740,
            'Ouvert de 12h à 14h et de 19h à 22h – fermé dimanche et lundi – réservations 04 00 00 00 00',
            { size: 8.5, face: 'serif', align: 'middle' },
          ),
        ],
        '#fbf6ea',
      ),
    ]
  },
}
