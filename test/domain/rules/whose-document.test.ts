import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import { clearScreening, requestInput } from '../../../src/domain/verdict/request-input.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { testFiles, today, type Expected, type FileRow } from './client-file.ts'

type Documents = NonNullable<KycRequest['documents']>
type Entry = Documents[number]

const entry = (doc_type: string, fields: Record<string, string>, step_key?: string): Entry => ({
  doc_type,
  fields,
  mapped: Object.keys(fields).length,
  ...(step_key === undefined ? {} : { step_key }),
})

const clara = { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12' }
const home = {
  street1: '123 rue Principale',
  city: 'Montréal',
  province: 'QC',
  postal_code: 'H2X 1Y4',
  country: 'CA',
}
const address = '123 rue Principale, Montréal QC H2X 1Y4'
const passport = (first_name: string, last_name: string, date_of_birth: string, step?: string) =>
  entry(
    'passport',
    {
      first_name,
      last_name,
      date_of_birth,
      id_number: `AB${date_of_birth.replaceAll('-', '').slice(2)}`,
      id_expiry: '2031-02-01',
      id_issue_date: '2021-02-01',
      id_country: 'CA',
    },
    step,
  )
const claras = passport('CLARA', 'CLEARWATER', '1985-04-12')
const omars = passport('OMAR', 'PINE', '1979-02-03')
const guss = passport('GUS', 'LARCH', '1981-06-07')
const bill = (document_holder_name: string, step?: string) =>
  entry('utility_bill', { document_holder_name, address, issuer_name: 'Hydro', document_date: '2026-10-20' }, step)
const statement = (document_holder_name: string, step?: string) =>
  entry(
    'bank_statement',
    {
      document_holder_name,
      issuer_name: 'Maple Bank',
      account_number: '1234567',
      period_start: '2026-10-01',
      period_end: '2026-10-31',
      closing_balance: '100.00',
      document_date: '2026-11-01',
    },
    step,
  )

interface Row {
  readonly file: string
  readonly law: string
  readonly regime?: string
  readonly kind?: KycRequest['kind']
  readonly values: Record<string, unknown>
  readonly documents: Documents
  readonly expected: Expected
}

const files = (rows: readonly Row[]): readonly FileRow[] =>
  rows.map(({ file, law, regime = 'ca_aml', kind = 'individual', values, documents, expected }) => ({
    file,
    law,
    regime,
    request: { kind, values, documents },
    expected,
  }))

const person = { ...clara, ...home }
const photo = 'PCMLTFR s. 105(1)(a)'
const individuals: readonly Row[] = [
  {
    file: 'a passport of the client',
    law: photo,
    values: person,
    documents: [claras],
    expected: { passes: ['required:photo_id'] },
  },
  {
    file: 'a passport of another person',
    law: photo,
    values: person,
    documents: [omars],
    expected: { blocks: ['required:photo_id', 'match:name:passport'] },
  },
  {
    file: 'a passport of a namesake with another birth date',
    law: photo,
    values: person,
    documents: [passport('CLARA', 'CLEARWATER', '1955-04-12')],
    expected: { blocks: ['required:photo_id', 'match:dob:passport'] },
  },
  {
    file: 'another person’s passport beside the client’s licence',
    law: photo,
    values: person,
    documents: [omars, entry('driver_licence', { ...claras.fields, id_number: 'C1234-120485-03', id_province: 'QC' })],
    expected: { passes: ['required:photo_id'], blocks: ['match:name:passport'] },
  },
  {
    file: 'a close name with the same birth date',
    law: photo,
    values: { ...person, first_name: 'Clarra' },
    documents: [claras],
    expected: { passes: ['required:photo_id'], warns: ['match:name:passport'] },
  },
  {
    file: 'a passport sent as proof of address',
    law: 'PCMLTFR s. 105(1)(a), an accepted document',
    values: person,
    documents: [passport('CLARA', 'CLEARWATER', '1985-04-12', 'proof_of_address')],
    expected: { blocks: ['required:photo_id'] },
  },
  {
    file: 'a passport sent as second source',
    law: photo,
    values: person,
    documents: [passport('CLARA', 'CLEARWATER', '1985-04-12', 'secondary_id')],
    expected: { passes: ['required:photo_id'] },
  },
  {
    file: 'a bill of the client',
    law: 'domain rules of upload steps',
    values: person,
    documents: [claras, bill('Clara Clearwater')],
    expected: { passes: ['required:proof_of_address'] },
  },
  {
    file: 'a bill of another person',
    law: 'domain rules of upload steps',
    values: person,
    documents: [claras, bill('Omar Pine')],
    expected: { warns: ['required:proof_of_address', 'match:name:utility_bill'] },
  },
  {
    file: 'a bill of another person in France',
    law: 'CMF R561-5',
    regime: 'fr_cmf',
    values: { ...person, country: 'FR' },
    documents: [claras, bill('Omar Pine')],
    expected: { blocks: ['required:proof_of_address'] },
  },
  {
    file: 'a bill without a name',
    law: 'domain rules of upload steps',
    values: person,
    documents: [claras, entry('utility_bill', { address, issuer_name: 'Hydro', document_date: '2026-10-20' })],
    expected: { warns: ['required:proof_of_address'] },
  },
  {
    file: 'a bill of two holders, one of them the client',
    law: 'domain rules of upload steps',
    values: person,
    documents: [claras, bill('Omar Pine & Clara Clearwater')],
    expected: { passes: ['required:proof_of_address'] },
  },
  {
    file: 'a bill of a couple by their titles',
    law: 'domain rules of upload steps',
    values: person,
    documents: [claras, bill('M. et Mme Clara Clearwater')],
    expected: { passes: ['required:proof_of_address'] },
  },
  {
    file: 'a parent’s bill for a client of fourteen',
    law: 'PCMLTFR s. 105(3)',
    values: {
      ...person,
      date_of_birth: '2012-01-01',
      third_party_name: 'Rose Clearwater',
      third_party_relationship: 'mother',
    },
    documents: [bill('Rose Clearwater')],
    expected: { passes: ['required:proof_of_address'] },
  },
  {
    file: 'a parent’s bill for a client of seventeen',
    law: 'PCMLTFR s. 105(3)',
    values: {
      ...person,
      date_of_birth: '2009-01-01',
      third_party_name: 'Rose Clearwater',
      third_party_relationship: 'mother',
    },
    documents: [bill('Rose Clearwater')],
    expected: { warns: ['required:proof_of_address'] },
  },
  {
    file: 'a statement sent as proof of address, for a loan',
    law: 'PCMLTFR s. 12(k)',
    values: { ...person, account_type: 'personal_loan' },
    documents: [claras, statement('Clara Clearwater', 'proof_of_address')],
    expected: { warns: ['required:proof_of_income'] },
  },
  {
    file: 'a statement sent as proof of income, for a loan',
    law: 'PCMLTFR s. 12(k)',
    values: { ...person, account_type: 'personal_loan' },
    documents: [claras, statement('Clara Clearwater', 'proof_of_income')],
    expected: { passes: ['required:proof_of_income'] },
  },
  {
    file: 'a payslip of another person, for a loan',
    law: 'PCMLTFR s. 12(k)',
    values: { ...person, account_type: 'personal_loan' },
    documents: [
      claras,
      entry('payslip', {
        document_holder_name: 'Omar Pine',
        employer_name: 'Clinic Inc.',
        document_date: '2026-11-05',
        gross_pay: '3000.00',
        net_pay: '2200.00',
      }),
    ],
    expected: { warns: ['required:proof_of_income'] },
  },
  ...(
    [
      ['a routine statement sent as proof of address', statement('Clara Clearwater', 'proof_of_address'), false],
      ['a statement sent as source of funds', statement('Clara Clearwater', 'source_of_funds'), true],
      ['a statement sent for no step', statement('Clara Clearwater'), true],
      ['another person’s statement sent as source of funds', statement('Omar Pine', 'source_of_funds'), false],
      [
        'a deed that names the client as the other party',
        entry(
          'source_of_funds_proof',
          {
            document_holder_name: 'Rose Pine',
            counterparty_name: 'Clara Clearwater',
            document_date: '2026-10-01',
            amount: '5000.00',
            origin: 'gift',
          },
          'other',
        ),
        true,
      ],
    ] as const
  ).map(([file, document, counts]): Row => ({
    file: `${file}, of a foreign official`,
    law: 'PCMLTFR s. 121(1)',
    values: { ...person, pep_foreign: true, source_of_funds: 'savings' },
    documents: [claras, document],
    expected: { [counts ? 'passes' : 'warns']: ['evidence:source_of_funds'] },
  })),
]

const party = (name: string, date_of_birth?: string) => ({
  name,
  address,
  country: 'CA',
  ...(date_of_birth === undefined ? {} : { date_of_birth }),
})
const signs = { clara: party('Clara Clearwater', '1985-04-12'), gus: party('Gus Larch', '1981-06-07') }
const company = {
  legal_name: 'Maple Labs Inc.',
  registration_number: '229101-1',
  incorporation_country: 'CA',
  ...home,
  directors: [signs.clara, signs.gus],
  beneficial_owners: [
    { ...signs.clara, ownership_percent: 60 },
    { ...signs.gus, ownership_percent: 40 },
  ],
  signatories: [signs.clara],
}
const extract = (changes: Record<string, string> = {}, step?: string) =>
  entry(
    'registry_extract',
    {
      legal_name: 'MAPLE LABS INC.',
      registration_number: '2291011',
      registry_status: 'active',
      document_date: '2026-10-01',
      directors: 'Clara Clearwater; Gus Larch',
      beneficial_owners: 'Clara Clearwater (60 %); Gus Larch (40 %)',
      ...changes,
    },
    step,
  )
const others = { legal_name: 'Oak Mills Ltd.', registration_number: '7654321' }

const ofCompany = (file: string, law: string, expected: Expected, documents: Documents, changes: object = {}): Row => ({
  file,
  law,
  kind: 'corporation',
  values: { ...company, ...changes },
  documents,
  expected,
})
const both = { signatories: [signs.clara, signs.gus] }
const signatory = 'PCMLTFR s. 12(b)'
const existence = 'PCMLTFR s. 109(1)'
const owners = 'PCMLTFR s. 138(2)'

const companies: readonly Row[] = [
  ofCompany('the signatory’s passport', signatory, { passes: ['required:photo_id', 'match:name:passport'] }, [claras]),
  ofCompany('a passport of nobody of the file', signatory, { blocks: ['required:photo_id', 'match:name:passport'] }, [
    omars,
  ]),
  ofCompany(
    'a passport of an owner who does not sign',
    signatory,
    { blocks: ['required:photo_id'], passes: ['match:name:passport'] },
    [guss],
  ),
  ofCompany('one passport of two signatories', signatory, { blocks: ['required:photo_id'] }, [claras], both),
  ofCompany(
    'two signatories with a passport each',
    signatory,
    {
      passes: ['required:photo_id', 'match:dob:passport', 'match:name:passport'],
      notFailed: ['match:dob:documents', 'match:name:documents'],
    },
    [claras, guss],
    both,
  ),
  ofCompany(
    'one passport that fits two signatories’ names',
    signatory,
    { blocks: ['required:photo_id'] },
    [passport('MARIE EVE', 'ROY', '1980-01-01')],
    {
      signatories: [party('Marie Roy'), party('Marie-Ève Roy')],
    },
  ),
  ofCompany(
    'a passport each of two signatories of similar names',
    signatory,
    { passes: ['required:photo_id'] },
    [passport('MARIE EVE', 'ROY', '1980-01-01'), passport('MARIE', 'ROY', '1990-01-01')],
    { signatories: [party('Marie Roy'), party('Marie-Ève Roy')] },
  ),
  ofCompany(
    'four signatories, the first three with a passport',
    signatory,
    { passes: ['required:photo_id'] },
    [claras, guss, omars],
    { signatories: [signs.clara, signs.gus, party('Omar Pine'), party('Nina Maple')] },
  ),
  ofCompany(
    'a signatory’s passport with another birth date',
    signatory,
    { blocks: ['required:photo_id', 'match:dob:passport'] },
    [passport('CLARA', 'CLEARWATER', '1955-04-12')],
  ),
  ofCompany(
    'two documents of one signatory with two birth dates',
    signatory,
    { blocks: ['match:dob:documents'] },
    [claras, entry('driver_licence', { ...claras.fields, date_of_birth: '1985-04-13' })],
    { signatories: [party('Clara Clearwater')], directors: [party('Clara Clearwater')], beneficial_owners: [] },
  ),
  ofCompany('no signatory, a director’s passport', 'PCMLTFR s. 109', { passes: ['required:photo_id'] }, [guss], {
    signatories: [],
  }),
  ofCompany(
    'no signatory, a passport of nobody of the file',
    'PCMLTFR s. 109',
    { blocks: ['required:photo_id'] },
    [omars],
    { signatories: [] },
  ),
  ofCompany('an eID report of the signatory', signatory, { passes: ['required:photo_id'] }, [
    entry('eid_report', {
      document_holder_name: 'Clara Clearwater',
      id_number: 'AB123456',
      completed_date: '2026-11-20',
    }),
  ]),
  ofCompany(
    'its own register extract',
    existence,
    {
      passes: ['required:entity_existence', 'required:entity_ownership', 'ownership:confirmed', 'authority:signatory'],
    },
    [claras, extract()],
  ),
  ofCompany(
    'the extract of another company',
    existence,
    {
      blocks: ['required:entity_existence', 'authority:signatory'],
      warns: ['required:entity_authority', 'ownership:confirmed', 'match:name:registry_extract'],
      notFailed: ['required:photo_id'],
    },
    [claras, extract(others)],
  ),
  ofCompany('the extract of a company of its group', existence, { blocks: ['required:entity_existence'] }, [
    claras,
    extract({ legal_name: 'Maple Labs Holdings Inc.', registration_number: '7654321' }),
  ]),
  ofCompany('a company of another name with its number', existence, { blocks: ['required:entity_existence'] }, [
    claras,
    extract({ legal_name: 'Oak Mills Ltd.' }),
  ]),
  ofCompany(
    'an extract in its trade name',
    existence,
    { passes: ['required:entity_existence'] },
    [claras, extract({ legal_name: 'Érable Logiciels' })],
    { trade_name: 'Érable Logiciels' },
  ),
  ofCompany('an extract with a typo in the name and its number', existence, { passes: ['required:entity_existence'] }, [
    claras,
    extract({ legal_name: 'Mapple Labs Inc.' }),
  ]),
  ofCompany(
    'an extract of the same name with another business number',
    'Income Tax Act s. 248(1)',
    { blocks: ['required:entity_existence'] },
    [claras, extract({ business_number: '123026635RC0001' })],
    { business_number: '100000009RC0001' },
  ),
  ofCompany('an extract without a name or number', existence, { blocks: ['required:entity_existence'] }, [
    claras,
    entry('registry_extract', { registry_status: 'active', document_date: '2026-10-01' }),
  ]),
  ofCompany(
    'an extract sent as proof of ownership',
    existence,
    { passes: ['required:entity_existence', 'required:entity_ownership'] },
    [claras, extract({}, 'entity_ownership')],
  ),
  ofCompany('a bilingual legal name', existence, { passes: ['required:entity_existence'] }, [
    claras,
    extract({ legal_name: 'Maple Labs Inc. / Laboratoires Érable inc.' }),
  ]),
  ofCompany(
    'an extract that names no owner',
    owners,
    { warns: ['ownership:confirmed'], passes: ['required:entity_ownership'] },
    [claras, extract({ beneficial_owners: '' })],
  ),
  ofCompany('an extract that names one owner of two', owners, { warns: ['ownership:confirmed'] }, [
    claras,
    extract({ beneficial_owners: 'Clara Clearwater (60 %)' }),
  ]),
  ofCompany(
    'no owner, a register with small holders only',
    owners,
    { passes: ['ownership:confirmed'] },
    [claras, extract({ beneficial_owners: 'Ada Oak (20 %); Luc Elm (20 %)' })],
    { beneficial_owners: [], no_owner_25: true, control_person: [signs.gus] },
  ),
  ofCompany(
    'no owner declared, a register with one',
    owners,
    { warns: ['ownership:confirmed'] },
    [claras, extract({ beneficial_owners: 'Ada Oak (80 %)' })],
    { beneficial_owners: [], no_owner_25: true, control_person: [signs.gus] },
  ),
  ofCompany(
    'no owner, a register that lists none',
    owners,
    { warns: ['ownership:confirmed'] },
    [claras, extract({ beneficial_owners: '' })],
    { beneficial_owners: [], no_owner_25: true, control_person: [signs.gus] },
  ),
  ofCompany('a bill of the company', 'domain rules of upload steps', { passes: ['required:proof_of_address'] }, [
    claras,
    bill('Maple Labs Inc.'),
  ]),
  ofCompany('a bill of a director', 'domain rules of upload steps', { warns: ['required:proof_of_address'] }, [
    claras,
    bill('Gus Larch'),
  ]),
  ofCompany(
    'a bill of a company with a conjunction in its name',
    'domain rules of upload steps',
    { passes: ['required:proof_of_address'] },
    [claras, bill('Côté et Filles')],
    { legal_name: 'Côté et Filles inc.' },
  ),
  ofCompany(
    'financial statements of another company',
    'domain rules of upload steps',
    { warns: ['required:entity_financials'] },
    [
      claras,
      entry('financial_statements', { legal_name: 'Oak Mills Ltd.', period_end: '2026-06-30', revenue: '1.00' }),
    ],
  ),
  ofCompany(
    'its own financial statements',
    'domain rules of upload steps',
    { passes: ['required:entity_financials'] },
    [claras, entry('financial_statements', { legal_name: 'Maple Labs', period_end: '2026-06-30', revenue: '1.00' })],
  ),
  ofCompany('a power of attorney that the company gave', signatory, { passes: ['authority:signatory'] }, [
    claras,
    entry('power_of_attorney', {
      document_holder_name: 'Maple Labs Inc.',
      signatories: 'Clara Clearwater',
      document_date: '2026-01-01',
    }),
  ]),
  ofCompany('a power of attorney that somebody else gave', signatory, { blocks: ['authority:signatory'] }, [
    claras,
    entry('power_of_attorney', {
      document_holder_name: 'Nina Elm',
      signatories: 'Clara Clearwater',
      document_date: '2026-01-01',
    }),
  ]),
]

const certificate = (changes: Record<string, string> = {}) =>
  entry('certificate_of_incorporation', {
    legal_name: 'Maple Labs Inc.',
    registration_number: '229101-1',
    incorporation_date: '2019-05-02',
    document_date: '2019-05-02',
    ...changes,
  })
const proves = { passes: ['required:entity_existence'] }
const lacks = { blocks: ['required:entity_existence'] }
const named = (legal_name: string, printed: string, expected: Expected): Row =>
  ofCompany(
    `an extract of ${printed} without a number, for ${legal_name}`,
    existence,
    expected,
    [claras, extract({ legal_name: printed, registration_number: '' })],
    { legal_name },
  )
const lookalikes: readonly Row[] = [
  ofCompany('an extract of the same name with another registration number', existence, lacks, [
    claras,
    extract({ registration_number: '7654321' }),
  ]),
  ofCompany('an extract of the same name with a number of another register', existence, proves, [
    claras,
    extract({ registration_number: '1143920115' }),
  ]),
  ofCompany(
    'an extract with another NEQ as its registration number',
    existence,
    lacks,
    [claras, extract({ registration_number: '1143920115' })],
    { neq: '1168853300' },
  ),
  ofCompany(
    'an extract with its NEQ as its registration number',
    existence,
    proves,
    [claras, extract({ registration_number: '1143920115' })],
    { neq: '1143920115' },
  ),
  ofCompany('an extract with its number written with zeros', existence, proves, [
    claras,
    extract({ registration_number: '002291011' }),
  ]),
  ofCompany(
    'another provincial number beside the same business number',
    existence,
    proves,
    [claras, extract({ registration_number: '7654321', business_number: '123026635RC0001' })],
    { business_number: '123026635RC0001' },
  ),
  ofCompany(
    'another number of the same commercial register',
    existence,
    lacks,
    [claras, extract({ registration_number: 'HRB 54321' })],
    { registration_number: 'HRB 123456' },
  ),
  ofCompany(
    'a certificate of another day of incorporation, no number',
    existence,
    lacks,
    [claras, certificate({ registration_number: '', incorporation_date: '2021-01-01' })],
    { incorporation_date: '2019-05-02' },
  ),
  ofCompany(
    'a certificate of another day of incorporation with its number',
    existence,
    proves,
    [claras, certificate({ incorporation_date: '2021-01-01' })],
    { incorporation_date: '2019-05-02' },
  ),
  ofCompany('its extract beside a certificate of a company of its name', existence, lacks, [
    claras,
    extract({}, 'entity_ownership'),
    { ...certificate({ registration_number: '7654321' }), step_key: 'entity_existence' },
  ]),
  ofCompany('its extract beside its certificate', existence, proves, [
    claras,
    extract({}, 'entity_ownership'),
    { ...certificate(), step_key: 'entity_existence' },
  ]),
  ofCompany(
    'a certificate of its day of incorporation, no number',
    existence,
    proves,
    [claras, certificate({ registration_number: '' })],
    { incorporation_date: '2019-05-02' },
  ),
  ofCompany('the extract of a company whose name it trades under', existence, lacks, [claras, extract(others)], {
    trade_name: 'Oak Mills',
  }),
  ofCompany('the same without a number', existence, lacks, [claras, extract({ ...others, registration_number: '' })], {
    other_names: ['Oak Mills'],
  }),
  ofCompany(
    'a bill in its trade name',
    'domain rules of upload steps',
    { passes: ['required:proof_of_address'] },
    [claras, bill('Oak Mills')],
    { trade_name: 'Oak Mills' },
  ),
  named('Maple Labs (Canada) Inc.', 'Maple Labs (Canada) Inc.', proves),
  named('Maple Labs (Canada) Inc.', 'Maple Labs Inc.', proves),
  named('Maple Labs (Canada) Inc.', 'Maple Labs (USA) Inc.', lacks),
  named('Maple Labs (1998) Inc.', 'Maple Labs (2021) Inc.', lacks),
  named('Smith - Jones Holdings Inc.', 'Jones Holdings Ltd.', lacks),
  named('Smith - Jones Holdings Inc.', 'Smith - Jones Holdings Inc.', proves),
  named('Jones Holdings Ltd.', 'Smith - Jones Holdings Inc.', lacks),
  named('Maple Labs Inc. / Laboratoires Érable inc.', 'Laboratoires Érable inc.', proves),
  named('Maple Labs Inc.', 'Maple Labs Inc. - Laboratoires Érable inc.', proves),
  named('Maple Labs Inc. / Oak Mills Inc.', 'Elm Farms Inc. / Oak Mills Inc.', lacks),
  ofCompany('its number and a letter read as a digit', existence, proves, [
    claras,
    extract({ legal_name: 'MAPLE LAB5 INC.' }),
  ]),
  ofCompany('a letter read as a digit, no number', existence, lacks, [
    claras,
    extract({ legal_name: 'MAPLE LAB5 INC.', registration_number: '' }),
  ]),
]

const unsure = { name: 'Clara Clearwater', address, country: 'CA', date_of_birth: '04/12/1985' }
const born = (date: string) => passport('CLARA', 'CLEARWATER', date)
const clearwaters = [party('Clara Clearwater', '1950-01-01'), party('Clara Clearwater', '1985-04-12')]
const alone = { directors: [], beneficial_owners: [] }
const namesakes: readonly Row[] = [
  ...(
    [
      ['1985-04-12', { passes: ['required:photo_id', 'match:dob:passport'] }],
      ['1985-12-04', { passes: ['required:photo_id', 'match:dob:passport'] }],
      ['1955-04-12', { blocks: ['required:photo_id', 'match:dob:passport'] }],
    ] as const
  ).map(([date, expected]) =>
    ofCompany(
      `a signatory with two readings of a birth date, a passport of ${date}`,
      signatory,
      expected,
      [born(date)],
      {
        ...alone,
        signatories: [unsure],
      },
    ),
  ),
  ...[clearwaters, clearwaters.toReversed()].flatMap((owners) =>
    (['1950-01-01', '1985-04-12', '1999-09-09'] as const).map((date) =>
      ofCompany(
        `a signatory without a birth date, two owners of the name from ${owners[0]?.date_of_birth ?? ''}, a passport of ${date}`,
        signatory,
        date === '1999-09-09' ? { blocks: ['required:photo_id'] } : { passes: ['required:photo_id'] },
        [born(date)],
        {
          ...alone,
          directors: owners,
          signatories: [party('Clara Clearwater')],
        },
      ),
    ),
  ),
  ofCompany(
    'a signatory said to be a person, with a word of organisations as surname',
    signatory,
    {
      blocks: ['required:photo_id'],
    },
    [claras],
    {
      signatories: [signs.clara, { ...party('Xiulan Church', '1990-02-02'), kind: 'person' }],
    },
  ),
  ofCompany(
    'the same with a passport',
    signatory,
    { passes: ['required:photo_id'] },
    [claras, passport('XIULAN', 'CHURCH', '1990-02-02')],
    {
      signatories: [signs.clara, { ...party('Xiulan Church', '1990-02-02'), kind: 'person' }],
    },
  ),
  ofCompany(
    'two signatories, two passports of one number',
    signatory,
    { blocks: ['required:photo_id'] },
    [
      claras,
      entry('passport', { ...guss.fields, id_number: claras.fields?.id_number ?? '' } as Record<string, string>),
    ],
    both,
  ),
]

const trust = {
  legal_name: 'The Maple Family Trust',
  trust_date: '2025-09-28',
  ...home,
  trustees: [signs.clara],
  settlors: [party('Omar Pine')],
  signatories: [signs.clara],
}
const estate = {
  legal_name: 'Succession de feu Ada Maple',
  date_of_death: '2026-09-01',
  ...home,
  executors: [signs.clara],
  signatories: [signs.clara],
}
const death = (name: string) => entry('death_certificate', { document_holder_name: name, date_of_death: '2026-09-01' })
const will = (name: string, executors = 'Clara Clearwater') =>
  entry('will', { document_holder_name: name, executors, document_date: '2020-01-01' })
const deed = (fields: Record<string, string>) =>
  entry('trust_deed', { trustees: 'Clara Clearwater', settlors: 'Omar Pine', document_date: '2025-09-28', ...fields })
const of = (
  kind: KycRequest['kind'],
  values: object,
  file: string,
  law: string,
  expected: Expected,
  documents: Documents,
): Row => ({
  kind,
  values: { ...values },
  file,
  law,
  expected,
  documents,
})
const dead = 'PCMLTFR s. 112; Code civil du Québec arts 776 to 835'
const trusts = 'PCMLTFR s. 112'
const holders: readonly Row[] = [
  of('trust', trust, 'its own deed', trusts, { passes: ['required:entity_existence'] }, [
    claras,
    deed({ legal_name: 'Maple Family Trust' }),
  ]),
  of('trust', trust, 'the deed of another trust', trusts, { blocks: ['required:entity_existence'] }, [
    claras,
    deed({ legal_name: 'The Oak Family Trust' }),
  ]),
  of(
    'trust',
    { ...trust, legal_name: 'Fiducie familiale Maple' },
    'its deed titled in the other language',
    trusts,
    { passes: ['required:entity_existence'] },
    [claras, deed({ legal_name: 'Maple Family Trust' })],
  ),
  of(
    'trust',
    { ...trust, legal_name: 'Fiducie familiale Maple' },
    'a deed titled in the other language, of other people',
    trusts,
    { blocks: ['required:entity_existence'] },
    [claras, deed({ legal_name: 'Maple Family Trust', settlors: 'Ada Oak' })],
  ),
  of('trust', trust, 'a deed without a name, of its people', trusts, { passes: ['required:entity_existence'] }, [
    claras,
    deed({}),
  ]),
  of('trust', trust, 'a deed without a name, of other people', trusts, { blocks: ['required:entity_existence'] }, [
    claras,
    deed({ settlors: 'Ada Oak' }),
  ]),
  of(
    'trust',
    trust,
    'a bill of the trustee',
    'Code civil du Québec art. 1278',
    { passes: ['required:proof_of_address'] },
    [claras, bill('Clara Clearwater')],
  ),
  of(
    'trust',
    trust,
    'a bill of another person',
    'Code civil du Québec art. 1278',
    { warns: ['required:proof_of_address'] },
    [claras, bill('Nina Elm')],
  ),
  of(
    'estate',
    estate,
    'the certificate and the will of the deceased',
    dead,
    { passes: ['estate:deceased', 'required:estate_authority', 'authority:signatory'], absent: ['required:tax_form'] },
    [claras, death('Ada Maple'), will('MAPLE Ada')],
  ),
  of(
    'estate',
    estate,
    'the certificate of another person',
    dead,
    { blocks: ['estate:deceased', 'required:estate_authority'] },
    [claras, death('Luc Gagnon'), will('Ada Maple')],
  ),
  of(
    'estate',
    estate,
    'the will of another person',
    dead,
    { blocks: ['estate:deceased', 'required:estate_authority', 'authority:signatory'] },
    [claras, death('Ada Maple'), will('Luc Gagnon')],
  ),
  of(
    'estate',
    { ...estate, legal_name: 'Estate of the late Ada Maple' },
    'an estate named in English',
    dead,
    { passes: ['estate:deceased'] },
    [claras, death('Ada Maple'), will('Ada Maple')],
  ),
  of(
    'estate',
    { ...estate, legal_name: 'Estate of Theodore Denis' },
    'a deceased whose name begins like an article',
    dead,
    { passes: ['estate:deceased'] },
    [claras, death('Theodore Denis'), will('Theodore Denis')],
  ),
  of(
    'estate',
    { ...estate, legal_name: 'Estate' },
    'an estate of nobody',
    dead,
    { blocks: ['estate:deceased', 'required:estate_authority'] },
    [claras, death('Luc Gagnon'), will('Luc Gagnon')],
  ),
  of('estate', estate, 'the executor’s passport', signatory, { passes: ['required:photo_id'] }, [claras]),
  of(
    'estate',
    estate,
    'the passport of the deceased only',
    signatory,
    { blocks: ['required:photo_id'], passes: ['match:name:passport'] },
    [passport('ADA', 'MAPLE', '1940-01-01')],
  ),
]

const dual = (issuers: readonly [string, string], expected: Expected, values: object = person): Row => ({
  file: `a bill of ${issuers[0] || 'nobody'} and a statement of ${issuers[1] || 'nobody'}`,
  law: 'PCMLTFR s. 105(4)',
  values: { ...values },
  documents: [
    entry('utility_bill', {
      ...bill('Clara Clearwater').fields,
      ...(issuers[0] === '' ? {} : { issuer_name: issuers[0] }),
    }),
    entry('bank_statement', { ...statement('Clara Clearwater').fields, issuer_name: issuers[1] }),
  ],
  expected,
})
const sources: readonly Row[] = [
  dual(['Hydro-Québec', 'Maple Bank'], { passes: ['method:sources', 'method:identity'] }),
  dual(['RBC Insurance', 'Royal Bank of Canada'], { blocks: ['method:sources', 'method:identity'] }),
  dual(['Bell Mobility', 'Bell Canada'], { blocks: ['method:sources'] }),
  dual(['Fido', 'Banque Rogers'], { blocks: ['method:sources'] }),
  dual(['Desjardins Assurances', 'Caisse Desjardins du Plateau'], { blocks: ['method:sources'] }),
  dual(['Ville de Laval', 'Ville de Québec'], { passes: ['method:sources'] }),
  dual(['Hydro Ottawa', 'Bank of Nova Scotia'], { passes: ['method:sources'] }),
  dual(['Nova Scotia Power', 'Bank of Nova Scotia'], { passes: ['method:sources'] }),
  dual(['Government of Canada', 'National Bank of Canada'], { passes: ['method:sources'] }),
  dual(['Clara Clearwater', 'Maple Bank'], { blocks: ['method:sources'] }),
  {
    ...dual(['', 'Maple Bank'], { blocks: ['method:identity'], absent: ['method:sources'] }),
    documents: [
      entry('utility_bill', { document_holder_name: 'Clara Clearwater', address, document_date: '2026-10-20' }),
      statement('Clara Clearwater'),
    ],
  },
]

testFiles(files([...individuals, ...companies, ...lookalikes, ...namesakes, ...holders, ...sources]))

test('the reporting entity is no source about its own client, under any name of its group (PCMLTFR s. 105(4))', () => {
  const failed = (reportingEntity?: string) =>
    verdictOfInput(
      requestInput(
        { values: person, documents: [...dual(['Hydro-Québec', 'Royal Bank of Canada'], {}).documents], as_of: today },
        {
          policy: { id: null, regime: 'ca_aml' },
          now: `${today}T17:00:00.000Z`,
          screening: clearScreening([], today),
          ...(reportingEntity === undefined ? {} : { reportingEntity }),
        },
      ),
    ).verification.checks.some(({ id, passed }) => id === 'method:sources' && !passed)
  assert.deepEqual([failed(), failed('Maple Bank'), failed('RBC Direct')], [false, false, true])
})

const reasonOf = (
  id: string,
  locale: 'en' | 'fr',
  values: object,
  documents: readonly Entry[],
  kind: KycRequest['kind'] = 'corporation',
) =>
  verdictOfInput(
    requestInput(
      { kind, values: { ...values }, documents: [...documents], as_of: today, locale },
      { policy: { id: null, regime: 'ca_aml' }, now: `${today}T17:00:00.000Z`, screening: clearScreening([], today) },
    ),
  ).verification.checks.find((check) => check.id === id)?.detail ?? ''

for (const [what, id, values, documents, kind, en, fr] of [
  [
    'another name',
    'required:entity_existence',
    company,
    [claras, extract(others)],
    'corporation',
    /register extract names Oak Mills Ltd\., not Maple Labs Inc\.$/,
    /désigne Oak Mills Ltd\., et non Maple Labs Inc\.$/,
  ],
  [
    'another number',
    'required:entity_existence',
    company,
    [claras, extract({ registration_number: '7654321' })],
    'corporation',
    /names MAPLE LABS INC\., but 7654321 is not the registration number of the file\.$/,
    /désigne MAPLE LABS INC\., mais 7654321 n’est pas le numéro d’immatriculation du dossier\.$/,
  ],
  [
    'the number of another person’s document',
    'required:photo_id',
    { ...company, ...both },
    [claras, { ...guss, fields: { ...guss.fields, id_number: claras.fields?.id_number ?? '' } }],
    'corporation',
    /the passport has the number of the document of another person\.$/,
    /le passeport porte le numéro du document d’une autre personne\.$/,
  ],
  [
    'another birth date than two people of the name',
    'required:photo_id',
    { ...company, directors: clearwaters, signatories: clearwaters, beneficial_owners: [] },
    [passport('CLARA', 'CLEARWATER', '1999-09-09')],
    'corporation',
    /the passport names CLARA CLEARWATER with another birth date \(1999-09-09\)\.$/,
    /avec une autre date de naissance \(1999-09-09\)\.$/,
  ],
  [
    'the people of a deed of other people',
    'required:entity_existence',
    trust,
    [claras, deed({ settlors: 'Ada Oak', trustees: 'Luc Elm' })],
    'trust',
    /trust deed names Ada Oak, not The Maple Family Trust\.$/,
    /désigne Ada Oak, et non The Maple Family Trust\.$/,
  ],
  [
    'a couple by their titles',
    'required:proof_of_address',
    person,
    [claras, bill('Mr & Mrs O Pine')],
    'individual',
    /names Mr O Pine, not Clara Clearwater\.$/,
    /désigne Mr O Pine, et non Clara Clearwater\.$/,
  ],
] as const) {
  test(`a document is not relied on for a reason that its check names, in both languages: ${what}`, () => {
    assert.match(reasonOf(id, 'en', values, documents, kind), en)
    assert.match(reasonOf(id, 'fr', values, documents, kind), fr)
  })
}
