import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { screeningQueue, type QueuedScreening } from '../../src/screening/screening-queue.ts'

const limits = { screeningsOfWorkspaceMax: 3, wordsOfWorkspaceMax: 100, screeningsMax: 5, oldestMsMax: 1000 }
const call = (tenantId: string, more: Partial<QueuedScreening> = {}): QueuedScreening => ({
  ...{ tenantId, isBackground: false, words: 20, queuedAt: 0 },
  ...more,
})
const background = (tenantId: string) => call(tenantId, { isBackground: true })

describe('the queue of long screenings', () => {
  const rows: readonly (readonly [
    what: string,
    queued: readonly QueuedScreening[],
    asked: QueuedScreening,
    boolean,
  ])[] = [
    ['the third of a workspace', [call('a'), call('a')], call('a'), true],
    ['the fourth of a workspace', [call('a'), call('a'), call('a')], call('a'), false],
    ['one that makes 100 words', [call('a', { words: 60 })], call('a', { words: 40 }), true],
    ['one that makes 101 words', [call('a', { words: 60 })], call('a', { words: 41 }), false],
    ['a first one of any length', [call('b')], call('a', { words: 1_000 }), true],
    ['one beside another of 999 ms', [call('a')], call('a', { queuedAt: 999 }), true],
    ['one beside another of 1,000 ms', [call('a')], call('a', { queuedAt: 1000 }), false],
    ['the fifth of all', ['a', 'b', 'c', 'd'].map((id) => call(id)), call('e'), true],
    ['the sixth of all', ['a', 'b', 'c', 'd', 'e'].map((id) => call(id)), call('f'), false],
    ['a call beside any number of the background', Array.from({ length: 9 }, () => background('a')), call('a'), true],
    ['one of the background beside a full queue', [call('a'), call('a'), call('a')], background('a'), true],
  ]
  for (const [what, queued, asked, isTaken] of rows) {
    it(`${isTaken ? 'takes' : 'refuses'} ${what}`, () => {
      const queue = screeningQueue(limits)
      for (const one of queued) assert.equal(queue.add(one), true)
      assert.equal(queue.add(asked), isTaken)
    })
  }

  it('takes another when one has ended', () => {
    const queue = screeningQueue(limits)
    const first = call('a')
    for (const one of [first, call('a'), call('a')]) queue.add(one)
    queue.endTurn(first, false)
    assert.equal(queue.add(call('a')), false)
    queue.endTurn(first, true)
    assert.equal(queue.add(call('a')), true)
  })

  it('gives workspaces turns, each with its oldest', () => {
    const queue = screeningQueue(limits)
    const [first, second, other] = [call('a'), call('a'), call('b')]
    for (const one of [first, second, other]) queue.add(one)
    const given: unknown[] = []
    for (let turn = 0; turn < 4; turn++) {
      const next = queue.next()
      given.push(next)
      if (next !== null) queue.endTurn(next, turn === 2)
    }
    assert.deepEqual(given, [first, other, first, other])
    assert.equal(queue.next(), second)
  })

  it('gives the background a tenth of the turns beside calls and all of them alone', () => {
    const queue = screeningQueue(limits)
    const [asked, work] = [call('a'), background('a')]
    queue.add(work)
    assert.equal(queue.next(), work)
    queue.add(asked)
    const given = Array.from({ length: 100 }, () => {
      const next = queue.next()
      if (next !== null) queue.endTurn(next, false)
      return next
    })
    assert.equal(given.filter((one) => one === work).length, 10)
  })
})
