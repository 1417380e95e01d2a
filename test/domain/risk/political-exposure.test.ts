import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProfileValues } from '../../../src/domain/profile/profile.ts'
import { complianceRisk } from '../../../src/domain/risk/compliance.ts'
import { factorSentence } from '../../../src/domain/risk/factor.ts'
import { factsOf, failedCheck, packs } from './file.ts'

type Values = Partial<ProfileValues>

function sentences(values: Values, regime: keyof typeof packs = 'ca_aml', locale: 'en' | 'fr' = 'en') {
  const pack = packs[regime]
  const facts = factsOf({ country: pack.country ?? 'CA', ...values }, { pack })
  return complianceRisk(facts).factors.map((factor) => factorSentence(factor, locale))
}

/** Who is exposed, in Canadian terms. docs/rules/risk.md#political-exposure, PCMLTFA s. 9.3. */
const rows: readonly (readonly [values: Values, en: string, fr: string])[] = [
  [
    { pep_foreign: true },
    'Politically exposed foreign person: +40 (High by rule)',
    'Étranger politiquement vulnérable (EPV) : +40 (élevé d’office)',
  ],
  [
    { pep_foreign: true, pep_associate: true },
    'Family member or close associate of a politically exposed foreign person: +40 (High by rule)',
    'Membre de la famille ou étroitement associé d’un EPV : +40 (élevé d’office)',
  ],
  [{ pep_domestic: true }, 'Politically exposed domestic person: +20', 'National politiquement vulnérable (NPV) : +20'],
  [
    { pep_hio: true },
    'Head of an international organisation: +20',
    'Dirigeant d’une organisation internationale (DOI) : +20',
  ],
  [
    { pep_domestic: true, pep_family: true },
    'Family member or close associate of a politically exposed domestic person or head of an international organisation: +20',
    'Membre de la famille ou étroitement associé d’un NPV ou d’un DOI : +20',
  ],
  [
    { pep: true },
    'Political exposure declared, kind not stated: +30',
    'Exposition politique déclarée, catégorie non précisée : +30',
  ],
]
for (const [values, en, fr] of rows) {
  test(en, () => {
    assert.deepEqual(sentences(values), [en])
    assert.deepEqual(sentences(values, 'ca_aml', 'fr'), [fr])
  })
}

test('domestic and international office together are one row, foreign and domestic are two', () => {
  assert.deepEqual(sentences({ pep_domestic: true, pep_hio: true }), ['Politically exposed domestic person: +20'])
  assert.equal(sentences({ pep_domestic: true, pep_foreign: true, pep: true }).length, 2)
})

test('a relative without a kind, and an exposed party of an entity, count as exposure without a kind', () => {
  const expected = ['Political exposure declared, kind not stated: +30']
  assert.deepEqual(sentences({ pep_family: true }), expected)
  assert.deepEqual(
    sentences({ directors: [{ name: 'Clara Clearwater' }, { name: 'Ali Benali', pep: true }] }),
    expected,
  )
})

/** Today is 21 November 2026. Five years for domestic office, forever for foreign office and in Morocco. */
const lookBack: readonly (readonly [values: Values, regime: keyof typeof packs, counts: boolean])[] = [
  [{ pep_domestic: true, pep_end_date: '2021-11-21' }, 'ca_aml', true],
  [{ pep_domestic: true, pep_end_date: '2021-11-20' }, 'ca_aml', false],
  [{ pep_hio: true, pep_end_date: '2021-11-20' }, 'ca_aml', false],
  [{ pep_foreign: true, pep_end_date: '1990-01-01' }, 'ca_aml', true],
  [{ pep_domestic: true, pep_end_date: '1990-01-01' }, 'ma_bam', true],
]
for (const [values, regime, counts] of lookBack) {
  test(`${regime} ${JSON.stringify(values)} ${counts ? 'counts' : 'does not count'}`, () =>
    assert.equal(sentences(values, regime).length === 1, counts))
}

test('every declared exposure is High by rule in the packs of Europe, France and Morocco', () => {
  for (const regime of ['eu_amlr', 'fr_cmf', 'ma_bam'] as const) {
    for (const values of [
      { pep_domestic: true },
      { pep_hio: true },
      { pep_family: true, pep_hio: true },
      { pep: true },
    ]) {
      assert.match(sentences(values, regime)[0]!, / \(High by rule\)$/)
    }
  }
  assert.doesNotMatch(sentences({ pep: true }, 'us_bsa')[0]!, /High by rule/)
})

test('France and Morocco say personne politiquement exposée', () => {
  assert.deepEqual(sentences({ pep_foreign: true }, 'fr_cmf', 'fr'), [
    'Personne politiquement exposée (PPE) : +40 (élevé d’office)',
  ])
  assert.deepEqual(sentences({ pep_domestic: true, pep_family: true }, 'ma_bam', 'fr'), [
    'Membre de la famille ou étroitement associé d’une personne politiquement exposée (PPE) : +20 (élevé d’office)',
  ])
})

test('found by the screening and not declared: +10; declared: the declaration alone counts', () => {
  const failedChecks = [failedCheck('screening:pep:Clara Clearwater', 'warning')]
  const shown = (values: Values) =>
    complianceRisk(factsOf(values, { failedChecks })).factors.map((factor) => factorSentence(factor, 'en'))
  assert.deepEqual(shown({}), ['Politically exposed person found by screening, not declared: +10'])
  assert.deepEqual(shown({ pep_domestic: true }), ['Politically exposed domestic person: +20'])
})
