import { readFileSync } from 'node:fs'
import type { ArchiveFile } from './zip-stream.ts'

/** The page that verifies an archive in a browser, without this program. docs/evidence.md#verify. */
export const verifyPage: ArchiveFile = {
  name: 'verify.html',
  content: readFileSync(new URL('./verify.html', import.meta.url)),
}
