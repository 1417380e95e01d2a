import { addDays, addYears } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { stateLines } from '../addresses.ts'
import {
  across,
  datePrinter,
  dated,
  entry,
  fit,
  palettes,
  photo,
  putAddress,
  scrawl,
  side,
  stack,
  term,
} from '../kit.ts'
import { holder } from '../people.ts'

/** A Gulf licence with item numbers and words, or upright for drivers under 21, with the day they come of age printed large. */
export const licenceKeys: UnseenLayout = {
  name: 'licence-keys',
  docType: 'driver_licence',
  country: 'US',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.sky, palettes.rose, palettes.teal, palettes.sand])
    const upright = paper.chance(0.45)
    const drawn = holder(paper, 'US', 0.7)
    const birth = upright ? addDays(paper.today, -paper.between(6300, 7500)) : drawn.birth
    const recent = addDays(paper.today, -paper.between(10, 300))
    const { issued, expiry } = upright ? { issued: recent, expiry: addYears(recent, 6) } : term(paper, birth, [8, 6])
    const form = paper.pick(['m-d-y', 'm/d/y', 'm/d/y'] as const)
    const print = datePrinter(paper, form)
    const last = paper.put('last_name', drawn.last.toUpperCase())
    const given = paper.put('first_name', drawn.given.toUpperCase())
    const grammar = paper.pick(['###-###-##-###-#', '###-###-##-###-#', '############'])
    const number = paper.put('id_number', `${last.charAt(0)}${paper.code(grammar)}`)
    const address = putAddress(paper, stateLines(paper, 'Florida'))
    const state = paper.put('id_province', 'FL', paper.pick(['Florida', 'FLORIDA', 'The Sunshine State - Florida']))
    const country = paper.put('id_country', 'US', paper.pick(['USA', 'USA', '']))
    const dln = entry(paper.pick(['4d DLN', '4d DL NO.', 'DLN', '4d LICENSE NUMBER']), number, 1.15)
    const held = entry(
      paper.pick(['9 CLASS', 'CLASS', '9. CLASS']),
      paper.put('licence_class', paper.pick(['E', 'E', 'A', 'D', 'B'])),
    )
    const named = [entry('1', last, 1.1), entry('2', given, 1.1), entry('8', address, 0.95)]
    const dates = [
      entry(paper.pick(['3 DOB', 'DOB', '3. DATE OF BIRTH']), print('date_of_birth', birth)),
      entry(paper.pick(['4a ISS', 'ISSUED', '4a ISSUED']), print('id_issue_date', issued)),
      entry(paper.pick(['4b EXP', 'EXPIRES', '4b EXPIRES']), print('id_expiry', expiry)),
    ]
    const codes = [
      entry('15 SEX', paper.put('sex', drawn.sex)),
      entry('16 HGT', `${paper.between(4, 6)}'-${paper.code('0#')}"`),
      entry('12 REST', paper.pick(['A', 'NONE'])),
      entry('9a END', 'NONE'),
    ]
    const frame = { size: 28, gap: 8, palette: colors, caption: 17 } as const
    const title = paper.pick(['DRIVER LICENSE', 'DRIVER LICENSE', 'OPERATOR LICENSE'])
    if (upright) {
      const marks = [
        box(0, 46, 756, 100, { fill: colors.accent, opacity: 0.9 }),
        fit(40, 96, state, 420, { size: 44, face: 'serif-bold', color: '#ffffff' }),
        text(40, 134, title, { size: 26, face: 'sans-bold', color: '#ffffff' }),
        text(716, 96, country, { size: 24, face: 'sans-bold', color: '#ffffff', align: 'right' }),
        ...photo(paper, 40, 170, 300, 390),
        fit(370, 210, `UNDER 21 UNTIL ${dated(addYears(birth, 21), form)}`, 350, {
          size: 24,
          face: 'sans-bold',
          color: '#b01f2b',
        }),
        ...stack([dln, held, ...codes], { ...frame, x: 370, y: 262, width: 350, how: 'above', size: 26, gap: 6 }).marks,
        ...stack(named, { ...frame, x: 40, y: 690, width: 670, how: 'before', indent: 40, size: 30 }).marks,
        ...across(dates, { ...frame, x: 40, y: 930, width: 690, how: 'above', size: 30 }),
        scrawl(paper, 60, 1080, 260),
        fit(420, 1090, `5 DD ${paper.code('@############')}`, 300, { size: 20, face: 'mono' }),
      ]
      return [side(paper, colors, marks, true)]
    }
    const how = paper.pick(['above', 'run'] as const)
    const marks = [
      fit(60, 104, state, 480, { size: 56, face: 'serif-bold', color: colors.accent }),
      text(600, 104, title, { size: 34, face: 'sans-bold' }),
      text(1140, 104, country, { size: 26, face: 'sans-bold', align: 'right' }),
      ...photo(paper, 60, 150, 290, 380),
      ...across([held, dln], { ...frame, x: 390, y: 176, width: 740, how }, [1, 3]),
      ...stack(named, { ...frame, x: 390, y: how === 'above' ? 276 : 244, width: 620, how: 'before', indent: 36 })
        .marks,
      ...across(dates, { ...frame, x: 390, y: 500, width: 750, how: 'above', size: 30 }),
      ...across(codes, { ...frame, x: 390, y: 580, width: 600, how: 'above', size: 24 }),
      ...photo(paper, 1020, 250, 120, 150, 0.4),
      text(1140, 440, 'SAFE DRIVER', { size: 20, face: 'sans-bold', color: colors.accent, align: 'right' }),
      scrawl(paper, 80, 600, 240),
      fit(390, 676, `5 DD ${paper.code('@############')}    REPLACED: ${dated(issued, form)}`, 640, {
        size: 20,
        face: 'mono',
      }),
      text(60, 716, 'Operation of a motor vehicle constitutes consent to any sobriety test required by law.', {
        size: 17,
      }),
    ]
    return [side(paper, colors, marks)]
  },
}
