import { company, registerNumber } from '../companies.ts'
import type { Draft } from '../draft.ts'
import { form, grid, pairs } from '../layout/data.ts'
import { pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { boxesRow, heading, signatures, small } from '../layout/print.ts'
import { recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Yearly filings with a register. */
export const annualReturn: Template = {
  docType: 'annual_return',
  form: 'page',
  layouts: [
    { name: 'form', draw: standardForm },
    { name: 'receipt', draw: receipt },
  ],
}

function standardForm(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['government', 'plain']), {
      issuer: say('Corporations Canada', 'Registraire des entreprises'),
      title: say('Form 22 - Annual Return', 'Déclaration de mise à jour annuelle'),
      subtitle: say('(s. 263 CBCA)', 'Personne morale'),
    }),
    form([
      [
        {
          label: say('1 - Corporate name', '1 - Nom de l’entreprise'),
          value: draft.put('legal_name', of.name),
          span: 2,
        },
      ],
      [
        {
          label: say('2 - Corporation number', '2 - NEQ'),
          value: draft.put('registration_number', registerNumber(draft)),
        },
        { label: say('3 - Year of filing', '3 - Année de production'), value: '2026' },
      ],
      [
        {
          label: say('4 - Date of last annual meeting', '4 - Date de la dernière assemblée'),
          value: draft.printDate(recently(draft, 300), 'iso'),
        },
        { label: say('5 - Type of corporation', '5 - Type'), value: say('Non-distributing', 'Sans appel public') },
      ],
    ]),
    heading(say('Directors', 'Administrateurs'), 'band'),
    grid(
      [
        { title: say('Name', 'Nom'), share: 2 },
        { title: say('Residential address', 'Domicile'), share: 3 },
      ],
      draft.list('directors', of.people).map((name) => [name, of.office.join(', ')]),
      { rules: 'all' },
    ),
    boxesRow([
      { label: say('No change', 'Aucun changement'), on: true },
      { label: say('Changes below', 'Changements ci-dessous'), on: false },
    ]),
    signatures([
      { label: say('Signed by a director', 'Signature') },
      {
        label: 'Date',
        above: draft.date('document_date', recently(draft, 300), draft.pick(['iso', 'long'])),
        signed: false,
      },
    ]),
  ])
}

function receipt(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['logo', 'band', 'plain']), {
      issuer: say('BC Registries and Online Services', 'Registraire des entreprises'),
      title: say('Annual Report', 'Mise à jour annuelle'),
      subtitle: say('Filed electronically', 'Accusé de réception'),
    }),
    pairs(
      [
        [say('Company name', 'Nom de l’entreprise'), draft.put('legal_name', of.name)],
        [
          say('Incorporation number', 'Numéro d’entreprise (NEQ)'),
          draft.put('registration_number', registerNumber(draft)),
        ],
        [
          say('Filed on', 'Produite le'),
          draft.date('document_date', recently(draft, 300), draft.pick(['long', 'iso'])),
        ],
        [say('Registered office', 'Domicile'), of.office.join(', ')],
        [say('Fee paid', 'Droits payés'), draft.printMoney(4_339)],
      ],
      draft.pick(['aligned', 'above']),
    ),
    heading(say('Directors as of the date of the report', 'Administrateurs à la date de la déclaration'), 'ruled'),
    pairs(
      draft.list('directors', of.people).map((name) => [say('Director', 'Administrateur'), name] as const),
      'aligned',
    ),
    small(
      say('Retain this report with the records of the company.', 'Conservez cet accusé avec les livres de la société.'),
    ),
  ])
}
