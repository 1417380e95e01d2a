import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { categoryTable, heldCategories, stars } from '../european.ts'
import { datePrinter, entry, fit, hologram, palettes, photo, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

const states = {
  DE: {
    letter: 'D',
    titles: ['FÜHRERSCHEIN   BUNDESREPUBLIK DEUTSCHLAND', 'FÜHRERSCHEIN'],
    number: '@###@@@#@##',
    offices: ['STADT GÖTTINGEN', 'LRA WÜRZBURG', 'LANDKREIS VERDEN', 'STADT KÖLN', 'BEZIRKSAMT MITTE'],
  },
  BE: {
    letter: 'B',
    titles: ['RIJBEWIJS   PERMIS DE CONDUIRE   FÜHRERSCHEIN', 'PERMIS DE CONDUIRE  RIJBEWIJS'],
    number: '##########',
    offices: ['Gent', 'Liège', 'Namur', 'Schaarbeek', 'Oostende'],
  },
} as const

/** A German or Belgian card: numbers only, two figures for the year, title in several languages, a national number beside. */
export const licenceMeuseRhein: UnseenLayout = {
  name: 'licence-meuse-rhein',
  docType: 'driver_licence',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const code = paper.pick(['DE', 'BE'] as const)
    const state = states[code]
    const colors = paper.pick([palettes.pink, palettes.rose, palettes.grey])
    const person = holder(paper, code, 0.4)
    const { issued, expiry } = term(paper, person.birth, [15, 10])
    const form = code === 'DE' ? paper.pick(['d.m.yy', 'd.m.y'] as const) : paper.pick(['d.m.y', 'd/m/y'] as const)
    const print = datePrinter(paper, form)
    const shape = code === 'DE' ? (one: string) => one.toUpperCase() : (one: string) => one
    const last = paper.put('last_name', shape(person.last))
    const given = paper.put('first_name', shape(person.given))
    const number = paper.put('id_number', paper.code(state.number))
    const country = paper.put('id_country', code, state.letter)
    const held = paper.put('licence_class', heldCategories(paper, paper.pick(['/', ' '])))
    const dot = paper.pick(['.', '.', ''])
    const beside = paper.chance(0.5)
    const [y = '', m = '', d = ''] = person.birth.split('-')
    const national = code === 'BE' ? [entry(`4d${dot}`, `${y.slice(2)}.${m}.${d}-${paper.code('###.##')}`)] : []
    const frame = { width: 740, size: 29, gap: 10, palette: colors, how: 'before', indent: 58, caption: 22 } as const
    const office = paper.pick(state.offices)
    const birth = print('date_of_birth', person.birth)
    const [start, end] = [print('id_issue_date', issued), print('id_expiry', expiry)]
    const right = paper.chance(0.35)
    const x = right ? 60 : 400
    const top = stack(
      [
        entry(`1${dot}`, last, 1.08),
        entry(`2${dot}`, given, 1.08),
        entry(`3${dot}`, paper.chance(0.7) ? `${birth} ${person.town}` : [birth, person.town]),
        ...(beside
          ? [entry(`4a${dot}`, `${start}    4b${dot} ${end}`), entry(`4c${dot}`, office)]
          : [entry(`4a${dot}`, `${start}    4c${dot} ${office}`), entry(`4b${dot}`, end)]),
        ...national,
        entry(`5${dot}`, number),
      ],
      { ...frame, x, y: 205 },
    )
    const front = [
      box(0, 44, 1198, 112, { fill: colors.accent, opacity: 0.18 }),
      box(44, 48, 116, 104, { fill: '#22409a' }),
      ...stars(102, 100, 36, country, '#ffd83b'),
      fit(190, 112, paper.pick(state.titles), 950, {
        size: 34,
        face: paper.pick(['sans-bold', 'serif-bold'] as const),
        color: colors.label,
      }),
      ...photo(paper, right ? 850 : 60, 180, 300, 390),
      ...top.marks,
      text(x, 612, `7${dot}`, { size: 22, color: colors.label }),
      scrawl(paper, x + 70, 616, 240),
      ...stack([entry(`9${dot}`, held)], { ...frame, x, y: 690 }).marks,
      ...hologram(right ? 760 : 1080, 620, 66, colors.wave),
      ...photo(paper, right ? 870 : 90, 590, 90, 112, 0.4),
    ]
    const back = categoryTable(paper, colors, { held, birth: person.birth, issued, expiry, form: 'd.m.yy' })
    return paper.chance(0.5) ? [side(paper, colors, front), side(paper, colors, back)] : [side(paper, colors, front)]
  },
}
