import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import type { ScreeningResult } from '../../../src/domain/screening/result.ts'
import { type Expected, type FileRow } from './client-file.ts'

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

const address = {
  street1: '418 Wascana Crescent',
  city: 'Regina',
  province: 'SK',
  postal_code: 'S4V 2K7',
  country: 'CA',
}

/** A good individual of each pack. */
export const people: Readonly<Record<string, Values>> = {
  ca_aml: canadian(),
  ca_securities: investor(canadian()),
  qc_amf: investor({
    ...canadian(),
    street1: '64 rue Dalhousie',
    city: 'Québec',
    province: 'QC',
    postal_code: 'G1K 4B2',
  }),
  eu_amlr: {
    ...common('Friederike', 'Hollenbach', '1979-08-23'),
    place_of_birth: 'Kassel',
    citizenship: 'DE',
    street1: 'Lindenallee 12',
    city: 'Kassel',
    postal_code: '34117',
    country: 'DE',
    id_number: 'C01X00T47',
    tax_number: '86095742719',
    tax_residences: [{ country: 'DE', number: '86095742719' }],
  },
  fr_cmf: {
    ...common('Océane', 'Kerbrat', '1986-02-17'),
    place_of_birth: 'Quimper',
    citizenship: 'FR',
    street1: '7 rue des Halles',
    city: 'Quimper',
    postal_code: '29000',
    country: 'FR',
    id_number: '19CK48213',
    tax_residences: [{ country: 'FR', number: '1234567890123' }],
    marital_status: 'single',
    dependants: 0,
    delivery_channel: 'in_person',
  },
  ma_bam: {
    ...common('Ghita', 'Lahlou', '1990-12-04'),
    place_of_birth: 'Meknès',
    citizenship: 'MA',
    street1: '15 rue Ibn Batouta',
    city: 'Casablanca',
    postal_code: '20250',
    country: 'MA',
    phone: '+212522334455',
    id_type: 'national_id',
    id_number: 'BE123456',
    tax_residences: [{ country: 'MA', number: '45678901' }],
    marital_status: 'single',
    dependants: 0,
  },
  us_bsa: {
    ...common('Delphine', 'Okafor', '1975-06-30'),
    citizenship: 'US',
    street1: '2290 Larkspur Lane',
    city: 'Boise',
    province: 'ID',
    postal_code: '83702',
    country: 'US',
    id_number: 'X48213907',
    ssn: '536-90-4399',
  },
  generic: {
    ...common('Priya', 'Raghunathan', '1988-10-11'),
    citizenship: 'SG',
    street1: '33 Tanglin Road',
    city: 'Singapore',
    postal_code: '247913',
    country: 'SG',
    phone: '+6565550142',
    id_number: 'K4821390E',
  },
}

function common(first: string, last: string, born: string): Values {
  return {
    first_name: first,
    last_name: last,
    date_of_birth: born,
    email: 'client@example.com',
    phone: '+13065550142',
    id_type: 'passport',
    id_expiry: '2031-05-20',
    occupation: 'hydrogeologist',
    employment_status: 'permanent',
    employer_name: 'Aquifer Research Institute',
    account_type: 'chequing',
    purpose: 'everyday_banking',
    source_of_funds: 'employment',
    third_party: false,
    pep_foreign: false,
    pep_domestic: false,
    pep_hio: false,
    annual_income: 88000,
    delivery_channel: 'in_person',
    consent_date: '2026-11-20',
  }
}

function canadian(): Values {
  return {
    ...common('Ingrid', 'Halvorsen', '1984-03-09'),
    ...address,
    citizenship: 'CA',
    id_number: 'AB482913',
    sin: '123456782',
    tax_residences: [{ country: 'CA', number: '123456782' }],
  }
}

function investor(values: Values): Values {
  return {
    ...values,
    account_type: 'registered_investment',
    net_liquid_assets: 60000,
    total_net_worth: 310000,
    objective: 'balanced',
    horizon: '5_10y',
    risk_tolerance: 'medium',
    liquidity_needs: 'low',
    investment_knowledge: 'moderate',
    investment_experience: '2_5y',
    marital_status: 'single',
    dependants: 0,
    trusted_contact: 'declined',
  }
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
