import { addDays, addYears } from '../../calendar.ts'
import { cardMrz } from '../../mrz-lines.ts'
import { fullName, postalLines } from '../../person.ts'
import type { DateStyle, Draft } from '../draft.ts'
import { cardBack, cardFront, cardPaper } from '../layout/card.ts'
import { capitalAddress, capitalGivenNames } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Identity cards after those of France (2021 and 1988), Morocco (2008 and 2020) and English-speaking issuers. */
export const nationalId: Template = {
  docType: 'national_id',
  form: 'card',
  layouts: [
    { name: 'republic', regions: { fr: ['FR'] }, draw: republic },
    { name: 'laminated', regions: { fr: ['FR'] }, draw: laminated },
    { name: 'electronic', regions: { fr: ['MA'] }, draw: electronic },
    { name: 'kingdom', regions: { fr: ['MA'] }, draw: kingdom },
    { name: 'commonwealth', regions: { en: ['CA', 'US'] }, draw: commonwealth },
    { name: 'islands', regions: { en: ['CA'] }, draw: islands },
  ],
}

function facts(draft: Draft, style: DateStyle, numberPattern: string) {
  const { person } = draft
  const issued = addDays(draft.today, -draft.between(100, 1500))
  const expiry = addYears(issued, 10)
  const number = draft.put('id_number', draft.code(numberPattern))
  return {
    issued,
    expiry,
    number,
    last: draft.put('last_name', person.lastName.toUpperCase()),
    given: capitalGivenNames(draft),
    birth: draft.date('date_of_birth', person.dateOfBirth, style),
    place: draft.put('place_of_birth', person.placeOfBirth.toUpperCase()),
    expires: draft.date('id_expiry', expiry, style),
  }
}

function mrzOf(draft: Draft, number: string, expiry: string): readonly string[] {
  const mrz = cardMrz({
    person: draft.person,
    documentCode: draft.pick(['ID', 'I<']),
    number,
    expiry,
  })
  draft.put('mrz', mrz.join('\n'), '')
  draft.put('id_country', 'UTO', '')
  return mrz
}

async function republic(draft: Draft) {
  const { person } = draft
  const paper = cardPaper(draft)
  const of = facts(draft, 'daySpaced', '@#@@#@@##')
  const [street = '', town = ''] = capitalAddress(draft)
  const front = cardFront(draft, paper, {
    titles: ['UNION D’UTOPIE', 'CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD'],
    labels: 'above',
    photo: 'left',
    rows: [
      [{ label: 'NOM / Surname', value: of.last, bold: true }],
      [{ label: 'Prénoms / Given names', value: of.given }],
      [
        { label: 'SEXE / Sex', value: draft.put('sex', person.sex) },
        { label: 'NATIONALITÉ / Nationality', value: 'UTO' },
        { label: 'DATE DE NAISS. / Date of birth', value: of.birth, span: 1.4 },
      ],
      [{ label: 'LIEU DE NAISSANCE / Place of birth', value: of.place }],
      [
        { label: 'N° DU DOCUMENT / Document No', value: of.number },
        { label: 'DATE D’EXPIR. / Expiry date', value: of.expires },
      ],
    ],
  })
  const back = await cardBack(draft, paper, {
    labels: 'above',
    rows: [
      [
        { label: 'TAILLE / Height', value: `1,${draft.between(55, 92)} m` },
        { label: 'DATE DE DÉLIVRANCE / Date of issue', value: draft.date('id_issue_date', of.issued, 'daySpaced') },
      ],
      [{ label: 'ADRESSE / Address', value: street }],
      [{ label: '', value: town }],
    ],
    mrz: mrzOf(draft, of.number, of.expiry),
  })
  return [front, back]
}

/** No MRZ on this side: what the old laminated card prints. */
async function laminated(draft: Draft) {
  const { person } = draft
  const paper = cardPaper(draft)
  const of = facts(draft, 'dots', '############')
  const [street = '', town = ''] = capitalAddress(draft)
  const front = cardFront(draft, paper, {
    titles: [`CARTE NATIONALE D’IDENTITÉ N° : ${of.number}`, 'Nationalité Utopienne'],
    labels: 'left',
    photo: 'left',
    rows: [
      [{ label: 'Nom :', value: of.last, bold: true }],
      [{ label: 'Prénom(s) :', value: of.given }],
      [
        { label: 'Sexe :', value: draft.put('sex', person.sex) },
        { label: 'Né(e) le :', value: of.birth, span: 1.6 },
      ],
      [{ label: 'à :', value: of.place }],
      [{ label: 'Taille :', value: `1,${draft.between(55, 92)}m` }],
      [{ label: 'Signature du titulaire :', value: ' ' }],
    ],
  })
  const back = await cardBack(draft, paper, {
    labels: 'left',
    rows: [
      [{ label: 'Adresse :', value: street }],
      [{ label: '', value: town }],
      [{ label: 'Carte valable jusqu’au :', value: of.expires }],
      [{ label: 'délivrée le :', value: draft.date('id_issue_date', of.issued, 'dots') }],
      [{ label: 'par :', value: 'PRÉFECTURE DU VAL-CLAIR (12)' }],
    ],
    notes: ['Signature de l’autorité', 'Toute modification rend cette carte nulle.'],
  })
  return [front, back]
}

async function electronic(draft: Draft) {
  const { person } = draft
  const paper = cardPaper(draft)
  const of = facts(draft, 'dots', draft.pick(['@@######', '@######', '@@#####']))
  const front = cardFront(draft, paper, {
    titles: ['ROYAUME D’UTOPIE', 'CARTE NATIONALE D’IDENTITE ELECTRONIQUE'],
    labels: 'left',
    photo: 'left',
    chip: true,
    rows: [
      [{ label: '', value: of.given, bold: true }],
      [{ label: '', value: of.last, bold: true }],
      [{ label: person.sex === 'F' ? 'Née le' : 'Né le', value: of.birth }],
      [{ label: 'à', value: of.place }],
      [{ label: 'Valable jusqu’au', value: of.expires }],
    ],
    underPhoto: of.number,
  })
  const parents = [draft.someone('M'), draft.someone('F')] as const
  const address = postalLines(person, draft.region).join(' ').toUpperCase()
  const back = await cardBack(draft, paper, {
    labels: 'left',
    rows: [
      [
        { label: 'N°', value: of.number },
        { label: 'Valable jusqu’au', value: of.expires },
      ],
      [
        {
          label: person.sex === 'F' ? 'Fille de' : 'Fils de',
          value: draft.put('father_name', fullName(parents[0]).toUpperCase()),
        },
      ],
      [{ label: 'et de', value: draft.put('mother_name', fullName(parents[1]).toUpperCase()) }],
      [{ label: 'Adresse', value: draft.put('address', address) }],
      [
        { label: 'N° état civil', value: `${draft.between(20, 3000)}/${person.dateOfBirth.slice(0, 4)}` },
        { label: 'Sexe', value: draft.put('sex', person.sex) },
      ],
    ],
  })
  return [front, back]
}

async function kingdom(draft: Draft) {
  const { person } = draft
  const paper = cardPaper(draft)
  const of = facts(draft, 'dots', '@@######')
  const front = cardFront(draft, paper, {
    titles: ['ROYAUME D’UTOPIE', 'CARTE NATIONALE D’IDENTITE'],
    labels: 'left',
    photo: 'right',
    banded: true,
    rows: [
      [{ label: '', value: of.given, bold: true }],
      [{ label: '', value: of.last, bold: true }],
      [{ label: person.sex === 'F' ? 'Née le' : 'Né le', value: of.birth }],
      [{ label: 'à', value: of.place }],
      [{ label: 'N°', value: of.number, bold: true }],
      [{ label: 'Valable jusqu’au', value: of.expires }],
      [{ label: 'CAN', value: draft.code('######') }],
    ],
  })
  const back = await cardBack(draft, paper, {
    labels: 'left',
    rows: [
      [{ label: 'Adresse', value: capitalAddress(draft)[0] ?? '' }],
      [{ label: '', value: postalLines(person, draft.region)[1].toUpperCase() }],
      [
        { label: 'Sexe', value: draft.put('sex', person.sex) },
        { label: 'Etat civil n°', value: `${draft.between(20, 3000)}/${person.dateOfBirth.slice(0, 4)}` },
      ],
    ],
    mrz: mrzOf(draft, of.number, of.expiry),
  })
  return [front, back]
}

async function commonwealth(draft: Draft) {
  const { person } = draft
  const paper = cardPaper(draft)
  const of = facts(draft, 'capitals', '@########')
  const front = cardFront(draft, paper, {
    titles: ['COMMONWEALTH OF UTOPIA', 'NATIONAL IDENTITY CARD'],
    labels: 'above',
    photo: draft.pick(['left', 'right']),
    banded: draft.chance(0.5),
    rows: [
      [{ label: 'Surname', value: of.last, bold: true }],
      [{ label: 'Given names', value: of.given }],
      [
        { label: 'Date of birth', value: of.birth, span: 1.3 },
        { label: 'Sex', value: draft.put('sex', person.sex), span: 0.6 },
        { label: 'Nationality', value: 'UTO' },
      ],
      [{ label: 'Place of birth', value: of.place }],
      [
        { label: 'Card No.', value: of.number },
        { label: 'Date of expiry', value: of.expires },
      ],
    ],
  })
  const back = await cardBack(draft, paper, {
    labels: 'above',
    rows: [
      [{ label: 'Date of issue', value: draft.date('id_issue_date', of.issued, 'capitals') }],
      [{ label: 'Issuing authority', value: 'REGISTRY OF PERSONS' }],
    ],
    mrz: mrzOf(draft, of.number, of.expiry),
    notes: ['If found, please return to the Registry of Persons.'],
  })
  return [front, back]
}

async function islands(draft: Draft) {
  const { person } = draft
  const paper = cardPaper(draft)
  const of = facts(draft, 'iso', '###-####-#######-#')
  const lines = capitalAddress(draft)
  const front = cardFront(draft, paper, {
    titles: ['UTOPIA', 'IDENTITY CARD'],
    labels: 'left',
    photo: 'left',
    chip: true,
    rows: [
      [{ label: 'Name:', value: of.last, bold: true }],
      [{ label: 'First names:', value: of.given }],
      [{ label: 'ID No.:', value: of.number }],
      [
        { label: 'Born:', value: of.birth },
        { label: 'Sex:', value: draft.put('sex', person.sex), span: 0.5 },
      ],
      [{ label: 'Place of birth:', value: of.place }],
      [{ label: 'Valid until:', value: of.expires }],
    ],
  })
  const back = await cardBack(draft, paper, {
    labels: 'left',
    rows: [
      [{ label: 'Address:', value: lines[0] ?? '' }],
      [{ label: '', value: lines[1] ?? '' }],
      [{ label: 'Issued:', value: draft.date('id_issue_date', of.issued, 'iso') }],
    ],
    notes: ['This card remains the property of the Government of Utopia.'],
  })
  return [front, back]
}
