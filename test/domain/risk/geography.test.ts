import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProfileValues } from '../../../src/domain/profile/profile.ts'
import { countryListEditions } from '../../../src/domain/risk/country-lists.ts'
import { factorSentence } from '../../../src/domain/risk/factor.ts'
import { geographyFactors, geographyFindings } from '../../../src/domain/risk/geography.ts'
import { asOf, factsOf, packs, profileOf } from './file.ts'

type Values = Partial<ProfileValues>
type Regime = keyof typeof packs

function shown(values: Values, regime: Regime = 'ca_aml') {
  const factors = geographyFactors(factsOf(values, { pack: packs[regime] }))
  return factors.map((factor) => [factorSentence(factor, 'en'), factorSentence(factor, 'fr')])
}

test('no point for a resident of the pack’s country, or under a pack without one', () => {
  assert.deepEqual(shown({ country: 'CA', citizenship: 'CA', country_of_birth: 'IR' }), [])
  assert.deepEqual(shown({ country: 'BR' }, 'generic'), [])
})

/** One row per list and field. docs/rules/risk.md#countries. */
const rows: readonly (readonly [values: Values, regime: Regime, en: string, fr: string])[] = [
  [
    { country: 'MM' },
    'ca_aml',
    'Country under a FATF call for action (Myanmar, country): +60 (High by rule)',
    'Pays visé par un appel à l’action du GAFI (Myanmar, pays) : +60 (élevé d’office)',
  ],
  [
    { tax_residences: [{ country: 'CA' }, { country: 'KP' }] },
    'us_bsa',
    'Country under a FATF call for action (North Korea, tax residence): +60 (High by rule)',
    'Pays visé par un appel à l’action du GAFI (Corée du Nord, résidence fiscale) : +60 (élevé d’office)',
  ],
  [
    { operations_countries: ['FR', 'RU'] },
    'ca_aml',
    'Ministerial directive country (Russia): +60 (High by rule)',
    'Pays visé par une directive ministérielle (Russie) : +60 (élevé d’office)',
  ],
  [
    { funds_country: 'LB' },
    'ca_aml',
    'Country under FATF increased monitoring (Lebanon, country of the funds): +25',
    'Pays sous surveillance renforcée du GAFI (Liban, pays d’origine des fonds) : +25',
  ],
  [
    { incorporation_country: 'RU' },
    'fr_cmf',
    'EU high-risk third country (Russia, country of incorporation): +25 (High by rule)',
    'Pays tiers à haut risque selon l’UE (Russie, pays de constitution) : +25 (élevé d’office)',
  ],
  [
    { funds_country: 'PA' },
    'eu_amlr',
    'Non-cooperative tax jurisdiction (Panama, country of the funds): +15',
    'Territoire fiscal non coopératif (Panama, pays d’origine des fonds) : +15',
  ],
  [{ country: 'MA' }, 'ca_aml', 'Resident outside Canada (Morocco): +10', 'Résidence hors du Canada (Maroc) : +10'],
  [{ country: 'CA' }, 'fr_cmf', 'Resident outside France (Canada): +10', 'Résidence hors de France (Canada) : +10'],
  [{ country: 'CA' }, 'ma_bam', 'Resident outside Morocco (Canada): +10', 'Résidence hors du Maroc (Canada) : +10'],
  [
    { country: 'CA' },
    'us_bsa',
    'Resident outside the United States (Canada): +10',
    'Résidence hors des États-Unis (Canada) : +10',
  ],
  [
    { citizenship: 'IR' },
    'ca_aml',
    'Citizen of a country under a FATF call for action (Iran): +10',
    'Citoyenneté d’un pays visé par un appel à l’action du GAFI (Iran) : +10',
  ],
  [
    { citizenship: 'HT' },
    'ca_aml',
    'Citizen of a country under FATF increased monitoring (Haiti): +5',
    'Citoyenneté d’un pays sous surveillance renforcée du GAFI (Haïti) : +5',
  ],
]
for (const [values, regime, en, fr] of rows) {
  test(`${regime}: ${en}`, () =>
    assert.deepEqual(shown({ country: packs[regime].country ?? 'CA', ...values }, regime), [[en, fr]]))
}

test('only the highest row counts', () => {
  const [only, ...others] = shown({
    country: 'HT',
    citizenship: 'IR',
    funds_country: 'IR',
    operations_countries: ['KE'],
  })
  assert.equal(only![0], 'Country under a FATF call for action (Iran, country of the funds): +60 (High by rule)')
  assert.deepEqual(others, [])
})

test('among rows of the same points the one that is High by rule counts', () => {
  const [only] = shown({ country: 'KE' }, 'eu_amlr')
  assert.equal(only![0], 'EU high-risk third country (Kenya, country): +25 (High by rule)')
  const [later] = shown({ country: 'KW', funds_country: 'AF' }, 'eu_amlr')
  assert.equal(later![0], 'EU high-risk third country (Afghanistan, country of the funds): +25 (High by rule)')
})

test('citizenship alone is never High by rule, in any pack', () => {
  for (const regime of Object.keys(packs) as Regime[]) {
    for (const citizenship of ['KP', 'IR', 'MM', 'RU', 'SY']) {
      const facts = factsOf({ country: packs[regime].country ?? 'BE', citizenship }, { pack: packs[regime] })
      assert.ok(geographyFactors(facts).every(({ automatic, points }) => !automatic && points <= 10))
    }
  }
})

test('findings name country, field and list, in the order of the fields', () => {
  const profile = profileOf({
    country: 'IR',
    tax_residences: [{ country: 'KE' }],
    funds_country: 'FR',
    citizenship: 'KP',
  })
  assert.deepEqual(geographyFindings(profile, packs.ca_aml, asOf), [
    { country: 'IR', field: 'country', list: 'fatf_call_for_action' },
    { country: 'IR', field: 'country', list: 'ministerial_directive' },
    { country: 'KE', field: 'tax_residences', list: 'fatf_increased_monitoring' },
  ])
})

/**
 * A list counts from its day on: as_of makes an old verdict come out as it did. docs/rules/verdict.md#day-of-a-verdict.
 */
const editions = [
  ['DZ', '2026-06-18', true],
  ['DZ', '2026-06-19', false],
  ['IQ', '2026-06-18', false],
  ['IQ', '2026-06-19', true],
  ['KW', '2026-02-12', false],
  ['KW', '2026-02-13', true],
  ['HT', '2020-01-01', true],
] as const
for (const [country, day, listed] of editions) {
  test(`${country} is ${listed ? '' : 'not '}under increased monitoring on ${day}`, () => {
    const findings = geographyFindings(profileOf({ country }), packs.generic, day)
    assert.equal(findings.length === 1, listed)
  })
}

test('the FATF editions hold 20, 22 and 22 monitored countries, and never Morocco', () => {
  const monitored = countryListEditions.filter(({ list }) => list === 'fatf_increased_monitoring')
  assert.deepEqual(
    monitored.map(({ countries }) => new Set(countries).size),
    [20, 22, 22],
  )
  assert.ok(monitored.every(({ countries }) => !countries.includes('MA')))
})
