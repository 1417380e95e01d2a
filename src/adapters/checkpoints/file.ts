import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Checkpoints } from '../../ports/checkpoints.ts'

const fileMode = 0o600
const folderMode = 0o700
/** Read at once from the end. */
const blockBytes = 64 * 1024

/** Path of an installation's checkpoint file. */
export function checkpointFile(dataDir: string): string {
  return path.join(dataDir, 'audit', 'checkpoints.jsonl')
}

/** Path of the newest signed ends, beside the checkpoints. */
export function endsFile(file: string): string {
  return path.join(path.dirname(file), 'ends.jsonl')
}

/**
 * Checkpoints in a file of JSON lines, created at the first append. Several processes may append at once.
 * `onAppended` gets each line once it is synced, to copy it to the log.
 */
export function openFileCheckpoints(file: string, onAppended: (line: string) => void = () => {}): Checkpoints {
  return {
    async append(lines) {
      if (lines.length === 0) return
      const made = await mkdir(path.dirname(file), { recursive: true, mode: folderMode })
      const handle = await open(file, 'a', fileMode)
      try {
        const { size } = await handle.stat()
        const isNew = size === 0
        // One write, so that lines of another process never come between these.
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
        const { bytesWritten } = await handle.write(bytes)
        if (bytesWritten < bytes.length) {
          // On a full disk a partial line would corrupt the next. Another process may have appended since.
          if ((await handle.stat()).size === size + bytesWritten) await handle.truncate(size)
          throw new Error('the checkpoints were written in part: the disk may be full; free disk space')
        }
        await handle.sync()
        if (isNew) await syncFolder(path.dirname(file))
        if (made !== undefined) await syncFolder(path.dirname(made))
        lines.forEach(onAppended)
      } finally {
        await handle.close()
      }
    },
    async *read() {
      const handle = await open(file, 'r').catch(nullIfMissing)
      if (handle === null) return
      for await (const line of handle.readLines()) if (line !== '') yield line
    },
    async *readBack() {
      const handle = await open(file, 'r').catch(nullIfMissing)
      if (handle === null) return
      try {
        yield* linesFromEnd(handle)
      } finally {
        await handle.close()
      }
    },
    async ends() {
      const text = await readFile(endsFile(file), 'utf8').catch(nullIfMissing)
      return (text ?? '').split('\n').filter((line) => line !== '')
    },
    async keepEnds(lines) {
      const folder = path.dirname(file)
      await mkdir(folder, { recursive: true, mode: folderMode })
      const aside = `${endsFile(file)}.${randomUUID()}`
      try {
        const handle = await open(aside, 'wx', fileMode)
        try {
          await handle.writeFile(lines.map((line) => `${line}\n`).join(''))
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(aside, endsFile(file))
        await syncFolder(folder)
      } finally {
        await rm(aside, { force: true })
      }
    },
  }
}

async function* linesFromEnd(handle: FileHandle): AsyncGenerator<string> {
  let { size: position } = await handle.stat()
  let rest = Buffer.alloc(0)
  while (position > 0) {
    const block = Buffer.alloc(Math.min(blockBytes, position))
    position -= block.length
    await handle.read(block, 0, block.length, position)
    const text = Buffer.concat([block, rest])
    // The first line of the block may begin in the one before.
    const from = position === 0 ? 0 : text.indexOf('\n') + 1
    if (position > 0 && from === 0) {
      rest = text
      continue
    }
    rest = text.subarray(0, from)
    for (const line of text.subarray(from).toString().split('\n').toReversed()) if (line !== '') yield line
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Syncs a folder, so that its entries survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
