import { access, open, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { errors } from '../../contract/errors.ts'

/** Written to the disk at once. */
const bufferedCharactersMax = 256 * 1024
const fileMode = 0o600

/** A file that is being written beside its place. */
export interface FileDraft {
  /** Where it is until it is whole. */
  readonly path: string
  /** Puts a text at its end; wait for it, so that memory stays bounded. */
  write(text: string): Promise<void>
  /** Until then the last texts may be in memory only. */
  flush(): Promise<void>
}

/**
 * Makes a file of text that appears whole or not at all: it is written beside its place with mode 0600, synced and renamed.
 * Answers what `work` does. Throws the refusals of a path that is taken or cannot be written.
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
    const answer = await work({
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
    return answer
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
