import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { stateLines } from '../addresses.ts'
import { across, dated, entry, fit, hologram, palettes, photo, putAddress, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

/** An eastern American licence: no caption for name and address, SURNAME above GIVEN, MIDDLE; the state turned up the side. */
export const licenceHudson: UnseenLayout = {
  name: 'licence-hudson',
  docType: 'driver_licence',
  country: 'US',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.grey, palettes.blue, palettes.white, palettes.teal])
    const person = holder(paper, 'US', 0.6)
    const { issued, expiry } = term(paper, person.birth, [8, 5, 8])
    const form = paper.pick(['m/d/y', 'm/d/y', 'm-d-y'] as const)
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const number = paper.put('id_number', paper.code(paper.pick(['### ### ###', '### ### ###', '#########'])))
    const address = putAddress(paper, stateLines(paper, 'New York'))
    const print = (field: string, iso: string) => paper.put(field, iso, dated(iso, form))
    paper.put('id_country', 'US', 'USA')
    const state = paper.put('id_province', 'NY', paper.pick(['NEW YORK STATE', 'New York', 'NEW YORK']))
    const turned = paper.chance(0.4)
    const how = paper.pick(['above', 'run', 'below'] as const)
    const facts = [
      entry(paper.pick(['DOB', 'Date of Birth', 'D.O.B.']), print('date_of_birth', person.birth), 1.1),
      entry(paper.pick(['Expires', 'EXPIRES', 'Exp']), print('id_expiry', expiry), 1.1),
      entry(paper.pick(['Issued', 'ISSUED', 'Iss']), print('id_issue_date', issued)),
    ]
    const body = [
      entry('Sex', paper.put('sex', person.sex)),
      entry('Height', `${paper.between(4, 6)}-${paper.code('0#')}`),
      entry('Eyes', paper.pick(['BRO', 'BLU', 'HZL'])),
      entry('E', paper.pick(['NONE', 'N'])),
      entry('R', paper.pick(['B', 'NONE'])),
    ]
    const frame = { size: 28, gap: 6, palette: colors, how, caption: 18 } as const
    const x = turned ? 470 : 410
    const named = stack(
      paper
        .pick([
          [entry('', last, 1.2), entry('', given, 1.1)],
          [entry('', [last, given], 1.1)],
          [entry('', `${last}, ${given}`, 1.15)],
        ])
        .concat(entry('', address)),
      { ...frame, x, y: 270, width: 640, how: 'run', gap: 2 },
    )
    const front = [
      ...(turned
        ? [
            box(0, 46, 74, 664, { fill: colors.accent, opacity: 0.8 }),
            text(54, 660, state, { size: 46, face: 'serif-bold', color: '#ffffff', turnDegrees: -90 }),
            text(470, 108, 'USA', { size: 26, face: 'sans-bold' }),
          ]
        : [
            text(60, 108, state, { size: 50, face: 'serif-bold', color: colors.accent }),
            text(1140, 108, 'USA', { size: 28, face: 'sans-bold', align: 'right' }),
          ]),
      fit(
        turned ? 560 : 640,
        108,
        paper.pick(['DRIVER LICENSE', 'ENHANCED DRIVER LICENSE', 'DRIVER LICENSE  LIMITED']),
        430,
        { size: 34, face: 'sans-bold', color: colors.label },
      ),
      ...photo(paper, turned ? 110 : 60, 150, 310, 420),
      ...stack([entry(paper.pick(['ID', 'ID:', '4d ID', 'DMV ID']), number, 1.25)], {
        ...frame,
        x,
        y: 190,
        width: 400,
        how: 'run',
      }).marks,
      ...stack(
        [
          entry(
            paper.pick(['CLASS', 'Class', 'CL']),
            paper.put('licence_class', paper.pick(['D', 'D', 'DJ', 'M', 'A', 'E'])),
            1.25,
          ),
        ],
        { ...frame, x: 960, y: 190, width: 190, how: 'run' },
      ).marks,
      ...named.marks,
      ...across(body, { ...frame, x, y: 520, width: 690, size: 24, how: 'above' }),
      ...across(facts, { ...frame, x, y: 610, width: 690, size: 26 }),
      ...(paper.chance(0.5)
        ? [text(1140, 240, 'ORGAN DONOR', { size: 20, face: 'sans-bold', color: '#b01f2b', align: 'right' })]
        : []),
      ...hologram(1060, 400, 74, colors.wave),
      scrawl(paper, turned ? 130 : 80, 630, 260),
      text(1150, 706, paper.code('@@@##########'), { size: 16, face: 'mono', align: 'right' }),
    ]
    return [side(paper, colors, front)]
  },
}
