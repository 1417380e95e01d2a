import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check } from '../../../src/contract/check.ts'
import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import { regimes } from '../../../src/domain/policy-packs/index.ts'
import { parseRecordedInput, recordedInput, replayedInput } from '../../../src/domain/verdict/recorded-input.ts'
import { clearScreening, requestInput } from '../../../src/domain/verdict/request-input.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { assessAnswer } from '../../../src/domain/verdict/answer.ts'
import { seededChoices, type Random } from '../../faults/policies/random.ts'
import { randomRequest, randomSwitches } from '../../faults/policies/requests.ts'
import { today } from './client-file.ts'

const files = 400
const now = `${today}T17:00:00.000Z`

interface File {
  readonly request: KycRequest
  readonly regime: string
  readonly random: Random
}

/** Runs a property over generated client files of every pack. */
function overFiles(property: string, holds: (file: File) => void): void {
  test(`${property}, over ${files} generated files`, () => {
    const random = seededChoices(18)
    for (let index = 0; index < files; index++) {
      const { regime = '' } = regimes[index % regimes.length] ?? {}
      const request = { ...randomRequest(random), ...randomSwitches(random), as_of: today }
      holds({ request, regime, random })
    }
  })
}

overFiles('the order of the keys changes nothing', ({ request, regime, random }) => {
  const values = Object.fromEntries(shuffled(Object.entries(request.values), random))
  assertSame(answerOf({ ...request, values }, regime), answerOf(request, regime))
})

overFiles('the order of the documents changes no outcome', ({ request, regime, random }) => {
  // Two documents of one type are told apart by their order.
  const documents = [...new Map((request.documents ?? []).map((entry) => [entry.doc_type, entry])).values()]
  const [one, other] = [documents, shuffled(documents, random)].map((list) =>
    outcomesOf({ ...request, documents: [...list] }, regime).toSorted(),
  )
  assert.deepEqual(other, one)
})

overFiles('fields that nobody knows change nothing', ({ request, regime }) => {
  const values = { zzz: 'x', qqq_list: [1, { deep: true }], ...request.values }
  const documents = (request.documents ?? []).map((entry) => ({ ...entry, fields: { ...entry.fields, zzz: 'x' } }))
  assertSame(answerOf({ ...request, values, documents }, regime), answerOf(request, regime))
})

overFiles('French says the same as English', ({ request, regime }) => {
  assert.deepEqual(outcomesOf({ ...request, locale: 'fr' }, regime), outcomesOf({ ...request, locale: 'en' }, regime))
})

overFiles('a recorded verdict is the same byte for byte', ({ request, regime }) => {
  const input = inputOf(request, regime)
  const recorded = parseRecordedInput(Buffer.from(JSON.stringify(recordedInput(input))))
  const replayed = verdictOfInput(replayedInput(recorded, input.policy))
  assertSame(JSON.stringify(assessAnswer(replayed)), answerOf(request, regime))
})

overFiles('production refuses a day of the request and names it', ({ request, regime }) => {
  const { policy } = verdictOfInput(inputOf({ ...request, environment: 'production' }, regime)).verification
  assert.ok(policy.overrides_refused.includes('as_of'))
})

function inputOf(request: KycRequest, regime: string) {
  const { lists = [] } = regimes.find((pack) => pack.regime === regime) ?? {}
  return requestInput(request, { policy: { id: null, regime }, now, screening: clearScreening(lists, today) })
}

function answerOf(request: KycRequest, regime: string): string {
  return JSON.stringify(assessAnswer(verdictOfInput(inputOf(request, regime))))
}

/** The outcome of each check and of the assessment, without sentences. */
function outcomesOf(request: KycRequest, regime: string): readonly string[] {
  const { verification, assessment } = assessAnswer(verdictOfInput(inputOf(request, regime)))
  const said = ({ id, severity, passed }: Check) => `${id} ${severity} ${passed}`
  return [`passed ${verification.passed}`, `level ${assessment.risk_level}`, ...verification.checks.map(said)]
}

/** Shows where two answers part, since a whole one is long. */
function assertSame(one: string, other: string): void {
  if (one === other) return
  let at = 0
  while (one[at] === other[at]) at++
  assert.equal(one.slice(at - 100, at + 100), other.slice(at - 100, at + 100))
}

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map((item) => ({ item, at: random.int(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
