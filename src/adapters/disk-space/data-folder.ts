import { randomBytes } from 'node:crypto'
import { rmSync, statfsSync, statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DiskFull, type DiskSpace } from '../../ports/disk-space.ts'

const mb = 1024 * 1024
/** Disk space that case writes and uploads leave to the database: four segments of its log. */
const reserveBytesMax = 64 * mb
/** Size of the spare file: what recovery writes, which is two segments of the log and some pages. */
const spareBytesMax = 40 * mb
/** On a small disk, each takes at most this part of it. */
const partOfDiskMax = 1 / 8
const pieceBytes = mb
/** Time between two attempts to write the spare file. */
const betweenTriesMs = 10_000
const fileMode = 0o600

/** Name of the spare file in the data folder. */
export const spareName = 'spare-room'

/** Bytes reserved for the database and bytes of the spare file, by the size of the disk. */
export function shareOf(diskBytes: number): { readonly reserveBytes: number; readonly spareBytes: number } {
  const part = Math.floor(diskBytes * partOfDiskMax)
  return { reserveBytes: Math.min(reserveBytesMax, part), spareBytes: Math.min(spareBytesMax, part) }
}

/** Disk space of a data folder, with a spare file that holds some in reserve. */
export interface DataFolderDiskSpace extends DiskSpace {
  /** Writes the spare file in the background, unless it exists or the disk is full. */
  keepSpare(): void
  /** Waits for a write in progress; the file stays. */
  close(): Promise<void>
}

/**
 * Watches the file system of an existing folder. Other programs may fill it beyond the reserve. The spare file is then
 * deleted, so that a database that stopped on the full disk can open; it is written again when there is disk space.
 * `warn` is called when it is released and when it cannot be written.
 */
export function watchDiskSpace(folder: string, warn: (message: string) => void): DataFolderDiskSpace {
  const spare = join(folder, spareName)
  let keptBytes = sizeOf(spare)
  let making: Promise<void> | null = null
  let makeFrom = 0
  /** The file was released while it was being written. */
  let released = false
  let closing = false

  /** While the spare file is incomplete, its missing bytes must be free in addition to the reserve. */
  function measure(): { readonly spareBytes: number; readonly enough: boolean } {
    const { bavail, blocks, bsize } = statfsSync(folder)
    const { reserveBytes, spareBytes } = shareOf(blocks * bsize)
    const lacking = Math.max(0, spareBytes - keptBytes)
    return { spareBytes, enough: bavail * bsize >= reserveBytes + lacking }
  }

  function keepSpare(): void {
    const { spareBytes, enough } = measure()
    if (!enough || keptBytes >= spareBytes || making !== null || closing || performance.now() < makeFrom) return
    making = makeSpare(spareBytes).finally(() => (making = null))
  }

  async function makeSpare(spareBytes: number): Promise<void> {
    makeFrom = performance.now() + betweenTriesMs
    released = false
    try {
      const file = await open(spare, 'a', fileMode)
      try {
        // Random bytes: a compressing file system would reserve nothing for zeros.
        const piece = randomBytes(pieceBytes)
        while (keptBytes < spareBytes && !released && !closing) {
          const next = piece.subarray(0, Math.min(pieceBytes, spareBytes - keptBytes))
          await file.appendFile(next)
          keptBytes += next.length
        }
        await file.sync()
      } finally {
        await file.close()
      }
    } catch {
      await rm(spare, { force: true })
      warn('the spare file for the database could not be written: free disk space; it is tried again')
    }
    keptBytes = sizeOf(spare)
  }

  return {
    keepSpare,

    expect() {
      const { spareBytes, enough } = measure()
      if (!enough)
        throw new DiskFull(
          'The disk of the data folder is full; the rest is reserved for the database. Free disk space.',
        )
      if (keptBytes < spareBytes) keepSpare()
    },

    release() {
      if (sizeOf(spare) === 0) return false
      released = true
      rmSync(spare)
      keptBytes = 0
      makeFrom = performance.now() + betweenTriesMs
      warn('the database did not open, so the spare file was deleted: free disk space')
      return true
    },

    async close() {
      closing = true
      await making
    },
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
