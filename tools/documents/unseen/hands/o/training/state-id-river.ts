import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { stateLines, stateCodes } from '../addresses.ts'
import {
  datePrinter,
  dated,
  entry,
  hologram,
  palettes,
  photo,
  putAddress,
  scrawl,
  shuffled,
  side,
  stack,
  term,
} from '../kit.ts'
import { holder } from '../people.ts'

/** A state identification card with colons, a coloured column for the portrait, GIVEN SURNAME or SURNAME GIVEN, sometimes upright. */
export const stateIdRiver: UnseenLayout = {
  name: 'state-id-river',
  docType: 'provincial_id',
  country: 'US',
  form: 'card',
  draw(paper) {
    const state = paper.pick(['Illinois', 'New York', 'Texas'] as const)
    const upright = paper.chance(0.3)
    const colors = paper.pick([palettes.blue, palettes.grey, palettes.violet, palettes.white])
    const person = holder(paper, 'US', 0.5)
    const { issued, expiry } = term(paper, person.birth, [5, 4, 6])
    const form = paper.pick(['m/d/y', 'm-d-y', 'm/d/y'] as const)
    const print = datePrinter(paper, form)
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const number = paper.put(
      'id_number',
      paper.code(state === 'Illinois' ? '####-####-###@' : state === 'Texas' ? '########' : '### ### ###'),
    )
    const address = putAddress(paper, stateLines(paper, state))
    const title = paper.put('id_province', stateCodes[state], paper.chance(0.5) ? state : state.toUpperCase())
    const names = paper.pick([
      [entry('', [last, given], 1.2)],
      [entry('Name:', `${last}, ${given}`, 1.1)],
      [entry('Last name:', last, 1.1), entry('First name:', given, 1.1)],
      [entry('1.', last, 1.1), entry('2.', given, 1.1)],
    ])
    const facts = [
      entry(paper.pick(['ID No:', 'ID#', 'ID:', '4d. ID NO:', 'State ID:']), number, 1.12),
      ...shuffled(paper, [
        entry(paper.pick(['DOB:', 'Birthdate:', '3. DOB:']), print('date_of_birth', person.birth)),
        entry(paper.pick(['Expires:', 'Exp:', '4b. EXP:']), print('id_expiry', expiry)),
        entry(paper.pick(['Issued:', 'Iss:', '4a. ISS:']), dated(issued, form)),
      ]),
    ]
    const body = [
      entry('Sex:', person.sex),
      entry('Hgt:', `${paper.between(4, 6)}'${paper.code('0#')}"`),
      entry('Eyes:', paper.pick(['BRN', 'BLU', 'GRN'])),
      entry('Type:', paper.pick(['ORG', 'DUP', 'REN'])),
    ]
    const frame = {
      palette: colors,
      size: 28,
      gap: 12,
      caption: 19,
      indent: 130,
      how: paper.pick(['run', 'before'] as const),
    } as const
    const heading = paper.pick(['IDENTIFICATION CARD', 'STATE ID CARD', 'NON-DRIVER ID'])
    if (upright) {
      const named = stack([...names, entry('', address)], { ...frame, x: 50, y: 640, width: 660, how: 'run', gap: 6 })
      const next = stack(facts, { ...frame, x: 50, y: named.bottom + 24, width: 660 })
      return [
        side(
          paper,
          colors,
          [
            box(0, 40, 756, 130, { fill: colors.accent, opacity: 0.85 }),
            text(50, 104, title, { size: 50, face: 'serif-bold', color: '#ffffff' }),
            text(50, 150, `${heading} USA`, { size: 26, face: 'sans-bold', color: '#ffffff' }),
            ...photo(paper, 50, 200, 300, 390),
            ...stack(body, { ...frame, x: 400, y: 250, width: 300, size: 26 }).marks,
            text(400, 520, 'NOT A LICENSE', { size: 24, face: 'sans-bold', color: '#b01f2b' }),
            ...named.marks,
            ...next.marks,
            scrawl(paper, 420, 1130, 240),
          ],
          true,
        ),
      ]
    }
    const named = stack([...names, entry('', address)], { ...frame, x: 440, y: 200, width: 700, how: 'run', gap: 6 })
    return [
      side(paper, colors, [
        box(0, 40, 400, 676, { fill: colors.accent, opacity: 0.3 }),
        text(440, 100, title, {
          size: 52,
          face: paper.pick(['serif-bold', 'sans-bold'] as const),
          color: colors.accent,
        }),
        text(1150, 84, heading, { size: 26, face: 'sans-bold', align: 'right' }),
        text(1150, 118, paper.pick(['USA', 'United States of America']), { size: 20, face: 'sans', align: 'right' }),
        ...photo(paper, 50, 90, 300, 400),
        scrawl(paper, 70, 570, 250),
        ...named.marks,
        ...stack(facts, { ...frame, x: 440, y: Math.max(430, named.bottom + 20), width: 400 }).marks,
        ...stack(body, { ...frame, x: 870, y: Math.max(430, named.bottom + 20), width: 280, size: 24 }).marks,
        ...hologram(1080, 280, 60, colors.wave),
        text(60, 690, 'NOT A LICENSE TO DRIVE', { size: 22, face: 'sans-bold', color: '#b01f2b' }),
      ]),
    ]
  },
}
