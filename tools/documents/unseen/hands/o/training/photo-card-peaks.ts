import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { canadianLines } from '../addresses.ts'
import {
  datePrinter,
  dated,
  entry,
  hologram,
  microprint,
  palettes,
  photo,
  putAddress,
  scrawl,
  side,
  stack,
  term,
} from '../kit.ts'
import { holder } from '../people.ts'

const provinces = {
  AB: { name: 'Alberta', numbers: ['######-###', '#########'] },
  BC: { name: 'British Columbia', numbers: ['#######', '0#######'] },
  MB: { name: 'Manitoba', numbers: ['@@-@@-@@-@###@@', '@@@@@@@###@@'] },
} as const

/** Identification cards of three western provinces, lines with colons or captions, the card's number in any corner. */
export const photoCardPeaks: UnseenLayout = {
  name: 'photo-card-peaks',
  docType: 'provincial_id',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const code = paper.pick(['AB', 'BC', 'MB'] as const)
    const { name, numbers } = provinces[code]
    const colors = paper.pick([palettes.sky, palettes.teal, palettes.rose, palettes.grey])
    const person = holder(paper, 'CA', 0.7)
    const { issued, expiry } = term(paper, person.birth, [5, 5, 10])
    const form = paper.pick(['d M y', 'y-M-d', 'y-m-d', 'M d, y', 'y M d'] as const)
    const print = datePrinter(paper, form)
    const upper = paper.chance(0.8)
    const last = paper.put('last_name', upper ? person.last.toUpperCase() : person.last)
    const given = paper.put('first_name', upper ? person.given.toUpperCase() : person.given)
    const number = paper.put('id_number', paper.code(paper.pick(numbers)))
    const address = putAddress(
      paper,
      canadianLines(paper, code).map((one) => (upper ? one.toUpperCase() : one)),
    )
    const state = paper.put('id_province', code, name)
    const colon = paper.pick([':', ''])
    const card = entry(
      `${paper.pick(['ID No', 'Card No.', 'ID', 'BCID number', 'Identification No.', 'No.']).replace('BC', code)}${colon}`,
      number,
      1.15,
    )
    const facts = [
      entry(`${paper.pick(['Expires', 'Exp', 'Expiry', 'Valid to'])}${colon}`, print('id_expiry', expiry)),
      entry(`${paper.pick(['DOB', 'Date of Birth', 'Birth Date'])}${colon}`, print('date_of_birth', person.birth)),
      entry(`${paper.pick(['Issued', 'Iss', 'Date Issued'])}${colon}`, dated(issued, form)),
      entry(`Sex${colon}`, person.sex),
      entry(`${paper.pick(['Height', 'Hgt'])}${colon}`, `${paper.between(149, 199)} cm`),
      entry(`${paper.pick(['Eyes', 'Eye Colour'])}${colon}`, paper.pick(['BRO', 'BLUE', 'HAZ'])),
    ]
    const names = paper.pick([
      [entry('', [last, given], 1.25)],
      [entry('', `${last}, ${given}`, 1.2)],
      [entry(`Surname${colon}`, last, 1.1), entry(`Given Name(s)${colon}`, given, 1.1)],
      [entry(`Name${colon}`, [`${last},`, given], 1.15)],
    ])
    const how = paper.pick(['run', 'above', 'before'] as const)
    const base = { palette: colors, size: 27, gap: 10, caption: 19, indent: 150 } as const
    const wide = paper.chance(0.5)
    const x = wide ? 60 : 400
    const named = stack([...names, entry('', address)], {
      ...base,
      how: 'run',
      gap: 5,
      x,
      y: 210,
      width: wide ? 640 : 740,
    })
    const y = Math.max(named.bottom + 20, 400)
    const marks = [
      box(0, 44, 1198, 92, { fill: colors.accent, opacity: paper.pick([0.15, 0.4, 0.25]) }),
      text(60, 110, state, { size: 50, face: 'serif-bold', color: colors.label }),
      text(1140, 106, paper.pick(['IDENTIFICATION CARD', 'Identification Card', 'ID CARD', 'Photo ID Card']), {
        size: 32,
        face: 'sans-bold',
        align: 'right',
      }),
      ...photo(paper, wide ? 800 : 60, 170, 310, 400),
      ...named.marks,
      ...stack([card, ...facts.slice(0, 2)], { ...base, how, x, y, width: 360 }).marks,
      ...stack(facts.slice(2), { ...base, how, size: 24, gap: 8, x: x + 390, y, width: 300 }).marks,
      scrawl(paper, wide ? 830 : 90, 640, 240),
      ...hologram(wide ? 730 : 1090, 640, 60, colors.wave),
      microprint(60, 722, 700, 'IDENTIFICATION', colors.label),
    ]
    const back = [
      box(0, 60, 1198, 110, { fill: '#232323' }),
      text(70, 260, 'If found, drop in any mailbox. Return postage guaranteed.', { size: 24 }),
      text(70, 640, `Doc. ${paper.code('@@#######-##')}`, { size: 24, face: 'mono' }),
    ]
    return paper.chance(0.35)
      ? [side(paper, colors, marks), side(paper, palettes.white, back)]
      : [side(paper, colors, marks)]
  },
}
