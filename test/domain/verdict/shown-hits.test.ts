import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kycAnswer, verifyAnswer } from '../../../src/domain/verdict/answer.ts'
import { engineVersion } from '../../../src/domain/verdict/engine-version.ts'
import type { VerdictInput } from '../../../src/domain/verdict/input.ts'
import { recompute } from '../../../src/domain/verdict/replay.ts'
import { resolveRequest } from '../../../src/domain/verdict/resolve-request.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { policyHash } from '../../../src/domain/policies/policy-hash.ts'
import { partyHash } from '../../../src/domain/screening/cleared-hits.ts'
import type { ScreenedList, ScreeningHit } from '../../../src/domain/screening/result.ts'
import { emptyInput } from '../checks/inputs.ts'
import { hitOf, listOf, screened } from '../screening/screening-hits.ts'

const values = { first_name: 'Boris', last_name: 'Brackwater' }
const party = 'Boris Brackwater'
const inputOf = (hits: readonly ScreeningHit[], lists?: readonly ScreenedList[]): VerdictInput => ({
  ...emptyInput,
  values,
  screening: screened({ [party]: hits }, lists),
  showsHits: true,
})
const answerOf = (input: VerdictInput) => verifyAnswer(verdictOfInput(input))
const many = (count: number, changes: Partial<ScreeningHit> = {}) =>
  Array.from({ length: count }, (_, place) => hitOf({ recordId: `X-${place}`, ...changes }))
const clearingOf = (input: VerdictInput, hit: ScreeningHit) => ({
  ...{ id: 'c-1', partyHash: partyHash(resolveRequest(input).parties[0]!), expiresOn: '2027-01-31' },
  ...{ listId: hit.listId, recordId: hit.recordId, entityHash: hit.entityHash },
})

test('a hit is shown with its list, record, programme, published name and the pieces that add up to its score', () => {
  const hit = hitOf({
    ...{ matchedName: 'Бракуотер, Борис', matchedNameKind: 'original', programs: ['TIDES'], score: 890 },
    pairs: [{ query: 'BORIS', listed: 'BORIS', similarity: 1000, reason: 'transliterated', contribution: 950 }],
    unmatchedQuery: [{ token: 'X', contribution: -40 }],
    unmatchedListed: [{ token: 'Y', contribution: -30 }],
    evidence: [{ on: 'birth_date', finding: 'absent', query: '', listed: '1970', contribution: 10 }],
  })
  assert.deepEqual(answerOf(inputOf([hit])).screening, [
    {
      party,
      list: { id: 'un', name: 'List un', date: '2026-11-20' },
      ...{ record_id: 'X-1', entry: party, name: 'Бракуотер, Борис', name_kind: 'original' },
      ...{ topics: ['sanction'], programmes: ['TIDES'], score: 890 },
      pieces: [
        { on: 'name', finding: 'transliterated', asked: 'BORIS', listed: 'BORIS', points: 950 },
        { on: 'only_asked', asked: 'X', points: -40 },
        { on: 'only_listed', listed: 'Y', points: -30 },
        { on: 'birth_date', finding: 'absent', listed: '1970', points: 10 },
      ],
      bundle: { id: 'bundle-1', date: '2026-11-21' },
      cleared: false,
    },
  ])
})

test('a list without a date of its own has the day of its import, one without either none', () => {
  const lists = [listOf('un', { publishedOn: null, importedOn: '2026-11-19' }), listOf('eu', { publishedOn: null })]
  const shown = answerOf(inputOf([hitOf(), hitOf({ listId: 'eu' })], lists)).screening
  assert.deepEqual(
    shown?.map(({ list }) => list.date),
    ['2026-11-19', undefined],
  )
})

test('hits that fail no check are not shown', () => {
  const below = [hitOf({ score: 749, contradicted: true }), hitOf({ topics: ['pep'], score: 800 })]
  assert.ok(!('screening' in answerOf(inputOf(below))))
})

test('ten hits of a party are listed, the one of each check among them, and the others are counted on the last', () => {
  const exposure = hitOf({ recordId: 'pep', topics: ['pep'], score: 900 })
  const shown = answerOf(inputOf([...many(14), exposure])).screening ?? []
  assert.equal(shown.length, 10)
  assert.deepEqual(
    shown.map(({ further_hits: further }) => further),
    [...Array<undefined>(9), 5],
  )
  assert.deepEqual(
    shown.slice(0, 2).map(({ record_id: record }) => record),
    ['X-0', 'pep'],
  )
})

test('hits that the search or the limit of a verdict left out are counted too', () => {
  const { screening, ...rest } = inputOf(many(2))
  assert.ok(screening.status === 'run')
  const parties = screening.parties.map((one) => ({ ...one, further: 7 }))
  const shown = answerOf({ ...rest, screening: { ...screening, parties } }).screening
  assert.deepEqual(
    shown?.map(({ further_hits: further }) => further),
    [undefined, 7],
  )
})

test('a passed check that rests on a cleared hit says so, and until when', () => {
  const input = inputOf([hitOf()])
  const cleared = { ...clearingOf(input, hitOf()), clearedAt: '2026-11-20T09:00:00.000+00:00' }
  const { screening, verification } = answerOf({ ...input, clearedHits: [cleared] })
  assert.equal(verification.checks.find(({ id }) => id === `screening:sanctions:${party}`)?.passed, true)
  const [hit] = screening ?? []
  assert.deepEqual(
    [hit?.cleared, hit?.cleared_at, hit?.cleared_until],
    [true, '2026-11-20T09:00:00.000+00:00', '2027-01-31'],
  )
})

test('a cleared hit is listed after the open ones, and although the open ones of another check fill the list', () => {
  const input = inputOf([hitOf(), ...many(12, { topics: ['pep'], score: 900, listId: 'eu' })])
  const shown = answerOf({ ...input, clearedHits: [clearingOf(input, hitOf())] }).screening
  assert.deepEqual(
    shown?.filter(({ cleared }) => cleared).map(({ record_id: record, list }) => [record, list.id]),
    [['X-1', 'un']],
  )
})

test('a missing list says which lists ran; with all of them there is nothing to say', () => {
  const partial = answerOf(inputOf([], [listOf('un'), listOf('eu', { publishedOn: null })]))
  assert.equal(partial.verification.checks.find(({ id }) => id === 'screening')?.passed, false)
  assert.deepEqual(partial.lists_run, [
    { id: 'un', name: 'List un', date: '2026-11-20' },
    { id: 'eu', name: 'List eu' },
  ])
  assert.ok(!('lists_run' in answerOf(inputOf([]))))
})

test('a verdict stored before answers showed hits replays byte for byte without them, a later one with them', () => {
  const { showsHits: _, ...before } = inputOf(many(3))
  for (const input of [before, inputOf(many(3))]) {
    const outcome = verdictOfInput(input)
    const answer = kycAnswer('assess', outcome)
    assert.equal('screening' in answer, input !== before)
    const reachedWith = {
      ...{ engine: engineVersion, regime: 'generic', policy_id: null, policy_version: 1, bundle: 'bundle-1' },
      ...{ policy_sha256: policyHash(outcome.pack), as_of: '2026-11-21' },
    }
    const stored = { operation: 'assess', reachedWith, input, checks: outcome.verification.checks } as const
    const recomputed = recompute({ ...stored, answer: Buffer.from(JSON.stringify(answer)) })
    assert.deepEqual(recomputed, { identical: true, changed: [], checks: [] })
  }
})
