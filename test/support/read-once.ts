import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FileToRead, Reader, ReadOutcome } from '../../src/ports/reader.ts'
import { openReader } from '../../src/reading/process/pool.ts'

/** These tests are not about time: a machine that does other work may take long to read. */
const deadlineMs = 180_000

/** The real reader, which reads the same bytes once: for tests of what happens to a reading and not of reading itself. */
export async function openReaderOnce(): Promise<Reader> {
  const reader = await openReader({ readers: 1, deadlineMs })
  const outcomes = new Map<string, ReadOutcome>()
  const readOnce = async (file: FileToRead): Promise<ReadOutcome> => {
    const bytes = createHash('sha256').update(await readFile(file.path))
    const key = `${bytes.digest('hex')} ${file.mime} ${file.docTypeHint}`
    const outcome = await (outcomes.get(key) ?? readOne(file))
    if (outcome.status === 'read') outcomes.set(key, outcome)
    return outcome
  }
  const readOne = async (file: FileToRead): Promise<ReadOutcome> => {
    const [outcome] = await reader.read([file], { signal: new AbortController().signal })
    return outcome!
  }
  return { ...reader, read: (files) => Promise.all(files.map(readOnce)) }
}
