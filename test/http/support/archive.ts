import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readDirectory } from '../../../src/operations/evidence/read-zip.ts'

/** A file of an archive with its bytes, and where they start. */
export interface FoundContent {
  readonly name: string
  readonly start: number
  readonly content: Buffer
}

/** The files of an archive in their order. */
export async function archiveFiles(bytes: Buffer): Promise<readonly FoundContent[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-archive-'))
  const file = path.join(folder, 'archive.zip')
  await writeFile(file, bytes)
  const handle = await open(file)
  try {
    return (await readDirectory(handle)).map(({ name, offset, sizeBytes }) => {
      const start = offset + 30 + name.length
      return { name, start, content: bytes.subarray(start, start + sizeBytes) }
    })
  } finally {
    await handle.close()
    await rm(folder, { recursive: true })
  }
}
