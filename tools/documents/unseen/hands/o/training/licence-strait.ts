import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { canadianLines } from '../addresses.ts'
import { dated, entry, fit, hologram, palettes, photo, putAddress, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

/** A Pacific licence: name first and large, `DL:` and colons, dates with a month in letters, a health number on the back. */
export const licenceStrait: UnseenLayout = {
  name: 'licence-strait',
  docType: 'driver_licence',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.teal, palettes.blue, palettes.green, palettes.sand])
    const person = holder(paper, 'CA', 0.75)
    const { issued, expiry } = term(paper, person.birth, [5, 5, 2])
    const form = paper.pick(['y-M-d', 'y-M-d', 'y-m-d', 'd-M-y', 'y M d'] as const)
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', paper.chance(0.6) ? person.given.toUpperCase() : person.given)
    const number = paper.put('id_number', paper.code(paper.pick(['#######', '0#######'])))
    const address = putAddress(
      paper,
      canadianLines(paper, 'BC').map((one) => one.toUpperCase()),
    )
    const print = (field: string, iso: string) => paper.put(field, iso, dated(iso, form))
    const colon = paper.pick([':', ':', ''])
    paper.put('id_province', 'BC', 'British Columbia')
    const country = paper.put('id_country', 'CA', paper.chance(0.5) ? 'Canada' : '')
    const codes = [
      entry(`${paper.pick(['DL', 'Licence number', 'D.L. No.', 'Driver’s Licence'])}${colon}`, number, 1.2),
      entry(`${paper.pick(['Issued', 'ISS', 'Date of issue'])}${colon}`, print('id_issue_date', issued)),
      entry(`${paper.pick(['Expires', 'EXP', 'Expiry'])}${colon}`, print('id_expiry', expiry)),
      entry(`${paper.pick(['DOB', 'Date of Birth', 'Birthdate'])}${colon}`, print('date_of_birth', person.birth)),
      entry(
        `${paper.pick(['Class', 'Cl', 'Licence class'])}${colon}`,
        paper.put('licence_class', paper.pick(['5', '7N', '7L', '5 6', '1', '4'])),
      ),
    ]
    const body = [
      entry(`Sex${colon}`, paper.put('sex', person.sex)),
      entry(`Height${colon}`, `${paper.between(150, 196)}.0 cm`),
      entry(`Weight${colon}`, `${paper.between(47, 120)}.0 kg`),
      entry(`Eyes${colon}`, paper.pick(['BRO', 'BLU', 'GRY'])),
      entry(`Hair${colon}`, paper.pick(['BLK', 'BRO', 'BLN'])),
    ]
    const name = paper.pick([
      [entry('', `${last},`, 1.25), entry('', given, 1.25)],
      [entry(`Surname${colon}`, last, 1.1), entry(`Given${colon}`, given, 1.1)],
      [entry('', `${last}, ${given}`, 1.2)],
    ])
    const right = paper.chance(0.5)
    const frame = { size: 27, gap: 8, palette: colors, how: 'run', caption: 20 } as const
    const textX = right ? 60 : 420
    const front = [
      box(0, 46, 1198, 10, { fill: colors.accent }),
      text(60, 108, 'British Columbia', { size: 44, face: 'serif-bold', color: colors.label }),
      text(60, 142, country, { size: 22, face: 'serif' }),
      text(1140, 108, paper.pick(["DRIVER'S LICENCE", 'DRIVER’S LICENCE AND SERVICES CARD', 'Driver’s Licence']), {
        size: 28,
        face: 'sans-bold',
        align: 'right',
      }),
      ...photo(paper, right ? 830 : 56, 170, 310, 400),
      ...photo(paper, right ? 690 : 1030, 560, 104, 132, 0.4),
      scrawl(paper, right ? 860 : 80, 640, 240),
      ...stack([...name, entry('', address)], { ...frame, x: textX, y: 200, width: 700 }).marks,
      ...stack(codes, { ...frame, x: textX, y: 430, width: 390, face: 'sans-bold' }).marks,
      ...stack(body, { ...frame, x: textX + 400, y: 430, width: 210, size: 23, gap: 8 }).marks,
      ...hologram(right ? 760 : 470, 640, 60, colors.wave),
    ]
    const back = [
      box(0, 40, 1198, 110, { fill: '#1c1c1c' }),
      text(70, 230, 'Personal Health Number', { size: 22, face: 'narrow', color: colors.label }),
      text(70, 270, paper.code('9### ### ###'), { size: 30, face: 'mono-bold' }),
      fit(70, 340, `Restrictions: ${paper.pick(['21 corrective lenses', 'none', '25 left outside mirror'])}`, 900, {
        size: 24,
      }),
      text(70, 390, `Document no. ${paper.code('@@##########')}`, { size: 22, face: 'mono' }),
    ]
    return paper.chance(0.5)
      ? [side(paper, colors, front), side(paper, palettes.white, back)]
      : [side(paper, colors, front)]
  },
}
