import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PolicyFile } from '../../../src/contract/policy-file.ts'
import { applyPatch } from '../../../src/domain/policies/apply-patch.ts'
import { differences } from '../../../src/domain/policies/differences.ts'
import { policyHash } from '../../../src/domain/policies/policy-hash.ts'
import { packByRegime, regimes } from '../../../src/domain/policy-packs/index.ts'

const patched = (patch: Omit<PolicyFile, 'regime'>, regime = 'ca_aml') =>
  applyPatch(packByRegime(regime), { regime, ...patch }, 3)
const refusals = (patch: Omit<PolicyFile, 'regime'>, regime = 'ca_aml') =>
  patched(patch, regime).refusals.map(({ path, message }) => `${path}: ${message}`)

/** Each with one step to the tighter and one to the looser side, where ca_aml has the lock that holds it. */
const held: readonly (readonly [
  path: string,
  tighter: Omit<PolicyFile, 'regime'>,
  looser: Omit<PolicyFile, 'regime'>,
])[] = [
  ['locks.identity', { locks: { identity: true } }, { locks: { identity: false } }],
  ['locks.sanctions', { locks: { sanctions: true } }, { locks: { sanctions: false } }],
  ['locks.aml_pep', { locks: { aml_pep: true } }, { locks: { aml_pep: false } }],
  ['defaults.require_documents', { defaults: { require_documents: true } }, { defaults: { require_documents: false } }],
  ['defaults.screen_aml_pep', { defaults: { screen_aml_pep: true } }, { defaults: { screen_aml_pep: false } }],
  ['thresholds.kyc.adult_age', { thresholds: { kyc: { adult_age: 21 } } }, { thresholds: { kyc: { adult_age: 17 } } }],
  [
    'thresholds.kyb.min_ocr_confidence',
    { thresholds: { kyb: { min_ocr_confidence: 0.7 } } },
    { thresholds: { kyb: { min_ocr_confidence: 0.5 } } },
  ],
  [
    'thresholds.kyc.max_list_age_days',
    { thresholds: { kyc: { max_list_age_days: 6 } } },
    { thresholds: { kyc: { max_list_age_days: 8 } } },
  ],
  [
    'max_age_days.registry_extract',
    { max_age_days: { registry_extract: 90 } },
    { max_age_days: { registry_extract: null } },
  ],
  [
    'data_points.individual.street1',
    { data_points: { individual: { street1: 'B' } } },
    { data_points: { individual: { street1: 'R' } } },
  ],
  [
    'steps.onboarding.individual.photo_id',
    { steps: { onboarding: { individual: { photo_id: 'C' } } } },
    { steps: { onboarding: { individual: { photo_id: 'W' } } } },
  ],
  [
    'steps.periodic_review.corporation.entity_existence',
    { steps: { periodic_review: { corporation: { entity_existence: 'C' } } } },
    { steps: { periodic_review: { corporation: { entity_existence: '-' } } } },
  ],
  ['severities.legible', { severities: { legible: 'critical' } }, { severities: { legible: 'off' } }],
  ['severities.mrz', { severities: { mrz: 'critical' } }, { severities: { mrz: 'warning' } }],
  ['severities.screening', { severities: { screening: 'critical' } }, { severities: { screening: 'info' } }],
  [
    'severities.pep:declared',
    { severities: { 'pep:declared': 'critical' } },
    { severities: { 'pep:declared': 'off' } },
  ],
  ['methods.two_measures', { methods: ['photo_id', 'credit_file'] }, { methods: ['photo_id', 'two_measures'] }],
  ['retention_years', { retention_years: 6 }, { retention_years: 4 }],
]
for (const [path, tighter, looser] of held) {
  test(`${path} may be tightened and not loosened while its lock is on`, () => {
    assert.deepEqual(refusals(tighter), [])
    const refused = patched(looser).refusals
    assert.ok(
      refused.some((refusal) => refusal.path === path && refusal.message.includes('lock of ca_aml holds')),
      JSON.stringify(refused),
    )
    const weakened = differences(packByRegime('ca_aml'), patched(looser).pack).filter(
      ({ direction, lock }) => lock !== null && direction !== 'tighter',
    )
    assert.deepEqual(weakened, [])
  })
}

const free: readonly Omit<PolicyFile, 'regime'>[] = [
  { thresholds: { kyc: { expiring_days: 1, income_tolerance: 0.5, sof_amount: 500_000 } } },
  { max_age_days: { payslip: 120, utility_bill: null } },
  { data_points: { individual: { phone: '-', email: '-' } } },
  { steps: { onboarding: { individual: { proof_of_address: '-' } } } },
  { severities: { 'match:address': 'info', freshness: 'off' } },
  { review_months: { Low: 60 } },
]
for (const patch of free) {
  test(`what no lock holds may be loosened: ${JSON.stringify(patch)}`, () => {
    assert.deepEqual(refusals(patch), [])
    assert.ok(differences(packByRegime('ca_aml'), patched(patch).pack).every(({ direction }) => direction === 'looser'))
  })
}

test('a pack without locks lets everything be loosened but its lists, and takes locks on', () => {
  assert.deepEqual(refusals({ defaults: { require_documents: false }, severities: { legible: 'off' } }, 'generic'), [])
  assert.deepEqual(refusals({ locks: { identity: true, sanctions: true } }, 'generic'), [])
  assert.deepEqual(refusals({ locks: { identity: true }, severities: { legible: 'off' } }, 'generic'), [
    ': legible is held by the identity lock',
  ])
})

test('the months of a review are held where a text gives them and free where they are practice', () => {
  assert.deepEqual(refusals({ review_months: { Low: 120 } }, 'ca_aml'), [])
  assert.deepEqual(refusals({ review_months: { Low: 120 } }, 'eu_amlr'), [
    'review_months.Low: 120 is looser than 60, which the identity lock of eu_amlr holds',
  ])
})

test('years of retention are held both ways where the law says to delete after them, and free without the lock', () => {
  assert.deepEqual(refusals({ retention_years: 6 }, 'fr_cmf'), [
    'retention_years: 6 is not only tighter than 5, which the identity lock of fr_cmf holds',
  ])
  assert.deepEqual(refusals({ retention_years: 2 }, 'generic'), [])
  assert.equal(patched({ retention_years: 2 }, 'generic').pack.retentionYears, 2)
  assert.equal(patched({ retention_years: 4 }).pack.retentionYears, 5)
})

test('methods keep the order of the pack, take others only without the lock, and never end with none', () => {
  const methods = (wanted: readonly string[], regime?: string) => patched({ methods: [...wanted] }, regime).pack.methods
  assert.deepEqual(methods(['dual_process', 'photo_id']), ['photo_id', 'dual_process'])
  assert.deepEqual(methods(['eid_substantial', 'photo_id'], 'generic'), ['eid_substantial', 'photo_id'])
  assert.deepEqual(methods(['eid_substantial']), packByRegime('ca_aml').methods)
})

test('another share of owners is refused where identity is locked, since a lower one lets a smaller owner answer', () => {
  assert.deepEqual(refusals({ thresholds: { kyb: { owner_share_percent: 10 } } }), [
    'thresholds.kyb.owner_share_percent: 10 % or more is not only tighter than 25 % or more, which the identity lock of ca_aml holds',
  ])
  assert.deepEqual(refusals({ thresholds: { kyb: { owner_share_percent: 10 } } }, 'generic'), [])
})

test('a tax rule and days are compared, and an age that does not matter is the loosest', () => {
  const direction = (type: string, days: number | 'tax' | null) =>
    differences(packByRegime('ca_aml'), patched({ max_age_days: { [type]: days } }).pack).map(
      (found) => found.direction,
    )
  assert.deepEqual(direction('t4', 365), ['tighter'])
  assert.deepEqual(direction('t4', null), ['looser'])
  assert.deepEqual(direction('payslip', 'tax'), ['looser'])
  assert.deepEqual(direction('passport', 3650), ['tighter'])
})

test('a name that is none of ours is refused, and the rest of the patch stays readable', () => {
  const patch = {
    max_age_days: { diary: 3, payslip: 30 },
    data_points: { individual: { shoe_size: 'B', phone: 'B' } },
    steps: { onboarding: { trust: { selfie: 'C' } } },
    severities: { tidiness: 'critical' },
    refused_ids: ['library_card'],
    methods: ['palm_reading', 'parent'],
  } as const satisfies Omit<PolicyFile, 'regime' | 'refused_ids' | 'methods'> &
    Readonly<Record<'refused_ids' | 'methods', readonly string[]>>
  const { pack, refusals: found } = patched({
    ...patch,
    refused_ids: [...patch.refused_ids],
    methods: [...patch.methods],
  })
  assert.deepEqual(
    found.map(({ message }) => message),
    [
      'diary is no document type',
      'shoe_size is no data point',
      'selfie is no step',
      'library_card is no document type',
      'palm_reading is no identity method',
      'parent is no identity method',
      'tidiness is no check rule',
    ],
  )
  assert.equal(pack.maxAgeDays['payslip'], 30)
  assert.ok(!Object.hasOwn(pack.maxAgeDays, 'diary'))
  assert.equal(new Map(pack.dataPoints.individual).get('phone'), 'B')
})

test('the age of a province that asks for more stays', () => {
  const { pack } = patched({ thresholds: { kyc: { adult_age: 20 } } }, 'us_bsa')
  assert.deepEqual(pack.thresholds.kyc.adultAge, { usual: 20, byProvince: { AL: 20, NE: 20, MS: 21 } })
})

test('lists are added to those of the pack, and a new data point is asked for last', () => {
  const { pack } = patched({ lists: ['uk', 'un'], data_points: { individual: { lei: 'R' } } })
  assert.deepEqual(pack.lists, ['ca_sema', 'ca_criminal_code', 'un', 'uk'])
  assert.deepEqual(pack.dataPoints.individual.at(-1), ['lei', 'R'])
})

test('reviews that would come later for a higher level are refused', () => {
  assert.deepEqual(refusals({ review_months: { High: 30 } }), [': reviewMonths must rise as the level falls'])
})

test('an empty patch changes nothing of any pack but its version', () => {
  for (const pack of regimes) {
    const { pack: same, refusals: none } = applyPatch(pack, { regime: pack.regime }, pack.version)
    assert.deepEqual([differences(pack, same), none], [[], []])
    assert.deepEqual({ ...same, refusedIds: undefined }, { ...pack, refusedIds: undefined })
  }
})

test('the hash is of the rules: the same for the same, another for another version or figure', () => {
  const of = (patch: Omit<PolicyFile, 'regime'>, version = 1) =>
    policyHash(applyPatch(packByRegime('ca_aml'), { regime: 'ca_aml', ...patch }, version).pack)
  assert.equal(of({ severities: { freshness: 'info' } }), of({ severities: { freshness: 'info' } }))
  assert.notEqual(of({}), of({}, 2))
  assert.notEqual(of({}), of({ severities: { freshness: 'info' } }))
  assert.match(of({}), /^[0-9a-f]{64}$/)
})

test('adverse media is asked for and not taken back, and its check is a warning at most', () => {
  const { pack } = patched({ adverse_media: true })
  assert.equal(pack.adverseMedia, true)
  assert.deepEqual(
    differences(packByRegime('ca_aml'), pack).map(({ path, from, to, direction }) => [path, from, to, direction]),
    [['adverse_media', 'off', 'on', 'tighter']],
  )
  assert.deepEqual(refusals({ severities: { 'screening:adverse_media': 'critical' } }), [
    'severities.screening:adverse_media: screening:adverse_media is a warning at most',
  ])
  assert.ok(!('adverseMedia' in patched({}).pack))
})
