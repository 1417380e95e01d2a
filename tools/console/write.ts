/** Writes the generated file of console/: `npm run console:types`. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { printConsoleTypes } from './print-types.ts'

const file = path.join(import.meta.dirname, '../../console/src/api/operations.ts')
await writeFile(file, await format(printConsoleTypes(), { ...(await resolveConfig(file)), filepath: file }))
