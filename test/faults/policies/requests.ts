import { clientKinds } from '../../../src/contract/client-kind.ts'
import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import type { Random } from './random.ts'

/** Values of each key: good ones, border cases and wrong ones. */
const valuesOf: Readonly<Record<string, readonly unknown[]>> = {
  first_name: ['Clara', 'Élodie', 'Mohammed', 'C', ''],
  last_name: ['Clearwater', 'Nord-Été', 'El Idrissi', 'x'],
  date_of_birth: [
    '1985-04-12',
    '2009-01-01',
    '12/04/1985',
    '04/05/2008',
    '25/12/1990',
    '1885-01-01',
    '2085-01-01',
    'never',
  ],
  citizenship: ['CA', 'FR', 'Maroc', 'US', ['CA', 'IR'], 'FR; CA', 'CU', 'Narnia'],
  country: ['CA', 'CA', 'FR', 'MA', 'US', 'IR', 'Narnia'],
  address: ['123 rue Principale, Montréal QC H2X 1Y4', '10 Downing St'],
  street1: ['123 rue Principale', '1 Main St', 'PO Box 12', 'C.P. 4'],
  city: ['Montréal', 'Toronto', 'Paris', 'Sevastopol'],
  province: ['QC', 'ON', 'BC', 'XX'],
  postal_code: ['H2X 1Y4', 'M5V 2T6', '75001'],
  phone: ['+1 514 555 0100', '12'],
  email: ['clara@example.com', 'clara'],
  id_type: ['passport', 'driver_licence', 'national_id'],
  id_number: ['AB123456', 'X1'],
  id_expiry: ['2031-02-01', '2020-01-01'],
  sin: ['046 454 286', '046454287'],
  occupation: ['Nurse', 'Notary', 'Casino owner'],
  employment_status: ['permanent', 'retired', 'student'],
  employer_name: ['Geospatial Clinic', 'ACME'],
  account_type: ['chequing', 'mortgage', 'business_loan', 'investment'],
  purpose: ['savings', 'import_export'],
  source_of_funds: ['salary', 'inheritance', 'crypto'],
  third_party: [true, false, 'no'],
  pep: [true, false],
  pep_foreign: [true, false],
  pep_country: ['CA', 'FR', 'Narnia'],
  pep_end_date: ['2026-06-01', '2024-01-01', '2010-01-01'],
  pep_position: ['Minister'],
  tax_residences: [['CA'], ['US', 'FR'], [{ country: 'CA', number: '046 454 286' }]],
  delivery_channel: ['in_person', 'remote_documents', 'intermediary'],
  activity: ['Restaurant', 'Currency exchange', 'Software'],
  third_party_name: ['Gus Larch', 'Nordic Timber Inc.', 'Al Rahma'],
  third_party_jurisdiction: ['CA', 'KP'],
  incorporation_country: ['CA', 'CU', 'IR', 'FR'],
  annual_income: ['85000', '1 000 000', '-5'],
  expected_amount: ['500', '250000'],
  net_liquid_assets: ['10000', '900000'],
  total_net_worth: ['5000', '2000000'],
  objective: ['growth', 'income'],
  risk_tolerance: ['low', 'high'],
  last_review_date: ['2026-01-01', '2021-01-01'],
  consent_date: ['2026-10-01', '2020-01-01'],
  legal_name: ['Nordic Timber Inc.', 'Gestion Nordet'],
  registration_number: ['1234567', '1140000000'],
  directors: [[{ name: 'Clara Clearwater', address: '1 Main St' }], []],
  beneficial_owners: [
    [{ name: 'Clara Clearwater', address: '1 Main St', ownership_percent: 60 }],
    [{ name: 'Clara Clearwater', address: '1 Main St', ownership_percent: 12 }],
    [{ name: 'Holding Inc.', ownership_percent: 100 }],
    [{ name: 'Fiducie familiale Gagnon', kind: 'entity', country: 'IR', ownership_percent: 150 }],
    [
      {
        name: 'Holding Inc.',
        ownership_percent: 60,
        owned_by: [{ name: 'Gus Larch', citizenship: ['RU', 'CA'], pep_foreign: true, ownership_percent: 90 }],
      },
    ],
  ],
  no_owner_25: [true, false],
  control_person: [[{ name: 'Clara Clearwater', address: '1 Main St' }]],
  signatories: [
    [{ name: 'Clara Clearwater', address: '1 Main St' }],
    [{ name: 'Clara Clearwater', date_of_birth: '1985-04-12' }, { name: 'Jean Dupont' }],
  ],
}

const documentTypes = [
  'passport',
  'driver_licence',
  'national_id',
  'sin_card',
  'health_card',
  'utility_bill',
  'bank_statement',
  'payslip',
  'credit_report',
  'registry_extract',
  'certificate_of_incorporation',
  'share_register',
  'death_certificate',
  'probate',
  'trust_deed',
] as const

const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  first_name: ['CLARA', 'Jean'],
  last_name: ['CLEARWATER', 'Dupont'],
  document_holder_name: ['Clara Clearwater', 'Somebody Else'],
  id_number: ['AB123456', 'ZZ999999'],
  date_of_birth: ['1985-04-12', '1986-04-12', '2012-01-01'],
  id_expiry: ['2031-02-01', '2024-02-01'],
  id_issue_date: ['2021-02-01', '2032-02-01'],
  id_country: ['CA', 'FR'],
  address: ['123 rue Principale, Montréal QC H2X 1Y4'],
  document_date: ['2026-11-05', '2024-01-05', '2028-01-01'],
  account_number: ['1234567'],
  legal_name: ['Nordic Timber Inc.', 'Other Works Ltd.'],
  issuer_name: ['Hydro-Québec', 'Royal Bank', 'Bell Canada'],
  directors: ['Clara Clearwater; Jean Dupont'],
  beneficial_owners: ['Clara Clearwater (60 %)', 'Gus Larch'],
  deceased_name: ['Ada Maple'],
  executors: ['Clara Clearwater'],
}

const extraIds = ['in_person', 'eid:document_authentic', 'eid:face_match', 'fraud', 'screening', 'required:photo_id']

/** A request somebody could send: part of a profile, some documents, sometimes checks and switches of the partner's. */
export function randomRequest(random: Random): KycRequest {
  return {
    environment: random.pick(['sandbox', 'production'] as const),
    kind: random.percent(60) ? 'individual' : random.pick([...clientKinds, 'societe', 'unknown', null]),
    purpose: random.percent(80) ? 'onboarding' : 'periodic_review',
    locale: random.pick(['en', 'fr'] as const),
    values: someOf(valuesOf, random.pick([30, 70, 95]), random),
    documents: Array.from({ length: random.int(4) }, () => randomDocument(random)),
    extra_checks: Array.from({ length: random.percent(80) ? 0 : 1 + random.int(2) }, () => ({
      id: random.pick(extraIds),
      label: 'A check of the partner’s',
      severity: random.pick(['critical', 'warning', 'info'] as const),
      passed: random.percent(70),
      detail: '',
    })),
  }
}

/** Every way to ask for less. */
export function randomSwitches(random: Random): Partial<KycRequest> {
  return {
    require_documents: random.pick([false, false, true, null]),
    screen_sanctions: random.percent(30),
    screen_aml_pep: random.pick([false, false, true, null]),
    ...(random.percent(50) ? { as_of: '1990-01-01' } : {}),
  }
}

function randomDocument(random: Random) {
  const fields: Record<string, string> = {}
  for (const [name, choices] of Object.entries(fieldsOf)) if (random.percent(80)) fields[name] = random.pick(choices)
  return {
    doc_type: random.pick(documentTypes),
    filename: 'page.jpg',
    fields,
    mapped: random.percent(90) ? Object.keys(fields).length : 0,
  }
}

function someOf(choices: typeof valuesOf, share: number, random: Random): Record<string, unknown> {
  const chosen: Record<string, unknown> = {}
  for (const [name, values] of Object.entries(choices)) if (random.percent(share)) chosen[name] = random.pick(values)
  return chosen
}
