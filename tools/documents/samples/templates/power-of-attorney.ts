import { fullName, postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { heading, prose, seal, signatures } from '../layout/print.ts'
import { holder, recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Powers of attorney, protection mandates and procurations. The signatories are those who may act. */
export const powerOfAttorney: Template = {
  docType: 'power_of_attorney',
  form: 'page',
  layouts: [
    { name: 'prose', draw: deed },
    { name: 'form', draw: standardForm },
    { name: 'procuration', regions: { fr: ['FR', 'MA'] }, draw: standardForm },
  ],
}

function deed(draft: Draft) {
  const { say } = draft
  const name = holder(draft)
  const [attorney = ''] = draft.list('signatories', [fullName(draft.someone())])
  const style = { justified: draft.chance(0.6) }
  const signed = draft.date('document_date', recently(draft, 800), 'long')
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold', size: 10.2 }), [
    heading(say('CONTINUING POWER OF ATTORNEY FOR PROPERTY', 'PROCURATION GÉNÉRALE'), 'centred'),
    prose(
      say(
        `1. I, ${name}, of the City of ${draft.person.city}, appoint ${attorney} to be my attorney for property.`,
        `1. Je, ${name}, domicilié(e) à ${draft.person.city}, nomme ${attorney} mon mandataire.`,
      ),
      style,
    ),
    prose(
      say(
        '2. I authorize my attorney to do on my behalf anything that I can lawfully do by an attorney, except make a will.',
        '2. J’autorise mon mandataire à accomplir en mon nom tout acte d’administration de mes biens, sauf tester.',
      ),
      style,
    ),
    prose(
      say(
        '3. This power of attorney may be used during any later incapacity on my part.',
        '3. La présente procuration demeure en vigueur jusqu’à sa révocation par écrit.',
      ),
      style,
    ),
    prose(
      say(
        `4. I have signed this document in the presence of both witnesses on ${signed}.`,
        `4. Signé en présence de deux témoins le ${signed}.`,
      ),
      style,
    ),
    gap(10),
    signatures([{ label: say('Grantor', 'Mandant') }, { label: say('Witness', 'Témoin') }]),
  ])
}

function standardForm(draft: Draft) {
  const { say } = draft
  const attorney = draft.someone()
  return pages(draft, theme(draft), [
    heading(say('POWER OF ATTORNEY', 'PROCURATION'), 'centred'),
    heading(say('Donor', 'Mandant'), 'band'),
    pairs(
      [
        [say('Name', 'Nom et prénom'), holder(draft)],
        [say('Address', 'Adresse'), postalLines(draft.person, draft.region).join(', ')],
        [say('Date of birth', 'Date de naissance'), draft.printDate(draft.person.dateOfBirth, 'slashes')],
      ],
      'aligned',
    ),
    heading(say('Attorney', 'Mandataire'), 'band'),
    pairs(
      [
        [say('Name', 'Nom et prénom'), draft.list('signatories', [fullName(attorney)]).join('')],
        [say('Address', 'Adresse'), postalLines(attorney, draft.region).join(', ')],
      ],
      'aligned',
    ),
    prose(
      say(
        'The donor gives the attorney authority over all bank accounts, deposits and investments held in the name of the donor.',
        'Le mandant donne pouvoir au mandataire de faire fonctionner tous ses comptes, dépôts et placements.',
      ),
    ),
    pairs(
      [
        [
          say('Signed on', 'Fait le'),
          draft.date('document_date', recently(draft, 800), draft.pick(['long', 'slashes'])),
        ],
      ],
      'colon',
    ),
    seal(say('NOTARY', 'NOTAIRE')),
    signatures([{ label: say('Donor', 'Le mandant') }, { label: say('Attorney', 'Le mandataire') }]),
  ])
}
