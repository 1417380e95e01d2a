import { shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { stateLines } from '../addresses.ts'
import { dated, entry, fit, palettes, photo, putAddress, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

/** A western American licence: DL, EXP, LN, FN before the values, the address without a caption, a faint second portrait. */
export const licenceSierra: UnseenLayout = {
  name: 'licence-sierra',
  docType: 'driver_licence',
  country: 'US',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.sky, palettes.sand, palettes.violet, palettes.rose])
    const person = holder(paper, 'US', 0.75)
    const { issued, expiry } = term(paper, person.birth, [5, 5, 6])
    const form = paper.pick(['m/d/y', 'm/d/y', 'm-d-y'] as const)
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const number = paper.put('id_number', paper.code('@#######'))
    const address = putAddress(paper, stateLines(paper, 'California'))
    const print = (field: string, iso: string) => paper.put(field, iso, dated(iso, form))
    const state = paper.put('id_province', 'CA', paper.pick(['California', 'CALIFORNIA']))
    const country = paper.put('id_country', 'US', paper.pick(['USA', 'USA', '']))
    const label = paper.pick([
      { dl: 'DL', exp: 'EXP', ln: 'LN', fn: 'FN', dob: 'DOB', iss: 'ISS' },
      { dl: '4d DL', exp: '4b EXP', ln: '1 LN', fn: '2 FN', dob: '3 DOB', iss: '4a ISS' },
      { dl: 'DL NO', exp: 'EXPIRES', ln: '', fn: '', dob: 'DOB', iss: 'ISSUED' },
      { dl: 'LIC #', exp: 'EXP', ln: 'LAST', fn: 'FIRST', dob: 'BORN', iss: 'ISS' },
    ])
    const red = { ...colors, ink: '#b01f2b' }
    const [left, wide] = [390, 500]
    const frame = { size: 30, gap: 10, palette: colors, how: 'run', caption: 19 } as const
    const first = stack([entry(label.dl, number, 1.25)], {
      ...frame,
      palette: red,
      x: left,
      y: 200,
      width: wide,
      face: 'sans-bold',
    })
    const expires = stack([entry(label.exp, print('id_expiry', expiry), 1.1)], {
      ...frame,
      palette: paper.chance(0.5) ? red : colors,
      x: left,
      y: first.bottom,
      width: wide,
      face: 'sans-bold',
    })
    const named = stack([entry(label.ln, last, 1.05), entry(label.fn, given, 1.05), entry('', address, 0.9)], {
      ...frame,
      x: left,
      y: expires.bottom,
      width: 560,
      gap: 5,
    })
    const born = stack(
      [
        entry(label.dob, print('date_of_birth', person.birth), 1.1),
        entry('RSTR', paper.pick(['NONE', 'CORR LENS']), 0.8),
      ],
      { ...frame, palette: red, x: left, y: named.bottom + 6, width: 430 },
    )
    const codes = [
      entry('SEX', paper.put('sex', person.sex)),
      entry('HAIR', paper.pick(['BRN', 'BLK', 'BLN', 'GRY'])),
      entry('EYES', paper.pick(['BRN', 'BLU', 'HZL', 'GRN'])),
      entry('HGT', `${paper.between(4, 6)}'-${paper.code('0#')}"`),
      entry('WGT', `${paper.between(105, 260)} lb`),
    ]
    const licenceClass = stack(
      [
        entry('CLASS', paper.put('licence_class', paper.pick(['C', 'C', 'A', 'M1', 'CM1'])), 1.15),
        entry('END', 'NONE', 0.8),
      ],
      { ...frame, x: 975, y: 200, width: 190 },
    )
    const bear = shape('M1040 70 C1070 50 1120 56 1140 80 L1132 116 L1050 116 Z', { fill: colors.accent, opacity: 0.6 })
    const front = [
      text(56, 108, state, { size: 62, face: 'serif-bold', color: colors.accent }),
      text(56, 140, country, { size: 22, face: 'serif-bold', color: colors.label }),
      text(600, 104, paper.pick(['DRIVER LICENSE', 'DRIVER LICENSE', 'DRIVER’S LICENSE']), {
        size: 36,
        face: 'sans-bold',
      }),
      paper.chance(0.7)
        ? bear
        : text(1140, 140, 'FEDERAL LIMITS APPLY', { size: 16, face: 'sans-bold', align: 'right' }),
      ...photo(paper, 56, 150, 300, 400),
      scrawl(paper, 76, 620, 260),
      ...first.marks,
      ...expires.marks,
      ...licenceClass.marks,
      ...named.marks,
      ...born.marks,
      ...stack(codes, { ...frame, x: 830, y: 480, width: 170, size: 24, gap: 4 }).marks,
      ...photo(paper, 1010, 470, 140, 180, 0.35),
      fit(56, 700, `DD ${paper.code('##/##/######@@@/@@@@/##')}`, 420, { size: 20, face: 'mono' }),
      text(1150, 700, `${label.iss} ${print('id_issue_date', issued)}`, { size: 24, face: 'sans', align: 'right' }),
    ]
    return [side(paper, colors, front)]
  },
}
