import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import type { Checkpoints } from '../../ports/checkpoints.ts'

const fileMode = 0o600
const folderMode = 0o700

/** Path of an installation's checkpoint file. */
export function checkpointFile(dataDir: string): string {
  return path.join(dataDir, 'audit', 'checkpoints.jsonl')
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
      const handle = await open(file, 'r').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      })
      if (handle === null) return
      for await (const line of handle.readLines()) if (line !== '') yield line
    },
  }
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
