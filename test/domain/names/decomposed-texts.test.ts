import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { normaliseHint } from '../../../src/domain/document-types/hints.ts'
import { normaliseName, normaliseWithDigits } from '../../../src/domain/names/normalise.ts'

/** One character that decomposes into eighteen. */
const ligature = '\ufdfa'
const rounds = 400

function cpuOf(work: () => unknown): number {
  for (let round = 0; round < rounds / 10; round++) work()
  const startedAt = process.threadCpuUsage().user
  for (let round = 0; round < rounds; round++) work()
  return process.threadCpuUsage().user - startedAt
}

describe('text that decomposes into many letters is not slow', () => {
  const rows: readonly (readonly [what: string, worst: () => unknown, ordinary: () => unknown])[] = [
    ['as the name of a person', () => normaliseName(ligature.repeat(400)), () => normaliseName('\uac01'.repeat(400))],
    [
      'as the name of a company',
      () => normaliseWithDigits(ligature.repeat(400)),
      () => normaliseWithDigits('\uac01'.repeat(400)),
    ],
    [
      'as a hint of 20,000 characters',
      () => normaliseHint(ligature.repeat(20_000)),
      () => normaliseHint(ligature.repeat(200)),
    ],
  ]
  for (const [what, worst, ordinary] of rows) {
    it(what, () => {
      const ratio = cpuOf(worst) / cpuOf(ordinary)
      assert.ok(ratio < 3, `${ratio.toFixed(1)} times as long`)
    })
  }

  it('a name of 400 Hangul syllables is read to its end', () => {
    assert.equal(normaliseName(`${'\uac01'.repeat(399)}B`).at(-1), 'B')
  })
})
