import { createHash } from 'node:crypto'
import { access, open, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { errors } from '../../contract/errors.ts'
import { readLines, type Line } from './read.ts'

/** Written to the disk at once. */
const bufferedBytesMax = 256 * 1024
const fileMode = 0o600

/** A file of JSON lines that is being written. */
export interface LineDraft {
  /** Puts one value as a line of JSON; wait for it, so that memory stays bounded. */
  put(value: unknown): Promise<void>
  /** The lines so far, from the first. */
  reread(): AsyncGenerator<Line>
}

/**
 * Makes a file of JSON lines that ends in `{"end":…}`: what `write` answers, the number of lines before it and their
 * SHA-256. The file appears whole or not at all: it is written beside its place with mode 0600, synced and renamed.
 * Throws the refusals of a path that is taken or cannot be written.
 */
export async function writeLineFile(target: string, write: (draft: LineDraft) => Promise<object>): Promise<number> {
  await refuseTaken(target)
  const draft = `${target}.partial`
  const handle = await openDraft(draft)
  const hash = createHash('sha256')
  let [buffered, bytes, lines] = ['', 0, 0]
  async function flush(): Promise<void> {
    hash.update(buffered)
    await handle.writeFile(buffered)
    buffered = ''
    bytes = 0
  }
  try {
    const end = await write({
      async put(value) {
        const line = `${JSON.stringify(value)}\n`
        buffered += line
        bytes += line.length
        lines++
        if (bytes >= bufferedBytesMax) await flush()
      },
      async *reread() {
        await flush()
        yield* readLines(draft)
      },
    })
    await flush()
    await handle.writeFile(`${JSON.stringify({ end: { ...end, lines, sha256: hash.digest('hex') } })}\n`)
    await handle.sync()
    await handle.close()
    await refuseTaken(target)
    await rename(draft, target)
    await syncFolder(path.dirname(target))
    return lines
  } catch (error) {
    await handle.close().catch(() => {}) // closed already when the rename failed
    await rm(draft, { force: true })
    throw error
  }
}

/** Emptied when a run that was cut off left it. */
async function openDraft(draft: string): Promise<FileHandle> {
  try {
    return await open(draft, 'w', fileMode)
  } catch (error) {
    throw error instanceof Error && 'code' in error ? errors.fileNotWritable(String(error.code)) : error
  }
}

async function refuseTaken(target: string): Promise<void> {
  const taken = await access(target).then(
    () => true,
    () => false,
  )
  if (taken) throw errors.fileTaken()
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
