import { addDays, addYears } from '../../calendar.ts'
import type { Draft } from '../draft.ts'
import { cardFront, cardPaper } from '../layout/card.ts'
import { capitalGivenNames } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** The Secure Certificate of Indian Status and the older laminated certificate. */
export const indigenousStatusCard: Template = {
  docType: 'indigenous_status_card',
  form: 'card',
  layouts: [
    { name: 'secure', draw: (draft) => card(draft, 'above') },
    { name: 'laminated', draw: (draft) => card(draft, 'left') },
  ],
}

function card(draft: Draft, labels: 'above' | 'left') {
  const { person, say } = draft
  const issued = addDays(draft.today, -draft.between(60, 2000))
  const style = draft.pick(['iso', 'spaced', 'capitals'] as const)
  const secure = labels === 'above'
  return [
    cardFront(draft, cardPaper(draft), {
      titles: secure
        ? [
            say('SECURE CERTIFICATE OF INDIAN STATUS', 'CERTIFICAT SÉCURISÉ DE STATUT INDIEN'),
            say('Indigenous Services Canada', 'Services aux Autochtones Canada'),
          ]
        : [
            say('CERTIFICATE OF INDIAN STATUS', 'CERTIFICAT DE STATUT INDIEN'),
            say('Government of Canada', 'Gouvernement du Canada'),
          ],
      labels,
      photo: secure ? 'left' : 'right',
      rows: [
        [
          {
            label: say('Family name', 'Nom de famille'),
            value: draft.put('last_name', person.lastName.toUpperCase()),
            bold: true,
          },
        ],
        [{ label: say('Given name(s)', 'Prénom(s)'), value: capitalGivenNames(draft) }],
        [
          {
            label: say('Registration No.', 'N° d’inscription'),
            value: draft.put('id_number', draft.code('##########')),
          },
        ],
        [
          {
            label: say('Registry Group', 'Groupe de registre'),
            value: say('RIVERBEND FIRST NATION', 'PREMIÈRE NATION DE LA FOURCHE'),
          },
        ],
        [
          {
            label: say('Date of Birth', 'Date de naissance'),
            value: draft.date('date_of_birth', person.dateOfBirth, style),
          },
          { label: say('Sex', 'Sexe'), value: person.sex, span: 0.5 },
        ],
        [
          {
            label: say('Expiry Date', 'Date d’expiration'),
            value: draft.date('id_expiry', addYears(issued, 10), style),
          },
        ],
      ],
      foot: say(
        'The bearer is registered under the Indian Act.',
        'Le titulaire est inscrit en vertu de la Loi sur les Indiens.',
      ),
    }),
  ]
}
