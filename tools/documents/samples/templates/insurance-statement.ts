import { addYears } from '../../calendar.ts'
import { postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { form, grid, pairs } from '../layout/data.ts'
import { gap, pages } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { heading, prose, signatures, small } from '../layout/print.ts'
import { anyHead, cents, holder, issuerOf, mailing, recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Declarations of home policies and certificates of insurance. */
export const insuranceStatement: Template = {
  docType: 'insurance_statement',
  form: 'page',
  layouts: [
    { name: 'declarations', draw: declarations },
    { name: 'renewal', draw: renewal },
    { name: 'attestation', regions: { fr: ['FR', 'MA', 'QC'] }, draw: attestation },
  ],
}

function declarations(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'insurer')
  const issued = recently(draft, 200)
  const style = draft.pick(['long', 'iso'] as const)
  const [name = '', ...address] = mailing(draft)
  return pages(draft, look, [
    letterhead(anyHead(draft), {
      issuer,
      under,
      title: say('HOME INSURANCE', 'ASSURANCE HABITATION'),
      subtitle: say('Certificate of property insurance', 'Conditions particulières'),
    }),
    form([
      [
        {
          label: say('Named insured and mailing address', 'Assuré désigné et adresse postale'),
          value: name,
          more: address,
          span: 1.6,
        },
        {
          label: say('Policy number', 'Numéro de police'),
          value: draft.put('policy_number', draft.code(draft.pick(['@@#######', '###-####-##', 'H########']))),
        },
      ],
      [
        { label: say('Date issued', 'Date d’émission'), value: draft.date('document_date', issued, style) },
        {
          label: say('Policy period', 'Période d’assurance'),
          value: `${draft.printDate(issued, style)} ${say('to', 'au')} ${draft.printDate(addYears(issued, 1), style)}`,
          span: 1.8,
        },
      ],
      [
        { label: say('Broker', 'Courtier'), value: say('Ridgeway Brokers Inc.', 'Courtage Fortin inc.') },
        { label: say('Total premium', 'Prime totale'), value: draft.printMoney(cents(draft, 700, 1900)) },
      ],
    ]),
    heading(say('Coverage', 'Garanties'), 'band'),
    grid(
      [
        { title: say('Coverage', 'Protection'), share: 3 },
        { title: say('Limit', 'Montant'), share: 1.4, right: true },
        { title: say('Deductible', 'Franchise'), share: 1.2, right: true },
      ],
      [
        [say('A - Dwelling building', 'A - Bâtiment'), draft.printMoney(41_000_000), draft.printMoney(100_000)],
        [say('C - Personal property', 'C - Biens meubles'), draft.printMoney(9_500_000), draft.printMoney(100_000)],
        [say('E - Legal liability', 'E - Responsabilité civile'), draft.printMoney(200_000_000), ''],
      ],
      { rules: 'rows' },
    ),
    small(
      say(
        'This document is part of your contract. Please read the policy wordings.',
        'Ce document fait partie de votre contrat. Veuillez lire le texte de la police.',
      ),
    ),
  ])
}

function renewal(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'insurer')
  const issued = recently(draft, 200)
  const style = draft.pick(['long', 'iso', 'slashes'] as const)
  const policy = draft.put('policy_number', draft.code('#######-#'))
  const lines = mailing(draft)
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under, title: say('Renewal notice', 'Avis de renouvellement') }),
    addressee(lines, [
      [say('Date', 'Date'), draft.date('document_date', issued, style)],
      [say('Policy No.', 'No de police'), policy],
      [say('Client since', 'Client depuis'), '2014'],
    ]),
    gap(14),
    heading(say('Your automobile insurance renews soon', 'Votre assurance automobile se renouvelle bientôt')),
    prose(
      say(
        `Dear client, your policy renews on ${draft.printDate(addYears(issued, 1), 'long')}. The annual premium will be ${draft.printMoney(cents(draft, 600, 1800))}, taxes included. If nothing has changed there is nothing for you to do.`,
        `Cher client, votre contrat se renouvelle le ${draft.printDate(addYears(issued, 1), 'long')}. La prime annuelle sera de ${draft.printMoney(cents(draft, 600, 1800))}, taxes comprises. Si rien n’a changé, vous n’avez rien à faire.`,
      ),
    ),
    pairs(
      [
        [say('Vehicle', 'Véhicule'), '2021 Corva LX'],
        [say('Use', 'Usage'), say('Pleasure', 'Promenade')],
        [say('Kilometres a year', 'Kilomètres par an'), '12,000'],
      ],
      'aligned',
    ),
    signatures([{ label: say('Authorized representative', 'Représentant autorisé') }]),
    small(say('Underwritten by the company named above.', 'Souscrit par la compagnie nommée ci-dessus.')),
  ])
}

function attestation(draft: Draft) {
  const { issuer, under, look } = issuerOf(draft, 'insurer')
  const issued = recently(draft, 200)
  const name = holder(draft)
  const [street = '', town = ''] = draft.address('address', postalLines(draft.person, draft.region))
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under, title: 'ATTESTATION D’ASSURANCE', subtitle: 'Multirisque habitation' }),
    gap(10),
    prose(
      `${issuer} atteste que la personne désignée ci-dessous est assurée par un contrat multirisque habitation en cours de validité.`,
    ),
    pairs(
      [
        ['Assuré', name],
        ['Contrat n°', draft.put('policy_number', draft.code('##########'))],
        ['Adresse du risque', street],
        ['Code postal et ville', town],
        [
          'Période de validité',
          `du ${draft.printDate(issued, 'slashes')} au ${draft.printDate(addYears(issued, 1), 'slashes')}`,
        ],
      ],
      draft.pick(['aligned', 'colon']),
    ),
    prose(
      'Sont garantis : incendie, dégât des eaux, vol, responsabilité civile vie privée, responsabilité locative. La présente attestation ne peut engager l’assureur au-delà des clauses du contrat.',
    ),
    prose(`Fait le ${draft.date('document_date', issued, 'long')}, pour servir et valoir ce que de droit.`),
    signatures([{ label: 'Le directeur général' }]),
  ])
}
