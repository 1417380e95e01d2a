import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  afterAttempt,
  afterInterruption,
  interruptionsMax,
  retryAfterMs,
} from '../../../src/domain/webhooks/delivery.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const fresh = { attempts: 0, interrupted: 0 }
const failure = { delivered: false, retryAfterMs: null }
const secondsUntil = (dueAt: Date) => (dueAt.getTime() - now.getTime()) / 1000

describe('a delivery after an attempt', () => {
  it('is delivered for good when the receiver took it', () => {
    const change = afterAttempt({ attempts: 5, interrupted: 3 }, { ...failure, delivered: true }, { now, random: 0.5 })
    assert.deepEqual(change, { state: 'delivered', attempts: 6, interrupted: 0, no: 6, dueAt: now })
  })

  const waits = [
    [0, 60, 66],
    [1, 300, 330],
    [2, 1_800, 1_860],
    [3, 7_200, 7_260],
    [4, 21_600, 21_660],
  ] as const
  for (const [attempts, least, most] of waits) {
    it(`waits ${least} to ${most} s after failure ${attempts + 1}`, () => {
      const due = (random: number) => afterAttempt({ attempts, interrupted: 0 }, failure, { now, random })
      assert.deepEqual([secondsUntil(due(0).dueAt), secondsUntil(due(1).dueAt)], [least, most])
      assert.deepEqual([due(0).state, due(0).attempts, due(0).no], ['pending', attempts + 1, attempts + 1])
    })
  }

  it('has failed for good after the sixth', () => {
    const change = afterAttempt({ attempts: 5, interrupted: 0 }, failure, { now, random: 0 })
    assert.deepEqual([change.state, change.attempts], ['failed', 6])
  })

  const asked = [
    ['sooner than our wait', 10, 60],
    ['later than our wait', 90, 90],
    ['later than twice our wait', 3_600, 120],
  ] as const
  for (const [what, seconds, waits] of asked) {
    it(`waits ${waits} s when the receiver asks for ${what}`, () => {
      const result = { delivered: false, retryAfterMs: seconds * 1000 }
      assert.equal(secondsUntil(afterAttempt(fresh, result, { now, random: 0 }).dueAt), waits)
    })
  }
})

describe('a delivery after an interruption', () => {
  it('is tried again after the pause and has used up no attempt', () => {
    const change = afterInterruption({ attempts: 2, interrupted: 4 }, 1_000, { now, random: 0.9 })
    assert.deepEqual(
      [change.state, change.attempts, change.interrupted, change.no, secondsUntil(change.dueAt)],
      ['pending', 2, 5, null, 1],
    )
  })

  it('counts the twentieth in a row as a failed attempt', () => {
    const change = afterInterruption({ attempts: 2, interrupted: interruptionsMax - 1 }, 0, { now, random: 0 })
    assert.deepEqual([change.state, change.attempts, change.interrupted, change.no], ['pending', 3, 0, 3])
  })

  it('fails when that was the sixth', () => {
    const change = afterInterruption({ attempts: 5, interrupted: interruptionsMax - 1 }, 0, { now, random: 0 })
    assert.deepEqual([change.state, change.attempts], ['failed', 6])
  })
})

describe('Retry-After', () => {
  const rows = [
    [undefined, null],
    ['120', 120_000],
    [' 5 ', 5_000],
    ['-1', null],
    ['soon', null],
    ['99999999999999', null],
    ['Sat, 21 Nov 2026 10:02:00 GMT', 120_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ] as const
  for (const [header, ms] of rows) {
    it(`${header ?? 'absent'} asks for ${ms} ms`, () => assert.equal(retryAfterMs(header, now), ms))
  }
})
