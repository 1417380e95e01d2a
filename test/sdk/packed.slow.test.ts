import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { secretFromRandom, secretRandomBytes } from '../../src/domain/webhooks/secret.ts'
import { signedHeaders } from '../../src/domain/webhooks/signature.ts'
import { packSdk } from '../../tools/sdk/pack.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const run = promisify(execFile)
/** Most bytes of the package's JavaScript, with gzip. */
const gzippedBytesMax = 10_000
const fetchTimeoutMs = 240_000

/** What a partner's program does with the installed package; the same text for every runtime. */
const program = `
import { Gatehouse, GatehouseError, verifyWebhook, WebhookRefused } from '@gatehouse/sdk'
import { given } from './given.js'
const client = new Gatehouse({ baseUrl: given.url, apiKey: given.key, environment: 'sandbox' })
const said = []
for (const reference of ['a', 'b', 'c']) await client.verify({ reference: given.name + reference, values: { first_name: 'Clara' } })
for await (const one of client.cases({ limit: 2 })) if (one.reference.startsWith(given.name)) said.push(one.reference.at(-1))
said.sort() // created at one moment, since the clock stands still
const failed = (call) => call.then(() => 'no error', (error) => error instanceof GatehouseError ? error.kind + ' ' + error.status : String(error))
said.push(await failed(client.showCase({ case_id: '6e0f8b5e-0000-4000-8000-000000000001' })))
said.push(await failed(client.listCases({}, { timeoutMs: 0 })))
said.push(verifyWebhook(given.webhook).event_type)
try {
  verifyWebhook({ ...given.webhook, body: given.webhook.body + ' ' })
} catch (error) {
  said.push(error instanceof WebhookRefused ? error.code : String(error))
}
console.log(said.join(', '))
`
const expected = 'a, b, c, answer 404, timeout 0, test.ping, body_reserialised\n'

/** Runtimes by the package of the registry that brings them, fetched for the run; none for the Node of this repository. */
const runtimes: readonly (readonly [name: string, packages: readonly string[], words: readonly string[]])[] = [
  ['Node 24', [], [process.execPath]],
  ['Node 20', ['node@20.20.2'], ['node']],
  ['Deno', ['deno@2.9.6'], ['deno', 'run', '--allow-net', '--allow-read', '--allow-env']],
  ['Bun', ['bun@1.4.5'], ['bun']],
]

describe('the packed client', () => {
  let folder: string
  let server: TestServer
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-packed-'))
    server = await startTestServer()
    const tarball = await packSdk(path.join(folder, 'packed'))
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module", "private": true }')
    await writeFile(path.join(folder, 'program.js'), program)
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: folder })
  })
  after(async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('is one package of at most 10 KB of JavaScript with gzip', async () => {
    const files = globSync('node_modules/**/*.js', { cwd: folder })
    assert.ok(files.length > 10)
    assert.ok(files.every((file) => file.startsWith('node_modules/@gatehouse/sdk/dist/')))
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file))))
    const bytes = gzipSync(Buffer.concat(texts)).length
    assert.ok(bytes <= gzippedBytesMax, `${bytes} bytes`)
  })

  it('has types that a partner compiles with', async () => {
    const typed = `import { Gatehouse, type KycRequest } from '@gatehouse/sdk'
export const client = new Gatehouse({ baseUrl: 'http://127.0.0.1', apiKey: 'sk_test' })
export const asked: KycRequest = { values: { first_name: 'Clara' } }
export const status: Promise<boolean> = client.verify(asked).then((answer) => answer.verification.passed)
// @ts-expect-error: values is required
void client.verify({ reference: 'client-1' })
`
    await writeFile(path.join(folder, 'typed.ts'), typed)
    const compiler = path.join(import.meta.dirname, '../../node_modules/typescript-7/bin/tsc')
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023,dom']
    await run(process.execPath, [compiler, ...options, 'typed.ts'], { cwd: folder }).catch((error) =>
      assert.fail(String(error.stdout)),
    )
  })

  for (const [name, packages, words] of runtimes) {
    it(`calls a service under ${name}`, async () => {
      const secret = secretFromRandom(Buffer.alloc(secretRandomBytes, 3))
      const body = JSON.stringify({ event_type: 'test.ping', timestamp: '2026-11-21T10:00:00.000+00:00', data: {} })
      const headers = signedHeaders({
        event: 'test.ping',
        deliveryId: '1',
        messageId: '1',
        at: new Date(),
        body: Buffer.from(body),
        secrets: [secret],
      })
      const webhook = { body, headers, secrets: [secret] }
      const given = { url: server.url, key: server.key, name: name.replace(' ', '-').toLowerCase(), webhook }
      await writeFile(path.join(folder, 'given.js'), `export const given = ${JSON.stringify(given)}\n`)
      const fetched = packages.flatMap((one) => ['--package', one])
      const [command = '', ...rest] =
        packages.length === 0 ? words : ['npm', 'exec', '--yes', ...fetched, '--', ...words]
      const { stdout } = await run(command, [...rest, 'program.js'], { cwd: folder, timeout: fetchTimeoutMs })
      assert.equal(stdout, expected)
    })
  }
})
