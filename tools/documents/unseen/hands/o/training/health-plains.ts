import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { datePrinter, dated, entry, fit, palettes, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

const provinces = {
  AB: {
    name: 'Alberta',
    title: ['PERSONAL HEALTH CARD', 'Health Care Insurance Plan'],
    number: ['#####-####', '##### ####'],
    caption: ['PERSONAL HEALTH NUMBER', 'Personal Health Number (PHN)', 'PHN'],
    dated: false,
  },
  SK: {
    name: 'Saskatchewan',
    title: ['Health Services Card', 'HEALTH CARD'],
    number: ['### ### ###', '###-###-###'],
    caption: ['Health Services Number', 'HSN', 'HEALTH SERVICES NUMBER'],
    dated: true,
  },
  MB: {
    name: 'Manitoba',
    title: ['Health Registration Card', 'HEALTH CARD / CARTE SANTÉ'],
    number: ['### ### ###', '#########'],
    caption: ['Personal Health Identification Number', 'PHIN / NIMP', 'PHIN'],
    dated: true,
  },
} as const

/** Paper and plastic cards of the plains without a photograph: boxed cells, or lines filled by a printer in mono. */
export const healthPlains: UnseenLayout = {
  name: 'health-plains',
  docType: 'health_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const code = paper.pick(['AB', 'SK', 'MB'] as const)
    const issuer = provinces[code]
    const colors = paper.pick([palettes.white, palettes.sky, palettes.green, palettes.violet, palettes.sand])
    const person = holder(paper, 'CA', 0.5)
    const { issued, expiry } = term(paper, person.birth, [3, 5])
    const form = paper.pick(['d-M-y', 'y-m-d', 'd M y', 'M d, y', 'y/m/d'] as const)
    const print = datePrinter(paper, form)
    const number = paper.put('id_number', paper.code(paper.pick(issuer.number)))
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const state = paper.put('id_province', code, issuer.name)
    const name = paper.pick([
      [entry(paper.pick(['NAME', 'Name', 'Registrant']), `${last}, ${given}`)],
      [entry('SURNAME', last), entry(paper.pick(['GIVEN NAMES', 'FIRST NAME AND INITIAL']), given)],
      [entry('NAME OF INSURED PERSON', [last, given])],
      [entry('FIRST', given), entry('LAST', last)],
    ])
    const tail = [
      entry(paper.pick(['DATE OF BIRTH', 'BIRTH DATE', 'Born', 'DOB']), print('date_of_birth', person.birth)),
      entry(paper.pick(['GENDER', 'SEX', 'Sex']), paper.pick([person.sex, person.sex === 'F' ? 'FEMALE' : 'MALE'])),
      entry(paper.pick(['EFFECTIVE', 'COVERAGE FROM', 'Date issued']), dated(issued, form)),
      ...(issuer.dated
        ? [entry(paper.pick(['EXPIRES', 'VALID TO', 'Expiry date', 'COVERAGE TO']), print('id_expiry', expiry))]
        : []),
      ...(code === 'MB' ? [entry('REGISTRATION NO.', paper.code('######'))] : []),
    ]
    const rows = [entry(paper.pick(issuer.caption), number, 1.15), ...name, ...tail]
    const head = [
      text(60, 116, state, { size: 52, face: paper.pick(['serif-bold', 'sans-bold'] as const), color: colors.accent }),
      fit(560, 112, paper.pick(issuer.title), 580, { size: 34, face: 'sans-bold' }),
    ]
    const cells = paper.chance(0.5)
    const width = 530
    const body = cells
      ? rows.flatMap((row, index) => {
          const [x, y] = [60 + (index % 2) * (width + 20), 160 + Math.floor(index / 2) * 128]
          return [
            box(x, y, width, 116, { stroke: colors.label, strokeWidth: 2, fill: '#ffffff', opacity: 0.8 }),
            ...stack([row], {
              x: x + 14,
              y: y + 26,
              width: width - 28,
              size: row.values.length > 1 ? 26 : 31,
              gap: 0,
              palette: colors,
              how: 'above',
              caption: 18,
            }).marks,
          ]
        })
      : rows.flatMap((row, index) => {
          const y = 210 + index * 66
          return [
            line(430, y + 10, 1130, y + 10, { stroke: colors.label, strokeWidth: 1.5 }),
            ...stack([{ ...row, values: [row.values.join(' ')] }], {
              x: 60,
              y,
              width: 1070,
              size: 29,
              gap: 0,
              palette: colors,
              how: 'before',
              indent: 380,
              caption: 20,
              face: 'mono',
            }).marks,
          ]
        })
    const notice = fit(
      60,
      724,
      paper.pick([
        'This card does not confirm coverage. Carry it at all times.',
        'Keep this card. Report changes within 30 days.',
        'Not valid as identification.',
      ]),
      900,
      { size: 19 },
    )
    return [side(paper, colors, [...head, ...body, notice])]
  },
}
