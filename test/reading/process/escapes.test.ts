import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openReader } from '../../../src/reading/process/pool.ts'
import { inspectSandbox } from '../../../src/reading/process/sandbox-report.ts'
import { nodeEscapes, type Targets } from '../children/node-escapes.ts'
import { EscapeGround } from '../support/escapes.ts'

/** One of each kind; all of them are in escapes.slow.test.ts. */
const core = [
  'connects to the control socket',
  'creates a file of its own',
  'executes a shell',
  'reads the secret of the installation',
  'signals the server',
]
const { open } = await inspectSandbox(null)
const skip = open.length === 0 ? false : `UNTESTED: this system leaves open ${open.join(', ')}`

test('hostile native code reads no secret, writes, connects, signals and executes nothing', { skip }, async () => {
  const ground = await new EscapeGround().open()
  try {
    const as = process.getuid?.() === 0 ? 'root' : 'user'
    assert.deepEqual(await ground.succeed({ as, launcher: 'none' }, core), core)
    assert.deepEqual(await ground.succeed({ as, launcher: 'with' }, core), [])
  } finally {
    await ground.close()
  }
})

test('hostile JavaScript in a reading process escapes in no way that Node.js offers', { skip }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'node-escapes-'))
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  const childPath = fileURLToPath(new URL('../children/node-escapes.ts', import.meta.url))
  const reader = await openReader({ readers: 1, childPath })
  try {
    await new Promise((listening) => server.once('listening', listening))
    const secret = path.join(folder, 'secret.key')
    writeFileSync(secret, 'secret')
    const { port } = server.address() as AddressInfo
    const targets: Targets = { secret, folder, port, pid: process.pid }
    const all = await nodeEscapes(targets)
    assert.equal(all.length, 10)
    const file = path.join(folder, 'targets.json')
    writeFileSync(file, JSON.stringify(targets))
    const asked = { path: file, mime: 'image/png', docTypeHint: null } as const
    const [outcome] = await reader.read([asked], { signal: new AbortController().signal })
    assert.ok(outcome?.status === 'read')
    assert.deepEqual(outcome.reading.fields, { tried: '10', escaped: '' })
  } finally {
    await reader.close()
    server.close()
    rmSync(folder, { recursive: true })
  }
})

test('the native OCR program runs in its own profile, and no other program does', { skip }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'native-'))
  const childPath = fileURLToPath(new URL('../children/native-program.ts', import.meta.url))
  // Prints its arguments, which are no words, and succeeds.
  const reader = await openReader({ readers: 1, childPath, nativeOcr: '/bin/echo' })
  try {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    const asked = { path: file, mime: 'image/png', docTypeHint: null } as const
    const [outcome] = await reader.read([asked], { signal: new AbortController().signal })
    assert.ok(outcome?.status === 'read')
    assert.deepEqual(outcome.reading.fields, { program: 'ran', other: 'EACCES' })
  } finally {
    await reader.close()
    rmSync(folder, { recursive: true })
  }
})
