import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { FileToRead, Reader, ReadOutcome } from '../../src/ports/reader.ts'
import { openReader } from '../../src/reading/process/pool.ts'

/** The real reader, which reads the same bytes once: for tests of what happens to a reading and not of reading itself. */
export async function openReaderOnce(): Promise<Reader> {
  const reader = await openReader({ readers: 1, readableFolders: [tmpdir()] })
  const outcomes = new Map<string, Promise<ReadOutcome>>()
  const readOnce = async (file: FileToRead): Promise<ReadOutcome> => {
    const bytes = createHash('sha256').update(await readFile(file.path))
    const key = `${bytes.digest('hex')} ${file.mime} ${file.docTypeHint}`
    const known = outcomes.get(key) ?? readOne(file)
    outcomes.set(key, known)
    return known
  }
  const readOne = async (file: FileToRead): Promise<ReadOutcome> => {
    const [outcome] = await reader.read([file], { signal: new AbortController().signal })
    return outcome!
  }
  return { ...reader, read: (files) => Promise.all(files.map(readOnce)) }
}
