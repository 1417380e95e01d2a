import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { inspectSandbox } from '../../../src/reading/process/sandbox-report.ts'
import { EscapeGround } from '../support/escapes.ts'

const isRoot = process.getuid?.() === 0
/** Escapes that succeed without the sandbox on any machine; 71 of 76 as root and 48 as a user on ours. */
const provenMin = isRoot ? 60 : 35
const triedMin = 75
const rootOnly = isRoot ? false : 'UNTESTED: the tests do not run as root'

const { open, missing } = await inspectSandbox(null)
/** A kernel without Landlock or seccomp proves nothing: the run says so. */
const skip =
  open.length === 0 ? false : `UNTESTED: this system leaves open ${open.join(', ')}; ${JSON.stringify(missing)}`

describe('hostile native code in a reading process', { skip }, () => {
  let ground: EscapeGround
  before(async () => void (ground = await new EscapeGround().open()))
  after(() => ground.close())

  test('escapes in most of the ways that are tried when nothing holds it', async () => {
    const escaped = await ground.succeed({ as: isRoot ? 'root' : 'user', launcher: 'none' })
    assert.ok(ground.names.length >= triedMin)
    assert.ok(escaped.length >= provenMin, `${escaped.length} succeed: ${escaped.join(', ')}`)
  })

  test('escapes in none of them as the child of a server that runs as root', { skip: rootOnly }, async () => {
    assert.deepEqual(await ground.succeed({ as: 'root', launcher: 'with' }), [])
  })

  test('escapes in none of them when a uid of its own is not possible', { skip: rootOnly }, async () => {
    assert.deepEqual(await ground.succeed({ as: 'root', launcher: 'with', without: ['own uid'] }), [])
  })

  test('escapes in none of them as the child of a server that runs as a user', async () => {
    assert.deepEqual(await ground.succeed({ as: 'user', launcher: 'with' }), [])
  })

  test('reads files and nothing more without Landlock', async () => {
    const without = ['own uid', 'no capabilities', 'landlock files'] as const
    const escaped = await ground.succeed({ as: isRoot ? 'root' : 'user', launcher: 'with', without })
    assert.ok(escaped.includes('reads the secret of the installation'))
    for (const name of escaped) assert.match(name, /^(reads|lists|opens) /)
  })
})
