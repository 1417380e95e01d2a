import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import type { ScreeningResult } from '../../../src/domain/screening/result.ts'
import type { Expected, FileRow } from './client-file.ts'
import { address, people } from './unseen-people.ts'

export { people }

export type Values = Record<string, unknown>
export type Entry = Readonly<Record<string, unknown>>
export type Request = Partial<KycRequest>

/** One row of a table, in the order in which it is read. */
export function row(
  file: string,
  law: string,
  regime: string,
  request: Request,
  expected: Expected,
  screening?: ScreeningResult,
): FileRow {
  return { file, law, regime, request, expected, ...(screening === undefined ? {} : { screening }) }
}

/** A photo document of a person, as extract answers it. */
export function photo(values: Values, over: Values = {}, type = 'passport', step: string | null = 'photo_id'): Entry {
  return entry(type, step, {
    last_name: values.last_name,
    first_name: values.first_name,
    id_number: values.id_number,
    date_of_birth: values.date_of_birth,
    id_issue_date: '2021-05-21',
    id_expiry: values.id_expiry,
    id_country: values.citizenship,
    citizenship: values.citizenship,
    ...over,
  })
}

/** A document with these fields; a field without a value is not on it. */
export function entry(type: string, step: string | null, fields: Values): Entry {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return { filename: `${type}.pdf`, doc_type: type, step_key: step, fields: Object.fromEntries(known) }
}

export function bill(values: Values, over: Values = {}): Entry {
  const { first_name, last_name, legal_name, street1, city, province, postal_code } = values
  const place = [street1, city, [province, postal_code].filter(Boolean).join(' ')].join(', ')
  return entry('utility_bill', 'proof_of_address', {
    document_holder_name: legal_name ?? `${String(first_name)} ${String(last_name)}`,
    address: place,
    issuer_name: 'Regional Power',
    document_date: '2026-11-02',
    ...over,
  })
}

export function proof(id: string) {
  return { id, label: id, severity: 'info', passed: true, detail: '' } as const
}
export const seen = [proof('in_person')]

/** A good individual with one thing changed. */
export function individual(regime: string, over: Values = {}, more: Request = {}): Request {
  const values = { ...people[regime], ...over }
  return request({
    kind: 'individual',
    values,
    extra_checks: seen,
    documents: [photo(values, {}, values.id_type === 'national_id' ? 'national_id' : 'passport'), bill(values)],
    ...more,
  })
}

/** The request, whose documents are written as loosely as partners send them. */
export function request(fields: Readonly<Record<string, unknown>>): Request {
  return fields as unknown as Request
}

export const anna = party('Sigrid', 'Lindqvist', '1971-04-02', 'GB204817')
export const boris = party('Mateus', 'Carvalhal', '1968-09-15', 'HK731902')
const home = '90 Angus Street, Regina SK S4R 3K4'

function party(first: string, last: string, born: string, number: string): Values {
  return {
    first_name: first,
    last_name: last,
    name: `${first} ${last}`,
    date_of_birth: born,
    id_number: number,
    citizenship: 'CA',
    country: 'CA',
    id_expiry: '2030-08-14',
  }
}

/** The person as a party of an entity. */
export function of(person: Values, over: Values = {}): Values {
  const { name, date_of_birth, citizenship, country } = person
  return { name, date_of_birth, citizenship, country, address: home, kind: 'person', ...over }
}

export const company: Values = {
  ...address,
  legal_name: 'Prairie Loom Textiles Inc.',
  legal_form: 'corporation',
  business_number: '123026635RC0001',
  registration_number: '4829134',
  incorporation_date: '2009-02-11',
  incorporation_country: 'CA',
  phone: '+13065550177',
  email: 'office@example.com',
  activity: 'weaving of industrial textiles',
  account_type: 'business_account',
  purpose: 'business_operations',
  source_of_funds: 'business_income',
  third_party: false,
  pep_foreign: false,
  pep_domestic: false,
  pep_hio: false,
  annual_revenue: 900000,
  ownership_structure: 'two natural persons hold all shares',
  delivery_channel: 'in_person',
  consent_date: '2026-11-20',
  directors: [of(anna), of(boris)],
  beneficial_owners: [of(anna, { ownership_percent: 60 }), of(boris, { ownership_percent: 40 })],
  signatories: [of(anna), of(boris)],
  control_person: [of(anna)],
  tax_residences: [{ country: 'CA', number: '123026635' }],
}

const both = 'Sigrid Lindqvist; Mateus Carvalhal'

export function paper(type: string, step: string, over: Values = {}): Entry {
  return entry(type, step, {
    legal_name: company.legal_name,
    registration_number: '4829134',
    business_number: '123026635RC0001',
    incorporation_date: '2009-02-11',
    jurisdiction: 'Canada',
    document_date: '2026-10-14',
    ...over,
  })
}

export const extract = (over: Values = {}) =>
  paper('registry_extract', 'entity_ownership', {
    registry_status: 'active',
    directors: both,
    beneficial_owners: both,
    registered_address: '418 Wascana Crescent, Regina, SK S4V 2K7',
    ...over,
  })

/** Good documents of a corporation, by name, so that one can be replaced. */
export function companyDocuments(over: Readonly<Record<string, Entry | null>> = {}): readonly Entry[] {
  const all: Record<string, Entry | null> = {
    anna: photo(anna),
    boris: photo(boris),
    existence: paper('certificate_of_incorporation', 'entity_existence'),
    ownership: extract(),
    authority: paper('board_resolution', 'entity_authority', { signatories: both }),
    financials: paper('financial_statements', 'entity_financials', { period_end: '2026-03-31', revenue: '900000.00' }),
    address: bill(company),
    tax: entry('tax_residence_form', 'tax_form', {
      document_holder_name: company.legal_name,
      tax_residences: 'CA',
      document_date: '2026-10-01',
    }),
    ...over,
  }
  return Object.values(all).filter((one): one is Entry => one !== null)
}

/** A good corporation with one thing changed. */
export function corporation(over: Values = {}, documents: Readonly<Record<string, Entry | null>> = {}): Request {
  return request({
    kind: 'corporation',
    values: { ...company, ...over },
    extra_checks: seen,
    documents: companyDocuments(documents),
  })
}
