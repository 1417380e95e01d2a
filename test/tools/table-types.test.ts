import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { printTables } from '../../tools/table-types.ts'

test('tables.ts matches the migrations', async () => {
  const written = await readFile(new URL('../../src/store/tables.ts', import.meta.url), 'utf8')
  assert.equal(written, await printTables(), 'run: npm run tables')
})
