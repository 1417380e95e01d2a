import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'

const program = path.join(import.meta.dirname, 'programs/screen-at-low-priority.ts')

describe('the thread of long screenings', () => {
  it('screens under a user without privileges whose process runs at nice 10', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 60_000 })
    assert.equal(stdout, '13\n')
  })
})
