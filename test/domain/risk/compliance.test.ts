import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check } from '../../../src/contract/check.ts'
import type { ClientKind } from '../../../src/contract/client-kind.ts'
import type { DeliveryChannel, ProfileValues } from '../../../src/domain/profile/profile.ts'
import { complianceRisk } from '../../../src/domain/risk/compliance.ts'
import { factorSentence, type ComplianceFacts } from '../../../src/domain/risk/factor.ts'
import { asOf, factsOf, failedCheck, packs, profileOf } from './file.ts'

type Values = Partial<ProfileValues>

function sentences(facts: ComplianceFacts, locale: 'en' | 'fr' = 'en') {
  return complianceRisk(facts).factors.map((factor) => factorSentence(factor, locale))
}

function outcome(facts: ComplianceFacts) {
  const { level, score } = complianceRisk(facts)
  return [level, score]
}

function checks(id: string, severity: Check['severity'], count: number): Check[] {
  return Array.from({ length: count }, (_, index) => failedCheck(`${id}#${index + 1}`, severity))
}

test('a Canadian employee in person has no point', () => {
  assert.deepEqual(sentences(factsOf({})), [])
  assert.deepEqual(outcome(factsOf({})), ['Low', 0])
})

/** Facts of the profile, one row each, both languages. docs/rules/risk.md#compliance-risk. */
const clientRows: readonly (readonly [values: Values, en: string, fr: string])[] = [
  [{ third_party: true }, 'Account used on behalf of a third party: +15', 'Compte utilisé pour un tiers : +15'],
  [{ occupation: 'Casino owner' }, 'Business activity: Casino owner: +20', 'Activité : Casino owner : +20'],
  [{ source_of_funds: 'cash' }, 'Source of funds: cash: +20', 'Origine des fonds : espèces : +20'],
  [{ source_of_funds: 'gambling' }, 'Source of funds: gambling: +20', 'Origine des fonds : jeux d’argent : +20'],
  [{ source_of_funds: 'crypto' }, 'Source of funds: crypto: +20', 'Origine des fonds : cryptoactifs : +20'],
  [{ source_of_funds: 'gift' }, 'Source of funds: gift: +10', 'Origine des fonds : don : +10'],
  [{ source_of_funds: 'loan' }, 'Source of funds: loan: +10', 'Origine des fonds : prêt : +10'],
  [{ source_of_funds: 'other' }, 'Source of funds: other: +10', 'Origine des fonds : autre : +10'],
  [
    { annual_income: 60_000, expected_monthly_volume: 25_000.01 },
    'Expected volume high for the income: +10',
    'Volume prévu élevé par rapport au revenu : +10',
  ],
  [
    { expected_cash: 10_000 },
    'Expected cash of 10,000 a month or more: +15',
    'Espèces prévues de 10 000 par mois ou plus : +15',
  ],
]
for (const [values, en, fr] of clientRows) {
  test(en, () => {
    assert.deepEqual(sentences(factsOf(values)), [en])
    assert.deepEqual(sentences(factsOf(values), 'fr'), [fr])
  })
}

const noPoint: readonly Values[] = [
  { third_party: false },
  { occupation: 'Nurse' },
  { annual_income: 60_000, expected_monthly_volume: 25_000 },
  { expected_monthly_volume: 1_000_000 },
  { expected_cash: 9_999 },
  { pep: false, pep_foreign: false, pep_domestic: false, pep_hio: false },
  ...['pension', 'savings', 'inheritance', 'property_sale', 'business_income'].map((source_of_funds) => ({
    source_of_funds,
  })),
]
for (const values of noPoint) {
  test(`no point for ${JSON.stringify(values)}`, () => assert.deepEqual(sentences(factsOf(values)), []))
}

test('a missing source of funds counts, and an unknown one counts as other', () => {
  const silent = { ...factsOf({}), profile: profileOf({ country: 'CA' }) }
  assert.deepEqual(sentences(silent), ['Source of funds: not given: +10'])
  assert.deepEqual(sentences(silent, 'fr'), ['Origine des fonds : non fournie : +10'])
  const unclear = { ...silent, profile: { ...silent.profile, given: new Set(['source_of_funds']) } }
  assert.deepEqual(sentences(unclear), ['Source of funds: other: +10'])
})

const products = [
  ['crypto', 25, 'crypto', 'cryptoactifs'],
  ['prepaid', 15, 'prepaid', 'carte prépayée'],
  ['trust_account', 10, 'trust account', 'compte en fidéicommis'],
  ['margin', 8, 'margin', 'compte sur marge'],
  ['non_registered_investment', 5, 'non-registered investment', 'placement non enregistré'],
  ['business_account', 5, 'business account', 'compte d’entreprise'],
  ['personal_loan', 5, 'personal loan', 'prêt personnel'],
  ['line_of_credit', 5, 'line of credit', 'marge de crédit'],
  ['credit_card', 5, 'credit card', 'carte de crédit'],
  ['business_loan', 5, 'business loan', 'prêt aux entreprises'],
  ['managed', 5, 'managed', 'compte géré'],
  ['other', 5, 'other', 'autre'],
  ['mortgage', 3, 'mortgage', 'prêt hypothécaire'],
  ['secured_loan', 3, 'secured loan', 'prêt garanti'],
] as const
for (const [account_type, points, en, fr] of products) {
  test(`product ${account_type} gives ${points}`, () => {
    assert.deepEqual(sentences(factsOf({ account_type })), [`Product: ${en}: +${points}`])
    assert.deepEqual(sentences(factsOf({ account_type }), 'fr'), [`Produit : ${fr} : +${points}`])
  })
}
for (const account_type of ['registered_investment', 'chequing', 'savings']) {
  test(`product ${account_type} gives nothing`, () => assert.deepEqual(sentences(factsOf({ account_type })), []))
}

const channels: readonly (readonly [deliveryChannel: DeliveryChannel, expected: readonly string[]])[] = [
  ['intermediary', ['Delivery: intermediary: +10']],
  ['remote_documents', ['Delivery: remote documents: +8']],
  ['remote_eid', ['Delivery: remote eID: +3']],
  ['in_person', []],
]
for (const [deliveryChannel, expected] of channels) {
  test(`delivery ${deliveryChannel}: ${expected.join() || 'no point'}`, () =>
    assert.deepEqual(sentences(factsOf({}, { deliveryChannel })), expected))
}

const structures: readonly (readonly [kind: ClientKind, values: Values, expected: readonly string[]])[] = [
  ['corporation', {}, ['Entity kind: corporation: +5']],
  ['partnership', {}, ['Entity kind: partnership: +5']],
  ['estate', {}, ['Entity kind: estate: +5']],
  ['trust', {}, ['Entity kind: trust: +10']],
  ['charitable_org', { foreign_operations: false }, ['Entity kind: charitable organisation: +10']],
  [
    'charitable_org',
    { foreign_operations: true },
    ['Entity kind: charitable organisation: +10', 'Charity with operations abroad: +10'],
  ],
  ['corporation', { foreign_operations: true }, ['Entity kind: corporation: +5']],
  ['corporation', { ownership_layers: 2 }, ['Entity kind: corporation: +5']],
  ['corporation', { ownership_layers: 3 }, ['Entity kind: corporation: +5', 'Ownership has 3 layers: +15']],
  ['corporation', { bearer_shares: true }, ['Entity kind: corporation: +5', 'Bearer shares or nominee: +30']],
  [
    'corporation',
    { bearer_shares: true, nominee: true },
    ['Entity kind: corporation: +5', 'Bearer shares or nominee: +30'],
  ],
  [
    'corporation',
    { incorporation_date: '2025-11-22' },
    ['Entity kind: corporation: +5', 'Entity less than 12 months old: +5'],
  ],
  ['corporation', { incorporation_date: '2025-11-21' }, ['Entity kind: corporation: +5']],
  [
    'corporation',
    { listed_exchange: 'TSX' },
    ['Entity kind: corporation: +5', 'Regulated financial entity, listed issuer or public body: -15'],
  ],
  ['individual', { ownership_layers: 5, bearer_shares: true, regulated_by: 'AMF' }, []],
]
for (const [kind, values, expected] of structures) {
  test(`${kind} ${JSON.stringify(values)}: ${expected.join('; ')}`, () =>
    assert.deepEqual(sentences(factsOf(values, { kind })), expected))
}

test('beneficial ownership not confirmed is High by rule in Canada only', () => {
  for (const id of ['ownership:identified', 'ownership:confirmed']) {
    const facts = factsOf({}, { kind: 'corporation', failedChecks: [failedCheck(id, 'warning')] })
    assert.equal(sentences(facts)[1], 'Beneficial ownership not confirmed: +25 (High by rule)')
    assert.deepEqual(outcome(facts), ['High', 50])
    const abroad = { ...facts, pack: packs.us_bsa, profile: profileOf({ country: 'US', source_of_funds: 'savings' }) }
    assert.deepEqual(outcome(abroad), ['Medium', 30])
  }
})

const verifications: readonly (readonly [failedChecks: readonly Check[], expected: readonly string[]])[] = [
  [checks('expiry:passport', 'critical', 1), ['1 blocking verification failure(s): +20']],
  [checks('expiry:passport', 'critical', 2), ['2 blocking verification failure(s): +40']],
  [checks('expiry:passport', 'critical', 3), ['3 blocking verification failure(s): +40']],
  [checks('tamper:dates:payslip', 'warning', 1), ['Altered document suspected: +15']],
  [checks('tamper:dates:payslip', 'warning', 2), ['Altered document suspected: +30']],
  [checks('tamper:dates:payslip', 'warning', 3), ['Altered document suspected: +30']],
  [checks('match:address:payslip', 'warning', 1), ['1 verification flag(s): +2']],
  [checks('match:address:payslip', 'warning', 5), ['5 verification flag(s): +10']],
  [checks('match:address:payslip', 'warning', 6), ['6 verification flag(s): +10']],
  [checks('partner:policy:x', 'critical', 1), ['1 blocking verification failure(s): +20']],
  [checks('legible:payslip', 'info', 9), []],
]
for (const [failedChecks, expected] of verifications) {
  test(`${failedChecks.length} failed ${failedChecks[0]!.severity} ${failedChecks[0]!.id}: ${expected.join() || 'no point'}`, () =>
    assert.deepEqual(sentences(factsOf({}, { failedChecks })), expected))
}

test('a flag whose fact has a row of its own does not count twice', () => {
  for (const id of ['completeness', 'pep:declared', 'pep:undeclared', 'third_party:declared', 'geography:high_risk']) {
    assert.deepEqual(sentences(factsOf({}, { failedChecks: [failedCheck(id, 'warning')] })), [], id)
  }
})

test('adverse media found by the screening', () => {
  const failedChecks = [failedCheck('screening:adverse_media:Clara Clearwater', 'warning')]
  assert.deepEqual(sentences(factsOf({}, { failedChecks })), ['Adverse media: +25'])
})

test('a critical sanctions match is 100 and High by rule; one in the review band is a flag', () => {
  const confirmed = factsOf({}, { failedChecks: [failedCheck('screening:sanctions:Clara Clearwater', 'critical')] })
  assert.deepEqual(sentences(confirmed), [
    'Possible sanctions match: +100 (High by rule)',
    '1 blocking verification failure(s): +20',
  ])
  assert.equal(
    sentences(confirmed, 'fr')[0],
    'Correspondance possible avec une liste de sanctions : +100 (élevé d’office)',
  )
  assert.deepEqual(outcome(confirmed), ['High', 100])
  const possible = factsOf({}, { failedChecks: [failedCheck('screening:sanctions:Clara Clearwater', 'warning')] })
  assert.deepEqual(sentences(possible), ['1 verification flag(s): +2'])
})

/** Levels at their borders. docs/rules/risk.md#compliance-risk. */
const levelRows: readonly (readonly [
  values: Values,
  deliveryChannel: DeliveryChannel,
  level: string,
  score: number,
])[] = [
  [{ third_party: true, account_type: 'margin' }, 'in_person', 'Low', 23],
  [{ third_party: true }, 'intermediary', 'Medium', 25],
  [{ third_party: true, occupation: 'Casino', account_type: 'mortgage' }, 'intermediary', 'Medium', 48],
  [{ third_party: true, occupation: 'Casino', account_type: 'other' }, 'intermediary', 'High', 50],
]
for (const [values, deliveryChannel, level, score] of levelRows) {
  test(`${score} points are ${level}`, () =>
    assert.deepEqual(outcome(factsOf(values, { deliveryChannel })), [level, score]))
}

/** The last row of `rows` says which border the sum met. */
test('a sum over 100 is capped, one under 0 is 0, one under 50 with a rule is 50', () => {
  const capped = complianceRisk(factsOf({ pep_foreign: true, country: 'IR', third_party: true }))
  assert.deepEqual([capped.score, capped.rows.at(-1)], [100, { factor: 'compliance_risk:cap', points: -15, max: 0 }])
  const floored = complianceRisk(factsOf({ regulated_by: 'OSFI' }, { kind: 'corporation' }))
  assert.deepEqual([floored.score, floored.rows.at(-1)], [0, { factor: 'compliance_risk:floor', points: 10, max: 0 }])
  const ruled = complianceRisk(factsOf({ pep_foreign: true }))
  assert.deepEqual(
    [ruled.level, ruled.score, ruled.rows.at(-1)],
    ['High', 50, { factor: 'compliance_risk:high_by_rule', points: 10, max: 0 }],
  )
})

test('without failed checks the level is the one before verification', () => {
  const facts = factsOf({ occupation: 'Casino' }, { failedChecks: checks('expiry:passport', 'critical', 2), asOf })
  assert.deepEqual(outcome(facts), ['High', 60])
  assert.deepEqual(outcome({ ...facts, failedChecks: [] }), ['Low', 20])
})
