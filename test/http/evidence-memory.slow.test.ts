import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { after, before, describe, it } from 'node:test'
import { longestTurnCpuMs } from '../../bench/load/turn-cpu.ts'
import { verifyArchive } from '../../src/operations/evidence/verify-archive.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api } from './support/api.ts'
import { form } from './support/form.ts'

const documents = 20
const documentBytes = 5_000_000
const filesOfCall = 5
/** What a download may add to the memory of the process, client and server together: half of its documents. */
const addedBytesMax = (documents * documentBytes) / 2
const archiveMsMax = 20_000
/** CPU of one turn of the event loop, client and server together. */
const holdCpuMsMax = 50
/** How long the event loop may be held, other work of the machine included. */
const stallMsMax = 200

describe('the evidence of a case with 20 documents of 5 MB', () => {
  let api: Api
  let folder: string
  let place: string
  before(async () => {
    api = await startApi({ world: { reader: idleReader } })
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-evidence-'))
    const reference = 'large'
    for (let sent = 0; sent < documents; sent += filesOfCall) {
      const files = Array.from({ length: filesOfCall }, () => {
        const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(documentBytes - 9)])
        return { content, type: 'application/pdf' }
      })
      assert.equal((await api.ask('POST', '/v1/kyc/extract', { form: form(files, { reference }) })).status, 200)
    }
    api.clock.advance(1)
    const { body } = await api.ask('POST', '/v1/kyc/verify', { json: { reference, values: {} } })
    const { case_id: caseId, verdict_id: verdictId } = body as Readonly<Record<string, string>>
    place = `/v1/kyc/cases/${caseId}/verdicts/${verdictId}/evidence`
  })
  after(async () => {
    await api.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('is sent as it is made: no document is held, and no other call waits', async (context) => {
    const file = path.join(folder, 'large.zip')
    const handle = await open(file, 'w')
    globalThis.gc?.()
    const before = process.memoryUsage().rss
    const lag = monitorEventLoopDelay({ resolution: 5 })
    lag.enable()
    let [peak, bytes] = [before, 0]
    const startedAt = performance.now()
    const holdCpuMs = await longestTurnCpuMs(async () => {
      const answer = await api.call('GET', place)
      assert.equal(answer.status, 200)
      for await (const chunk of answer.body!) {
        await handle.write(chunk)
        bytes += chunk.length
        peak = Math.max(peak, process.memoryUsage().rss)
      }
    })
    const tookMs = performance.now() - startedAt
    lag.disable()
    await handle.close()
    const verifiedAt = performance.now()
    assert.equal((await verifyArchive(file, null)).ok, true)
    const verifiedMs = performance.now() - verifiedAt
    // Figures of docs/evidence.md#what-it-costs.
    const figures = { bytes, tookMs, verifiedMs, addedBytes: peak - before, holdCpuMs, stallMs: lag.max / 1e6 }
    context.diagnostic(JSON.stringify(figures))
    assert.ok(bytes > documents * documentBytes)
    assert.ok(peak - before < addedBytesMax, `${peak - before} bytes were added`)
    assert.ok(tookMs < archiveMsMax, `${tookMs} ms`)
    assert.ok(holdCpuMs < holdCpuMsMax, `one turn took ${holdCpuMs} ms of CPU`)
    assert.ok(figures.stallMs < stallMsMax, `the event loop was held for ${figures.stallMs} ms`)
  })
})
