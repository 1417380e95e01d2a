import { addDays } from '../../../../calendar.ts'
import { shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { stateLines } from '../addresses.ts'
import { dated, entry, fit, palettes, side, stack, shuffled } from '../kit.ts'
import { holder } from '../people.ts'

/** A fishing or hunting licence that looks like a driver's: licence number, name, birth, class, expiry, state. */
export const otherAngler: UnseenLayout = {
  name: 'other-angler',
  docType: 'other',
  country: 'US',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.teal, palettes.green, palettes.sky, palettes.sand])
    const state = paper.pick(['Texas', 'Colorado', 'Florida', 'New York'] as const)
    const person = holder(paper, 'US', 0.5)
    const issued = addDays(paper.today, -paper.between(5, 250))
    const form = paper.pick(['m/d/y', 'm-d-y', 'M d, y'] as const)
    const facts = shuffled(paper, [
      entry('DOB', dated(person.birth, form)),
      entry('Issued', dated(issued, form)),
      entry('Expires', dated(addDays(issued, 365), form)),
      entry('Sex', person.sex),
      entry('Fee', `$${paper.between(12, 68)}.00`),
      entry('Residency', 'RESIDENT'),
    ])
    const title = paper.pick([
      'FISHING LICENSE',
      'RESIDENT COMBINATION HUNTING & FISHING',
      'SALTWATER FISHING LICENSE',
      'ANGLER EDUCATION CARD',
    ])
    return [
      side(paper, colors, [
        shape('M880 130 C960 70 1070 80 1110 130 L1160 96 L1160 176 L1110 142 C1070 190 960 200 880 130 Z', {
          fill: colors.accent,
          opacity: 0.5,
        }),
        fit(60, 104, `${state} ${paper.pick(['Parks and Wildlife', 'Fish and Game', 'Natural Resources'])}`, 780, {
          size: 40,
          face: 'serif-bold',
          color: colors.label,
        }),
        fit(60, 160, title, 780, { size: 32, face: 'sans-bold' }),
        text(60, 230, `${paper.pick(['License No.', 'LIC #', 'Customer ID'])} ${paper.code('###-###-####')}`, {
          size: 32,
          face: 'mono',
        }),
        ...stack([entry('', [`${person.last}, ${person.given}`.toUpperCase(), ...stateLines(paper, state)], 1)], {
          x: 60,
          y: 310,
          width: 680,
          size: 30,
          gap: 6,
          palette: colors,
          how: 'run',
        }).marks,
        ...stack(facts, {
          x: 780,
          y: 250,
          width: 380,
          size: 28,
          gap: 14,
          palette: colors,
          how: paper.pick(['run', 'before'] as const),
          indent: 150,
          caption: 20,
        }).marks,
        fit(
          60,
          560,
          'Authorized: freshwater fishing, small game. Carry this license while fishing. Tags attached.',
          1060,
          { size: 22 },
        ),
        text(60, 660, 'X ______________________________  Signature of licensee', { size: 22 }),
      ]),
    ]
  },
}
