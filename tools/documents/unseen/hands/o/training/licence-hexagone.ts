import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import type { Paper } from '../../../paper.ts'
import { frenchLines } from '../addresses.ts'
import { categoryTable, heldCategories, stars } from '../european.ts'
import {
  datePrinter,
  entry,
  hologram,
  palettes,
  photo,
  putAddress,
  scrawl,
  side,
  stack,
  term,
  type Palette,
} from '../kit.ts'
import { holder, type Holder } from '../people.ts'

const offices = [
  'Préfecture du Rhône',
  'Préfecture de la Loire-Atlantique',
  'Sous-préfecture de Brest',
  'PREFECTURE 49',
  'Préfet du Nord',
]

/** The French licence: the card of the Union with bare numbers, or the old pink leaflet with captions and no expiry. */
export const licenceHexagone: UnseenLayout = {
  name: 'licence-hexagone',
  docType: 'driver_licence',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const person = holder(paper, 'FR')
    return paper.chance(0.3) ? leaflet(paper, person) : union(paper, person)
  },
}

function union(paper: Paper, person: Holder) {
  const colors = paper.pick([palettes.pink, palettes.violet, palettes.rose])
  const { issued, expiry } = term(paper, person.birth, [15, 15, 5])
  const form = paper.pick(['d.m.y', 'd.m.y', 'd/m/y', 'd.m.yy'] as const)
  const print = datePrinter(paper, form)
  const last = paper.put('last_name', person.last.toUpperCase())
  const given = paper.put('first_name', person.given)
  const number = paper.put('id_number', paper.code(paper.pick(['##@@#####', '##AA#####', '############'])))
  const held = paper.put('licence_class', heldCategories(paper, paper.pick([' ', '  ', ' / '])).replace(/ {2}/g, ' '))
  const country = paper.put('id_country', 'FR', 'F')
  const dot = paper.pick(['.', '.', ''])
  const rows = stack(
    [
      entry(`1${dot}`, last, 1.08),
      entry(`2${dot}`, given),
      entry(`3${dot}`, `${print('date_of_birth', person.birth)} ${person.town}`),
      entry(`4a${dot}`, `${print('id_issue_date', issued)}     4c${dot} ${paper.pick(offices)}`),
      entry(`4b${dot}`, print('id_expiry', expiry)),
      ...(paper.chance(0.3) ? [entry(`4d${dot}`, paper.code('## ## ## ### ###'))] : []),
      entry(`5${dot}`, number, 1.05),
    ],
    {
      x: 410,
      y: 190,
      width: 730,
      size: 29,
      gap: 12,
      palette: colors,
      how: 'before',
      indent: 60,
      caption: 23,
      face: paper.pick(['sans', 'narrow'] as const),
    },
  )
  const front = [
    box(44, 56, 120, 104, { fill: '#1f3f96' }),
    ...stars(104, 108, 36, country, '#ffd83b'),
    text(200, 106, 'PERMIS DE CONDUIRE', { size: 44, face: 'sans-bold', color: colors.accent }),
    text(1140, 106, 'RÉPUBLIQUE FRANÇAISE', { size: 22, face: 'serif', align: 'right' }),
    text(200, 140, 'Driving licence  Führerschein  Permiso de conducción  Rijbewijs', {
      size: 15,
      face: 'narrow',
      color: colors.label,
    }),
    ...photo(paper, 60, 190, 300, 390),
    ...rows.marks,
    text(410, 610, `7${dot}`, { size: 23, face: 'narrow', color: colors.label }),
    scrawl(paper, 470, 620, 230),
    ...stack([entry(`9${dot}`, held, 1.1)], {
      x: 410,
      y: 690,
      width: 600,
      size: 29,
      gap: 0,
      palette: colors,
      how: 'before',
      indent: 60,
      caption: 23,
    }).marks,
    ...hologram(1050, 560, 70, colors.wave),
  ]
  const back = categoryTable(paper, colors, { held, birth: person.birth, issued, expiry, form: 'd.m.yy' })
  return paper.chance(0.6) ? [side(paper, colors, front), side(paper, colors, back)] : [side(paper, colors, front)]
}

function leaflet(paper: Paper, person: Holder) {
  const colors: Palette = palettes.pink
  const { issued } = term(paper, person.birth, [50])
  const print = datePrinter(paper, paper.pick(['d/m/y', 'd.m.y', 'd m y'] as const))
  const last = paper.put('last_name', person.last.toUpperCase())
  const given = paper.put('first_name', person.given)
  const number = paper.put('id_number', paper.code('######2#####'))
  const lines = putAddress(paper, frenchLines(paper))
  paper.put('id_country', 'FR', 'RÉPUBLIQUE FRANÇAISE')
  const held = paper.put('licence_class', paper.pick(['B', 'B', 'A']))
  const face = paper.pick(['mono', 'mono-bold', 'serif'] as const)
  const frame = {
    size: 26,
    gap: 12,
    palette: colors,
    how: paper.pick(['above', 'run'] as const),
    caption: 18,
    face,
    labelFace: 'serif',
  } as const
  const left = stack(
    [
      entry('1. Nom', last),
      entry('2. Prénoms', given),
      entry('3. Date et lieu de naissance', [print('date_of_birth', person.birth), person.town]),
      entry('4. Domicile', lines),
    ],
    { ...frame, x: 60, y: 190, width: 520 },
  )
  const right = stack(
    [
      entry('5. Délivré par', paper.pick(offices)),
      entry('6. le', print('id_issue_date', issued)),
      entry('7. N°', number),
    ],
    { ...frame, x: 640, y: 190, width: 270 },
  )
  return [
    side(paper, colors, [
      text(60, 84, 'RÉPUBLIQUE FRANÇAISE', { size: 24, face: 'serif' }),
      text(60, 132, 'PERMIS DE CONDUIRE', { size: 40, face: 'serif-bold', color: colors.accent }),
      text(1140, 84, 'MODÈLE DES COMMUNAUTÉS EUROPÉENNES', { size: 16, face: 'serif', align: 'right' }),
      line(610, 150, 610, 720, { stroke: colors.wave, strokeWidth: 3 }),
      ...photo(paper, 930, 170, 200, 260),
      ...left.marks,
      ...right.marks,
      text(640, 610, 'Catégories de véhicules pour lesquelles le permis est valable :', { size: 15, face: 'serif' }),
      box(640, 626, 90, 60, { stroke: colors.label, strokeWidth: 2 }),
      text(685, 668, held, { size: 34, face: 'mono-bold', align: 'middle' }),
      scrawl(paper, 900, 670, 210),
    ]),
  ]
}
