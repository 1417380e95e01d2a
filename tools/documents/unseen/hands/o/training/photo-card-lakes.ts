import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { canadianLines } from '../addresses.ts'
import {
  across,
  datePrinter,
  dated,
  entry,
  hologram,
  palettes,
  photo,
  putAddress,
  scrawl,
  side,
  stack,
  term,
} from '../kit.ts'
import { holder } from '../people.ts'

/** A bilingual photo card for people who do not drive: figures in the left column, the name and address under the portrait. */
export const photoCardLakes: UnseenLayout = {
  name: 'photo-card-lakes',
  docType: 'provincial_id',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.violet, palettes.green, palettes.sand, palettes.pink])
    const code = paper.pick(['ON', 'ON', 'NB'] as const)
    const person = holder(paper, 'CA', 0.6)
    const { issued, expiry } = term(paper, person.birth, [5, 5, 10])
    const form = paper.pick(['y/m/d', 'y-m-d', 'y m d', 'd-M-y'] as const)
    const print = datePrinter(paper, form)
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const pattern =
      code === 'ON' ? paper.pick(['@####-#####-#####', '@#### - ##### - #####', '###-###-###-P']) : '#######'
    const number = paper.put('id_number', paper.code(pattern))
    const address = putAddress(
      paper,
      canadianLines(paper, code).map((one) => one.toUpperCase()),
    )
    const state = paper.put('id_province', code, code === 'ON' ? paper.pick(['Ontario', 'ONTARIO']) : 'New Brunswick')
    const facts = [
      entry(paper.pick(['NUMBER/NUMÉRO', 'CARD NO./N° DE CARTE', '4d NUMBER/NUMÉRO', 'PHOTO CARD NO.']), number),
      entry(
        paper.pick(['EXP/EXP', 'EXPIRY/EXPIRATION', '4b EXP', 'VALID UNTIL/VALIDE JUSQU’AU']),
        print('id_expiry', expiry),
      ),
      entry(
        paper.pick(['DOB/DDN', 'DATE OF BIRTH/DATE DE NAISSANCE', '3 DOB/DDN']),
        print('date_of_birth', person.birth),
      ),
      entry(paper.pick(['ISS/DÉL', 'ISSUED/DÉLIVRÉE', '4a ISS/DÉL']), dated(issued, form)),
      entry('HGT/HAUT', `${paper.between(148, 197)} cm`),
      entry('SEX/SEXE', person.sex),
    ]
    const names = paper.pick([
      [entry('NAME/NOM', [`${last},`, given], 1.15)],
      [entry('', [last, given], 1.2)],
      [entry('1 SURNAME/NOM', last, 1.1), entry('2 GIVEN/PRÉNOM', given, 1.1)],
      [entry('NAME/NOM', `${last}, ${given}`, 1.1)],
    ])
    const frame = { palette: colors, size: 27, gap: 7, caption: 17, how: 'above' } as const
    const swapped = paper.chance(0.5)
    const left = swapped
      ? [...names, entry(paper.pick(['ADDRESS/ADRESSE', '8 ADDRESS/ADRESSE', '']), address, 0.95)]
      : facts
    const right = swapped ? facts : [...names, entry(paper.pick(['ADDRESS/ADRESSE', '']), address, 0.95)]
    const center = paper.chance(0.5)
    const marks = [
      box(40, 50, 1118, 82, { stroke: colors.accent, strokeWidth: 4, fill: '#ffffff', opacity: 0.6 }),
      text(70, 108, state, { size: 46, face: 'serif-bold', color: colors.accent }),
      text(1128, 88, paper.pick(['PHOTO CARD', 'PHOTO IDENTIFICATION CARD']), {
        size: 26,
        face: 'sans-bold',
        align: 'right',
      }),
      text(1128, 120, paper.pick(['CARTE-PHOTO', "CARTE D'IDENTITÉ AVEC PHOTO"]), {
        size: 22,
        face: 'sans',
        align: 'right',
      }),
      ...stack(left, { ...frame, x: 60, y: 184, width: center ? 400 : swapped ? 500 : 330 }).marks,
      ...photo(paper, center ? 480 : 870, 160, 260, 340),
      ...(center
        ? stack(right, { ...frame, x: 780, y: 184, width: 380 }).marks
        : stack(right.slice(0, 5), {
            ...frame,
            x: swapped ? 580 : 400,
            y: 184,
            width: swapped ? 275 : 450,
            size: swapped ? 24 : 27,
          }).marks),
      ...(center || right.length < 6 ? [] : across(right.slice(5), { ...frame, x: 580, y: 560, width: 300 })),
      scrawl(paper, center ? 490 : 890, 590, 230),
      line(60, 700, 1138, 700, { stroke: colors.wave, strokeWidth: 3 }),
      ...hologram(1080, 620, 54, colors.wave),
      text(
        599,
        690,
        paper.pick([
          'NOT A DRIVER’S LICENCE / N’EST PAS UN PERMIS DE CONDUIRE',
          'FOR IDENTIFICATION ONLY / AUX FINS D’IDENTIFICATION',
        ]),
        { size: 17, face: 'sans-bold', color: colors.label, align: 'middle' },
      ),
    ]
    return [side(paper, colors, marks)]
  },
}
