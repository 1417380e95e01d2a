import { randomBytes } from 'node:crypto'
import { rmSync, statfsSync, statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DiskFull, type DiskSpace } from '../../ports/disk-space.ts'

const mb = 1024 * 1024
/** Room that filings and uploads leave to the database: four segments of its log. */
const reserveBytesMax = 64 * mb
/** Kept in a file of its own: what recovery writes, two segments of the log and some pages. */
const spareBytesMax = 40 * mb
/** Of a small disk neither takes more than this part. */
const partOfDiskMax = 1 / 8
const pieceBytes = mb
/** A spare that could not be made is tried again after this long. */
const betweenTriesMs = 10_000
const fileMode = 0o600

/** Where the spare is, in the data folder. */
export const spareName = 'spare-room'

/** How much of a disk of that size is left to the database, and how much is kept aside in a file. */
export function shareOf(diskBytes: number): { readonly reserveBytes: number; readonly spareBytes: number } {
  const part = Math.floor(diskBytes * partOfDiskMax)
  return { reserveBytes: Math.min(reserveBytesMax, part), spareBytes: Math.min(spareBytesMax, part) }
}

/** The room of a data folder, with the file that keeps some of it aside. */
export interface DataFolderDiskSpace extends DiskSpace {
  /** Makes that file in the background, unless it is there or there is no room for it. */
  keepSpare(): void
  /** Waits for what is under way; the file stays. */
  close(): Promise<void>
}

/**
 * Watches the file system of a folder that is there. Other programs may fill it past the reserve; the spare is for that:
 * a database that stopped for lack of room opens once it is given back. It is made again when there is room for it.
 * `warn` hears when it is given back and when it cannot be made.
 */
export function watchDiskSpace(folder: string, warn: (message: string) => void): DataFolderDiskSpace {
  const spare = join(folder, spareName)
  let keptBytes = sizeOf(spare)
  let making: Promise<void> | null = null
  let makeFrom = 0
  /** The file was given back while it was being made. */
  let given = false
  let closing = false

  /** While the spare is not whole, what it lacks must be free besides the reserve. */
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
    given = false
    try {
      const file = await open(spare, 'a', fileMode)
      try {
        // Not zeros: a file system that packs its files would keep nothing aside for them.
        const piece = randomBytes(pieceBytes)
        while (keptBytes < spareBytes && !given && !closing) {
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
      warn('no spare room could be kept for the database')
    }
    keptBytes = sizeOf(spare)
  }

  return {
    keepSpare,

    expect() {
      const { spareBytes, enough } = measure()
      if (!enough) throw new DiskFull('The disk of the data folder is full but for what the database needs')
      if (keptBytes < spareBytes) keepSpare()
    },

    release() {
      if (sizeOf(spare) === 0) return false
      given = true
      rmSync(spare)
      keptBytes = 0
      makeFrom = performance.now() + betweenTriesMs
      warn('spare room was given to the database, which did not open')
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
