import { fullName, postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { form, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { small, words } from '../layout/print.ts'
import { cents } from '../layout/stationery.ts'
import { issuerName } from '../issuers.ts'
import { socialInsuranceNumber } from '../numbers.ts'
import type { Template } from '../template.ts'

/** The slip of Revenu Québec: letters number its boxes. */
export const rl1: Template = {
  docType: 'rl1',
  form: 'page',
  layouts: [
    { name: 'form', draw: slip },
    { name: 'list', draw: list },
  ],
}

function facts(draft: Draft) {
  const income = cents(draft, 38_000, 104_000)
  return {
    employer: draft.put('employer_name', issuerName(draft, 'employer', draft.region)),
    year: draft.put('tax_year', draft.pick(['2024', '2025'])),
    income: draft.money('employment_income', income, 'bare'),
    tax: draft.money('income_tax_deducted', Math.round(income * 0.149), 'bare'),
    sin: draft.put('sin', socialInsuranceNumber(draft, ' ')),
    pension: draft.printMoney(Math.round(income * 0.061), 'bare'),
    parental: draft.printMoney(Math.round(income * 0.0049), 'bare'),
  }
}

function slip(draft: Draft) {
  const { say, person } = draft
  const of = facts(draft)
  return pages(draft, theme(draft, { size: 9 }), [
    letterhead('plain', {
      issuer: 'Revenu Québec',
      title: say('RL-1', 'RELEVÉ 1'),
      subtitle: say('Employment and other income', 'Revenus d’emploi et revenus divers'),
    }),
    form([
      [
        { label: say('Year', 'Année'), value: of.year },
        { label: say('RL slip code', 'Code du relevé'), value: 'R' },
        { label: say('Last slip sent', 'N° du dernier relevé transmis'), value: draft.code('#########') },
      ],
      [
        { label: say('Employment income', 'Revenus d’emploi'), code: 'A', value: of.income },
        { label: say('QPP contribution', 'Cotisation au RRQ'), code: 'B', value: of.pension },
        {
          label: say('EI premium', 'Cotisation à l’assurance emploi'),
          code: 'C',
          value: draft.printMoney(83_424, 'bare'),
        },
      ],
      [
        { label: say('RPP contribution', 'Cotisation à un RPA'), code: 'D', value: '' },
        { label: say('Québec income tax withheld', 'Impôt du Québec retenu'), code: 'E', value: of.tax },
        { label: say('Union dues', 'Cotisation syndicale'), code: 'F', value: '' },
      ],
      [
        { label: say('Pensionable salary - QPP', 'Salaire admissible au RRQ'), code: 'G', value: of.income },
        { label: say('QPIP premium', 'Cotisation au RQAP'), code: 'H', value: of.parental },
        { label: say('Insurable salary - QPIP', 'Salaire admissible au RQAP'), code: 'I', value: of.income },
      ],
      [
        {
          label: say(
            'Last name, first name and address of the individual',
            'Nom de famille, prénom et adresse du particulier',
          ),
          value: draft.put('document_holder_name', fullName(person)),
          more: postalLines(person, 'QC'),
          span: 1.5,
        },
        {
          label: say('Employer’s or payer’s name and address', 'Nom et adresse de l’employeur ou du payeur'),
          value: of.employer,
          more: postalLines(draft.someone(), 'QC'),
          span: 1.5,
        },
      ],
      [
        { label: say('Social insurance number', 'Numéro d’assurance sociale du particulier'), value: of.sin },
        { label: say('Reference number (optional)', 'Numéro de référence (facultatif)'), value: draft.code('####') },
      ],
    ]),
    small(
      say(
        '2 - Copy for the individual. Enclose with your income tax return.',
        '2 - Copie du particulier. Joignez-la à votre déclaration.',
      ),
    ),
  ])
}

function list(draft: Draft) {
  const { say, person } = draft
  const of = facts(draft)
  return pages(draft, theme(draft), [
    letterhead('plain', {
      issuer: of.employer,
      title: say('RL-1 slip', 'Relevé 1 (RL-1)'),
      subtitle: say(`Year ${of.year}`, `Année ${of.year}`),
    }),
    words(say('Employment and other income', 'Revenus d’emploi et revenus divers'), { bold: true }),
    pairs(
      [
        [say('Employee', 'Particulier'), draft.put('document_holder_name', fullName(person))],
        [say('Social insurance number', 'Numéro d’assurance sociale'), of.sin],
      ],
      'aligned',
    ),
    gap(6),
    pairs(
      [
        [say('A - Employment income', 'A - Revenus d’emploi'), of.income],
        [say('B - QPP contribution', 'B - Cotisation au RRQ'), of.pension],
        [say('E - Québec income tax withheld', 'E - Impôt du Québec retenu'), of.tax],
        [say('H - QPIP premium', 'H - Cotisation au RQAP'), of.parental],
      ],
      draft.pick(['ends', 'dotted']),
    ),
    small(
      say(
        'Issued under an authorization of Revenu Québec, no. FS-25-01-999.',
        'Produit en vertu de l’autorisation de Revenu Québec no FS-25-01-999.',
      ),
    ),
  ])
}
