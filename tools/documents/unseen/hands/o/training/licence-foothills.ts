import { shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { canadianLines } from '../addresses.ts'
import { dated, entry, fit, microprint, palettes, photo, putAddress, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

const captions = {
  number: ['No.', 'No', 'DL No.', 'Licence No.', '4d'],
  class: ['Cl.', 'Class', 'CL', '9 Class'],
  expiry: ['Exp', 'Expires', 'EXP.', 'Valid to', 'Expiry'],
  issued: ['Iss', 'Issued', 'ISS.', 'Date issued'],
  birth: ['DOB', 'Born', 'Birth date', 'B/D', 'Date of birth'],
} as const

/** A western licence with short captions run on before the values, in ragged lines, the name in mixed places and two numbers. */
export const licenceFoothills: UnseenLayout = {
  name: 'licence-foothills',
  docType: 'driver_licence',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.sand, palettes.sky, palettes.rose, palettes.green])
    const person = holder(paper, 'CA', 0.7)
    const { issued, expiry } = term(paper, person.birth, [5, 1, 3])
    const form = paper.pick(['d M y', 'd-M-y', 'd M y', 'y-m-d', 'M d, y'] as const)
    const small = paper.chance(0.3)
    const last = paper.put('last_name', small ? person.last : person.last.toUpperCase())
    const given = paper.put('first_name', small ? person.given : person.given.toUpperCase())
    const number = paper.put('id_number', paper.code('######-###'))
    const address = putAddress(
      paper,
      canadianLines(paper, 'AB').map((one) => (small ? one : one.toUpperCase())),
    )
    const print = (field: string, iso: string) => paper.put(field, iso, dated(iso, form))
    paper.put('id_province', 'AB', 'Alberta')
    paper.put('id_country', 'CA', 'CANADA')
    const how = paper.pick(['run', 'before', 'above'] as const)
    const left = [
      entry(paper.pick(captions.number), number, 1.15),
      entry(
        paper.pick(captions.class),
        paper.put('licence_class', paper.pick(['5', '5-GDL', '7', '4', '1', '6 5', '3'])),
      ),
      entry(paper.pick(captions.expiry), print('id_expiry', expiry)),
      entry(paper.pick(captions.birth), print('date_of_birth', person.birth)),
    ]
    const right = [
      entry(paper.pick(captions.issued), print('id_issue_date', issued)),
      entry('Sex', paper.put('sex', person.sex)),
      entry('Eyes', paper.pick(['BRO', 'BLU', 'HZL', 'GRN'])),
      entry('Hgt', `${paper.between(151, 199)} cm`),
      entry('Wgt', `${paper.between(48, 118)} kg`),
    ]
    const body = { size: 27, gap: how === 'above' ? 2 : 14, palette: colors, how, caption: 19, indent: 130 } as const
    const nameFirst = paper.chance(0.5)
    const factsY = nameFirst ? 440 : 190
    const nameY = nameFirst ? 190 : how === 'above' ? 540 : 480
    const together = paper.pick([
      [entry('', [last, given], 1.2)],
      [entry('', `${last}, ${given}`, 1.2)],
      [entry('', [`${last},`, given], 1.15)],
    ])
    const photoX = paper.pick([60, 850])
    const x = photoX === 60 ? 390 : 60
    const front = [
      shape('M0 150 C200 90 330 140 520 100 C700 66 900 150 1198 84 L1198 60 L1198 44 L0 44 Z', {
        fill: colors.accent,
        opacity: 0.35,
      }),
      text(60, 110, 'Alberta', {
        size: 60,
        face: paper.pick(['serif', 'serif-bold', 'sans-bold'] as const),
        color: colors.label,
      }),
      text(330, 84, paper.pick(["DRIVER'S LICENCE", "OPERATOR'S LICENCE", "DRIVER'S LICENCE - GRADUATED"]), {
        size: 30,
        face: 'sans-bold',
      }),
      text(330, 118, 'CANADA', { size: 22, face: 'sans' }),
      ...photo(paper, photoX, 160, 285, 380),
      scrawl(paper, photoX + 30, 610, 220),
      ...stack([...together, entry('', address)], {
        ...body,
        x,
        y: nameY,
        width: 440 + (photoX === 60 ? 300 : 300),
        how: 'run',
        gap: 4,
        size: 28,
      }).marks,
      ...stack(left, { ...body, x, y: factsY, width: 400 }).marks,
      ...stack(right, { ...body, x: x + 450, y: factsY, width: 300 }).marks,
      microprint(60, 716, 760, 'WILD ROSE COUNTRY ', colors.label),
    ]
    const back = [
      text(60, 130, 'Condition / Endorsement codes', { size: 24, face: 'sans-bold' }),
      fit(60, 170, 'A  adequate lenses    C  periodic medical    Q  air brake', 1000, { size: 22, face: 'narrow' }),
      text(60, 640, `MVID ${paper.code('####-#####')}`, { size: 26, face: 'mono' }),
      text(700, 640, `DD ${paper.code('@@#######-###')}`, { size: 26, face: 'mono' }),
    ]
    return paper.chance(0.5)
      ? [side(paper, colors, front), side(paper, palettes.grey, back)]
      : [side(paper, colors, front)]
  },
}
