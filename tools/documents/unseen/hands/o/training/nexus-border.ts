import { box, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { across, dated, entry, fit, hologram, palettes, photo, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'
import { bothMonths, zone } from '../travel.ts'

/** A trusted traveller's card of two border services: captions in two languages, the membership number on the front. */
export const nexusBorder: UnseenLayout = {
  name: 'nexus-border',
  docType: 'nexus_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.blue, palettes.violet, palettes.sky, palettes.grey])
    const person = holder(paper, paper.pick(['CA', 'US', 'QC'] as const), 0.5)
    const { expiry } = term(paper, person.birth, [5])
    const form = paper.pick(['y-m-d', 'd M y', 'both', 'm/d/y'] as const)
    const print = (field: string, iso: string) =>
      paper.put(field, iso, form === 'both' ? bothMonths(iso, '/', 4) : dated(iso, form))
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const number = paper.put('id_number', paper.code(paper.pick(['98#######', '10#######', '80#######'])))
    const nation = paper.pick(['CAN', 'USA', 'CAN'])
    const names = paper.pick([
      [
        entry(paper.pick(['Surname / Nom', 'Surname - Nom', 'Last Name/Nom de famille']), last),
        entry(paper.pick(['Given Names / Prénoms', 'Given Name(s)/Prénom(s)', 'First Name/Prénom']), given),
      ],
      [entry('Name / Nom', [`${last},`, given])],
      [entry('', [last, given], 1.15)],
      [entry('Name/Nom', `${last}, ${given}`)],
    ])
    const facts = [
      entry(paper.pick(['PASSID', 'PASS ID', 'Membership No. / N° de membre', 'PASS ID / N° PASS']), number, 1.1),
      entry(
        paper.pick(['Date of Birth / Date de naissance', 'DOB / DDN', 'Birth date/Naissance']),
        print('date_of_birth', person.birth),
      ),
      entry(
        paper.pick(['Expires / Expire', 'Card Expires On', 'Expiry Date / Date d’expiration', 'EXP']),
        print('id_expiry', expiry),
      ),
    ]
    const more = [
      entry(paper.pick(['Sex / Sexe', 'Sex']), person.sex),
      entry(paper.pick(['Citizenship / Citoyenneté', 'Nationality/Nationalité']), nation),
    ]
    const right = paper.chance(0.4)
    const x = right ? 60 : 420
    const order = paper.pick([
      [...names, ...facts],
      [...facts.slice(0, 1), ...names, ...facts.slice(1)],
      [...names, ...facts.slice(1), ...facts.slice(0, 1)],
    ])
    const frame = {
      palette: colors,
      size: 28,
      gap: 8,
      caption: 17,
      how: paper.pick(['above', 'above', 'below'] as const),
    } as const
    const front = [
      box(0, 44, 1198, 110, { fill: colors.accent, opacity: 0.85 }),
      text(60, 122, 'NEXUS', { size: 70, face: 'sans-bold', color: '#ffffff' }),
      ...[0, 1, 2].map((i) =>
        shape(`M${1000 + i * 46} 140 C${1030 + i * 46} 110 ${1010 + i * 46} 90 ${1040 + i * 46} 60`, {
          stroke: '#ffffff',
          strokeWidth: 6,
          opacity: 0.7,
        }),
      ),
      fit(
        370,
        92,
        paper.pick(['CANADA / UNITED STATES', 'Trusted Traveller / Voyageur digne de confiance', 'CANADA - U.S.A.']),
        560,
        { size: 24, color: '#ffffff' },
      ),
      ...photo(paper, right ? 840 : 60, 190, 300, 390),
      ...stack(order, { ...frame, x, y: 218, width: 460 }).marks,
      ...stack(more, { ...frame, x: x + 480, y: 218, width: 250, size: 25 }).marks,
      ...photo(paper, x + 500, 430, 130, 160, 0.35),
      ...hologram(right ? 640 : 1060, 650, 60, colors.wave),
    ]
    const back = [
      fit(
        60,
        110,
        'This card remains the property of the issuing agencies. / Cette carte demeure la propriété des organismes émetteurs.',
        1080,
        { size: 22 },
      ),
      ...across([entry('WHTI compliant', 'YES'), entry('RFID', paper.code('##########'))], {
        ...frame,
        x: 60,
        y: 180,
        width: 700,
        how: 'above',
        size: 24,
      }),
      ...zone({ ...person, last, given }, { number, expiry, nationality: nation, code: 'IR' }),
    ]
    return paper.chance(0.6)
      ? [side(paper, colors, front), side(paper, palettes.white, back)]
      : [side(paper, colors, front)]
  },
}
