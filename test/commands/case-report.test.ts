import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { caseReportCommand } from '../../src/commands/case-report.ts'
import { UsageError, type CommandContext } from '../../src/commands/command.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api } from '../http/support/api.ts'

describe('cases report', () => {
  let api: Api
  let id: string
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gatehouse-report-'))
  before(async () => {
    api = await startApi({ world: { reader: idleReader } })
    const json = { reference: 'client-1001', values: { first_name: 'Clara', last_name: 'Clearwater' } }
    id = ((await api.ask('POST', '/v1/kyc/verify', { json })).body as { case_id: string }).case_id
  })
  after(async () => {
    await api.stop()
    rmSync(folder, { recursive: true })
  })

  const report = (given: Readonly<Record<string, string>>) => {
    const context: Pick<CommandContext, 'operate'> = { operate: api.operate }
    return caseReportCommand.run(context as CommandContext, { ID: id, ...given })
  }

  it('writes the report in the language that is asked for, for its owner only', async () => {
    const out = path.join(folder, 'case.pdf')
    await report({ out, locale: 'fr' })
    const raw = readFileSync(out).toString('latin1')
    assert.match(raw, /^%PDF-1\.7\n/)
    assert.match(raw, /\/Lang \(fr-CA\)/)
    assert.equal(statSync(out).mode & 0o777, 0o600)
  })

  it('overwrites no file and leaves no entry of a report that nobody got', async () => {
    const out = path.join(folder, 'taken.pdf')
    writeFileSync(out, 'mine')
    let isAsked = false
    const context = { operate: async () => void (isAsked = true) } as unknown as CommandContext
    await assert.rejects(async () => caseReportCommand.run(context, { ID: id, out }), UsageError)
    assert.deepEqual([readFileSync(out, 'utf8'), isAsked], ['mine', false])
  })

  it('is refused for a language that there is not', async () => {
    await assert.rejects(report({ out: path.join(folder, 'no.pdf'), locale: 'de' }), { status: 422 })
  })
})
