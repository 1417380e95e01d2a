import { box, ellipse, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { moroccanLines } from '../addresses.ts'
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

const captions = {
  number: ['Permis n°', 'N° du permis', 'Permis de conduire N° :', 'N° permis :', 'Numéro'],
  last: ['Nom', 'Nom :', 'Nom de famille'],
  first: ['Prénom', 'Prénom :', 'Prénom(s)'],
  birth: ['Né(e) le', 'Date de naissance', 'Date et lieu de naissance', 'Né le :'],
  issued: ['Délivré le', 'Date de délivrance', 'Fait le', 'Délivré à {town} le'],
  expiry: ['Fin de validité', 'Valable jusqu’au', 'Expire le', 'Validité', 'Date d’expiration'],
  identity: ['CIN', 'N° CIN', 'C.I.N. :', 'CNIE n°'],
  class: ['Catégories', 'Catégorie(s)', 'Catégorie :', 'Cat.'],
} as const

/** A Moroccan licence: French captions, the identity card's number beside the licence's, pale strokes where Arabic stands. */
export const licenceAtlas: UnseenLayout = {
  name: 'licence-atlas',
  docType: 'driver_licence',
  country: 'MA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.rose, palettes.sand, palettes.pink, palettes.green])
    const person = holder(paper, 'MA', 0.1)
    const { issued, expiry } = term(paper, person.birth, [10, 10, 2])
    const form = paper.pick(['d/m/y', 'd/m/y', 'd.m.y', 'd-m-y'] as const)
    const print = datePrinter(paper, form)
    const last = paper.put('last_name', person.last)
    const given = paper.put('first_name', person.given)
    const number = paper.put('id_number', paper.code(paper.pick(['##/######', '##/######', '#######', '##-#####'])))
    const address = putAddress(paper, moroccanLines(paper))
    paper.put('id_country', 'MA', 'ROYAUME DU MAROC')
    const how = paper.pick(['above', 'run', 'before'] as const)
    const right = paper.chance(0.5)
    const x = right ? 60 : 390
    const birthCaption = paper.pick(captions.birth)
    const birth = print('date_of_birth', person.birth)
    const town = entry('à', person.town)
    const born = birthCaption.includes('lieu')
      ? [entry(birthCaption, `${birth} ${person.town}`)]
      : [entry(birthCaption, birth), town]
    const dates = shuffled(paper, [
      entry(
        paper.pick(captions.issued).replace('{town}', paper.pick(['RABAT', 'FES', 'AGADIR'])),
        print('id_issue_date', issued),
      ),
      entry(paper.pick(captions.expiry), print('id_expiry', expiry)),
    ])
    const rows = [
      entry(paper.pick(captions.last), last, 1.05),
      entry(paper.pick(captions.first), given, 1.05),
      ...born,
      entry(paper.pick(captions.identity), paper.code(paper.pick(['@@######', '@######']))),
      entry(paper.pick(['Adresse', 'Adresse :', 'Domicile']), address, 0.85),
      ...dates,
    ]
    const one = how === 'above' ? rows.slice(0, 4) : rows.slice(0, 5)
    const frame = { size: 25, gap: how === 'above' ? 6 : 12, palette: colors, how, indent: 210, caption: 18 } as const
    const left = stack(one, { ...frame, x, y: 212, width: 425 })
    const held = paper.put('licence_class', paper.pick(['B', 'B', 'A1', 'C', 'D']))
    const heads = stack([entry(paper.pick(captions.number), number, 1.15)], {
      ...frame,
      x: x + 450,
      y: 212,
      width: 310,
      how: 'above',
    })
    const rest = stack(rows.slice(one.length), {
      ...frame,
      x: x + 450,
      y: heads.bottom + 6,
      width: 310,
      how: 'above',
      gap: 8,
    })
    const front = [
      box(0, 46, 1198, 14, { fill: '#b3202a' }),
      box(0, 60, 1198, 6, { fill: '#2c7a4b' }),
      text(60, 110, 'ROYAUME DU MAROC', { size: 30, face: 'sans-bold' }),
      text(60, 148, paper.pick(['PERMIS DE CONDUIRE', 'Permis de conduire', 'PERMIS DE CONDUIRE (DUPLICATA)']), {
        size: 30,
        face: 'sans-bold',
        color: colors.accent,
      }),
      ...[0, 1, 2, 3].map((i) =>
        line(760 + i * 90, 108 + (i % 2) * 8, 830 + i * 90, 112, {
          stroke: colors.label,
          strokeWidth: 5,
          opacity: 0.5,
        }),
      ),
      ellipse(700, 104, 34, 34, { stroke: colors.accent, strokeWidth: 4 }),
      ...photo(paper, right ? 850 : 60, right ? 470 : 190, right ? 210 : 290, right ? 240 : 380),
      ...left.marks,
      ...heads.marks,
      ...rest.marks,
      ...stack([entry(paper.pick(captions.class), held, 1.2)], { ...frame, x: 60, y: 690, width: 360, how: 'run' })
        .marks,
      scrawl(paper, 470, 690, 220),
      ...hologram(1100, 640, 56, colors.wave),
    ]
    const table = ['A1', 'A', 'B', 'C', 'D', 'EB', 'EC', 'ED'].flatMap((category, index) => [
      text(120, 140 + index * 62, category, { size: 26, face: 'sans-bold' }),
      text(320, 140 + index * 62, category === held ? dated(issued, form) : '--/--/----', { size: 26, face: 'mono' }),
      text(640, 140 + index * 62, category === held ? dated(expiry, form) : '--/--/----', { size: 26, face: 'mono' }),
      line(100, 156 + index * 62, 1090, 156 + index * 62, { stroke: colors.wave, strokeWidth: 2 }),
    ])
    const back = [
      text(120, 86, 'Cat.', { size: 20, face: 'sans-bold' }),
      text(320, 86, 'Obtenue le', { size: 20, face: 'sans-bold' }),
      text(640, 86, 'Valable jusqu’au', { size: 20, face: 'sans-bold' }),
      ...table,
      text(100, 690, `Restrictions : ${paper.pick(['Néant', 'Port de verres correcteurs', '01'])}`, {
        size: 22,
        face: 'sans',
      }),
    ]
    return paper.chance(0.5) ? [side(paper, colors, front), side(paper, colors, back)] : [side(paper, colors, front)]
  },
}
