import { access, open, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { errors } from '../../contract/errors.ts'

/** Characters buffered before a write. */
const bufferedCharactersMax = 256 * 1024
const fileMode = 0o600

/** A file that is being written under a temporary name. */
export interface FileDraft {
  /** The temporary path. */
  readonly path: string
  /** Appends a text. Await it to keep memory bounded. */
  write(text: string): Promise<void>
  /** Writes the buffered texts to the file. */
  flush(): Promise<void>
}

/**
 * Writes a text file that appears whole or not at all: it is written under a temporary name with mode 0600, synced and renamed.
 * Returns the result of `work`. Throws the refusals for a path that exists or cannot be written.
 */
export async function writeNewFile<T>(target: string, work: (draft: FileDraft) => Promise<T>): Promise<T> {
  await refuseTaken(target)
  const draft = `${target}.partial`
  const handle = await openDraft(draft)
  let buffered = ''
  async function flush(): Promise<void> {
    await handle.writeFile(buffered)
    buffered = ''
  }
  try {
    const result = await work({
      path: draft,
      flush,
      async write(text) {
        buffered += text
        if (buffered.length >= bufferedCharactersMax) await flush()
      },
    })
    await flush()
    await handle.sync()
    await handle.close()
    await refuseTaken(target)
    await rename(draft, target)
    await syncFolder(path.dirname(target))
    return result
  } catch (error) {
    await handle.close().catch(() => {}) // already closed when the rename failed
    await rm(draft, { force: true })
    throw error
  }
}

/** Empties a draft that an interrupted run left. */
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
