import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { it } from 'node:test'
import { format, resolveConfig } from 'prettier'
import { printConsoleTypes } from '../../tools/console/print-types.ts'

it('the console’s types of operations are those of the description', async () => {
  const file = path.join(import.meta.dirname, '../../console/src/api/operations.ts')
  const written = await format(printConsoleTypes(), { ...(await resolveConfig(file)), filepath: file })
  assert.equal(await readFile(file, 'utf8'), written, 'run npm run console:types')
})
