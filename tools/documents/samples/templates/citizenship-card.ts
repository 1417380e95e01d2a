import { addDays } from '../../calendar.ts'
import type { Draft } from '../draft.ts'
import { cardFront, cardPaper } from '../layout/card.ts'
import { pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, prose, seal, signatures, small } from '../layout/print.ts'
import { capitalGivenNames, immigrationDepartment } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** The wallet card issued until 2012 and the page that took its place. */
export const citizenshipCard: Template = {
  docType: 'citizenship_card',
  form: 'card',
  layouts: [
    { name: 'wallet', draw: wallet },
    { name: 'certificate', draw: certificate },
  ],
}

function wallet(draft: Draft) {
  const { person, say } = draft
  const style = draft.pick(['spaced', 'iso', 'capitals'] as const)
  return [
    cardFront(draft, cardPaper(draft), {
      titles: [say('CERTIFICATE OF CANADIAN CITIZENSHIP', 'CERTIFICAT DE CITOYENNETÉ CANADIENNE'), 'CANADA'],
      labels: draft.pick(['above', 'left']),
      photo: 'left',
      rows: [
        [{ label: say('Name', 'Nom'), value: draft.put('last_name', person.lastName.toUpperCase()), bold: true }],
        [{ label: say('Given names', 'Prénoms'), value: capitalGivenNames(draft) }],
        [
          {
            label: say('Date of birth', 'Date de naissance'),
            value: draft.date('date_of_birth', person.dateOfBirth, style),
          },
        ],
        [
          { label: say('Sex', 'Sexe'), value: person.sex },
          { label: say('Height', 'Taille'), value: `${draft.between(150, 190)} cm` },
        ],
        [{ label: say('Certificate No.', 'N° du certificat'), value: draft.put('id_number', draft.code('#######')) }],
        [
          {
            label: say('Effective date', 'Date d’effet'),
            value: draft.printDate(addDays(draft.today, -draft.between(5500, 8000)), style),
          },
        ],
      ],
    }),
  ]
}

function certificate(draft: Draft) {
  const { person, say } = draft
  const style = draft.pick(['iso', 'long', 'spaced'] as const)
  const granted = addDays(draft.today, -draft.between(200, 4000))
  return pages(draft, theme(draft), [
    letterhead('government', {
      issuer: immigrationDepartment(draft),
    }),
    gap(30),
    heading(say('Certificate of Canadian Citizenship', 'Certificat de citoyenneté canadienne'), 'centred'),
    prose(
      say(
        'This is to certify that the person named below is a Canadian citizen under the provisions of the Citizenship Act.',
        'Le présent document atteste que la personne nommée ci-dessous a qualité de citoyen canadien en vertu de la Loi sur la citoyenneté.',
      ),
    ),
    gap(10),
    pairs(
      [
        [say('Family name', 'Nom de famille'), draft.put('last_name', person.lastName.toUpperCase())],
        [say('Given name(s)', 'Prénom(s)'), capitalGivenNames(draft)],
        [say('Date of birth', 'Date de naissance'), draft.date('date_of_birth', person.dateOfBirth, style)],
        [say('Gender', 'Genre'), person.sex],
        [say('Certificate number', 'Numéro de certificat'), draft.put('id_number', draft.code('@##########'))],
        [say('Unique client identifier', 'Identificateur unique de client'), draft.code('####-####')],
        [say('Effective date of citizenship', 'Date d’effet de la citoyenneté'), draft.printDate(granted, style)],
      ],
      draft.pick(['aligned', 'boxed', 'above']),
    ),
    seal('CANADA'),
    gap(30),
    signatures([{ label: say('Minister', 'Ministre') }, { label: say('Registrar', 'Greffier') }]),
    small(say('This certificate is not a travel document.', 'Ce certificat n’est pas un document de voyage.')),
  ])
}
