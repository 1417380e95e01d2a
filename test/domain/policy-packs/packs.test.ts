import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourcedFigures } from '../../../src/domain/policy-packs/definition/policy-pack.ts'
import { choosePack, policyObject } from '../../../src/domain/policy-packs/choose-pack.ts'
import { allPacks, basesOf, findPack, packByRegime, regimes } from '../../../src/domain/policy-packs/index.ts'
import type { PolicyChoice } from '../../../src/domain/policy-packs/policy-choice.ts'

const asked = (regime: string) =>
  packByRegime(regime).dataPoints.individual.filter(([, mark]) => mark === 'B' || mark === 'R').length

test('every pack runs, each with its regulator', () => {
  assert.deepEqual(
    regimes.map(({ regime, regulator, extends: parent }) => [regime, regulator, parent]),
    [
      ['generic', null, undefined],
      ['ca_aml', 'FINTRAC', undefined],
      ['ca_securities', 'CIRO', 'ca_aml'],
      ['qc_amf', 'AMF', 'ca_securities'],
      ['eu_amlr', 'AMLA', undefined],
      ['fr_cmf', 'ACPR', 'eu_amlr'],
      ['ma_bam', 'Bank Al-Maghrib', undefined],
      ['us_bsa', 'FinCEN', undefined],
    ],
  )
})

test('an individual is asked as many blocking and required data points as the law of each pack says', () => {
  assert.deepEqual(Object.fromEntries(regimes.map(({ regime }) => [regime, asked(regime)])), {
    generic: 19,
    ca_aml: 21,
    ca_securities: 34,
    qc_amf: 34,
    eu_amlr: 20,
    fr_cmf: 19,
    ma_bam: 23,
    us_bsa: 12,
  })
})

test('the control person of an American entity is asked for after its owners', () => {
  for (const kind of ['corporation', 'partnership'] as const) {
    const points = packByRegime('us_bsa').dataPoints[kind].map(([point]) => point)
    const at = points.indexOf('beneficial_owners')
    assert.deepEqual(points.slice(at, at + 3), ['beneficial_owners', 'control_person', 'ownership_structure'])
  }
})

test('packs of a law hold identity and sanctions, those of Canada the AML screening too, generic nothing', () => {
  const held = ({ locks }: (typeof regimes)[number]) => [locks.identity, locks.sanctions, locks.amlPep]
  assert.deepEqual(Object.fromEntries(regimes.map((pack) => [pack.regime, held(pack)])), {
    generic: [false, false, false],
    ca_aml: [true, true, true],
    ca_securities: [true, true, true],
    qc_amf: [true, true, true],
    eu_amlr: [true, true, false],
    fr_cmf: [true, true, false],
    ma_bam: [true, true, false],
    us_bsa: [true, true, false],
  })
})

test('France asks for more than 25 % until the European Regulation applies', () => {
  assert.deepEqual(packByRegime('fr_cmf').thresholds.kyb.ownerShare, [
    { from: '2026-11-01', percent: 25, inclusive: false },
    { from: '2027-07-10', percent: 25, inclusive: true },
  ])
})

test('an address is proven by a document in the European, French and Moroccan packs', () => {
  const mark = (regime: string) =>
    new Map(packByRegime(regime).steps.onboarding.individual).get('proof_of_address') ?? '-'
  assert.deepEqual(
    regimes.map(({ regime }) => mark(regime)),
    ['W', 'W', 'W', 'W', 'C', 'C', 'C', 'W'],
  )
})

test('a corporation of the American pack names the person who controls it', () => {
  const marks = new Map(packByRegime('us_bsa').dataPoints.corporation)
  assert.deepEqual([marks.get('control_person'), marks.get('directors')], ['B', 'B'])
})

test('every figure of every pack names its source', () => {
  for (const { regime, sources } of regimes) {
    for (const figure of sourcedFigures) assert.ok(sources[figure].source !== '', `${regime}.${figure}`)
  }
})

test('packs differ in time zone, currency and ages', () => {
  const facts = (regime: string) => {
    const { timezone, currency, maxAgeDays, thresholds } = packByRegime(regime)
    return [timezone, currency, maxAgeDays.payslip, thresholds.kyc.adultAge.usual, thresholds.kyc.maxListAgeDays]
  }
  assert.deepEqual(facts('generic'), ['UTC', 'USD', 90, 18, 30])
  assert.deepEqual(facts('ca_aml'), ['America/Toronto', 'CAD', 60, 18, 7])
})

test('an unknown regime throws', () => {
  assert.throws(() => packByRegime('atlantis'), /no policy pack has the regime atlantis/)
})

test('the pack is the one chosen, else that of the country', () => {
  const chosen = (policy: PolicyChoice, country: string | null) => {
    const { pack, source, id } = choosePack(policy, country)
    return [pack.regime, pack.version, source, id]
  }
  assert.deepEqual(chosen({ id: null, regime: null }, null), ['generic', 1, 'default', null])
  assert.deepEqual(chosen({ id: null, regime: null }, 'CA'), ['ca_aml', 1, 'default', null])
  assert.deepEqual(chosen({ id: null, regime: 'generic' }, 'CA'), ['generic', 1, 'builtin', null])
  const id = '5b1b8f7e-0000-4000-8000-000000000000'
  const published = { id, regime: 'ca_aml', pack: { ...packByRegime('ca_aml'), version: 7 } }
  assert.deepEqual(chosen(published, null), ['ca_aml', 7, 'workspace', id])
})

test('the policy object names the pack and what it refused', () => {
  const chosen = choosePack({ id: null, regime: 'ca_aml' }, null)
  assert.deepEqual(policyObject(chosen, { purpose: 'onboarding', overridesRefused: ['as_of'] }), {
    id: null,
    version: 1,
    source: 'builtin',
    regime: 'ca_aml',
    regulator: 'FINTRAC',
    purpose: 'onboarding',
    overrides_refused: ['as_of'],
  })
})

test('qc_amf stands over ca_securities, or over ca_aml for a lender, and over nothing else', () => {
  assert.deepEqual(basesOf('qc_amf'), ['ca_securities', 'ca_aml'])
  assert.deepEqual([basesOf('ca_aml'), basesOf('fr_cmf'), basesOf('nowhere')], [[], ['eu_amlr'], []])
  assert.equal(findPack('qc_amf'), findPack('qc_amf', 'ca_securities'))
  assert.equal(findPack('qc_amf', 'eu_amlr'), null)
  assert.equal(findPack('ca_aml', 'ca_aml'), null)
  const lender = packByRegime('qc_amf', 'ca_aml')
  assert.deepEqual(
    [lender.regime, lender.regulator, lender.extends, lender.asksConsent],
    ['qc_amf', 'AMF', 'ca_aml', true],
  )
  assert.deepEqual(lender.dataPoints, packByRegime('ca_aml').dataPoints)
  assert.deepEqual(lender.steps, packByRegime('ca_aml').steps)
  assert.equal(allPacks.length, regimes.length + 1)
})
