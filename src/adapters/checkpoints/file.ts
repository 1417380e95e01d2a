import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import type { Checkpoints } from '../../ports/checkpoints.ts'

const fileMode = 0o600
const folderMode = 0o700

/** Where the checkpoints of an installation are kept. */
export function checkpointFile(dataDir: string): string {
  return path.join(dataDir, 'audit', 'checkpoints.jsonl')
}

/**
 * Checkpoints in a file of JSON lines, which is made at the first append. Two processes may append to it at once.
 * `onAppended` hears of each line that is on the disk, so that the log has a copy.
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
        // One write, so that lines of another process stand before or after these and never between.
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
        const { bytesWritten } = await handle.write(bytes)
        if (bytesWritten < bytes.length) {
          // A disk that became full: a line cut short would spoil the next. Another process may have appended meanwhile.
          if ((await handle.stat()).size === size + bytesWritten) await handle.truncate(size)
          throw new Error('the checkpoints were not written whole')
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

/** Makes the names in a folder outlive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
