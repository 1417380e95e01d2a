import { fullName, postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { form, grid, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { boxesRow, heading, signatures, small } from '../layout/print.ts'
import { socialInsuranceNumber } from '../numbers.ts'
import { revenueAgency } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Returns as people print them from their program: T1, TP-1 and the French form 2042. */
export const taxReturn: Template = {
  docType: 'tax_return',
  form: 'page',
  layouts: [
    { name: 'federal', draw: federal },
    { name: 'summary', draw: summary },
    { name: 'quebec', regions: { fr: ['QC'] }, draw: quebec },
    { name: 'form-2042', regions: { fr: ['FR'] }, draw: french },
  ],
}

function facts(draft: Draft) {
  const total = draft.between(31_000, 128_000) * 100
  return {
    total,
    net: total - draft.between(900, 9000) * 100,
    year: draft.put('tax_year', draft.pick(['2024', '2025'])),
  }
}

function federal(draft: Draft) {
  const { say, person } = draft
  const of = facts(draft)
  const style = draft.pick(['iso', 'slashes'] as const)
  draft.put('document_holder_name', fullName(person), person.firstName)
  return pages(draft, theme(draft), [
    letterhead('government', {
      issuer: revenueAgency(draft),
      title: `T1 ${of.year}`,
      subtitle: say('Income Tax and Benefit Return', 'Déclaration de revenus et de prestations'),
    }),
    heading(
      say('Step 1 - Identification and other information', 'Étape 1 - Identification et autres renseignements'),
      'band',
    ),
    form([
      [
        { label: say('First name and initial', 'Prénom et initiale'), value: person.firstName },
        { label: say('Last name', 'Nom de famille'), value: person.lastName },
      ],
      [
        {
          label: say('Mailing address', 'Adresse postale'),
          value: postalLines(person, draft.region).join(', '),
          span: 2,
        },
        {
          label: say('Social insurance number', 'Numéro d’assurance sociale'),
          value: socialInsuranceNumber(draft, ' '),
        },
      ],
      [
        {
          label: say('Date of birth (Year Month Day)', 'Date de naissance (année mois jour)'),
          value: draft.printDate(person.dateOfBirth, style),
        },
        {
          label: say('Province of residence on December 31', 'Province de résidence le 31 décembre'),
          value: person.province,
        },
      ],
    ]),
    boxesRow(
      [
        { label: say('Married', 'Marié(e)'), on: draft.chance(0.5) },
        { label: say('Single', 'Célibataire'), on: false },
        { label: say('Divorced', 'Divorcé(e)'), on: false },
      ],
      say('Marital status', 'État civil'),
    ),
    heading(say('Step 2 - Total income', 'Étape 2 - Revenu total'), 'band'),
    grid(
      [
        { title: '', share: 3.6 },
        { title: say('Line', 'Ligne'), share: 0.9 },
        { title: '', share: 1.5, right: true },
      ],
      [
        [
          say('Employment income (box 14 of all T4 slips)', 'Revenus d’emploi (case 14 de tous les feuillets T4)'),
          '10100',
          draft.printMoney(of.total - 31_200, 'bare'),
        ],
        [
          say('Interest and other investment income', 'Intérêts et autres revenus de placements'),
          '12100',
          draft.printMoney(31_200, 'bare'),
        ],
        [
          say('This is your total income.', 'Voici votre revenu total.'),
          '15000',
          draft.money('total_income', of.total, 'bare'),
        ],
        [say('RRSP deduction', 'Déduction pour REER'), '20800', draft.printMoney(of.total - of.net, 'bare')],
        [
          say('This is your net income.', 'Voici votre revenu net.'),
          '23600',
          draft.money('net_income', of.net, 'bare'),
        ],
        [
          say('This is your taxable income.', 'Voici votre revenu imposable.'),
          '26000',
          draft.printMoney(of.net, 'bare'),
        ],
      ],
      { rules: 'rows' },
    ),
    signatures([
      {
        label: say(
          'Sign here. It is a serious offence to make a false return.',
          'Signez ici. Faire une fausse déclaration constitue une infraction grave.',
        ),
      },
    ]),
    small('5000-R'),
  ])
}

/** The page a tax program puts in front of the return. */
function summary(draft: Draft) {
  const { say, person } = draft
  const of = facts(draft)
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['plain', 'logo']), {
      issuer: say('TaxHarbour 2026', 'ImpôtPort 2026'),
      title: say('T1 General Summary', 'Sommaire T1 Générale'),
    }),
    pairs(
      [
        [say('Taxpayer', 'Contribuable'), draft.put('document_holder_name', fullName(person))],
        [say('Tax year', 'Année d’imposition'), of.year],
        [say('Province', 'Province'), person.province],
        [say('Prepared by', 'Préparé par'), say('self', 'le contribuable')],
      ],
      'aligned',
      2,
    ),
    gap(8),
    pairs(
      [
        [say('Employment income - 10100', 'Revenus d’emploi - 10100'), draft.printMoney(of.total, 'bare')],
        [say('Total income - 15000', 'Revenu total - 15000'), draft.money('total_income', of.total, 'bare')],
        [say('RRSP deduction - 20800', 'Déduction REER - 20800'), draft.printMoney(of.total - of.net, 'bare')],
        [say('Net income - 23600', 'Revenu net - 23600'), draft.money('net_income', of.net, 'bare')],
        [say('Taxable income - 26000', 'Revenu imposable - 26000'), draft.printMoney(of.net, 'bare')],
        [say('Refund - 48400', 'Remboursement - 48400'), draft.printMoney(118_440, 'bare')],
      ],
      draft.pick(['ends', 'dotted']),
    ),
    small(
      say(
        'Not filed until transmitted. Confirmation number: 4471 0092.',
        'Non produite avant sa transmission. Numéro de confirmation : 4471 0092.',
      ),
    ),
  ])
}

function quebec(draft: Draft) {
  const { person } = draft
  const of = facts(draft)
  draft.put('document_holder_name', fullName(person), person.lastName)
  return pages(draft, theme(draft), [
    letterhead('plain', { issuer: 'Revenu Québec', title: `TP-1 ${of.year}`, subtitle: 'Déclaration de revenus' }),
    heading('Renseignements sur vous', 'band'),
    form([
      [
        { label: '1  Nom de famille', value: person.lastName },
        { label: '2  Prénom', value: person.firstName },
      ],
      [
        { label: '6  Date de naissance', value: draft.printDate(person.dateOfBirth, 'iso') },
        { label: '11  Numéro d’assurance sociale', value: socialInsuranceNumber(draft, ' ') },
      ],
    ]),
    heading('Revenu total', 'band'),
    grid(
      [
        { title: '', share: 3.6 },
        { title: 'Ligne', share: 0.9 },
        { title: '', share: 1.5, right: true },
      ],
      [
        ['Revenus d’emploi, relevé 1, case A', '101', draft.printMoney(of.total, 'bare')],
        ['Revenu total', '199', draft.money('total_income', of.total, 'bare')],
        ['Total des déductions', '254', draft.printMoney(of.total - of.net, 'bare')],
        ['Revenu net', '275', draft.money('net_income', of.net, 'bare')],
        ['Revenu imposable', '299', draft.printMoney(of.net, 'bare')],
      ],
      { rules: 'all' },
    ),
    signatures([{ label: 'Signature' }, { label: 'Date' }]),
  ])
}

function french(draft: Draft) {
  const { person } = draft
  const of = facts(draft)
  return pages(draft, theme(draft), [
    letterhead('plain', {
      issuer: 'Direction générale des Finances publiques',
      title: 'DÉCLARATION DES REVENUS',
      subtitle: `n° 2042 - revenus ${of.year}`,
    }),
    pairs(
      [
        ['Nom et prénom du déclarant 1', draft.put('document_holder_name', fullName(person))],
        ['Numéro fiscal', draft.code('#############')],
        ['Adresse au 1er janvier', postalLines(person, 'FR').join(', ')],
      ],
      'aligned',
    ),
    heading('Traitements, salaires', 'band'),
    pairs(
      [
        ['1AJ  Revenus d’activité', draft.printMoney(of.total, 'bare')],
        ['8HV  Retenue à la source', draft.printMoney(211_300, 'bare')],
        ['Total des revenus déclarés', draft.money('total_income', of.total, 'bare')],
        ['Revenu net', draft.money('net_income', of.net, 'bare')],
      ],
      'ends',
    ),
    signatures([{ label: 'À Lyon, le 12 mai - signature' }]),
  ])
}
