import type { Draft } from '../draft.ts'
import { pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { heading, prose, signatures, small } from '../layout/print.ts'
import { recently, revenueAgency } from '../layout/stationery.ts'
import { luhnNumber } from '../numbers.ts'
import { company } from '../companies.ts'
import type { Template } from '../template.ts'

/** Notices of registration of a charity; receipts of declaration of an association. */
export const charityRegistration: Template = {
  docType: 'charity_registration',
  form: 'page',
  layouts: [
    { name: 'letter', draw: letter },
    { name: 'listing', draw: listing },
    { name: 'recepisse', regions: { fr: ['FR', 'MA'] }, draw: receipt },
  ],
}

function charityName(draft: Draft): string {
  return draft.put(
    'legal_name',
    draft.say(
      draft.pick(['Harbour Lights Food Society', 'Willow Creek Hospice Foundation', 'Northern Readers Association']),
      draft.pick(['Fondation Les Petits Pas', 'Société d’entraide du Fleuve', 'Association Main Tendue']),
    ),
  )
}

function letter(draft: Draft) {
  const { say } = draft
  const name = charityName(draft)
  const written = recently(draft, 1000)
  return pages(draft, theme(draft), [
    letterhead('government', {
      issuer: revenueAgency(draft),
      title: say('Notification of registration', 'Avis d’enregistrement'),
      subtitle: say('Charities Directorate', 'Direction des organismes de bienfaisance'),
    }),
    addressee(
      [name, ...company(draft).office],
      [
        [say('Date', 'Date'), draft.date('document_date', written, 'long')],
        [
          say('Registration No.', 'N° d’enregistrement'),
          draft.put('charity_registration', `${luhnNumber(draft, '#########')}RR0001`),
        ],
        [say('File number', 'Numéro de dossier'), draft.code('30#####')],
      ],
    ),
    gap(16),
    prose(
      say(
        `We are pleased to tell you that ${name} meets the requirements for registration as a charity under the Income Tax Act.`,
        `Nous avons le plaisir de vous informer que ${name} satisfait aux exigences d’enregistrement à titre d’organisme de bienfaisance selon la Loi de l’impôt sur le revenu.`,
      ),
    ),
    prose(
      say(
        'A registered charity must file an annual information return within six months of the end of its fiscal period.',
        'Un organisme enregistré doit produire une déclaration de renseignements annuelle dans les six mois de la fin de son exercice.',
      ),
    ),
    signatures([{ label: say('Director General', 'Directrice générale') }]),
  ])
}

function listing(draft: Draft) {
  const { say } = draft
  return pages(draft, theme(draft), [
    letterhead('plain', {
      issuer: say('List of charities', 'Liste des organismes de bienfaisance'),
      title: say('Charity detail page', 'Page de l’organisme'),
    }),
    heading(say('Registered charity', 'Organisme de bienfaisance enregistré'), 'band'),
    pairs(
      [
        [say('Organization name', 'Nom de l’organisme'), charityName(draft)],
        [
          say('BN/Registration number', 'NE/Numéro d’enregistrement'),
          draft.put(
            'charity_registration',
            luhnNumber(draft, '#########') + draft.pick([' RR 0001', 'RR0001']).replaceAll(' ', ''),
          ),
        ],
        [say('Status', 'Statut'), say('Registered', 'Enregistré')],
        [
          say('Effective date of status', 'Date d’entrée en vigueur'),
          draft.date('document_date', recently(draft, 1000), 'iso'),
        ],
        [say('Designation', 'Désignation'), say('Charitable organization', 'Œuvre de bienfaisance')],
      ],
      draft.pick(['aligned', 'above', 'boxed']),
    ),
    small(say('Updated daily.', 'Mise à jour quotidienne.')),
  ])
}

function receipt(draft: Draft) {
  const isFrench = draft.region === 'FR'
  const name = charityName(draft)
  return pages(draft, theme(draft), [
    letterhead('centred', {
      issuer: isFrench ? 'PRÉFECTURE DU RHÔNE' : 'ROYAUME DU MAROC - MINISTÈRE DE L’INTÉRIEUR',
      under: [isFrench ? 'Bureau des associations' : 'Préfecture de Casablanca-Anfa'],
      title: isFrench ? 'RÉCÉPISSÉ DE DÉCLARATION DE CRÉATION' : 'RÉCÉPISSÉ DE DÉPÔT',
      subtitle: 'Association',
    }),
    pairs(
      [
        ['Dénomination', name],
        [
          isFrench ? 'Numéro RNA' : 'Récépissé n°',
          draft.put('charity_registration', isFrench ? draft.code('W69#######') : draft.code('####/2025')),
        ],
        ['Siège', company(draft).office.join(', ')],
        ['Décision prise le', draft.printDate(recently(draft, 1100), 'slashes')],
      ],
      'aligned',
    ),
    prose(`Fait le ${draft.date('document_date', recently(draft, 1000), 'slashes')}`),
    signatures([{ label: isFrench ? 'Le préfet' : 'Le gouverneur' }]),
  ])
}
