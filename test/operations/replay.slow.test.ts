import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

const bench = path.join(import.meta.dirname, '../faults/replay.ts')

/** The short form of `npm run faults -- replay`, on the engine under test. */
test('verdicts of generated clients, stored by a process that ended, are the same byte for byte in another', async () => {
  const engine = process.env['TEST_DATABASE_URL'] === undefined ? 'embedded' : 'server'
  const words = [bench, '--verdicts', '90', '--engine', engine]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  assert.match(stdout, /^replayed 90 in .*: 90 identical,/m)
})
