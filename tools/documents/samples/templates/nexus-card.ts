import { addDays, addYears } from '../../calendar.ts'
import { cardMrz } from '../../mrz-lines.ts'
import type { Draft } from '../draft.ts'
import { cardBack, cardFront, cardPaper } from '../layout/card.ts'
import { bothLanguages, capitalGivenNames } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Trusted-traveller cards, as the two border agencies print them. */
export const nexusCard: Template = {
  docType: 'nexus_card',
  form: 'card',
  layouts: [
    { name: 'english-first', draw: (draft) => sides(draft, 'above') },
    { name: 'compact', draw: (draft) => sides(draft, 'left') },
  ],
}

async function sides(draft: Draft, labels: 'above' | 'left') {
  const { person } = draft
  const paper = cardPaper(draft)
  const expiry = addYears(addDays(draft.today, -draft.between(60, 1300)), 5)
  const number = draft.put('id_number', draft.code('98#######'))
  const both = (english: string, french: string) => bothLanguages(draft, english, french)
  const front = cardFront(draft, paper, {
    titles: ['NEXUS', both('Known Traveller Program', 'Programme des voyageurs dignes de confiance')],
    labels,
    photo: 'left',
    banded: true,
    rows: [
      [{ label: both('Surname', 'Nom'), value: draft.put('last_name', person.lastName.toUpperCase()), bold: true }],
      [{ label: both('Given names', 'Prénoms'), value: capitalGivenNames(draft) }],
      [
        {
          label: both('Date of birth', 'Date de naissance'),
          value: draft.date('date_of_birth', person.dateOfBirth, 'capitals'),
        },
      ],
      [
        { label: both('Sex', 'Sexe'), value: person.sex },
        { label: both('Citizenship', 'Citoyenneté'), value: 'CAN' },
      ],
      [{ label: 'PASSID', value: number, bold: true }],
      [{ label: both('Card expires', 'Expiration'), value: draft.date('id_expiry', expiry, 'capitals') }],
    ],
  })
  const mrz = cardMrz({ person, documentCode: 'IR', number, expiry })
  const notes = ['Property of the U.S. and Canadian governments. If found, drop in any mailbox.']
  return [
    front,
    await cardBack(draft, paper, {
      rows: [[{ label: 'Known Traveler Number', value: number }]],
      labels: 'left',
      mrz,
      notes,
    }),
  ]
}
