import { line, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { datePrinter, entry, fit, palettes, photo, shuffled, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'
import { zone } from '../travel.ts'

/** An American issue of the same card in plain English: captions run on, given name first, the number only on the back. */
export const nexusLane: UnseenLayout = {
  name: 'nexus-lane',
  docType: 'nexus_card',
  country: 'US',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.green, palettes.sand, palettes.teal, palettes.white])
    const person = holder(paper, paper.pick(['US', 'CA'] as const), 0.4)
    const { expiry } = term(paper, person.birth, [5])
    const print = datePrinter(paper, paper.pick(['d M y', 'm/d/y', 'M d, y', 'd-M-y'] as const))
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const number = paper.put('id_number', paper.code(paper.pick(['98#######', '10#######'])))
    const colon = paper.pick([':', ''])
    const nation = paper.pick(['USA', 'CAN'])
    const names = paper.pick([
      [entry(`Given Names${colon}`, given), entry(`Surname${colon}`, last)],
      [entry(`Name${colon}`, `${last}, ${given}`)],
      [entry(`Last${colon}`, last), entry(`First${colon}`, given)],
    ])
    const numbered = entry(
      paper.pick(['PASSID', 'PASS ID', 'Known Traveler Number (PASSID)', 'Membership ID']) + colon,
      number,
    )
    const onFront = paper.chance(0.4)
    const facts = shuffled(paper, [
      entry(paper.pick(['Date of Birth', 'DOB', 'Born']) + colon, print('date_of_birth', person.birth)),
      entry(
        paper.pick(['Card Expires', 'Expires', 'Valid thru', 'Expiration Date']) + colon,
        print('id_expiry', expiry),
      ),
      entry(`Sex${colon}`, person.sex),
      entry(`Nationality${colon}`, nation),
      ...(onFront ? [numbered] : []),
    ])
    const frame = {
      palette: colors,
      size: 30,
      gap: 14,
      caption: 20,
      indent: 220,
      how: paper.pick(['run', 'before', 'above'] as const),
    } as const
    const tight = frame.how === 'above' ? { ...frame, size: 27, gap: 2 } : frame
    const x = paper.pick([60, 440])
    const front = [
      shape('M0 714 L420 400 L560 400 L1198 714 Z', { fill: colors.accent, opacity: 0.1 }),
      line(490, 410, 490, 714, { stroke: '#ffffff', strokeWidth: 8, opacity: 0.7 }),
      text(
        60,
        96,
        paper.pick(['U.S. Department of Homeland Security', 'Trusted Traveler Program', 'United States of America']),
        { size: 26, face: 'serif' },
      ),
      text(1140, 104, 'NEXUS', { size: 54, face: 'sans-bold', color: colors.accent, align: 'right' }),
      text(60, 138, paper.pick(['Trusted Traveler Card', 'Air - Land - Sea', 'Registered Traveler']), {
        size: 24,
        face: 'sans',
      }),
      ...photo(paper, x === 60 ? 830 : 60, 180, 310, 410),
      ...stack([...names, ...facts], { ...tight, x, y: 210, width: 700 }).marks,
    ]
    const back = [
      ...stack([numbered], { ...frame, how: 'run', x: 60, y: 130, width: 900 }).marks,
      fit(
        60,
        200,
        'If found, drop in any mailbox. Not for use as proof of residence. Questions: traveler help desk.',
        1040,
        { size: 22 },
      ),
      text(60, 250, `Doc. control ${paper.code('@@##@#####')}`, { size: 20, face: 'mono' }),
      ...zone({ ...person, last, given }, { number, expiry, nationality: nation, code: 'IR' }),
    ]
    return onFront && paper.chance(0.5)
      ? [side(paper, colors, front)]
      : [side(paper, colors, front), side(paper, palettes.grey, back)]
  },
}
