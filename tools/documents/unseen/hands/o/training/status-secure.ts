import { box, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { datePrinter, dated, entry, fit, hologram, palettes, photo, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

const bands = [
  'Kettle Rapids',
  'Whitefish Narrows',
  'Red Cedar Lake',
  'Three Rivers Cree Nation',
  'Birch Point',
  'Nation Anishnabe du Lac-Clair',
]

/** A secure status card: bilingual captions, a registry number beside a band and its number, a machine zone on the back. */
export const statusSecure: UnseenLayout = {
  name: 'status-secure',
  docType: 'indigenous_status_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.sand, palettes.rose, palettes.teal, palettes.green])
    const person = holder(paper, paper.pick(['CA', 'QC'] as const), 0.6)
    const { issued, expiry } = term(paper, person.birth, [10, 5])
    const form = paper.pick(['y-m-d', 'y/m/d', 'd M y', 'y M d'] as const)
    const print = datePrinter(paper, form)
    const upper = paper.chance(0.7)
    const last = paper.put('last_name', upper ? person.last.toUpperCase() : person.last)
    const given = paper.put('first_name', upper ? person.given.toUpperCase() : person.given)
    const number = paper.put('id_number', paper.code(paper.pick(['##########', '### ##### ##', '###-#####-##'])))
    const names = paper.pick([
      [
        entry(paper.pick(['Family name / Nom de famille', 'Surname / Nom', 'Last Name/Nom de famille']), last),
        entry(paper.pick(['Given name(s) / Prénom(s)', 'Given Names/Prénoms', 'First name / Prénom']), given),
      ],
      [entry('Name / Nom', [`${last},`, given])],
      [entry('Name of Registered Person / Nom de la personne inscrite', `${last}, ${given}`)],
    ])
    const facts = [
      entry(
        paper.pick([
          'Registry No. / N° d’inscription',
          'Registration Number / Numéro de registre',
          'Registry Number/N° de registre',
        ]),
        number,
        1.1,
      ),
      entry(
        paper.pick(['Date of birth / Date de naissance', 'DOB / DDN', 'Birth Date/Date de naiss.']),
        print('date_of_birth', person.birth),
      ),
      entry(
        paper.pick([
          'Expiry / Expiration',
          'Renewal date / Date de renouvellement',
          'Valid to / Valide jusqu’au',
          'Expiry Date/Date d’expiration',
        ]),
        print('id_expiry', expiry),
      ),
    ]
    const more = [
      entry(
        paper.pick(['Registry group / Groupe d’inscription', 'Band / Bande', 'First Nation / Première Nation']),
        `${paper.pick(bands)} (${paper.code('###')})`,
      ),
      entry('Sex / Sexe', person.sex),
      ...(paper.chance(0.5) ? [entry('Issued / Délivré', dated(issued, form))] : []),
    ]
    const right = paper.chance(0.5)
    const x = right ? 60 : 410
    const frame = {
      palette: colors,
      size: 27,
      gap: 8,
      caption: 17,
      how: paper.pick(['above', 'above', 'below'] as const),
    } as const
    const first = paper.chance(0.5)
    const upperPart = stack(first ? [...names, ...facts] : [...facts.slice(0, 1), ...names, ...facts.slice(1)], {
      ...frame,
      x,
      y: 220,
      width: 430,
    })
    const front = [
      shape('M0 44 L1198 44 L1198 150 L0 150 Z', { fill: colors.accent, opacity: 0.2 }),
      fit(60, 86, paper.pick(['SECURE CERTIFICATE OF INDIAN STATUS', 'Secure Certificate of Indian Status']), 780, {
        size: 30,
        face: 'sans-bold',
      }),
      fit(
        60,
        126,
        paper.pick(['CERTIFICAT SÉCURISÉ DE STATUT INDIEN', 'Certificat sécurisé de statut d’Indien']),
        780,
        { size: 26, face: 'sans' },
      ),
      text(1140, 100, paper.pick(['Government of Canada', 'Gouvernement du Canada', 'CANADA']), {
        size: 24,
        face: 'serif-bold',
        align: 'right',
      }),
      ...photo(paper, right ? 840 : 60, 190, 300, 390),
      ...upperPart.marks,
      ...stack(more, { ...frame, x: x + 450, y: 220, width: right ? 310 : 290, size: 23 }).marks,
      scrawl(paper, right ? 860 : 80, 650, 250),
      ...hologram(x + 560, 560, 70, colors.wave),
    ]
    const back = [
      box(0, 50, 1198, 6, { fill: colors.accent }),
      fit(
        60,
        110,
        'This is to certify that the person named is registered under the Indian Act. / La personne nommée est inscrite en vertu de la Loi sur les Indiens.',
        1080,
        { size: 22 },
      ),
      text(60, 160, `Card No. / N° de carte  ${paper.code('@@######')}`, { size: 22, face: 'mono' }),
      fit(60, 660, paper.code('@@##  ########  ##'), 600, { size: 24, face: 'mono' }),
    ]
    return paper.chance(0.6)
      ? [side(paper, colors, front), side(paper, palettes.white, back)]
      : [side(paper, colors, front)]
  },
}
