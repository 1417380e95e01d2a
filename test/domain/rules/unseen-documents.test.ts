// Rules 3, 10, 11 and 13: whose document it is, how a name is written, how long it is valid.
import { testFiles } from './client-file.ts'
import {
  anna, bill, boris, company, corporation, entry, extract, individual, paper, people, photo, request, row, seen, of, type Values,
} from './unseen-client.ts'

const stranger: Values = { first_name: 'Wilhelmina', last_name: 'Quisling-Moe', date_of_birth: '1959-01-02', id_number: 'ZX918273', id_expiry: '2029-02-02', citizenship: 'NO' }
const deceased = 'Edmond Larouche'
const estateValues: Values = {
  ...company, legal_name: `Estate of ${deceased}`, legal_form: undefined, business_number: undefined, registration_number: undefined, incorporation_date: undefined,
  date_of_death: '2026-06-18', directors: undefined, beneficial_owners: undefined, account_type: 'chequing', purpose: 'other', source_of_funds: 'inheritance',
  activity: undefined, executors: [of(anna)], signatories: [of(anna)], control_person: undefined, tax_residences: undefined,
}
const estate = (over: Values = {}, death: Values = {}, will: Values = {}) =>
  request({
    kind: 'estate', values: { ...estateValues, ...over }, extra_checks: seen,
    documents: [
      photo(anna), bill({ ...estateValues, legal_name: `Estate of ${deceased}` }),
      entry('death_certificate', 'estate_authority', { document_holder_name: deceased, date_of_death: '2026-06-18', place_of_death: 'Chicoutimi', ...death }),
      entry('will', 'estate_authority', { document_holder_name: deceased, executors: 'Sigrid Lindqvist', document_date: '2019-05-05', ...will }),
    ],
  })
const trustValues: Values = {
  ...company, legal_name: 'Wren Hollow Family Trust', legal_form: 'trust', trust_date: '2009-02-11', business_number: undefined, directors: undefined, beneficial_owners: undefined,
  account_type: 'trust_account', trustees: [of(anna), of(boris)], settlors: [of(anna)], beneficiaries: [of(boris)], control_person: undefined, signatories: [of(anna)],
}
const deed = (over: Values = {}) => entry('trust_deed', 'entity_existence', {
  legal_name: 'Wren Hollow Family Trust', trustees: 'Sigrid Lindqvist; Mateus Carvalhal', settlors: 'Sigrid Lindqvist', beneficiaries: 'Mateus Carvalhal', document_date: '2009-02-11', ...over,
})
const trust = (over: Values = {}) =>
  request({ kind: 'trust', values: trustValues, extra_checks: seen, documents: [photo(anna), photo(boris), deed(over), { ...deed(over), step_key: 'entity_ownership' }, bill(trustValues)] })
const partnership = (over: Values = {}, name = 'Lark & Finch SENC') => {
  const values = { ...company, legal_name: 'Lark & Finch SENC', legal_form: 'general partnership', directors: undefined, partners: [of(anna), of(boris)] }
  const agreement = (step: string) => entry('partnership_agreement', step, { legal_name: name, partners: 'Sigrid Lindqvist; Mateus Carvalhal', document_date: '2015-01-01', ...over })
  return request({
    kind: 'partnership', values, extra_checks: seen,
    documents: [photo(anna), photo(boris), agreement('entity_existence'), agreement('entity_ownership'), paper('board_resolution', 'entity_authority', { legal_name: 'Lark & Finch SENC', signatories: 'Sigrid Lindqvist; Mateus Carvalhal' }), bill(values)],
  })
}
/** The client by this name, with a passport that writes it so. */
const named = (regime: string, [first, last]: readonly [string, string], [printedFirst, printedLast]: readonly [string, string]) => {
  const values = { ...people[regime], first_name: first, last_name: last }
  return individual(regime, values, { documents: [photo(values, { first_name: printedFirst, last_name: printedLast }), bill(values, { document_holder_name: `${printedFirst} ${printedLast}` })] as never })
}
/** With a document of this type and validity. */
const valid = (regime: string, type: string, over: Values, id_expiry: string, born?: string) => {
  const values = { ...people[regime], id_type: type, id_expiry, id_number: String(over.id_number ?? people[regime]?.id_number), ...(born === undefined ? {} : { date_of_birth: born }) }
  return individual(regime, values, { documents: [photo(values, over, type), bill(values)] as never })
}
const other = 'Kestrel Ridge Mining Ltd.'

testFiles([
  // 3: persons
  row('passport of a stranger', 'PCMLTFR s. 105(1)(a)', 'ca_aml', individual('ca_aml', {}, { documents: [photo(stranger), bill(people.ca_aml ?? {})] as never }), { passed: false }),
  row('passport of a brother of the same surname', 'PCMLTFR s. 105(1)(a)', 'ca_aml', individual('ca_aml', {}, { documents: [photo(people.ca_aml ?? {}, { first_name: 'Torbjorn', date_of_birth: '1981-01-09' })] as never }), { passed: false, blocks: ['match:name'] }),
  row('bill of a stranger', 'AMLR art. 22(6)', 'eu_amlr', individual('eu_amlr', {}, { documents: [photo(people.eu_amlr ?? {}), bill(people.eu_amlr ?? {}, { document_holder_name: 'Wilhelmina Quisling-Moe' })] as never }), { passed: false, blocks: ['required:proof_of_address'] }),
  row('own bill', 'AMLR art. 22(6)', 'eu_amlr', individual('eu_amlr'), { passed: true, passes: ['required:proof_of_address'] }),
  row('bill of a stranger in Canada', 'PCMLTFR s. 105', 'ca_aml', individual('ca_aml', {}, { documents: [photo(people.ca_aml ?? {}), bill(people.ca_aml ?? {}, { document_holder_name: 'Wilhelmina Quisling-Moe' })] as never }), { warns: ['required:proof_of_address'] }),
  row('no document at all', 'PCMLTFR s. 105', 'ca_aml', individual('ca_aml', {}, { documents: [] }), { passed: false, blocks: ['required:photo_id'] }),
  // 3: entities
  row('passport of a stranger for the company', 'PCMLTFR s. 12(b)', 'ca_aml', corporation({}, { anna: photo(stranger), boris: null }), { passed: false, blocks: ['required:photo_id'] }),
  row('only one of two signatories shows a passport', 'PCMLTFR s. 12(b)', 'ca_aml', corporation({}, { boris: null }), { passed: false, blocks: ['required:photo_id'] }),
  row('certificate of another company', 'PCMLTFR s. 109(1)', 'ca_aml', corporation({}, { existence: paper('certificate_of_incorporation', 'entity_existence', { legal_name: other, registration_number: '7712345', business_number: undefined }), ownership: null }), { passed: false, blocks: ['required:entity_existence'] }),
  row('resolution of another company', 'PCMLTFR s. 109', 'ca_aml', corporation({}, { authority: paper('board_resolution', 'entity_authority', { legal_name: other, signatories: 'Sigrid Lindqvist; Mateus Carvalhal' }), ownership: null }), { passed: false, blocks: ['authority:signatory'] }),
  row('resolution that names neither signatory', 'PCMLTFR s. 109', 'us_bsa', corporation({}, { authority: paper('board_resolution', 'entity_authority', { signatories: 'Rolf Amundsen' }), ownership: null }), { passed: false, blocks: ['authority:signatory'] }),
  row('share register of another company', 'PCMLTFR s. 138(2)', 'ca_aml', corporation({}, { ownership: paper('share_register', 'entity_ownership', { legal_name: other, beneficial_owners: 'Sigrid Lindqvist; Mateus Carvalhal' }) }), { warns: ['ownership:confirmed'] }),
  row('extract without owners', 'PCMLTFR s. 138(2)', 'ca_aml', corporation({}, { ownership: extract({ beneficial_owners: undefined }) }), { warns: ['ownership:confirmed'] }),
  row('share register that names both', 'PCMLTFR s. 138(2)', 'ca_aml', corporation({}, { ownership: paper('share_register', 'entity_ownership', { beneficial_owners: 'Sigrid Lindqvist; Mateus Carvalhal' }) }), { passes: ['ownership:confirmed'] }),
  row('financial statements of another company', '3: whose document', 'ca_aml', corporation({}, { financials: paper('financial_statements', 'entity_financials', { legal_name: other, period_end: '2026-03-31', revenue: '900000' }) }), { warns: ['required:entity_financials'] }),
  row('certificate under the legal form in French', '3: the same company', 'ca_aml', corporation({}, { existence: paper('certificate_of_incorporation', 'entity_existence', { legal_name: 'PRAIRIE LOOM TEXTILES INCORPORATED' }) }), { passes: ['required:entity_existence'] }),
  row('an extract of four months', 'CMF R561-5-1 4°', 'fr_cmf', corporation({}, { existence: null, ownership: extract({ document_date: '2026-07-15' }) }), { warns: ['freshness:registry_extract'] }),
  row('an extract of four months in Canada', 'PCMLTFR s. 109(1)', 'ca_aml', corporation({}, { ownership: extract({ document_date: '2026-07-15' }) }), { notFailed: ['freshness:registry_extract'] }),
  row('the good partnership', 'PCMLTFR s. 112', 'ca_aml', partnership(), { passes: ['required:photo_id', 'required:entity_existence', 'directors:listed'] }),
  row('agreement of another partnership', 'PCMLTFR s. 112', 'ca_aml', partnership({}, 'Rook Brothers SENC'), { passed: false, blocks: ['required:entity_existence'] }),
  row('the good trust', 'PCMLTFR s. 138(1)(b)', 'ca_aml', trust(), { passes: ['required:entity_existence', 'directors:listed'] }),
  row('deed of another trust', 'PCMLTFR s. 112', 'ca_aml', trust({ legal_name: 'Badger Lane Trust', trustees: 'Rolf Amundsen', settlors: 'Rolf Amundsen', beneficiaries: 'Rolf Amundsen' }), { passed: false, blocks: ['required:entity_existence'] }),
  row('the good estate', 'C.c.Q. art. 785', 'ca_aml', estate(), { passes: ['estate:deceased', 'required:estate_authority'], absent: ['required:tax_form'] }),
  row('death certificate of another man', 'rule book: estate:deceased', 'ca_aml', estate({}, { document_holder_name: 'Odilon Tremblay' }), { passed: false, blocks: ['estate:deceased'] }),
  row('will that names another executor', 'rule book: estate:deceased', 'generic', estate({}, {}, { executors: 'Rolf Amundsen' }), { passed: false, blocks: ['estate:deceased'] }),
  row('will of another man', 'rule book: estate:deceased', 'fr_cmf', estate({}, {}, { document_holder_name: 'Odilon Tremblay' }), { passed: false }),
  row('death on another day than declared', '3: the death of the client', 'ca_aml', estate({ date_of_death: '2026-03-01' }), { notFailed: ['required:tax_form'] }),
  // 10, 11
  ...([
    [['Käthe', 'Böhmländer'], ['KAETHE', 'BOEHMLAENDER']], [['Søren', 'Øvergaard'], ['SOEREN', 'OEVERGAARD']], [['Åsa', 'Sjögren'], ['AASA', 'SJOEGREN']],
    [['Günther', 'Großkreuz'], ['GUENTHER', 'GROSSKREUZ']], [['Þóra', 'Guðmundsdóttir'], ['THORA', 'GUDMUNDSDOTTIR']], [['Łucja', 'Wójcik'], ['LUCJA', 'WOJCIK']],
    [['Léa', 'Des Groseilliers'], ['LEA', 'DESGROSEILLIERS']], [['Ana', 'De La Vega'], ['ANA', 'DELAVEGA']], [['Pieter', 'van den Heuvel'], ['PIETER', 'VANDENHEUVEL']],
    [['Yusuf', 'Abd al-Karim'], ['YUSUF', 'ABDALKARIM']], [['Omar', 'Abd el Wahab'], ['OMAR', 'ABDELWAHAB']], [['Paul', 'Du Plessis'], ['PAUL', 'DUPLESSIS']],
    [['Chiara', "Dell'Acqua"], ['CHIARA', 'DELL ACQUA']], [['Ronan', 'Mac Giolla Phádraig'], ['RONAN', 'MACGIOLLAPHADRAIG']], [['Tuğba', 'Yıldız'], ['TUGBA', 'YILDIZ']],
  ] as const).map(([declared, printed]) =>
    row(`${declared.join(' ')} as ${printed.join(' ')}`, 'ICAO 9303-3 s. 6; 3-checks 3.4', 'generic', named('generic', declared, printed), { passed: true, passes: ['match:name:passport'] }),
  ),
  ...([
    [['Paul', 'Du Plessis'], ['PAUL', 'DUPUIS']], [['Käthe', 'Böhmländer'], ['KAETHE', 'BERGLAENDER']], [['Ana', 'De La Vega'], ['ANA', 'DE LA ROSA']], [['Jonas', 'Muehl'], ['JONAS', 'MAHLER']],
  ] as const).map(([declared, printed]) =>
    row(`${declared.join(' ')} is not ${printed.join(' ')}`, '3-checks 3.4', 'ca_aml', named('ca_aml', declared, printed), { passed: false, blocks: ['match:name:passport'] }),
  ),
  // 13
  row('French card of 2012, printed 2022', 'décret 2013-1188', 'fr_cmf', valid('fr_cmf', 'national_id', { id_number: '120629101234', id_issue_date: '2012-06-11', id_country: 'FR', id_expiry: '2022-06-10' }, '2022-06-10'), { passed: true, notFailed: ['expiry'] }),
  row('French card of 2011, printed February 2021', 'décret 2013-1188: over in February 2026', 'fr_cmf', valid('fr_cmf', 'national_id', { id_number: '110229101234', id_issue_date: '2011-02-11', id_country: 'FR', id_expiry: '2021-02-10' }, '2021-02-10'), { passed: false, blocks: ['expiry'] }),
  row('French card of 2012 of a minor', 'décret 2013-1188: adults only', 'fr_cmf', valid('fr_cmf', 'national_id', { id_number: '120629101234', id_issue_date: '2012-06-11', id_country: 'FR', id_expiry: '2022-06-10' }, '2022-06-10', '1998-05-05'), { passed: false, blocks: ['expiry'] }),
  row('German card, printed 2024', 'PAuswG s. 6: no extension', 'eu_amlr', valid('eu_amlr', 'national_id', { id_issue_date: '2014-05-02', id_country: 'DE', id_expiry: '2024-05-01' }, '2024-05-01'), { passed: false, blocks: ['expiry'] }),
  row('German licence of fifteen years', 'FeV s. 24a', 'eu_amlr', valid('eu_amlr', 'driver_licence', { id_number: 'B072RRE2I55', id_issue_date: '2015-03-10', id_country: 'DE', id_expiry: '2030-03-09' }, '2030-03-09'), { notFailed: ['dates', 'expiry'] }),
  row('French licence of fifteen years', 'C. route R221-1', 'generic', valid('generic', 'driver_licence', { id_number: '15AB12345', id_issue_date: '2015-03-10', id_country: 'FR', id_expiry: '2030-03-09' }, '2030-03-09'), { notFailed: ['dates', 'expiry'] }),
  row('Arizona licence to 65', 'ARS 28-3171', 'us_bsa', valid('us_bsa', 'driver_licence', { id_number: 'D01234567', id_issue_date: '2012-03-10', id_country: 'US', id_province: 'AZ', id_expiry: '2040-06-30' }, '2040-06-30'), { notFailed: ['dates', 'expiry'] }),
  row('Ontario licence of fifteen years', 'O. Reg. 340/94: five years', 'ca_aml', valid('ca_aml', 'driver_licence', { id_number: 'H0123-45678-40309', id_issue_date: '2018-03-09', id_country: 'CA', id_province: 'ON', id_expiry: '2033-03-09' }, '2033-03-09'), { passed: false, blocks: ['dates'] }),
  row('Canadian passport of fifteen years', 'Passport Order: ten years', 'ca_aml', valid('ca_aml', 'passport', { id_number: 'AB482913', id_issue_date: '2018-03-09', id_expiry: '2033-03-09' }, '2033-03-09'), { passed: false, blocks: ['dates'] }),
  row('Ontario health card as photo document', 'Ontario Health Cards Act', 'ca_aml', valid('ca_aml', 'health_card', { id_province: 'ON', id_country: 'CA', id_issue_date: '2022-01-01' }, '2028-03-09'), { passed: false, blocks: ['accepted'] }),
])
