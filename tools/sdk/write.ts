/** Writes the generated files of sdk/: `npm run sdk:types`. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { printOperations, printTypes } from './print-types.ts'

for (const [name, text] of [
  ['types.ts', printTypes()],
  ['operations.ts', printOperations()],
] as const) {
  const file = path.join(import.meta.dirname, '../../sdk', name)
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}
