import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { stateLines } from '../addresses.ts'
import { dated, entry, fit, palettes, photo, putAddress, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

/** A southern American licence after the AAMVA standard: small item numbers before every value, some with words. */
export const licencePecos: UnseenLayout = {
  name: 'licence-pecos',
  docType: 'driver_licence',
  country: 'US',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.blue, palettes.sand, palettes.green, palettes.white])
    const person = holder(paper, 'US', 0.8)
    const { issued, expiry } = term(paper, person.birth, [8, 6, 2])
    const form = paper.pick(['m/d/y', 'm/d/y', 'm-d-y'] as const)
    const worded = paper.chance(0.6)
    const item = (number: string, word: string) => (worded ? `${number}${paper.pick([' ', '. ', '.'])}${word}` : number)
    const number = paper.put('id_number', paper.code('########'))
    const print = (field: string, iso: string) => paper.put(field, iso, dated(iso, form))
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const address = putAddress(paper, stateLines(paper, 'Texas'))
    const licenceClass = paper.put('licence_class', paper.pick(['C', 'C', 'CM', 'A', 'B']))
    const state = paper.put('id_province', 'TX', paper.pick(['Texas', 'TEXAS']))
    const country = paper.put('id_country', 'US', paper.pick(['USA', 'USA', '']))
    const how = paper.pick(['run', 'before'] as const)
    const frame = { size: 28, gap: 10, palette: colors, how, caption: 18, indent: worded ? 110 : 50 } as const
    const photoRight = paper.chance(0.3)
    const x = photoRight ? 60 : 400
    const top = stack(
      [
        entry(item('4d', paper.pick(['DL', 'DL No', 'Number'])), number, 1.15),
        entry(item('9', 'Class'), licenceClass),
        entry(item('4a', 'Iss'), print('id_issue_date', issued)),
        entry(item('4b', 'Exp'), print('id_expiry', expiry)),
        entry(item('3', 'DOB'), print('date_of_birth', person.birth), 1.1),
      ],
      { ...frame, x, y: 190, width: 420 },
    )
    const named = stack([entry('1', last, 1.15), entry('2', given, 1.05), entry('8', address, 0.95)], {
      ...frame,
      x,
      y: top.bottom + 6,
      width: 690,
      how: 'before',
      indent: 36,
      gap: 2,
    })
    const codes = stack(
      [
        entry(item('12', 'Restrictions'), paper.pick(['A', 'NONE', 'B'])),
        entry(item('9a', 'End'), 'NONE'),
        entry(item('16', 'Hgt'), `${paper.between(4, 6)}'-${paper.code('0#')}"`),
        entry(item('15', 'Sex'), paper.put('sex', person.sex)),
        entry(item('18', 'Eyes'), paper.pick(['BRO', 'BLU', 'GRN'])),
      ],
      { ...frame, x: x + 440, y: 190, width: 300, size: 25, how: 'run' },
    )
    const front = [
      box(0, 46, 1198, 90, { fill: colors.accent, opacity: 0.14 }),
      text(60, 112, state, { size: 58, face: paper.pick(['serif-bold', 'sans-bold'] as const), color: colors.accent }),
      text(330, 84, paper.pick(['Department of Public Safety', 'DEPARTMENT OF PUBLIC SAFETY']), {
        size: 18,
        face: 'serif',
      }),
      text(330, 120, paper.pick(['DRIVER LICENSE', 'Driver License', 'COMMERCIAL DRIVER LICENSE']), {
        size: 32,
        face: 'sans-bold',
      }),
      text(1140, 112, country, { size: 26, face: 'serif-bold', align: 'right' }),
      line(60, 140, 1140, 140, { stroke: colors.accent, strokeWidth: 3 }),
      ...photo(paper, photoRight ? 850 : 60, 165, 300, 400),
      ...top.marks,
      ...codes.marks,
      ...named.marks,
      ...photo(paper, photoRight ? 700 : 1030, 570, 100, 126, 0.4),
      scrawl(paper, photoRight ? 870 : 80, 630, 250),
      fit(60, 706, `5 DD ${paper.code('####################')}`, 420, { size: 20, face: 'mono' }),
    ]
    const back = [
      box(0, 50, 1198, 110, { fill: '#222222' }),
      fit(
        70,
        230,
        'Restrictions: A with corrective lenses. Directive to physician has been filed at telephone number: ____',
        1040,
        { size: 22, face: 'narrow' },
      ),
      fit(70, 270, 'Allergic reaction to drugs: ____________   Emergency contact: ____________', 1040, {
        size: 22,
        face: 'narrow',
      }),
      text(70, 660, paper.code('####################'), { size: 24, face: 'mono' }),
    ]
    return paper.chance(0.4)
      ? [side(paper, colors, front), side(paper, palettes.grey, back)]
      : [side(paper, colors, front)]
  },
}
