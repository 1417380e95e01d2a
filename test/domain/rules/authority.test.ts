import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import { readStatus } from '../../../src/domain/registry/read-status.ts'
import { testFiles, type Expected, type FileRow } from './client-file.ts'
import { company, extract, nina, omar, passportOf } from './ownership-files.ts'

function file(
  what: string,
  law: string,
  expected: Expected,
  documents: readonly unknown[],
  values: Readonly<Record<string, unknown>> = {},
  more: Partial<KycRequest> = {},
): FileRow {
  const request = { kind: 'corporation', values: { ...company, ...values }, documents, ...more }
  return { file: what, law, regime: 'ca_aml', request: request as unknown as Partial<KycRequest>, expected }
}

const power = (document_holder_name: string, signatories = 'Omar Pine') => ({
  doc_type: 'power_of_attorney',
  fields: { document_holder_name, signatories, document_date: '2026-01-01' },
})
const signs = { signatories: [omar] }
const binds = 'PCMLTFR s. 12(b)'
const authorised: Expected = { passes: ['authority:signatory'] }
const unauthorised: Expected = { blocks: ['authority:signatory'] }
const both = { ...signs, directors: [nina, omar] }

testFiles([
  file('a power that the entity gave', binds, authorised, [power('Maple Labs Inc.')], signs),
  file('a power that a director gave', binds, authorised, [power('Nina Maple')], signs),
  file('a power that the signatory gave himself', binds, unauthorised, [power('Omar Pine')], signs),
  file('a power that another signatory gave', binds, unauthorised, [power('Ada Oak')], {
    signatories: [omar, { ...nina, name: 'Ada Oak' }],
  }),
  file('a power that a director gave himself', binds, unauthorised, [power('Omar Pine')], both),
  file(
    'a director in the register, without a power',
    binds,
    authorised,
    [extract('', { directors: 'Omar Pine' })],
    both,
  ),
  // A review asks for no authority
  file(
    'a review without a document',
    'policy packs, required documents',
    { absent: ['authority:signatory'] },
    [],
    signs,
    {
      purpose: 'periodic_review',
    },
  ),
  file('a review with a fresh extract', 'policy packs', { absent: ['authority:signatory'] }, [extract('')], signs, {
    purpose: 'periodic_review',
  }),
  file('a review with a power of another person', binds, unauthorised, [power('Ada Oak')], signs, {
    purpose: 'periodic_review',
  }),
  file('a review with a power of a director', binds, authorised, [power('Nina Maple')], signs, {
    purpose: 'periodic_review',
  }),
  file(
    'a review with the passport of a signatory',
    binds,
    unauthorised,
    [passportOf('OMAR', 'PINE', { date_of_birth: '1981-01-01' })],
    signs,
    { purpose: 'periodic_review' },
  ),
  file('onboarding without a document', binds, unauthorised, [], signs),
  // An extract of an entity that has ended
  ...['Active', 'Immatriculée', 'Active - Dissolution pending', 'In good standing', 'a status of its own'].map(
    (status) =>
      file(
        `an extract that says ${status}`,
        'PCMLTFR s. 109(1)',
        { passes: ['required:entity_existence'], notFailed: ['registry:active'] },
        [extract('', { registry_status: status })],
      ),
  ),
  ...['Dissolved', 'Struck off', 'Radiée d’office', 'Bankrupt', 'En liquidation', 'Inactive', 'Amalgamated'].map(
    (status) =>
      file(
        `an extract that says ${status}`,
        'PCMLTFR s. 109(1)',
        { blocks: ['required:entity_existence', 'registry:active:registry_extract'], passed: false },
        [extract('', { registry_status: status })],
      ),
  ),
  file(
    'an older extract of a company since revived',
    'PCMLTFR s. 109(1)',
    { passes: ['required:entity_existence', 'registry:active'] },
    [extract('', { registry_status: 'Dissolved', document_date: '2026-09-10' }), extract('')],
  ),
])

for (const [text, status] of [
  ['ACTIVE', 'active'],
  ['Actif', 'active'],
  ['Immatriculée', 'active'],
  ['Registered', 'active'],
  ['Active – Intent to dissolve', 'active'],
  ['Revived after dissolution', 'active'],
  ['Not active', 'inactive'],
  ['Radiée', 'struck_off'],
  ['Immatriculation radiée', 'struck_off'],
  ['Cancelled', 'struck_off'],
  ['Dissoute', 'dissolved'],
  ['In liquidation', 'bankrupt'],
  ['Liquidation judiciaire', 'bankrupt'],
  ['Faillite', 'bankrupt'],
  ['Cessation d’activité', 'inactive'],
  ['Fusionnée', 'merged'],
  ['2', 'unknown'],
  ['', 'unknown'],
] as const) {
  test(`a register that says '${text}' says ${status}`, () => assert.equal(readStatus(text), status))
}

const estate = (certificate: string, willed: string): readonly unknown[] => [
  { doc_type: 'death_certificate', fields: { document_holder_name: 'Ada Maple', date_of_death: certificate } },
  {
    doc_type: 'will',
    fields: { document_holder_name: 'Ada Maple', executors: 'Nina Maple', document_date: willed },
  },
]
const dead = {
  legal_name: 'Estate of Ada Maple',
  date_of_death: '2026-09-01',
  executors: [nina],
  signatories: [nina],
  beneficial_owners: undefined,
  directors: undefined,
}
const proven = ['estate:deceased', 'required:estate_authority', 'authority:signatory']
const kind = { kind: 'estate' } as const
testFiles([
  file(
    'the death and a will before it',
    'C.c.Q. art. 704',
    { passes: proven },
    estate('2026-09-01', '2020-01-01'),
    dead,
    kind,
  ),
  file(
    'a will of the day of death',
    'C.c.Q. art. 704',
    { passes: proven },
    estate('2026-09-01', '2026-09-01'),
    dead,
    kind,
  ),
  file('a will after the death', 'C.c.Q. art. 704', { blocks: proven }, estate('2026-09-01', '2026-10-01'), dead, kind),
  file(
    'the certificate of a namesake who died in 2011',
    'C.c.Q. art. 125',
    { blocks: ['estate:deceased', 'required:estate_authority'] },
    estate('2011-01-05', '2010-01-01'),
    dead,
    kind,
  ),
  file(
    'no declared day',
    'C.c.Q. art. 125',
    { passes: proven },
    estate('2026-09-01', '2020-01-01'),
    { ...dead, date_of_death: undefined },
    kind,
  ),
  file(
    'a power that the deceased gave',
    'C.c.Q. art. 2175',
    { blocks: ['authority:signatory'] },
    [power('Ada Maple', 'Nina Maple')],
    dead,
    kind,
  ),
])
