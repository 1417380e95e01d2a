import { addDays, addYears, monthEnd } from '../../calendar.ts'
import type { Draft } from '../draft.ts'
import { cardFront, cardPaper } from '../layout/card.ts'
import type { Template } from '../template.ts'

/** Health insurance cards of Canadian provinces. */
export const healthCard: Template = {
  docType: 'health_card',
  form: 'card',
  layouts: [
    { name: 'ontario', draw: ontario },
    { name: 'quebec', regions: { fr: ['QC'] }, draw: quebec },
    { name: 'plain', regions: { en: ['CA'] }, draw: plain },
  ],
}

function ontario(draft: Draft) {
  const { person, say } = draft
  const issued = addDays(draft.today, -draft.between(60, 1300))
  draft.put('id_province', 'ON', 'Ontario')
  return [
    cardFront(draft, cardPaper(draft), {
      titles: ['Ontario', say('Health · Santé', 'Santé · Health')],
      labels: 'left',
      photo: 'right',
      banded: true,
      rows: [
        [
          {
            label: '',
            value: `${draft.put('first_name', `${person.firstName} ${person.middleNames.charAt(0)}`.toUpperCase())}`,
            bold: true,
          },
        ],
        [{ label: '', value: draft.put('last_name', person.lastName.toUpperCase()), bold: true }],
        [
          {
            label: say('Health No.', 'N° de carte Santé'),
            value: draft.put('id_number', draft.code('####-###-###-@@')),
          },
        ],
        [{ label: 'BORN / NÉ(E) LE', value: draft.date('date_of_birth', person.dateOfBirth, 'iso') }],
        [
          { label: 'ISS / DÉL', value: draft.printDate(issued, 'iso') },
          { label: 'EXP / EXP', value: draft.date('id_expiry', addYears(issued, 5), 'iso') },
        ],
      ],
    }),
  ]
}

function quebec(draft: Draft) {
  const { person } = draft
  const plainName = (name: string) =>
    name
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toUpperCase()
  const [year, month = '', day] = person.dateOfBirth.split('-')
  const number = `${plainName(person.lastName).slice(0, 3)}${plainName(person.firstName).charAt(0)} ${year?.slice(2)}${person.sex === 'F' ? Number(month) + 50 : month} ${day}${draft.code('##')}`
  draft.put('id_province', 'QC', 'Québec')
  // Printed without a day, valid to the end of the month.
  const expiry = monthEnd(draft.today, -draft.between(2, 48))
  return [
    cardFront(draft, cardPaper(draft), {
      titles: ['RÉGIE DE L’ASSURANCE MALADIE', 'Québec'],
      labels: draft.pick(['left', 'above']),
      photo: 'right',
      rows: [
        [{ label: '', value: draft.put('id_number', number.replaceAll(' ', ''), number), bold: true }],
        [
          {
            label: 'Prénom et nom à la naissance',
            value: `${draft.put('first_name', person.firstName.toUpperCase())}  ${draft.put('last_name', person.lastName.toUpperCase())}`,
            bold: true,
          },
        ],
        [
          { label: 'Date de naissance', value: draft.date('date_of_birth', person.dateOfBirth, 'iso') },
          { label: 'Sexe', value: person.sex, span: 0.5 },
        ],
        [{ label: 'Expiration', value: draft.put('id_expiry', expiry, `${expiry.slice(0, 4)} ${expiry.slice(5, 7)}`) }],
      ],
    }),
  ]
}

function plain(draft: Draft) {
  const { person } = draft
  const number = draft.code('#### ### ###')
  draft.put('id_province', 'NS', 'Nova Scotia')
  return [
    cardFront(draft, cardPaper(draft), {
      titles: ['Nova Scotia', 'Health Insurance Card'],
      labels: 'above',
      photo: 'none',
      rows: [
        [
          {
            label: 'Health Card Number',
            value: draft.put('id_number', number.replaceAll(' ', ''), number),
            bold: true,
          },
        ],
        [
          { label: 'First name', value: draft.put('first_name', person.firstName.toUpperCase()) },
          { label: 'Last name', value: draft.put('last_name', person.lastName.toUpperCase()) },
        ],
        [
          { label: 'Date of birth', value: draft.date('date_of_birth', person.dateOfBirth, 'iso') },
          { label: 'Sex', value: person.sex, span: 0.5 },
        ],
        [
          {
            label: 'Expiry date',
            value: draft.date('id_expiry', addDays(draft.today, draft.between(60, 1400)), 'iso'),
          },
        ],
      ],
      foot: 'For use by the person named above only.',
    }),
  ]
}
