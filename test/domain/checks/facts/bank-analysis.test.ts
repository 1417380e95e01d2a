import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Check } from '../../../../src/contract/check.ts'
import { applyPatch } from '../../../../src/domain/policies/apply-patch.ts'
import { packByRegime } from '../../../../src/domain/policy-packs/index.ts'
import type { VerdictInput } from '../../../../src/domain/verdict/input.ts'
import { entry, only, passportFields, payslipFields, verdictChecks } from '../inputs.ts'

const extra = (id: string, passed = true): Check => ({ id, label: id, severity: 'info', passed, detail: '' })
const ids = ['holder_name', 'income_declared', 'income_stability', 'large_deposit', 'circular_transfers'].map(
  (name) => `bank:${name}`,
)
/** A good analysis of that day, with the checks of `failed` failed and those of `without` left out. */
const analysis = (day = '2026-11-21', { failed = [''], without = [''] } = {}) =>
  [...ids, `bank:as_of:${day}`].filter((id) => !without.includes(id)).map((id) => extra(id, !failed.includes(id)))
const prefixed = (checks: readonly Check[]) => checks.map((check) => ({ ...check, id: `partner:${check.id}` }))

const values = {
  first_name: 'Clara',
  last_name: 'Clearwater',
  date_of_birth: '1985-04-12',
  street1: '123 rue Principale',
  city: 'Montréal',
  province: 'QC',
  postal_code: 'H2X 1Y4',
  country: 'CA',
  account_type: 'personal_loan',
  annual_income: '60000',
  expected_amount: '100000',
}
const canadian = (extraChecks: readonly Check[], changes: Partial<VerdictInput> = {}) =>
  verdictChecks({ policy: { id: null, regime: 'ca_aml' }, values, extraChecks, ...changes })

const holder = { document_holder_name: 'Clara Clearwater', document_date: '2026-10-20' }
const home = '123 rue Principale, Montréal QC H2X 1Y4'
const bill = entry('utility_bill', { ...holder, issuer_name: 'Hydro One', address: home })

/** What a verdict with a bill accepts the analysis for. */
function acceptedFor(extraChecks: readonly Check[]): string {
  const checks = canadian(extraChecks, { documents: [bill] })
  const income = checks.find(({ id }) => id === 'consistency:income:bank_analysis')
  return [
    only(checks, 'required:proof_of_income').passed ? 'proof_of_income' : '',
    income === undefined ? '' : income.passed ? 'income' : `no income: ${income.detail}`,
    only(checks, 'evidence:source_of_funds').passed ? 'funds' : '',
    only(checks, 'method:identity').passed ? 'identity' : '',
  ]
    .filter((word) => word !== '')
    .join(', ')
}

const all = 'proof_of_income, income, funds, identity'
const refused = (reason: string) => `no income: The bank analysis is not accepted as evidence: ${reason}.`
const rows: readonly (readonly [what: string, checks: readonly Check[], accepted: string])[] = [
  ['of today is evidence', analysis(), all],
  ['as old as the limit is evidence', analysis('2026-08-23'), all],
  ['a day older is not', analysis('2026-08-22'), refused('it is 91 days old, the limit is 90 days')],
  ['of a time zone where tomorrow has begun is evidence', analysis('2026-11-22'), all],
  ['of the day after tomorrow is not', analysis('2026-11-23'), refused('it is dated in the future')],
  ['of a simulated account is evidence in the sandbox', analysis('2026-11-21:sandbox'), all],
  ['of no day of the calendar is not', analysis('2026-02-30'), refused('its day is not given')],
  ['without its day is not', analysis('x', { without: ['bank:as_of:x'] }), refused('its day is not given')],
  [
    'whose day failed is not',
    analysis('2026-11-21', { failed: ['bank:as_of:2026-11-21'] }),
    refused('its day is not given'),
  ],
  [
    'of another holder is not',
    analysis('2026-11-21', { failed: ['bank:holder_name'] }),
    refused('the account holder is not confirmed'),
  ],
  [
    'without its holder is not',
    analysis('2026-11-21', { without: ['bank:holder_name'] }),
    refused('the account holder is not confirmed'),
  ],
  [
    'that shows less than the declared income still shows account and funds',
    analysis('2026-11-21', { failed: ['bank:income_declared'] }),
    'funds, identity',
  ],
  [
    'that says nothing of the declared income still shows account and funds',
    analysis('2026-11-21', { without: ['bank:income_declared'] }),
    'funds, identity',
  ],
  [
    'with a large deposit does not show the funds',
    analysis('2026-11-21', { failed: ['bank:large_deposit'] }),
    'proof_of_income, income, identity',
  ],
  [
    'that says nothing of circular transfers does not show the funds',
    analysis('2026-11-21', { without: ['bank:circular_transfers'] }),
    'proof_of_income, income, identity',
  ],
  ['that an earlier verdict gave back is evidence', prefixed(analysis()), all],
  ['sent in both spellings is evidence', [...analysis(), ...prefixed(analysis())], all],
  [
    'with a failed check beside the passed one is not',
    [...analysis(), extra('partner:bank:holder_name', false)],
    refused('the account holder is not confirmed'),
  ],
  [
    'with two days is as old as the older one',
    [...analysis(), extra('partner:bank:as_of:2026-08-22')],
    refused('it is 91 days old, the limit is 90 days'),
  ],
  [
    'with two days is not evidence while one is in the future',
    [...analysis(), extra('bank:as_of:2026-11-23')],
    refused('it is dated in the future'),
  ],
  [
    'whose ids are written in another way is nothing',
    analysis().map((check) => ({ ...check, id: check.id.toUpperCase() })),
    '',
  ],
]

describe('a bank analysis', () => {
  for (const [what, checks, accepted] of rows) {
    it(what, () => assert.equal(acceptedFor(checks), accepted))
  }

  it('comes back with the prefix, last and once', () => {
    const expected = prefixed(analysis())
    assert.deepEqual(canadian(analysis()).slice(-expected.length), expected)
    assert.deepEqual(canadian(expected).slice(-expected.length), expected)
  })

  it('follows the policy’s limit for a bank statement', () => {
    const accepted = (limit: number | 'tax' | null, day: string) => {
      const patch = { regime: 'ca_aml', max_age_days: { bank_statement: limit } }
      const { pack } = applyPatch(packByRegime('ca_aml'), patch, 1)
      const checks = canadian(analysis(day), { policy: { id: 'p', regime: 'ca_aml', pack } })
      return only(checks, 'required:proof_of_income').passed
    }
    assert.deepEqual([accepted(30, '2026-10-22'), accepted(30, '2026-10-21')], [true, false])
    assert.deepEqual([accepted(null, '2020-01-01'), accepted('tax', '2026-11-21')], [true, false])
  })

  it('of a simulated account is none in production', () => {
    const checks = analysis('2026-11-21:sandbox')
    const accepted = (environment: 'sandbox' | 'production') =>
      only(canadian(checks, { environment, asOfRequested: null }), 'required:proof_of_income').passed
    assert.deepEqual([accepted('sandbox'), accepted('production')], [true, false])
  })

  it('is compared with the day of the verdict, not with today', () => {
    const on = (asOfRequested: string) =>
      only(canadian(analysis(), { asOfRequested }), 'required:proof_of_income').passed
    assert.deepEqual(
      [on('2026-11-19'), on('2026-11-20'), on('2027-02-19'), on('2027-02-20')],
      [false, true, true, false],
    )
  })

  it('is not compared with an income that is not declared', () => {
    const checks = canadian(analysis(), { values: { ...values, annual_income: '' } })
    assert.ok(!checks.some(({ id }) => id.startsWith('consistency:income')))
  })

  it('excuses no document that shows less than the declared income', () => {
    const checks = canadian(analysis(), {
      values: { ...values, annual_income: '200000' },
      documents: [entry('payslip', payslipFields)],
    })
    assert.equal(only(checks, 'consistency:income:payslip').passed, false)
  })

  it('proves no address, wealth or existence of an entity', () => {
    const checks = canadian(analysis(), { values: { ...values, pep_foreign: true } })
    assert.equal(only(checks, 'required:proof_of_address').passed, false)
    assert.equal(only(checks, 'evidence:source_of_wealth').passed, false)
    const corporation = canadian(analysis(), { kind: 'corporation', values: { legal_name: 'Maple Labs Inc.' } })
    assert.equal(only(corporation, 'required:entity_existence').passed, false)
    assert.equal(only(corporation, 'required:entity_financials').passed, false)
  })

  it('is accepted in French in French', () => {
    const detail = (checks: readonly Check[]) =>
      only(canadian(checks, { locale: 'fr' }), 'consistency:income:bank_analysis')
    assert.equal(detail(analysis()).label, 'Le revenu sur l’analyse bancaire appuie le revenu déclaré.')
    assert.equal(
      detail(analysis('2026-08-22')).detail,
      'L’analyse bancaire n’est pas acceptée comme preuve : elle date de 91 jours, la limite est de 90 jours.',
    )
  })
})

describe('a bank analysis and the identity of a client', () => {
  const verified = (documents: VerdictInput['documents'], changes: Partial<VerdictInput> = {}) => {
    const checks = canadian(analysis(), { documents, ...changes })
    return [only(checks, 'method:identity').passed, only(checks, 'required:photo_id').passed]
  }
  const issued = (docType: string, issuer: string, fields: Record<string, string> = {}) =>
    entry(docType, { ...holder, issuer_name: issuer, address: home, ...fields })

  it('never verifies alone', () => assert.deepEqual(verified([]), [false, false]))

  it('is one source beside a document of which no bank is the issuer', () => {
    assert.deepEqual(verified([bill]), [true, true])
    const birth = { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12' }
    assert.deepEqual(verified([entry('birth_certificate', birth)]), [true, true])
    assert.deepEqual(verified([entry('passport', passportFields)]), [true, true])
  })

  it('is no second source beside what a bank may have issued', () => {
    const account = { account_number: '1234567' }
    const documents = [
      issued('bank_statement', 'Maple Bank', account),
      issued('credit_card_statement', 'Oak Bank', account),
      issued('loan_statement', 'Oak Bank', account),
      issued('void_cheque', 'Oak Bank', account),
      issued('investment_statement', 'Maple Bank Securities'),
      issued('insurance_statement', 'Maple Bank Insurance'),
      issued('t4', 'Maple Bank', { tax_year: '2025' }),
    ]
    const enough = documents.filter((document) => verified([document]).includes(true))
    assert.deepEqual(
      enough.map(({ doc_type: type }) => type),
      [],
    )
  })

  it('takes no place of two documents that verify without it', () => {
    const account = issued('bank_statement', 'Maple Bank', { account_number: '1234567' })
    assert.deepEqual(verified([bill, account]), [true, true])
  })

  it('is no source beside a document of another person, an unreadable one, or one that the client issued', () => {
    assert.deepEqual(verified([issued('utility_bill', 'Hydro', { document_holder_name: 'Omar Pine' })]), [false, false])
    assert.deepEqual(verified([{ ...bill, mapped: 0, fields: {} }]), [false, false])
    const own = [issued('utility_bill', 'Clara Clearwater')]
    assert.deepEqual(verified(own), [false, false])
    assert.equal(only(canadian(analysis(), { documents: own }), 'method:sources').passed, false)
  })

  it('shows that the two sources differ', () => {
    assert.equal(only(canadian(analysis(), { documents: [bill] }), 'method:sources').passed, true)
  })

  it('verifies nobody where the pack has no dual process, nor a child', () => {
    const elsewhere = verdictChecks({ values, documents: [bill], extraChecks: analysis() })
    assert.equal(only(elsewhere, 'required:photo_id').passed, false)
    const child = { ...values, date_of_birth: '2016-01-01' }
    assert.equal(verified([bill], { values: child })[0], false)
  })
})
