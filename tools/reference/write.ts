/** Writes docs/reference and docs/sandbox.md from the code: `npm run reference`. Pages that nothing describes any more are removed. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sandboxPage } from '../sandbox/page.ts'
import { referencePages } from './pages.ts'

const folder = path.join(import.meta.dirname, '../../docs/reference')

await rm(folder, { recursive: true, force: true })
for (const [name, text] of referencePages()) {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
await writeFile(path.join(folder, '../sandbox.md'), sandboxPage())
