import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reader } from '../../src/ports/reader.ts'
import { agree } from '../../src/operations/eid-sandbox/agree.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer } from '../support/server.ts'
import { EidVisitor } from './support/eid-visitor.ts'
import { startEidPages } from './support/eid-pages.ts'
import { form } from './support/form.ts'

const image = {
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  type: 'image/png',
}

/** A reader that keeps the workspaces that it was asked to read for. */
function recordingReader(): Reader & { readonly workspaces: (string | undefined)[] } {
  const workspaces: (string | undefined)[] = []
  return {
    ...idleReader,
    workspaces,
    read(files, options) {
      workspaces.push(options.workspace)
      return idleReader.read(files, options)
    },
  }
}

test('an upload is read in the turn of its workspace', async (t) => {
  const reader = recordingReader()
  const server = await startTestServer({ world: { reader } })
  t.after(() => server.stop())
  const answer = await server.call('POST', '/v1/kyc/extract', { body: form([image]) })
  assert.equal(answer.status, 200)
  assert.deepEqual(reader.workspaces, [server.workspaceId])
})

test('an image sent to the sandbox eID provider is read in the turn of the workspace that asked for the check', async (t) => {
  const reader = recordingReader()
  const pages = await startEidPages({ world: { reader } })
  t.after(() => pages.stop())
  const link = await pages.newLink()
  await agree(pages.services, await link.session(), { biometrics: true })
  await new EidVisitor(pages.url).send(link, 'front', image.content)
  assert.deepEqual(reader.workspaces, [(await link.session()).tenantId])
})
