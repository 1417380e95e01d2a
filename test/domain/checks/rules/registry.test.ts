import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RegistryEntity } from '../../../../src/contract/registry.ts'
import type { RegistryLookup } from '../../../../src/domain/registry/registry-lookup.ts'
import { verdictOfInput } from '../../../../src/domain/verdict/verdict.ts'
import { foundEntity, registered } from '../../registry/entity.ts'
import { assertRule, emptyInput, only, verdictChecks, type RuleRow } from '../inputs.ts'

const maple = {
  legal_name: 'Maple Labs Incorporated',
  street1: '1 Elm St',
  city: 'Ottawa',
  province: 'ON',
  postal_code: 'K1A 0B1',
  country: 'CA',
  directors: ['Nina Maple', 'Pine, Omar'],
}
const asked = (registry: RegistryLookup, values: Record<string, unknown> = maple) =>
  verdictChecks({ kind: 'corporation', values, registry })
const found = (changes: Partial<RegistryEntity> = {}, values: Record<string, unknown> = maple) =>
  asked(foundEntity(changes), values)
const answered = (answer: RegistryLookup['answer']) => asked({ ...foundEntity(), answer })
const notAsked = verdictChecks({ kind: 'corporation', values: maple })

const rows: readonly RuleRow[] = [
  {
    id: 'registry:found',
    severity: 'warning',
    passes: found(),
    fails: answered({ status: 'not_found' }),
    absent: notAsked,
    label: 'The entity is in the public register.',
    detail: 'Corporations Canada has no entity 1234567.',
  },
  {
    id: 'registry:active',
    severity: 'critical',
    passes: found(),
    fails: found({ status: 'struck_off', status_since: '2024-03-15' }),
    absent: answered({ status: 'not_found' }),
    label: 'The entity is active in the register.',
    detail: 'Corporations Canada shows the status struck off since 2024-03-15.',
  },
  {
    id: 'registry:name',
    severity: 'warning',
    passes: found(),
    fails: found({ legal_name: 'Oak Labs Inc.' }),
    absent: found({}, { country: 'CA' }),
    label: 'The legal name agrees with the register.',
    detail: 'The register shows Oak Labs Inc.; the profile says Maple Labs Incorporated.',
  },
  {
    id: 'registry:address',
    severity: 'info',
    passes: found(),
    fails: found({}, { ...maple, street1: '77 Oak Ave', city: 'Toronto', postal_code: 'M5V 2T6' }),
    absent: found({ registered_address: null }),
    label: 'The registered office agrees with the register.',
    detail:
      'The register shows 1 Elm Street, Ottawa, ON, K1A 0B1, CA; the profile says 77 Oak Ave, Toronto, ON, M5V 2T6, CA.',
  },
  {
    id: 'registry:directors',
    severity: 'warning',
    passes: found(),
    fails: found({}, { ...maple, directors: ['Nina Maple', 'Luc Larch'] }),
    absent: found({ officers: [] }),
    label: 'The directors agree with the register.',
    detail: 'Not in the register: Luc Larch. Not declared: Omar Pine.',
  },
]

for (const row of rows) test(`${row.id} passes, fails and has nothing to look at`, () => assertRule(row))

test('a register that does not answer gives no check', () => {
  const ids = answered({ status: 'unavailable' }).map(({ id }) => id)
  assert.deepEqual(
    ids.filter((id) => id.startsWith('registry:')),
    [],
  )
})

test('a name of several entities is not found', () => {
  const candidates = [
    { name: 'Maple Labs Inc.', number: '1', score: 100 },
    { name: 'Maple Labs Ltd.', number: '2', score: 100 },
  ]
  assert.equal(only(answered({ status: 'ambiguous', candidates }), 'registry:found').passed, false)
})

test('every status except active blocks, an unknown one is a flag, and a date shows only when known', () => {
  const active = (status: RegistryEntity['status'], status_since: string | null = null) =>
    only(found({ status, status_since }), 'registry:active')
  assert.deepEqual(
    (['dissolved', 'bankrupt', 'merged', 'inactive', 'unknown'] as const).map((status) => active(status).severity),
    ['critical', 'critical', 'critical', 'critical', 'warning'],
  )
  assert.equal(active('dissolved').detail, 'Corporations Canada shows the status dissolved.')
})

test('a previous name is info only', () => {
  const { severity, passed } = only(found({}, { ...maple, legal_name: 'Birch Works' }), 'registry:name')
  assert.deepEqual([severity, passed], ['info', false])
})

test('a former director and an auditor are not missing', () => {
  assert.equal(only(found(), 'registry:directors').passed, true)
})

test('with all directors declared and one more in the register, no name is missing', () => {
  assert.equal(
    only(found({}, { ...maple, directors: ['Nina Maple'] }), 'registry:directors').detail,
    'Not in the register: nobody. Not declared: Omar Pine.',
  )
})

test('a register that lists all the declared owners confirms them', () => {
  const owned = { ...maple, beneficial_owners: [{ name: 'Nina Maple', ownership_percent: 60 }] }
  const owner = (name: string) => ({
    name,
    kind: 'individual' as const,
    percent_min: 50,
    percent_max: 75,
    nature: ['shares'],
  })
  const confirmed = (...names: readonly string[]) =>
    only(found({ owners: names.map(owner) }, owned), 'ownership:confirmed').passed
  assert.deepEqual([confirmed('MAPLE, Nina'), confirmed('Omar Pine'), confirmed()], [true, false, false])
})

test('the checks come between ownership and screening, in order', () => {
  const ids = found().map(({ id }) => id)
  const at = ids.indexOf('registry:found')
  assert.deepEqual(ids.slice(at, at + 6), [
    ...['registry:found', 'registry:active', 'registry:name', 'registry:address', 'registry:directors', 'screening'],
  ])
  assert.ok(ids.indexOf('directors:listed') < at)
})

test('a verdict with a register’s answer is the same from its stored input', () => {
  const input = { ...emptyInput, kind: 'corporation', values: maple, registry: foundEntity() } as const
  assert.deepEqual(verdictOfInput(JSON.parse(JSON.stringify(input))), verdictOfInput(input))
})

test('the details are French in French', () => {
  const french = (registry: RegistryLookup, id: string) =>
    only(verdictChecks({ kind: 'corporation', values: maple, registry, locale: 'fr' }), id).detail
  assert.equal(
    french(foundEntity({ status: 'dissolved', status_since: '2024-03-15' }), 'registry:active'),
    'Corporations Canada indique le statut dissous depuis le 2024-03-15.',
  )
  assert.equal(
    french({ ...foundEntity(), answer: { status: 'not_found' } }, 'registry:found'),
    'Corporations Canada ne contient pas l’entité 1234567.',
  )
})

test('the answer shows the record, its comparison and its evidence', () => {
  const { registry } = verdictOfInput({ ...emptyInput, kind: 'corporation', values: maple, registry: foundEntity() })
  assert.deepEqual(registry, {
    source: 'corporations_canada',
    source_name: 'Corporations Canada',
    record_type: 'federal corporation',
    retrieved_at: '2026-11-21T10:00:00.000+00:00',
    mode: 'live',
    status: 'found',
    query: { by: 'registration_number', value: '1234567' },
    entity: registered,
    matches: { name: 100, address: 100, directors: { matched: 2, missing: [], extra: [] } },
    evidence: {
      url: 'https://register.example/1234567',
      registration_number: '1234567',
      record_type: 'federal corporation',
      source: 'Corporations Canada',
    },
  })
})

test('a register that does not answer shows only that', () => {
  const lookup: RegistryLookup = { ...foundEntity(), answer: { status: 'unavailable' } }
  const { registry } = verdictOfInput({ ...emptyInput, kind: 'corporation', values: maple, registry: lookup })
  assert.deepEqual(
    [registry?.status, registry?.entity, registry?.matches, registry?.evidence, registry?.record_type],
    ['unavailable', null, null, null, null],
  )
})
