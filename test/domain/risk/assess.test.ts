import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Check as matches } from 'typebox/value'
import { Assessment } from '../../../src/contract/assessment.ts'
import { clientKinds } from '../../../src/contract/client-kind.ts'
import { locales } from '../../../src/contract/locale.ts'
import * as vocabulary from '../../../src/domain/profile/profile.ts'
import { assess, type RiskInput } from '../../../src/domain/risk/assess.ts'
import { asOf, failedCheck, packs, profileOf, verdictOf } from './file.ts'

const day = fc
  .date({ min: new Date('1920-01-01'), max: new Date(asOf), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const money = fc.integer({ min: -50_000, max: 8_000_000 })
const country = fc.constantFrom('CA', 'FR', 'MA', 'US', 'KE', 'IR', 'KP', 'RU', 'PA', 'BR')

const values = fc.record(
  {
    date_of_birth: day,
    incorporation_date: day,
    country,
    citizenship: country,
    funds_country: country,
    operations_countries: fc.array(country, { maxLength: 3 }),
    objective: fc.constantFrom(...vocabulary.objectives),
    horizon: fc.constantFrom(...vocabulary.horizons),
    investment_knowledge: fc.constantFrom(...vocabulary.knowledges),
    investment_experience: fc.constantFrom(...vocabulary.experiences),
    risk_tolerance: fc.constantFrom(...vocabulary.tolerances),
    loss_reaction: fc.constantFrom(...vocabulary.lossReactions),
    liquidity_needs: fc.constantFrom(...vocabulary.liquidityNeeds),
    employment_status: fc.constantFrom(...vocabulary.employmentStatuses),
    dependants: fc.nat(20),
    annual_income: money,
    annual_revenue: money,
    net_liquid_assets: money,
    total_net_worth: money,
    total_liabilities: fc.nat(5_000_000),
    currency: fc.constantFrom('CAD', 'EUR', 'USD', 'MAD', 'JPY'),
    occupation: fc.constantFrom('Nurse', 'Casino', 'Antiquaire'),
    account_type: fc.constantFrom('crypto', 'margin', 'chequing', 'managed'),
    source_of_funds: fc.constantFrom('employment', 'cash', 'gift'),
    third_party: fc.boolean(),
    pep: fc.boolean(),
    pep_foreign: fc.boolean(),
    pep_domestic: fc.boolean(),
    pep_hio: fc.boolean(),
    pep_family: fc.boolean(),
    pep_end_date: day,
    expected_cash: money,
    expected_monthly_volume: money,
    ownership_layers: fc.nat(6),
    nominee: fc.boolean(),
    regulated_by: fc.constant('OSFI'),
  },
  { requiredKeys: [] },
)

const failures = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'expiry:passport',
        'tamper:dates:payslip',
        'ownership:confirmed',
        'screening:pep:x',
        'screening:sanctions:x',
        'completeness',
      ),
      fc.constantFrom('critical' as const, 'warning' as const, 'info' as const),
    ),
    { maxLength: 8 },
  )
  .map((pairs) => verdictOf(pairs.map(([id, severity]) => failedCheck(id, severity))))

const files: fc.Arbitrary<RiskInput> = fc.record({
  profile: values.map(profileOf),
  kind: fc.constantFrom(...clientKinds),
  pack: fc.constantFrom(...Object.values(packs)),
  asOf: fc.constant(asOf),
  locale: fc.constantFrom(...locales),
  verification: failures,
  deliveryChannel: fc.constantFrom(...vocabulary.deliveryChannels),
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

test('every score can be computed again from the rows of explain', () => {
  fc.assert(
    fc.property(files, (file) => {
      const { explain, risk_profile, capacity, compliance_risk } = assess(file)
      const rowsOf = (name: string) => explain.filter(({ factor }) => factor.startsWith(`${name}:`))
      for (const [name, { score }] of Object.entries({ risk_profile, capacity })) {
        const rows = rowsOf(name)
        assert.equal(score, Math.round((100 * sum(rows.map(({ points }) => points))) / sum(rows.map(({ max }) => max))))
        assert.ok(rows.every(({ points, max }) => points >= 0 && points <= max))
      }
      assert.equal(compliance_risk.score, sum(rowsOf('compliance_risk').map(({ points }) => points)))
      assert.equal(explain.length, ['risk_profile', 'capacity', 'compliance_risk'].flatMap(rowsOf).length)
    }),
    { numRuns: 2000 },
  )
})

test('the compliance score can be computed again from the sentences alone', () => {
  fc.assert(
    fc.property(files, (file) => {
      const { score, level, factors } = assess(file).compliance_risk
      const shown = factors.map((sentence) =>
        /^.+ ?: ([+-]\d+)( \((?:High by rule|élevé d’office)\))?$/u.exec(sentence)!,
      )
      const floor = shown.some(([, , highByRule]) => highByRule !== undefined) ? 50 : 0
      assert.equal(score, Math.min(100, Math.max(floor, sum(shown.map(([, points]) => Number(points))))))
      assert.equal(level, score >= 50 ? 'High' : score >= 25 ? 'Medium' : 'Low')
    }),
    { numRuns: 2000 },
  )
})

test('the answer matches the contract, the language changes only sentences, and no placeholder is left', () => {
  fc.assert(
    fc.property(files, (file) => {
      const { suitability: en, compliance_risk: enRisk, ...enRest } = assess({ ...file, locale: 'en' })
      const { suitability: fr, compliance_risk: frRisk, ...frRest } = assess({ ...file, locale: 'fr' })
      assert.ok(matches(Assessment, assess(file)))
      assert.deepEqual(enRest, frRest)
      assert.deepEqual(
        [enRisk.level, enRisk.score, enRisk.factors.length],
        [frRisk.level, frRisk.score, frRisk.factors.length],
      )
      assert.doesNotMatch([en, fr, ...enRisk.factors, ...frRisk.factors].join(), /[{}]|undefined|null|NaN/)
    }),
    { numRuns: 1000 },
  )
})

test('one more failed critical check never lowers the compliance score and always blocks', () => {
  fc.assert(
    fc.property(files, (file) => {
      const failed = file.verification.checks.filter(({ passed }) => !passed)
      const worse = assess({
        ...file,
        verification: verdictOf([...failed, failedCheck('legible:passport', 'critical')]),
      })
      assert.ok(worse.compliance_risk.score >= assess(file).compliance_risk.score)
      assert.match(worse.suitability, /^(Not suitable: |Ne convient pas : )\d+ /)
    }),
    { numRuns: 1000 },
  )
})
