import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { categoryTable, stars } from '../european.ts'
import { across, datePrinter, entry, hologram, microprint, palettes, photo, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** A Spanish licence: two surnames under 1, the identity number with its letter under 5, the place of birth on its own line. */
export const licenceIberia: UnseenLayout = {
  name: 'licence-iberia',
  docType: 'driver_licence',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.pink, palettes.sand, palettes.violet])
    const person = holder(paper, 'ES', 0)
    const { issued, expiry } = term(paper, person.birth, [10, 5])
    const form = paper.pick(['d-m-y', 'd/m/y', 'd.m.y', 'd m y'] as const)
    const print = datePrinter(paper, form)
    const digits = paper.code('########')
    const letter = letters.charAt(Number(digits) % 23)
    const last = paper.put('last_name', person.last)
    const given = paper.put('first_name', person.given)
    const number = paper.put('id_number', `${digits}${paper.pick(['-', '', ' '])}${letter}`)
    const country = paper.put('id_country', 'ES', 'E')
    const held = paper.put('licence_class', paper.pick(['B', 'AM B', 'A2 B', 'A1 B BTP', 'B C1 C']))
    const strip = paper.chance(0.5)
    const frame = { size: 29, gap: 10, palette: colors, how: 'before', indent: 60, caption: 22 } as const
    const captioned = paper.chance(0.35)
    const say = (item: string, word: string) => (captioned ? `${item} ${word}` : item)
    const how = captioned ? 'above' : 'before'
    const size = captioned ? 24 : 29
    const birth = print('date_of_birth', person.birth)
    const names = [
      entry(say('1.', 'Apellidos'), last, 1.05),
      entry(say('2.', 'Nombre'), given, 1.05),
      entry(
        say('3.', 'Fecha y lugar de nacimiento'),
        paper.chance(0.5) ? [birth, person.town] : `${birth} ${person.town}`,
      ),
    ]
    const dates = [
      entry(say('4a.', 'Expedición'), print('id_issue_date', issued)),
      entry(say('4b.', 'Caducidad'), print('id_expiry', expiry)),
      entry(say('4c.', 'Por'), paper.pick(['28/08', 'J.P.T. MURCIA', 'JPT 30/01', '08/02'])),
    ]
    const first = stack(names, { ...frame, how, size, gap: captioned ? 4 : 10, x: 400, y: 200, width: 740 })
    const second = strip
      ? {
          marks: across(dates, { ...frame, how, size: captioned ? 23 : 26, x: 400, y: first.bottom + 8, width: 750 }),
          bottom: first.bottom + (captioned ? 76 : 56),
        }
      : stack(dates, {
          ...frame,
          how,
          size: captioned ? 22 : 28,
          gap: captioned ? 0 : 8,
          x: 400,
          y: first.bottom,
          width: 420,
        })
    const third = stack([entry(say('5.', 'Número'), number, 1.1)], {
      ...frame,
      how,
      size,
      x: strip ? 400 : 760,
      y: strip ? second.bottom : first.bottom,
      width: 380,
    })
    const front = [
      box(44, 54, 112, 100, { fill: '#21409a' }),
      ...stars(100, 104, 34, country, '#ffd83b'),
      text(190, 96, 'PERMISO DE CONDUCCIÓN', { size: 40, face: 'sans-bold', color: colors.accent }),
      text(190, 138, paper.pick(['REINO DE ESPAÑA', 'REINO DE ESPAÑA   MINISTERIO DEL INTERIOR']), {
        size: 24,
        face: 'serif',
      }),
      line(44, 164, 1154, 164, { stroke: colors.wave, strokeWidth: 4 }),
      ...photo(paper, 60, 190, 300, 390),
      ...first.marks,
      ...second.marks,
      ...third.marks,
      scrawl(paper, 90, 650, 230),
      ...stack([entry('9.', held, 1.1)], { ...frame, x: 400, y: 696, width: 500 }).marks,
      ...photo(paper, 1020, 580, 100, 124, 0.4),
      ...hologram(940, 640, 60, colors.wave),
      microprint(60, 722, 800, 'PERMISODECONDUCCION', colors.label),
    ]
    const back = categoryTable(paper, colors, { held, birth: person.birth, issued, expiry, form: 'd/m/y' })
    return paper.chance(0.5) ? [side(paper, colors, front), side(paper, colors, back)] : [side(paper, colors, front)]
  },
}
