import { addDays } from '../../calendar.ts'
import { licenceText } from '../../licence-record.ts'
import { postalLines } from '../../person.ts'
import { provinceNames } from '../citizens.ts'
import { licenceNumber } from '../numbers.ts'
import type { DateStyle, Draft } from '../draft.ts'
import { cardBack, cardFront, cardPaper } from '../layout/card.ts'
import type { CardFace } from '../layout/card.ts'
import { capitalAddress, capitalGivenNames } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Licences after those of Canadian provinces, American states, the European Union and Morocco. */
export const driverLicence: Template = {
  docType: 'driver_licence',
  form: 'card',
  layouts: [
    { name: 'numbered', regions: { en: ['CA'] }, draw: (draft) => numbered(draft) },
    { name: 'western', regions: { en: ['CA'] }, draw: western },
    { name: 'state', regions: { en: ['US'] }, draw: state },
    { name: 'quebec', regions: { fr: ['QC'] }, draw: quebec },
    { name: 'union', regions: { fr: ['FR'] }, draw: union },
    { name: 'moroccan', regions: { fr: ['MA'] }, draw: moroccan },
  ],
}

const numberPatterns: Readonly<Record<string, string>> = {
  US: '@@@@@@@###@@',
  FR: '##@@#####',
  MA: '##/######',
  BC: '#######',
  AB: '######-###',
  NS: '@@@@@#########',
  MB: '@@-@@-@@-@###@@',
  SK: '########',
}

/** Fields every licence prints; dates in one style. */
function facts(draft: Draft, style: DateStyle) {
  const { person } = draft
  const issued = addDays(draft.today, -draft.between(60, 1300))
  const expiry = `${Number(issued.slice(0, 4)) + 5}${person.dateOfBirth.slice(4) === '-02-29' ? '-02-28' : person.dateOfBirth.slice(4)}`
  const number = draft.put('id_number', numberOf(draft))
  draft.put('id_country', draft.region === 'QC' ? 'CA' : draft.region, '')
  if (person.province !== '') draft.put('id_province', person.province, '')
  return {
    issued,
    expiry,
    number,
    last: draft.put('last_name', person.lastName.toUpperCase()),
    given: capitalGivenNames(draft),
    born: draft.date('date_of_birth', person.dateOfBirth, style),
    expires: draft.date('id_expiry', expiry, style),
    issuedOn: draft.date('id_issue_date', issued, style),
    licenceClass: draft.put('licence_class', draft.pick(classes[draft.region])),
    sex: draft.region === 'FR' ? '' : draft.put('sex', person.sex),
  }
}

function numberOf(draft: Draft): string {
  const { person, region } = draft
  if (person.province === 'ON' || person.province === 'QC') return licenceNumber(draft, person, person.province)
  return draft.code(numberPatterns[person.province] ?? numberPatterns[region] ?? '########')
}

const classes = { QC: ['5', '5, 6D'], CA: ['5', 'G', 'G2'], US: ['C', 'D'], FR: ['B'], MA: ['B'] } as const

type Facts = ReturnType<typeof facts>

async function backOf(draft: Draft, of: Facts, paper: ReturnType<typeof cardPaper>, notes: readonly string[]) {
  const { person } = draft
  return cardBack(draft, paper, {
    labels: 'left',
    stripe: draft.chance(0.5),
    rows: [],
    barcode: licenceText({
      person,
      number: of.number,
      country: draft.region === 'US' ? 'USA' : 'CAN',
      jurisdiction: person.province,
      licenceClass: of.licenceClass,
      restrictions: 'X',
      issued: of.issued,
      expiry: of.expiry,
      height: draft.region === 'US' ? '068 in' : '172 cm',
      street: person.street,
      city: person.city,
      postalCode: person.postalCode,
      discriminator: draft.code('@@#######'),
    }),
    notes,
  })
}

const states: Readonly<Record<string, string>> = { WA: 'WASHINGTON', NY: 'NEW YORK STATE', TX: 'TEXAS', OH: 'OHIO' }

async function twoSides(draft: Draft, of: Facts, front: CardFace, notes: readonly string[]) {
  const paper = cardPaper(draft)
  return [cardFront(draft, paper, front), await backOf(draft, of, paper, notes)]
}

/** Labels numbered after ISO 18013, in two languages. */
function numbered(draft: Draft) {
  const { person } = draft
  const of = facts(draft, draft.pick(['iso', 'slashes']))
  const [street, town] = capitalAddress(draft, 'CA')
  return twoSides(
    draft,
    of,
    {
      titles: [`${provinceNames[person.province] ?? ''}  CANADA`, 'DRIVER’S LICENCE  /  PERMIS DE CONDUIRE'],
      labels: 'left',
      photo: 'left',
      rows: [
        [{ label: '1,2 NAME/NOM', value: `${of.last},`, bold: true }],
        [{ label: '', value: of.given, bold: true }],
        [{ label: '8', value: street ?? '' }],
        [{ label: '', value: town ?? '' }],
        [{ label: '4d NUMBER/NUMÉRO', value: of.number, bold: true }],
        [
          { label: '4a ISS/DÉL', value: of.issuedOn },
          { label: '4b EXP/EXP', value: of.expires },
        ],
        [
          { label: '5 DD/RÉF', value: draft.code('@@#######') },
          { label: '16 HGT/HAUT', value: `${draft.between(152, 195)} cm` },
        ],
        [
          { label: '15 SEX/SEXE', value: of.sex },
          { label: '9 CLASS/CAT', value: of.licenceClass },
          { label: '12 REST/COND', value: '*/*' },
        ],
        [{ label: '3 DOB/DDN', value: of.born, bold: true }],
      ],
    },
    ['Class information and conditions are on file with the Ministry of Transportation.'],
  )
}

/** Labels above, as in the western provinces. */
function western(draft: Draft) {
  const { person } = draft
  const of = facts(draft, draft.pick(['capitals', 'iso']))
  const [street, town] = capitalAddress(draft, 'CA')
  return twoSides(
    draft,
    of,
    {
      titles: [`${provinceNames[person.province] ?? ''}`, draft.pick(['DRIVER’S LICENCE', 'OPERATOR’S LICENCE'])],
      labels: 'above',
      photo: draft.pick(['left', 'right']),
      banded: draft.chance(0.5),
      rows: [
        [
          { label: 'Licence No.', value: of.number, bold: true },
          { label: 'Class', value: of.licenceClass, span: 0.5 },
        ],
        [
          { label: 'Issued', value: of.issuedOn },
          { label: 'Expires', value: of.expires },
        ],
        [
          { label: 'Last name', value: of.last },
          { label: 'First name', value: of.given },
        ],
        [{ label: 'Address', value: street ?? '' }],
        [{ label: '', value: town ?? '' }],
        [
          { label: 'Birth date', value: of.born },
          { label: 'Sex', value: of.sex, span: 0.4 },
          { label: 'Hair', value: 'BRO', span: 0.5 },
          { label: 'Height', value: `${draft.between(152, 195)} cm`, span: 0.7 },
        ],
      ],
    },
    ['Restrictions: 21 corrective lenses.', 'This licence remains the property of the province.'],
  )
}

/** AAMVA card design: numbers before the values, few words. */
function state(draft: Draft) {
  const { person } = draft
  const of = facts(draft, 'slashes')
  const [street, town] = draft.address(
    'address',
    postalLines(person, 'US').map((line) => line.toUpperCase().replace(', ', ' ')),
  )
  return twoSides(
    draft,
    of,
    {
      titles: [`${states[person.province] ?? ''}  USA`, 'DRIVER LICENSE'],
      labels: 'left',
      photo: 'left',
      rows: [
        [
          { label: '4d DLN', value: of.number, bold: true },
          { label: '9 CLASS', value: of.licenceClass, span: 0.5 },
        ],
        [
          { label: '4b EXP', value: of.expires },
          { label: '4a ISS', value: of.issuedOn },
        ],
        [{ label: '1', value: of.last, bold: true }],
        [{ label: '2', value: of.given, bold: true }],
        [{ label: '8', value: street ?? '' }],
        [{ label: '', value: town ?? '' }],
        [
          { label: '3 DOB', value: of.born, bold: true },
          { label: '12 RESTR', value: 'B', span: 0.6 },
        ],
        [
          { label: '15 SEX', value: of.sex },
          { label: '16 HGT', value: `5'-${draft.between(2, 9)}"` },
          { label: '18 EYES', value: 'BRO' },
        ],
        [{ label: '5 DD', value: draft.code('@@@#########') }],
      ],
    },
    ['CLASS C: NON-COMMERCIAL. Change of address must be reported within 10 days.'],
  )
}

function quebec(draft: Draft) {
  const { person } = draft
  const of = facts(draft, 'iso')
  const [street, town] = draft.address(
    'address',
    postalLines(person, 'QC').map((line) => line.toUpperCase().replace('(QUÉBEC)', 'QC')),
  )
  const above = draft.chance(0.5)
  return twoSides(
    draft,
    of,
    {
      titles: ['QUÉBEC  CANADA', 'PERMIS DE CONDUIRE'],
      labels: above ? 'above' : 'left',
      photo: 'left',
      banded: draft.chance(0.5),
      rows: [
        [{ label: above ? 'Numéro de permis' : '4d N° de permis', value: of.number, bold: true }],
        [
          { label: above ? 'Nom' : '1 Nom', value: of.last },
          { label: above ? 'Prénom' : '2 Prénom', value: of.given },
        ],
        [{ label: above ? 'Adresse' : '8 Adresse', value: street ?? '' }],
        [{ label: '', value: town ?? '' }],
        [
          { label: above ? 'Date de naissance' : '3 Né(e) le', value: of.born },
          { label: above ? 'Sexe' : '15 Sexe', value: of.sex, span: 0.5 },
        ],
        [
          { label: above ? 'Délivré le' : '4a Délivré le', value: of.issuedOn },
          { label: above ? 'Expire le' : '4b Expire le', value: of.expires },
        ],
        [
          { label: above ? 'Classe' : '9 Classe', value: of.licenceClass },
          { label: above ? 'Conditions' : '12 Cond.', value: 'A' },
          { label: 'Réf.', value: draft.code('@@@@#####') },
        ],
      ],
    },
    ['Classe 5 : véhicule de promenade.', 'Tout changement d’adresse doit être signalé dans les 30 jours.'],
  )
}

/** The card of the European Union: numbers alone; no barcode; the back lists the categories. */
async function union(draft: Draft) {
  const { person } = draft
  const of = facts(draft, 'dots')
  const paper = cardPaper(draft)
  const front = cardFront(draft, paper, {
    titles: ['PERMIS DE CONDUIRE', 'RÉPUBLIQUE FRANÇAISE'],
    labels: 'left',
    photo: 'left',
    rows: [
      [{ label: '1.', value: of.last, bold: true }],
      [{ label: '2.', value: of.given }],
      [{ label: '3.', value: `${of.born}  ${person.placeOfBirth.toUpperCase()}` }],
      [
        { label: '4a.', value: of.issuedOn },
        { label: '4c.', value: 'PRÉFECTURE 69' },
      ],
      [
        { label: '4b.', value: of.expires, bold: true },
        { label: '4d.', value: ' ' },
      ],
      [{ label: '5.', value: of.number, bold: true }],
      [{ label: '7.', value: ' ' }],
      [{ label: '9.', value: of.licenceClass }],
    ],
  })
  return [
    front,
    await cardBack(draft, paper, {
      labels: 'left',
      rows: [
        [
          { label: '9.', value: of.licenceClass },
          { label: '10.', value: of.issuedOn },
          { label: '11.', value: of.expires },
          { label: '12.', value: '01' },
        ],
        [{ label: '13.', value: ' ' }],
      ],
      notes: ['1. Nom  2. Prénoms  3. Date et lieu de naissance  4a. Délivrance  4b. Expiration  5. N° du permis'],
    }),
  ]
}

async function moroccan(draft: Draft) {
  const { person } = draft
  const of = facts(draft, 'slashes')
  const paper = cardPaper(draft)
  const [street, town] = capitalAddress(draft, 'MA')
  const front = cardFront(draft, paper, {
    titles: ['ROYAUME DU MAROC', 'PERMIS DE CONDUIRE'],
    labels: 'left',
    photo: 'right',
    chip: true,
    rows: [
      [{ label: 'Permis N°', value: of.number, bold: true }],
      [{ label: 'Nom :', value: of.last }],
      [{ label: 'Prénom :', value: of.given }],
      [
        { label: person.sex === 'F' ? 'Née le' : 'Né le', value: of.born },
        { label: 'Sexe', value: of.sex, span: 0.4 },
      ],
      [{ label: 'Délivré le', value: of.issuedOn }],
      [{ label: 'Fin de validité', value: of.expires }],
      [{ label: 'Catégorie', value: of.licenceClass }],
    ],
  })
  return [
    front,
    await cardBack(draft, paper, {
      labels: 'left',
      rows: [
        [{ label: 'Adresse :', value: street ?? '' }],
        [{ label: '', value: town ?? '' }],
        [{ label: 'CIN', value: draft.code('@@######') }],
      ],
    }),
  ]
}
