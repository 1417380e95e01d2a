import { fullName, postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { form, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { small, words } from '../layout/print.ts'
import { cents } from '../layout/stationery.ts'
import { issuerName } from '../issuers.ts'
import { luhnNumber, socialInsuranceNumber } from '../numbers.ts'
import type { Template } from '../template.ts'

/** The slip of the Canada Revenue Agency, as its boxed form and as payroll programs lay it out. */
export const t4: Template = {
  docType: 't4',
  form: 'page',
  layouts: [
    { name: 'form', draw: (draft) => slip(draft) },
    { name: 'list', draw: list },
  ],
}

function facts(draft: Draft) {
  const income = cents(draft, 38_000, 104_000)
  return {
    employer: draft.put('employer_name', issuerName(draft, 'employer', draft.region)),
    year: draft.put('tax_year', draft.pick(['2024', '2025'])),
    income: draft.money('employment_income', income, 'bare'),
    tax: draft.money('income_tax_deducted', Math.round(income * 0.17), 'bare'),
    sin: draft.put('sin', socialInsuranceNumber(draft, ' ')),
    cpp: draft.printMoney(Math.min(403_410, Math.round(income * 0.0595)), 'bare'),
    ei: draft.printMoney(Math.min(107_748, Math.round(income * 0.0164)), 'bare'),
    insurable: draft.printMoney(Math.min(6_570_000, income), 'bare'),
  }
}

function slip(draft: Draft) {
  const { say, person } = draft
  const of = facts(draft)
  const name = draft.put('document_holder_name', fullName(person))
  return pages(draft, theme(draft, { size: 9 }), [
    letterhead('government', {
      issuer: 'Canada Revenue Agency / Agence du revenu du Canada',
      title: 'T4',
      subtitle: say('Statement of Remuneration Paid', 'État de la rémunération payée'),
    }),
    form([
      [
        {
          label: say('Employer’s name - Nom de l’employeur', 'Nom de l’employeur - Employer’s name'),
          value: of.employer,
          span: 2.4,
        },
        { label: say('Year / Année', 'Année / Year'), value: of.year },
      ],
      [
        {
          label: say('Employer’s account number / Numéro de compte de l’employeur', 'Numéro de compte de l’employeur'),
          code: '54',
          value: `${luhnNumber(draft, '#########')}RP0001`,
          span: 1.4,
        },
        { label: say('Employment income / Revenus d’emploi', 'Revenus d’emploi'), code: '14', value: of.income },
        {
          label: say('Income tax deducted / Impôt sur le revenu retenu', 'Impôt sur le revenu retenu'),
          code: '22',
          value: of.tax,
        },
      ],
      [
        { label: say('Social insurance number', 'Numéro d’assurance sociale'), code: '12', value: of.sin, span: 1.2 },
        { label: say('Province of employment', 'Province d’emploi'), code: '10', value: person.province },
        { label: say('Employment code', 'Code d’emploi'), code: '29', value: '' },
      ],
      [
        { label: say('Employee’s CPP contributions', 'Cotisations de l’employé au RPC'), code: '16', value: of.cpp },
        { label: say('EI insurable earnings', 'Gains assurables d’AE'), code: '24', value: of.insurable },
        {
          label: say('CPP/QPP pensionable earnings', 'Gains ouvrant droit à pension'),
          code: '26',
          value: of.insurable,
        },
      ],
      [
        { label: say('Employee’s EI premiums', 'Cotisations de l’employé à l’AE'), code: '18', value: of.ei },
        { label: say('Union dues', 'Cotisations syndicales'), code: '44', value: '' },
        { label: say('RPP contributions', 'Cotisations à un RPA'), code: '20', value: '' },
      ],
      [
        {
          label: say('Employee’s name and address', 'Nom et adresse de l’employé'),
          value: name,
          more: postalLines(person, draft.region),
          span: 2,
        },
        { label: say('Other information', 'Autres renseignements'), value: '' },
      ],
    ]),
    small(
      say(
        'Report these amounts on your tax return. Protected B when completed.',
        'Déclarez ces montants dans votre déclaration de revenus. Protégé B une fois rempli.',
      ),
      'T4 (24)',
    ),
  ])
}

function list(draft: Draft) {
  const { say, person } = draft
  const of = facts(draft)
  return pages(draft, theme(draft), [
    letterhead('plain', {
      issuer: of.employer,
      title: say('T4 Statement of Remuneration Paid', 'T4 État de la rémunération payée'),
      subtitle: say(`Tax year ${of.year}`, `Année d’imposition ${of.year}`),
    }),
    words(say('Recipient', 'Bénéficiaire'), { bold: true }),
    pairs(
      [
        [say('Name', 'Nom'), draft.put('document_holder_name', fullName(person))],
        [say('Address', 'Adresse'), postalLines(person, draft.region).join(', ')],
        [say('SIN', 'NAS'), of.sin],
      ],
      'aligned',
    ),
    gap(8),
    pairs(
      [
        [say('Box 14 - Employment income', 'Case 14 - Revenus d’emploi'), of.income],
        [say('Box 16 - CPP contributions', 'Case 16 - Cotisations au RPC'), of.cpp],
        [say('Box 18 - EI premiums', 'Case 18 - Cotisations à l’AE'), of.ei],
        [say('Box 22 - Income tax deducted', 'Case 22 - Impôt sur le revenu retenu'), of.tax],
        [say('Box 24 - EI insurable earnings', 'Case 24 - Gains assurables d’AE'), of.insurable],
      ],
      draft.pick(['ends', 'dotted', 'boxed']),
    ),
    small(
      say(
        'Keep this copy for your records. Issued electronically.',
        'Conservez cette copie. Émis par voie électronique.',
      ),
    ),
  ])
}
