import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { askServer } from '../../src/commands/control/client.ts'
import { listenForCommands } from '../../src/commands/control/server.ts'
import { UsageError, type CommandContext } from '../../src/commands/command.ts'
import { readDocumentCommand } from '../../src/commands/documents.ts'
import { form } from '../http/support/form.ts'
import { png } from '../http/support/images.ts'
import { startApi, type Api } from '../http/support/api.ts'
import { idleReader } from '../support/idle-reader.ts'

const image = png(9, 9)

describe('documents read', () => {
  let api: Api
  let id: string
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gatehouse-document-'))
  before(async () => {
    api = await startApi({ world: { reader: idleReader } })
    const files = form([{ content: image, type: 'image/png' }], { reference: 'client-1001' })
    const { body } = await api.ask('POST', '/v1/kyc/extract', { form: files })
    id = (body as { document_ids: string[] }).document_ids[0]!
  })
  after(async () => {
    await api.stop()
    rmSync(folder, { recursive: true })
  })

  const read = (given: Readonly<Record<string, string>>) => {
    const context: Pick<CommandContext, 'operate'> = { operate: api.operate }
    return readDocumentCommand.run(context as CommandContext, { ID: id, ...given })
  }

  it('writes the file as it was sent, for its owner only', async () => {
    const file = path.join(folder, 'document.png')
    assert.deepEqual(await read({ out: file }), { file, mime: 'image/png', bytes: image.length })
    assert.deepEqual(readFileSync(file), image)
    assert.equal(statSync(file).mode & 0o777, 0o600)
  })

  it('overwrites no file and leaves no entry of a document that nobody got', async () => {
    const out = path.join(folder, 'taken.png')
    writeFileSync(out, 'mine')
    let isAsked = false
    const context = { operate: async () => void (isAsked = true) } as unknown as CommandContext
    await assert.rejects(async () => readDocumentCommand.run(context, { ID: id, out }), UsageError)
    assert.deepEqual([readFileSync(out, 'utf8'), isAsked], ['mine', false])
  })

  it('gets the largest document through the control socket of a server', async () => {
    const content = 'A'.repeat(40 * 1024 * 1024)
    const silent = { debug() {}, info() {}, warn() {}, error() {} }
    const stop = await listenForCommands(folder, async () => ({ content }), silent)
    const answer = await askServer(folder, { operation: 'documents.read', input: { id }, user: null })
    await stop()
    assert.ok(answer?.ok === true)
    assert.equal((answer.value as { content: string }).content.length, content.length)
  })
})
