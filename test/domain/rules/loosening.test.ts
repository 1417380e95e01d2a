import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PolicyFile } from '../../../src/contract/policy-file.ts'
import { applyPatch } from '../../../src/domain/policies/apply-patch.ts'
import { isRule } from '../../../src/domain/policies/rule-severity.ts'
import { findStep } from '../../../src/domain/document-types/steps.ts'
import { packByRegime, regimes } from '../../../src/domain/policy-packs/index.ts'

type Patch = Omit<PolicyFile, 'regime'>

const refusals = (regime: string, patch: Patch) =>
  applyPatch(packByRegime(regime), { regime, ...patch }, 2).refusals.map(({ path, message }) => `${path}: ${message}`)
const severity = (rule: string, to: 'critical' | 'warning' | 'info' | 'off'): Patch => ({ severities: { [rule]: to } })
const canada = ['ca_aml', 'ca_securities', 'qc_amf']
const europe = ['eu_amlr', 'fr_cmf']

/** What a policy may not loosen, under which packs, and where it may. */
const rows: readonly {
  readonly what: string
  readonly law: RegExp
  readonly patch: Patch
  readonly refused: readonly string[]
  readonly allowed: readonly string[]
}[] = [
  {
    what: 'ownership:confirmed switched off',
    law: /PCMLTFR s\. 138\(2\)|art\. 20\(1\)\(b\)|L561-5|Law 43-05/,
    patch: severity('ownership:confirmed', 'off'),
    refused: [...canada, ...europe, 'ma_bam'],
    allowed: ['generic', 'us_bsa'],
  },
  {
    what: 'ownership:confirmed lowered to info',
    law: /PCMLTFR s\. 138\(2\)/,
    patch: severity('ownership:confirmed', 'info'),
    refused: canada,
    allowed: ['generic'],
  },
  {
    what: 'evidence:source_of_funds switched off',
    law: /PCMLTFR ss\. 121, 122, 157|art\. 42\(1\)\(b\)|R561-20-2|Law 43-05/,
    patch: severity('evidence:source_of_funds', 'off'),
    refused: [...canada, ...europe, 'ma_bam'],
    allowed: ['generic', 'us_bsa'],
  },
  {
    what: 'evidence:source_of_wealth lowered to info',
    law: /PCMLTFR s\. 121\(1\)|art\. 42\(1\)\(b\)|R561-20-2/,
    patch: severity('evidence:source_of_wealth', 'info'),
    refused: [...canada, ...europe],
    allowed: ['generic', 'us_bsa'],
  },
  {
    what: 'third_party:declared switched off',
    law: /PCMLTFR s\. 135|art\. 20\(1\)\(h\)/,
    patch: severity('third_party:declared', 'off'),
    refused: [...canada, ...europe],
    allowed: ['generic', 'us_bsa'],
  },
  {
    what: 'pep:declared switched off where no lock holds it',
    law: /art\. 42|L561-10|Law 43-05/,
    patch: severity('pep:declared', 'off'),
    refused: [...europe, 'ma_bam'],
    allowed: ['generic', 'us_bsa'],
  },
  {
    what: 'screening:pep switched off where no lock holds it',
    law: /art\. 20\(1\)\(g\)|L561-10/,
    patch: severity('screening:pep', 'off'),
    refused: europe,
    allowed: ['generic', 'us_bsa'],
  },
  {
    what: 'review:due switched off',
    law: /PCMLTFR s\. 123\.1|art\. 26/,
    patch: severity('review:due', 'off'),
    refused: [...canada, ...europe],
    allowed: ['generic', 'us_bsa'],
  },
  {
    what: 'charity:status switched off',
    law: /PCMLTFR s\. 138\(5\)/,
    patch: severity('charity:status', 'off'),
    refused: canada,
    allowed: ['eu_amlr', 'generic'],
  },
  {
    what: 'ownership:identified lowered where only the law holds it or the lock does',
    law: /31 CFR 1010\.230|lock of/,
    patch: severity('ownership:identified', 'warning'),
    refused: [...canada, ...europe, 'ma_bam', 'us_bsa'],
    allowed: ['generic'],
  },
  {
    what: 'the step that asks for proof of ownership dropped',
    law: /PCMLTFR s\. 138\(2\)|art\. 20\(1\)\(b\)/,
    patch: { steps: { onboarding: { corporation: { entity_ownership: '-' } } } },
    refused: [...canada, ...europe],
    allowed: ['generic', 'us_bsa'],
  },
  {
    what: 'the same step dropped from a review',
    law: /PCMLTFR s\. 138\(2\)/,
    patch: { steps: { periodic_review: { partnership: { entity_ownership: '-' } } } },
    refused: canada,
    allowed: ['generic'],
  },
  {
    what: 'the question of a third party dropped',
    law: /PCMLTFR s\. 135|art\. 20\(1\)\(h\)/,
    patch: { data_points: { individual: { third_party: '-' } } },
    refused: [...canada, ...europe],
    allowed: ['generic', 'us_bsa'],
  },
  {
    what: 'the owners of a charity no longer asked for',
    law: /PCMLTFR s\. 138\(1\)|art\. 20\(1\)\(b\)|31 CFR 1010\.230/,
    patch: { data_points: { charitable_org: { beneficial_owners: '-' } } },
    refused: [...canada, ...europe, 'us_bsa'],
    allowed: ['generic'],
  },
  {
    what: 'political exposure no longer asked for',
    law: /art\. 20\(1\)\(g\)/,
    patch: { data_points: { individual: { 'pep_foreign/pep_domestic/pep_hio/pep': '-' } } },
    refused: europe,
    allowed: ['generic', 'us_bsa'],
  },
]

for (const { what, law, patch, refused, allowed } of rows) {
  for (const regime of refused) {
    test(`${regime}: ${what} is refused with the provision`, () => {
      const said = refusals(regime, patch)
      assert.equal(said.length, 1, said.join('; '))
      assert.match(said[0] ?? '', law)
    })
  }
  for (const regime of allowed) {
    test(`${regime}: ${what} is allowed, since no law of the pack demands it`, () => {
      assert.deepEqual(refusals(regime, patch), [])
    })
  }
}

test('what the law demands may be tightened', () => {
  for (const { regime, demanded } of regimes) {
    for (const rule of Object.keys(demanded.rules)) assert.deepEqual(refusals(regime, severity(rule, 'critical')), [])
  }
  assert.deepEqual(refusals('ca_aml', { steps: { onboarding: { corporation: { entity_ownership: 'C' } } } }), [])
  assert.deepEqual(refusals('ca_aml', { data_points: { individual: { third_party: 'B' } } }), [])
})

test('the refusal says what, from what, and which provision demands it', () => {
  assert.deepEqual(refusals('ca_aml', severity('ownership:confirmed', 'off')), [
    'severities.ownership:confirmed: off is looser than warning, which PCMLTFR s. 138(2) demands',
  ])
})

test('a refused setting keeps the pack’s value, and the rest of the patch counts', () => {
  const { pack } = applyPatch(
    packByRegime('ca_aml'),
    { regime: 'ca_aml', severities: { 'ownership:confirmed': 'off', freshness: 'critical' } },
    2,
  )
  assert.deepEqual(pack.severities, { freshness: 'critical' })
})

test('a locked pack that a workspace cannot unlock does not lose what the law demands either', () => {
  assert.deepEqual(refusals('eu_amlr', { locks: { aml_pep: true }, ...severity('pep:declared', 'info') }), [
    'severities.pep:declared: info is looser than warning, which Reg. (EU) 2024/1624 art. 42 demands',
  ])
})

test('every name that a law demands is a rule, a step or a data point of the pack', () => {
  for (const { regime, demanded, steps, dataPoints } of regimes) {
    const points = new Set(Object.values(dataPoints).flatMap((of) => of.map(([point]) => point)))
    const asked = new Set(Object.values(steps.onboarding).flatMap((of) => of.map(([step]) => step)))
    for (const rule of Object.keys(demanded.rules)) assert.ok(isRule(rule), `${regime}: ${rule}`)
    for (const step of Object.keys(demanded.steps)) assert.ok(findStep(step) && asked.has(step), `${regime}: ${step}`)
    for (const point of Object.keys(demanded.points)) assert.ok(points.has(point), `${regime}: ${point}`)
  }
})
