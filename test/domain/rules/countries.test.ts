import assert from 'node:assert/strict'
import { fieldName } from '../../../src/domain/profile/field-names.ts'
import { test } from 'node:test'
import { packByRegime } from '../../../src/domain/policy-packs/index.ts'
import { parseProfile } from '../../../src/domain/profile/parse-profile.ts'
import { complianceRisk } from '../../../src/domain/risk/compliance.ts'
import { testFiles, today, type FileRow } from './client-file.ts'
import { riskOfFile, testRisks, type RiskRow } from './risk-of-file.ts'

const person = {
  first_name: 'Clara',
  last_name: 'Clearwater',
  source_of_funds: 'employment',
  delivery_channel: 'in_person',
}
const company = { legal_name: 'Maple Labs Inc.', country: 'CA', source_of_funds: 'business_income' }
const owner = { name: 'Omar Pine', ownership_percent: 60 }
const monitored = (field: string, name = 'Kenya') => `Country under FATF increased monitoring (${name}, ${fieldName(field).en}): +25`
const called = (field: string, name = 'Iran') => `Country under a FATF call for action (${name}, ${fieldName(field).en}): +60`
const unread = (field: string) => `Country that could not be read (${fieldName(field).en}): +25`
const ofCompany = (values: Record<string, unknown>): RiskRow['request'] => ({
  kind: 'corporation',
  values: { ...company, ...values },
})

const law = 'PCMLTFR s. 156(1)(c); docs/rules/risk.md#countries'
const risks: readonly RiskRow[] = [
  {
    file: 'an owner who lives in Kenya',
    law,
    regime: 'ca_aml',
    request: ofCompany({ beneficial_owners: [{ ...owner, country: 'KE' }] }),
    factors: [monitored('beneficial_owners[0].country')],
  },
  {
    file: 'an owner who lives in Canada',
    law,
    regime: 'ca_aml',
    request: ofCompany({ beneficial_owners: [{ ...owner, country: 'CA' }] }),
    without: ['Country', 'Citizen'],
  },
  {
    file: 'an owner behind an owner who lives in Iran',
    law,
    regime: 'ca_aml',
    request: ofCompany({ beneficial_owners: [{ name: 'Pine Ltd.', owned_by: [{ ...owner, country: 'Iran' }] }] }),
    level: 'High',
    factors: [called('beneficial_owners[0].owned_by[0].country')],
  },
  ...(
    [
      ['directors', 'corporation'],
      ['partners', 'partnership'],
      ['trustees', 'trust'],
      ['settlors', 'trust'],
      ['beneficiaries', 'trust'],
      ['signatories', 'corporation'],
      ['control_person', 'corporation'],
      ['executors', 'estate'],
    ] as const
  ).map(([list, kind]): RiskRow => ({
    file: `one of the ${list} who lives in Myanmar`,
    law,
    regime: 'generic',
    request: { kind, values: { ...company, [list]: [{ name: 'Omar Pine', country: 'MM' }] } },
    level: 'High',
    factors: [called(`${list}[0].country`, 'Myanmar')],
  })),
  {
    file: 'a director whose address ends in Iran',
    law,
    regime: 'eu_amlr',
    request: ofCompany({ directors: [{ name: 'Omar Pine', address: '12 Valiasr Street, Tehran, Iran' }] }),
    level: 'High',
    factors: [called('directors[0].country')],
  },
  {
    file: 'a third party of a jurisdiction under a call for action',
    law: 'PCMLTFR s. 135',
    regime: 'ca_aml',
    request: {
      values: {
        ...person,
        country: 'CA',
        third_party: true,
        third_party_name: 'X',
        third_party_jurisdiction: 'Myanmar',
      },
    },
    level: 'High',
    factors: [called('third_party_jurisdiction', 'Myanmar')],
  },
  {
    file: 'a third party with an address in Haiti',
    law: 'PCMLTFR s. 135',
    regime: 'ca_aml',
    request: {
      values: {
        ...{ ...person, country: 'CA', third_party: true, third_party_name: 'X' },
        third_party_address: '5 rue Capois, Port-au-Prince, Haiti',
      },
    },
    factors: [monitored('third_party_address', 'Haiti')],
  },
  {
    file: 'a third party of Ontario',
    law: 'PCMLTFR s. 135',
    regime: 'ca_aml',
    request: {
      values: {
        ...person,
        country: 'CA',
        third_party: true,
        third_party_name: 'X',
        third_party_jurisdiction: 'Ontario',
      },
    },
    without: ['Country'],
  },
  {
    file: 'a director of Iranian nationality who lives in Canada',
    law: 'docs/rules/risk.md#countries, human rights',
    regime: 'ca_aml',
    request: ofCompany({ directors: [{ name: 'Omar Pine', country: 'CA', citizenship: 'IR' }] }),
    factors: ['Citizen of a country under a FATF call for action (Iran, citizenship (directors, no. 1)): +10'],
    without: ['Country'],
  },
  {
    file: 'only the highest row counts, of whomever it is',
    law,
    regime: 'generic',
    request: ofCompany({
      funds_country: 'KE',
      directors: [{ name: 'Omar Pine', country: 'KP', citizenship: 'IR' }],
    }),
    factors: [called('directors[0].country', 'North Korea')],
    without: [monitored('funds_country'), 'Citizen'],
  },
  {
    file: 'a country that cannot be read',
    law: 'docs/rules/risk.md#countries-that-cannot-be-read',
    regime: 'ca_aml',
    request: { values: { ...person, country: 'Freedonia' } },
    factors: [unread('country')],
  },
  {
    file: 'a nationality that cannot be read',
    law: 'docs/rules/risk.md#countries-that-cannot-be-read',
    regime: 'ca_aml',
    request: { values: { ...person, country: 'CA', citizenship: 'Freedonia' } },
    factors: [unread('citizenship')],
  },
  {
    file: 'a tax residence that cannot be read',
    law: 'docs/rules/risk.md#countries-that-cannot-be-read',
    regime: 'ca_aml',
    request: { values: { ...person, country: 'CA', tax_residences: ['CA', 'Freedonia'] } },
    factors: [unread('tax_residences')],
  },
  {
    file: 'a country of an owner that cannot be read',
    law: 'docs/rules/risk.md#countries-that-cannot-be-read',
    regime: 'ca_aml',
    request: ofCompany({ beneficial_owners: [{ ...owner, country: 'Freedonia' }] }),
    factors: [unread('beneficial_owners[0].country')],
  },
  {
    file: 'a country of birth that cannot be read is no risk',
    law: 'docs/rules/risk.md#countries, human rights',
    regime: 'ca_aml',
    request: { values: { ...person, country: 'CA', country_of_birth: 'Freedonia' } },
    without: ['Country that could not be read'],
  },
]
testRisks(risks)

/** The level of the file's own facts, before its checks. */
function levelOfFacts(kind: 'individual' | 'corporation', values: Record<string, unknown>) {
  const pack = packByRegime('ca_aml')
  const profile = parseProfile(values, { asOf: today, defaultCountry: 'CA' })
  return complianceRisk({ profile, kind, pack, asOf: today, deliveryChannel: 'in_person', failedChecks: [] }).level
}

const unreadable: readonly (readonly [
  what: string,
  kind: 'individual' | 'corporation',
  values: Record<string, unknown>,
])[] = [
  ['a residence', 'individual', { ...person, country: 'Freedonia' }],
  ['a nationality', 'individual', { ...person, country: 'CA', citizenship: 'Sylvania' }],
  ['a residence of a regulated entity', 'corporation', { ...company, country: 'Freedonia', regulated_by: 'OSFI' }],
  ['a country of funds', 'individual', { ...person, country: 'CA', funds_country: 'Freedonia' }],
  [
    'a country beside a higher row',
    'corporation',
    { ...company, regulated_by: 'OSFI', country: 'KE', funds_country: '?!' },
  ],
]
for (const [what, kind, values] of unreadable) {
  test(`${what} that cannot be read is never Low`, () => assert.notEqual(levelOfFacts(kind, values), 'Low'))
}

test('a country that is read, or not given, may be Low', () => {
  assert.equal(levelOfFacts('individual', { ...person, country: 'CA' }), 'Low')
  assert.equal(levelOfFacts('individual', person), 'Low')
})

const files: readonly FileRow[] = [
  {
    file: 'a director who lives in Myanmar is named by the check',
    law,
    regime: 'generic',
    request: ofCompany({ directors: [{ name: 'Omar Pine', country: 'MM' }] }),
    expected: { warns: ['geography:high_risk'] },
  },
  {
    file: 'a director who lives in Iran is a flag, the client in Iran a stop',
    law: 'PCMLTFA s. 11.42',
    regime: 'ca_aml',
    request: ofCompany({ directors: [{ name: 'Omar Pine', country: 'IR' }] }),
    expected: { warns: ['geography:high_risk'] },
  },
  {
    file: 'a client in Iran',
    law: 'PCMLTFA s. 11.42',
    regime: 'ca_aml',
    request: { values: { ...person, country: 'IR' } },
    expected: { blocks: ['geography:high_risk'] },
  },
  {
    file: 'parties of Canada only',
    law,
    regime: 'ca_aml',
    request: ofCompany({ directors: [{ name: 'Omar Pine', country: 'CA', citizenship: 'CA' }] }),
    expected: { passes: ['geography:high_risk', 'geography:embargo'] },
  },
]
testFiles(files)

test('the order of parties and keys does not change the level', () => {
  const parties = [
    { name: 'Omar Pine', country: 'KE' },
    { name: 'Ada Oak', citizenship: 'IR' },
  ]
  const one = { file: '', law: '', regime: 'ca_aml', request: ofCompany({ directors: parties }) }
  const other = { ...one, request: ofCompany({ directors: parties.toReversed() }) }
  assert.equal(riskOfFile(one).score, riskOfFile(other).score)
})
