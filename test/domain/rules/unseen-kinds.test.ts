// Rule 3 of partnerships, trusts and estates.
import { testFiles } from './client-file.ts'
import {
  anna,
  bill,
  boris,
  company,
  entry,
  paper,
  photo,
  request,
  row,
  seen,
  of,
  type Values,
} from './unseen-client.ts'

const deceased = 'Edmond Larouche'
const estateValues: Values = {
  ...company,
  legal_name: `Estate of ${deceased}`,
  legal_form: undefined,
  business_number: undefined,
  registration_number: undefined,
  incorporation_date: undefined,
  date_of_death: '2026-06-18',
  directors: undefined,
  beneficial_owners: undefined,
  account_type: 'chequing',
  purpose: 'other',
  source_of_funds: 'inheritance',
  activity: undefined,
  executors: [of(anna)],
  signatories: [of(anna)],
  control_person: undefined,
  tax_residences: undefined,
}
const estate = (over: Values = {}, death: Values = {}, will: Values = {}) =>
  request({
    kind: 'estate',
    values: { ...estateValues, ...over },
    extra_checks: seen,
    documents: [
      photo(anna),
      bill({ ...estateValues, legal_name: `Estate of ${deceased}` }),
      entry('death_certificate', 'estate_authority', {
        document_holder_name: deceased,
        date_of_death: '2026-06-18',
        place_of_death: 'Chicoutimi',
        ...death,
      }),
      entry('will', 'estate_authority', {
        document_holder_name: deceased,
        executors: 'Sigrid Lindqvist',
        document_date: '2019-05-05',
        ...will,
      }),
    ],
  })
const trustValues: Values = {
  ...company,
  legal_name: 'Wren Hollow Family Trust',
  legal_form: 'trust',
  trust_date: '2009-02-11',
  business_number: undefined,
  directors: undefined,
  beneficial_owners: undefined,
  account_type: 'trust_account',
  trustees: [of(anna), of(boris)],
  settlors: [of(anna)],
  beneficiaries: [of(boris)],
  control_person: undefined,
  signatories: [of(anna)],
}
const deed = (over: Values = {}) =>
  entry('trust_deed', 'entity_existence', {
    legal_name: 'Wren Hollow Family Trust',
    trustees: 'Sigrid Lindqvist; Mateus Carvalhal',
    settlors: 'Sigrid Lindqvist',
    beneficiaries: 'Mateus Carvalhal',
    document_date: '2009-02-11',
    ...over,
  })
const trust = (over: Values = {}) =>
  request({
    kind: 'trust',
    values: trustValues,
    extra_checks: seen,
    documents: [
      photo(anna),
      photo(boris),
      deed(over),
      { ...deed(over), step_key: 'entity_ownership' },
      bill(trustValues),
    ],
  })
const partnership = (over: Values = {}, name = 'Lark & Finch SENC') => {
  const values = {
    ...company,
    legal_name: 'Lark & Finch SENC',
    legal_form: 'general partnership',
    directors: undefined,
    partners: [of(anna), of(boris)],
  }
  const agreement = (step: string) =>
    entry('partnership_agreement', step, {
      legal_name: name,
      partners: 'Sigrid Lindqvist; Mateus Carvalhal',
      document_date: '2015-01-01',
      ...over,
    })
  return request({
    kind: 'partnership',
    values,
    extra_checks: seen,
    documents: [
      photo(anna),
      photo(boris),
      agreement('entity_existence'),
      agreement('entity_ownership'),
      paper('board_resolution', 'entity_authority', {
        legal_name: 'Lark & Finch SENC',
        signatories: 'Sigrid Lindqvist; Mateus Carvalhal',
      }),
      bill(values),
    ],
  })
}

testFiles([
  row('the good partnership', 'PCMLTFR s. 112', 'ca_aml', partnership(), {
    passes: ['required:photo_id', 'required:entity_existence', 'directors:listed'],
  }),
  row('agreement of another partnership', 'PCMLTFR s. 112', 'ca_aml', partnership({}, 'Rook Brothers SENC'), {
    passed: false,
    blocks: ['required:entity_existence'],
  }),
  row('the good trust', 'PCMLTFR s. 138(1)(b)', 'ca_aml', trust(), {
    passes: ['required:entity_existence', 'directors:listed'],
  }),
  row(
    'deed of another trust',
    'PCMLTFR s. 112',
    'ca_aml',
    trust({
      legal_name: 'Badger Lane Trust',
      trustees: 'Rolf Amundsen',
      settlors: 'Rolf Amundsen',
      beneficiaries: 'Rolf Amundsen',
    }),
    { passed: false, blocks: ['required:entity_existence'] },
  ),
  row('the good estate', 'C.c.Q. art. 785', 'ca_aml', estate(), {
    passes: ['estate:deceased', 'required:estate_authority'],
    absent: ['required:tax_form'],
  }),
  row(
    'death certificate of another man',
    'rule book: estate:deceased',
    'ca_aml',
    estate({}, { document_holder_name: 'Odilon Tremblay' }),
    { passed: false, blocks: ['estate:deceased'] },
  ),
  row(
    'will that names another executor',
    'rule book: estate:deceased',
    'generic',
    estate({}, {}, { executors: 'Rolf Amundsen' }),
    { passed: false, blocks: ['estate:deceased'] },
  ),
  row(
    'will of another man',
    'rule book: estate:deceased',
    'fr_cmf',
    estate({}, {}, { document_holder_name: 'Odilon Tremblay' }),
    { passed: false },
  ),
  row(
    'death on another day than declared',
    '3: the death of the client',
    'ca_aml',
    estate({ date_of_death: '2026-03-01' }),
    { notFailed: ['required:tax_form'] },
  ),
])
