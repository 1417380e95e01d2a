import { addDays } from '../../calendar.ts'
import { postalLines } from '../../person.ts'
import { provinceNames } from '../citizens.ts'
import type { Draft } from '../draft.ts'
import { cardBack, cardFront, cardPaper } from '../layout/card.ts'
import { capitalGivenNames } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Photo cards for people who do not drive: Ontario Photo Card, BC Services Card and others. */
export const provincialId: Template = {
  docType: 'provincial_id',
  form: 'card',
  layouts: [
    { name: 'numbered', draw: (draft) => card(draft, 'left') },
    { name: 'plain', draw: (draft) => card(draft, 'above') },
  ],
}

const names: Readonly<Record<string, string>> = {
  ...provinceNames,
  QC: 'NOUVEAU-BRUNSWICK',
}

async function card(draft: Draft, labels: 'above' | 'left') {
  const { person, say } = draft
  const paper = cardPaper(draft)
  const issued = addDays(draft.today, -draft.between(60, 1300))
  const style = draft.pick(['iso', 'slashes'] as const)
  const expiry = `${Number(issued.slice(0, 4)) + 5}${person.dateOfBirth.slice(4).replace('-02-29', '-02-28')}`
  const province = person.province === 'QC' ? 'NB' : person.province
  const lines = [person.street, `Moncton NB  ${draft.code('E1C 4B#')}`].map((row) => row.toUpperCase())
  if (province !== 'NB') lines.splice(0, 2, ...postalLines(person, 'CA').map((row) => row.toUpperCase()))
  const [street, town] = draft.address('address', lines)
  draft.put('id_province', province, names[person.province])
  const numbered = labels === 'left'
  const front = cardFront(draft, paper, {
    titles: [
      names[person.province] ?? '',
      say(draft.pick(['PHOTO CARD', 'IDENTIFICATION CARD']), 'CARTE-PHOTO D’IDENTITÉ'),
    ],
    labels,
    photo: draft.pick(['left', 'right']),
    banded: draft.chance(0.4),
    rows: [
      [
        {
          label: numbered ? '1 NAME/NOM' : say('Surname', 'Nom de famille'),
          value: draft.put('last_name', person.lastName.toUpperCase()),
          bold: true,
        },
      ],
      [{ label: numbered ? '2' : say('Given names', 'Prénoms'), value: capitalGivenNames(draft) }],
      [{ label: numbered ? '8' : say('Address', 'Adresse'), value: street ?? '' }],
      [{ label: '', value: town ?? '' }],
      [
        {
          label: numbered ? '4d NUMBER/NUMÉRO' : say('Card number', 'Numéro de la carte'),
          value: draft.put('id_number', draft.code('####-#####-#####')),
        },
      ],
      [
        { label: numbered ? '4a ISS/DÉL' : say('Issued', 'Délivrée le'), value: draft.printDate(issued, style) },
        { label: numbered ? '4b EXP' : say('Expires', 'Expire le'), value: draft.date('id_expiry', expiry, style) },
      ],
      [
        {
          label: numbered ? '3 DOB/DDN' : say('Date of birth', 'Date de naissance'),
          value: draft.date('date_of_birth', person.dateOfBirth, style),
          span: 1.5,
        },
        { label: numbered ? '15 SEX/SEXE' : say('Sex', 'Sexe'), value: person.sex, span: 0.8 },
      ],
    ],
  })
  const notes = [
    say('This card does not permit its holder to drive.', 'Cette carte n’autorise pas son titulaire à conduire.'),
  ]
  return [front, await cardBack(draft, paper, { rows: [], labels: 'left', stripe: true, notes })]
}
