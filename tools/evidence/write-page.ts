/** Writes the hashes of the style and the script of the page that verifies evidence into its policy: `node tools/evidence/write-page.ts`. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageWithHashes } from './page-hashes.ts'

const page = path.join(import.meta.dirname, '../../src/operations/evidence/verify.html')
await writeFile(page, pageWithHashes(await readFile(page, 'utf8')))
