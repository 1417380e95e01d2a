import { company, registerNumber } from '../companies.ts'
import type { Draft } from '../draft.ts'
import { pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { boxed, heading, prose, small } from '../layout/print.ts'
import { recently, revenueAgency } from '../layout/stationery.ts'
import { commonIdentifier, luhnNumber } from '../numbers.ts'
import type { Template } from '../template.ts'

/** Confirmations of tax accounts: the business number, Québec’s, SIRET and the Moroccan patente. */
export const taxRegistration: Template = {
  docType: 'tax_registration',
  form: 'page',
  layouts: [
    { name: 'summary', draw: summary },
    { name: 'letter', draw: letter },
    { name: 'sirene', regions: { fr: ['FR'] }, draw: sirene },
    { name: 'patente', regions: { fr: ['MA'] }, draw: patente },
  ],
}

function summary(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  const number = draft.put('business_number', luhnNumber(draft, '#########'))
  const written = recently(draft, 600)
  return pages(draft, theme(draft), [
    letterhead('government', {
      issuer: revenueAgency(draft),
      title: say('Business Number Summary of Accounts', 'Numéro d’entreprise - Sommaire des comptes'),
    }),
    addressee(
      [draft.put('legal_name', of.name), ...of.office],
      [
        [say('Date', 'Date'), draft.printDate(written, 'long')],
        [say('Business Number', 'Numéro d’entreprise'), number],
      ],
    ),
    gap(12),
    heading(say('Your program accounts', 'Vos comptes de programme'), 'band'),
    pairs(
      [
        [say('GST/HST', 'TPS/TVH'), `${number}RT0001`],
        [say('Payroll deductions', 'Retenues sur la paie'), `${number}RP0001`],
        [say('Corporation income tax', 'Impôt sur le revenu des sociétés'), `${number}RC0001`],
      ].map(([label = '', value = '']) => [label, value] as const),
      'aligned',
    ),
    prose(
      say(
        'Use these numbers whenever you deal with us.',
        'Utilisez ces numéros dans toutes vos communications avec nous.',
      ),
    ),
  ])
}

function letter(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  const number = draft.put('business_number', luhnNumber(draft, '#########'))
  const name = draft.put('legal_name', of.name)
  return pages(draft, theme(draft), [
    letterhead('plain', {
      issuer: say('Canada Revenue Agency', 'Revenu Québec'),
      title: say('GST/HST registration confirmation', 'Confirmation d’inscription aux fichiers TPS et TVQ'),
    }),
    gap(10),
    prose(
      say(
        `We confirm the registration of ${name} effective ${draft.printDate(recently(draft, 900), 'long')}.`,
        `Nous confirmons l’inscription de ${name} à compter du ${draft.printDate(recently(draft, 900), 'long')}.`,
      ),
    ),
    boxed([
      pairs(
        [
          [say('Legal name', 'Dénomination'), name],
          [say('BN', 'NE'), number],
          ...(draft.region === 'QC'
            ? [
                ['NEQ', draft.put('registration_number', registerNumber(draft))] as const,
                ['TVQ', draft.code('10########TQ0001')] as const,
              ]
            : []),
          [say('Reporting period', 'Période de déclaration'), say('Quarterly', 'Trimestrielle')],
        ],
        'aligned',
      ),
    ]),
    small(say('Keep this letter with your business records.', 'Conservez cette lettre avec vos registres.')),
  ])
}

function sirene(draft: Draft) {
  const of = company(draft)
  const siren = luhnNumber(draft, '#########')
  const siret = luhnNumber(draft, `${siren}####1`)
  const spaced = siren.replace(/(...)(...)(...)/, '$1 $2 $3')
  return pages(draft, theme(draft), [
    letterhead('plain', { issuer: 'Insee', title: 'AVIS DE SITUATION AU RÉPERTOIRE SIRENE' }),
    pairs([['Situation au', draft.printDate(recently(draft, 60), 'slashes')]], 'colon'),
    heading('Description de l’entreprise', 'band'),
    pairs(
      [
        ['Identifiant SIREN', draft.put('registration_number', spaced)],
        [
          'Identifiant SIRET du siège',
          draft.put('business_number', siret.replace(/(...)(...)(...)(.....)/, '$1 $2 $3 $4')),
        ],
        ['Dénomination', draft.put('legal_name', of.name)],
        ['Catégorie juridique', of.form],
        ['Activité principale exercée (APE)', '25.62B - Mécanique industrielle'],
        ['N° TVA intracommunautaire', `FR${draft.code('##')}${siren}`],
      ],
      'aligned',
    ),
    small('Entreprise active depuis le 01/03/2014.'),
  ])
}

function patente(draft: Draft) {
  const of = company(draft)
  return pages(draft, theme(draft), [
    letterhead('centred', {
      issuer: 'ROYAUME DU MAROC',
      under: ['Direction Générale des Impôts'],
      title: 'ATTESTATION D’INSCRIPTION À LA TAXE PROFESSIONNELLE',
    }),
    pairs(
      [
        ['Raison sociale', draft.put('legal_name', of.name)],
        ['ICE', draft.put('business_number', commonIdentifier(draft))],
        ['Identifiant fiscal (IF)', draft.put('registration_number', draft.code('########'))],
        ['N° de taxe professionnelle (patente)', draft.code('########')],
        ['Activité', of.activity],
        ['Adresse', of.office.join(', ')],
      ],
      draft.pick(['aligned', 'colon']),
    ),
    prose('La présente attestation est délivrée pour servir et valoir ce que de droit.'),
  ])
}
