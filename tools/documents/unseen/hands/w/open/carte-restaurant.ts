import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { leaf, putDay } from '../kit.ts'

const courses = [
  [
    'ENTRÉES',
    8,
    [
      'Salade méchouia',
      'Zaâlouk d’aubergines',
      'Briouates au fromage de chèvre',
      'Harira de grand-mère',
      'Pastilla au pigeon et aux amandes',
    ],
  ],
  [
    'TAJINES',
    16,
    ['Poulet au citron confit et olives', 'Agneau aux pruneaux et sésame', 'Kefta aux œufs', 'Poisson à la chermoula'],
  ],
  ['COUSCOUS (vendredi)', 17, ['Sept légumes', 'Tfaya – oignons et raisins', 'Royal']],
  [
    'DOUCEURS',
    5,
    ['Cornes de gazelle', 'Salade d’oranges à la cannelle', 'Jawhara au lait d’amande', 'Thé à la menthe'],
  ],
] as const

/** The menu of a Moroccan restaurant, prices in dirhams at dotted ends. */
export const carteRestaurant: UnseenLayout = {
  name: 'carte-restaurant',
  docType: 'other',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const since = addDays(paper.today, -paper.between(1, 250))
    const page = leaf('a4', { face: 'serif', size: 11, background: '#fbf5e8', color: '#43281a' })
    page.box(28, 28, 539, 786, { stroke: '#a9692c', strokeWidth: 2 })
    page.box(34, 34, 527, 774, { stroke: '#a9692c', strokeWidth: 0.6 })
    const name = paper.put(
      'issuer_name',
      `${paper.pick(['Dar', 'Riad', 'Palais', 'Table de'])} ${paper.pick(['Zellige', 'Bab Ghmat', 'Lalla Ghita', 'Tamaris', 'Sidi Kaouki', 'Fenouil'])}`,
    )
    page.c(297, 92, name, { size: 30, face: 'serif-bold', color: '#a9692c' })
    page.c(297, 114, `Cuisine traditionnelle – carte du ${putDay(paper, 'document_date', since, 'D/MM/YYYY')}`, {
      size: 10,
    })
    let y = 158
    for (const [title, low, dishes] of courses) {
      page.c(297, y, title, { size: 13, face: 'serif-bold', color: '#a9692c' })
      y += 24
      for (const dish of dishes) {
        page.t(84, y, dish)
        page.r(510, y, `${paper.between(low, low * 2) * 5} DH`)
        for (let x = 330; x < 455; x += 6) page.box(x, y - 1, 0.9, 0.9, { fill: '#a9692c' })
        y += 22
      }
      y += 16
    }
    page.c(
      297,
      736,
      'Prix nets, service compris. Nos plats peuvent contenir des fruits à coque, du gluten et du sésame.',
      { size: 8 },
    )
    page.c(297, 754, `Réservations : 05 24 00 0${paper.code('# ##')}  •  derb el Ferrane, médina`, { size: 9 })
    page.c(297, 796, 'SPÉCIMEN', { size: 7, face: 'sans' })
    return [page.sheet()]
  },
}
