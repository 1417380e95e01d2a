import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../../src/contract/errors.ts'
import { compileIndex } from '../../src/screening/engine.ts'
import { openScreeningWork, type WorkSettings } from '../../src/screening/screening-work.ts'
import { openSharedIndex, type SharedIndex } from '../../src/screening/shared-index.ts'
import { asked, listed, listOf } from './fictional-list.ts'

/** Threads that behave as the one that searches would when something is wrong. */
const running = (code: string) => () =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${code}`, { eval: true })
const silent = running(`parentPort.on('message', () => {})`)
const ending = running(`process.exit(7)`)
/** Never done, unless a screening was dropped before. */
const endless = running(`
  let isDropped = false
  parentPort.on('message', ({ type }) => {
    if (type === 'drop') isDropped = true
    if (type === 'run') parentPort.postMessage({ type: 'ran', parties: [], isDone: isDropped })
  })`)

describe('the work of long screenings', () => {
  let indexes: readonly SharedIndex[]
  before(() => void (indexes = [openSharedIndex(compileIndex([listOf(listed('x1', 'person', ['Boris Brackwater']))]))]))

  const open = (settings: WorkSettings) => {
    const faults: string[] = []
    const work = openScreeningWork({ onFault: (error) => faults.push(String(error)) }, settings)
    const screen = (tenantId = 'a', isBackground = false) =>
      work.screen({ tenantId, isBackground }, [asked('Boris Brackwater')], indexes)
    return { screen, faults }
  }

  it('fails the screening whose turn has no answer in time', async () => {
    const { screen, faults } = open({ startThread: silent, times: { turnMsMax: 20 } })
    await assert.rejects(screen(), { message: 'the screening thread did not answer' })
    assert.deepEqual(faults, ['Error: the screening thread did not answer'])
  })

  it('fails the screening that has not ended in time, and drops it from the thread', async () => {
    const { screen, faults } = open({ startThread: endless, times: { callMsMax: 200 } })
    await assert.rejects(screen(), { message: 'a screening took too long' })
    assert.deepEqual(await screen(), [])
    assert.deepEqual(faults, [])
  })

  it('refuses the screening whose time ends before its first turn', async () => {
    const { screen } = open({ startThread: silent, times: { turnMsMax: 200, callMsMax: 100 } })
    const [begun, waiting] = await Promise.allSettled([screen(), screen()])
    assert.ok(begun.status === 'rejected' && !(begun.reason instanceof Refusal))
    assert.ok(waiting.status === 'rejected' && waiting.reason instanceof Refusal)
    assert.equal(waiting.reason.status, 429)
    assert.deepEqual(waiting.reason.headers, { 'Retry-After': '10' })
  })

  it('gives a screening of the background no longest time and no refusal', async () => {
    const limits = { screeningsOfWorkspaceMax: 1 }
    const { screen } = open({ startThread: endless, times: { callMsMax: 200 }, limits })
    const call = screen()
    const background = screen('a', true)
    await assert.rejects(screen(), (error) => error instanceof Refusal && error.status === 429)
    await assert.rejects(call, { message: 'a screening took too long' })
    assert.deepEqual(await background, [])
  })

  it('fails every waiting screening while no thread can start, and tries again with the next', async () => {
    let canStart = false
    const { screen, faults } = open({
      startThread: () => {
        if (!canStart) throw new Error('Worker initialization failure: EAGAIN')
        return new Worker(new URL('../../src/screening/screening-thread.ts', import.meta.url))
      },
    })
    const failed = await Promise.allSettled([screen('a'), screen('a'), screen('b')])
    assert.deepEqual(
      failed.map((one) => one.status === 'rejected' && String(one.reason)),
      Array.from({ length: 3 }, () => 'Error: Worker initialization failure: EAGAIN'),
    )
    assert.equal(faults.length, 3)
    canStart = true
    const [found] = await screen()
    assert.equal(found?.hits[0]?.recordId, 'x1')
  })

  it('fails the screening whose thread ends', async () => {
    const { screen, faults } = open({ startThread: ending })
    await assert.rejects(screen(), { message: 'the screening thread ended with 7' })
    assert.equal(faults.length, 1)
  })
})
