import { createHash } from 'node:crypto'
import { access, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Written to the disk at once. */
const bufferedBytesMax = 256 * 1024
const fileMode = 0o600

/** Puts one value as a line of JSON; wait for it, so that memory stays bounded. */
export type PutLine = (value: unknown) => Promise<void>

/**
 * Makes a file of JSON lines that ends in `{"end":…}`: what `write` answers, the number of lines before it and their
 * SHA-256. The file appears whole or not at all: it is written beside its place with mode 0600, synced and renamed.
 * Throws when the path is taken or cannot be written.
 */
export async function writeLineFile(target: string, write: (put: PutLine) => Promise<object>): Promise<number> {
  await refuseTaken(target)
  const draft = `${target}.partial`
  const handle = await open(draft, 'w', fileMode)
  const hash = createHash('sha256')
  let [buffered, bytes, lines] = ['', 0, 0]
  async function flush(): Promise<void> {
    hash.update(buffered)
    await handle.writeFile(buffered)
    buffered = ''
    bytes = 0
  }
  try {
    const end = await write(async (value) => {
      const line = `${JSON.stringify(value)}\n`
      buffered += line
      bytes += line.length
      lines++
      if (bytes >= bufferedBytesMax) await flush()
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

async function refuseTaken(target: string): Promise<void> {
  const taken = await access(target).then(
    () => true,
    () => false,
  )
  if (taken) throw new Error(`${target} is there already: name a new file`)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
