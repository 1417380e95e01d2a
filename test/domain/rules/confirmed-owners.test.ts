import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import { testFiles, type FileRow } from './client-file.ts'
import { company, extract, nina, omar } from './ownership-files.ts'

const id = 'ownership:confirmed'
const law = 'PCMLTFR s. 138(1), (2)'
const none = { beneficial_owners: [], no_owner_25: true, control_person: [nina] }
const both = {
  beneficial_owners: [
    { ...nina, ownership_percent: 60 },
    { ...omar, ownership_percent: 40 },
  ],
}

function file(
  what: string,
  verdict: 'passes' | 'warns' | 'absent',
  documents: readonly unknown[],
  values: Readonly<Record<string, unknown>> = {},
  kind: KycRequest['kind'] = 'corporation',
): FileRow {
  const request = { kind, values: { ...company, ...values }, documents } as unknown as Partial<KycRequest>
  return { file: what, law, regime: 'ca_aml', request, expected: { [verdict]: [id] } }
}

const register = (beneficial_owners: string, date = '2026-10-01', doc_type = 'share_register') => ({
  doc_type,
  fields: { legal_name: 'Maple Labs Inc.', beneficial_owners, document_date: date },
})
const agreement = (partners: string) => ({
  doc_type: 'partnership_agreement',
  fields: { legal_name: 'Maple Labs Inc.', partners, document_date: '2020-01-01' },
})
const deed = (fields: Record<string, string>) => ({
  doc_type: 'trust_deed',
  fields: {
    legal_name: 'Maple Family Trust',
    trustees: 'Nina Maple',
    settlors: 'Omar Pine',
    document_date: '2020-01-01',
    ...fields,
  },
})
const trust = {
  legal_name: 'Maple Family Trust',
  directors: undefined,
  beneficial_owners: undefined,
  trustees: [nina],
  settlors: [omar],
  beneficiaries: [nina],
}

testFiles([
  // Undeclared owners and other shares
  file('its extract', 'passes', [extract('Nina Maple (100 %)')]),
  file('an undeclared owner with the greater part', 'warns', [extract('Nina Maple (40 %); Omar Pine (60 %)')]),
  file('an undeclared owner at the share', 'warns', [extract('Nina Maple (75 %); Omar Pine (25 %)')]),
  file('an undeclared holder below the share', 'passes', [extract('Nina Maple (100 %); Omar Pine (5 %)')]),
  file('another share of the owner', 'warns', [extract('Nina Maple (40 %)')]),
  file('a rounded share', 'passes', [extract('Nina Maple (99.8 %)')]),
  file('an undeclared owner without a printed share', 'warns', [extract('Nina Maple (100 %); Omar Pine')]),
  file('a share register with another holder without a share', 'passes', [register('Nina Maple; Omar Pine')]),
  file('a share register with another owner', 'warns', [register('Nina Maple; Omar Pine (30 %)')]),
  file('an extract and a share register that contradicts it', 'warns', [
    extract('Nina Maple (100 %)'),
    register('Omar Pine (100 %)'),
  ]),
  file('both owners, each in its own document', 'warns', [extract('Nina Maple (60 %)')], both),
  file('both owners', 'passes', [extract('Nina Maple (60 %); Omar Pine (40 %)')], both),
  file(
    'the partners of the agreement',
    'passes',
    [agreement('Nina Maple; Omar Pine')],
    { ...both, partners: [nina, omar] },
    'partnership',
  ),
  file(
    'an agreement with another partner at the share',
    'warns',
    [agreement('Nina Maple; Omar Pine; Ada Oak (30 %)')],
    { ...both, partners: [nina, omar] },
    'partnership',
  ),
  // The newest of a type decides
  file('an older extract with another owner', 'passes', [
    extract('Omar Pine (100 %)', { document_date: '2026-09-10' }),
    extract('Nina Maple (100 %)'),
  ]),
  file('a newer extract with another owner', 'warns', [
    extract('Omar Pine (100 %)'),
    extract('Nina Maple (100 %)', { document_date: '2026-09-10' }),
  ]),
  // Nobody at the share
  ...['None', 'Nil', 'N/A', 'Aucun', 'Néant', 'Aucun bénéficiaire effectif', 'Nobody owns 25 % or more'].map((text) =>
    file(`nobody declared, the extract says ${text}`, 'passes', [extract(text)], none),
  ),
  ...['Nil Patel (60 %)', 'Personne Holdings (100%)', 'None Technologies Inc.', 'Aucune Martin (30 %)'].map((text) =>
    file(`nobody declared, the extract says ${text}`, 'warns', [extract(text)], none),
  ),
  file('nobody declared, who controls has most shares', 'warns', [extract('Nina Maple (60 %)')], none),
  file('nobody declared, who controls has few shares', 'passes', [extract('Nina Maple (20 %)')], none),
  file('nobody declared, who controls is named without a share', 'passes', [extract('Nina Maple')], none),
  // Trusts
  file('the deed of the declared people', 'passes', [deed({ beneficiaries: 'Nina Maple' })], trust, 'trust'),
  file('a deed with another settlor', 'warns', [deed({ settlors: 'Rolf Amundsen' })], trust, 'trust'),
  file('a deed with another beneficiary', 'warns', [deed({ beneficiaries: 'Rolf Amundsen' })], trust, 'trust'),
  file('a deed with a further beneficiary', 'warns', [deed({ beneficiaries: 'Nina Maple; Rolf Elm' })], trust, 'trust'),
  file('a deed for a class', 'passes', [deed({ beneficiaries: 'The children of the settlor' })], trust, 'trust'),
  file('a deed without beneficiaries', 'passes', [deed({})], trust, 'trust'),
  file('no deed', 'absent', [], trust, 'trust'),
])
