import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { irishLines } from '../addresses.ts'
import { categoryTable, stars } from '../european.ts'
import { across, datePrinter, entry, hologram, palettes, photo, putAddress, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

/** An Irish licence or learner permit: Irish and English, numbers with an address under 8, and two numbers under 4d and 5. */
export const licenceEmerald: UnseenLayout = {
  name: 'licence-emerald',
  docType: 'driver_licence',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const learner = paper.chance(0.3)
    const colors = learner ? palettes.green : paper.pick([palettes.pink, palettes.teal, palettes.rose])
    const person = holder(paper, 'IE', 0.4)
    const { issued, expiry } = term(paper, person.birth, [10, 10, 3])
    const form = paper.pick(['d.m.y', 'd.m.y', 'd/m/y', 'd-m-y'] as const)
    const print = datePrinter(paper, form)
    const upper = paper.chance(0.6)
    const shape = (one: string) => (upper ? one.toUpperCase() : one)
    const last = paper.put('last_name', shape(person.last))
    const given = paper.put('first_name', shape(person.given))
    const number = paper.put('id_number', paper.code(paper.pick(['###@#####', '#########', '##@@#####'])))
    const lines = putAddress(paper, irishLines(paper).map(shape))
    const country = paper.put('id_country', 'IE', 'IRL')
    const held = paper.put('licence_class', learner ? 'B' : paper.pick(['AM B W', 'B', 'AM B BE W', 'A1 AM B']))
    const frame = { size: 28, gap: 7, palette: colors, how: 'before', indent: 56, caption: 22 } as const
    const inTwo = paper.chance(0.5)
    const address = inTwo ? [lines.slice(0, 2).join(', '), lines.slice(2).join(', ')] : lines
    const named = [
      entry('1.', last),
      entry('2.', given),
      entry('3.', `${print('date_of_birth', person.birth)} ${person.town}`),
    ]
    const dates = [
      entry('4a.', print('id_issue_date', issued)),
      entry('4b.', print('id_expiry', expiry)),
      entry('4c.', paper.pick(['RSA / NDLS', 'Údarás um Shábháilteacht', 'Kildare Co. Co.'])),
    ]
    const numbers = [...(paper.chance(0.6) ? [entry('4d.', paper.code('#######@@'))] : []), entry('5.', number)]
    const wide = paper.chance(0.5)
    const first = stack(named, { ...frame, x: 400, y: 196, width: 740 })
    const second = wide
      ? {
          marks: across(dates, { ...frame, x: 400, y: first.bottom + 4, width: 760, size: 25 }, [1, 1, 1.2]),
          bottom: first.bottom + 48,
        }
      : stack(dates, { ...frame, x: 400, y: first.bottom, width: 600 })
    const third = stack([...numbers, entry('8.', address, 0.9)], { ...frame, x: 400, y: second.bottom, width: 740 })
    const front = [
      box(44, 54, 112, 100, { fill: '#21409a' }),
      ...stars(100, 104, 34, country, '#ffd83b'),
      text(184, 96, learner ? 'CEAD FOGHLAMA' : 'CEADÚNAS TIOMÁNA', {
        size: 34,
        face: 'sans-bold',
        color: colors.accent,
      }),
      text(184, 140, learner ? 'LEARNER PERMIT' : 'DRIVING LICENCE', {
        size: 34,
        face: 'sans-bold',
        color: colors.accent,
      }),
      text(1140, 96, 'ÉIRE', { size: 30, face: 'serif-bold', align: 'right' }),
      text(1140, 134, 'IRELAND', { size: 24, face: 'serif', align: 'right' }),
      ...photo(paper, 56, 186, 300, 390),
      ...first.marks,
      ...second.marks,
      ...third.marks,
      text(60, 628, '7.', { size: 22, color: colors.label }),
      scrawl(paper, 110, 636, 220),
      ...stack([entry('9.', held)], { ...frame, x: 60, y: 708, width: 500 }).marks,
      ...hologram(1080, 260, 60, colors.wave),
    ]
    const back = categoryTable(paper, colors, { held, birth: person.birth, issued, expiry, form: 'd.m.yy' })
    return paper.chance(0.5) ? [side(paper, colors, front), side(paper, colors, back)] : [side(paper, colors, front)]
  },
}
