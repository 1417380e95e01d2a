import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, open, rm, stat, statfs, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const imageBytes = 1024 ** 3
const fillBytes = 1024 ** 2

/** A file system of its own in a file, mounted through a loop device. */
export interface Disk {
  readonly folder: string
  /** The file that the file system has written so far: what a disk would hold if the power went now. */
  readonly image: string
  unmount(): Promise<void>
}

/** Why disks cannot be made here, or null when they can: a container may have root and neither loop devices nor mounts. */
export function whyNoDisks(): Promise<string | null> {
  return whyNot('no file can be mounted as a disk here', async (scratchFolder) =>
    (await newDisk(scratchFolder, 'tried')).unmount(),
  )
}

/** Why file systems in memory cannot be made here, or null when they can. */
export function whyNoMemoryDisks(): Promise<string | null> {
  return whyNot('nothing can be mounted here', async (scratchFolder) =>
    (await newMemoryDisk(scratchFolder, 1)).unmount(),
  )
}

async function whyNot(otherwise: string, attempt: (scratchFolder: string) => Promise<void>): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'mounting needs root'
  const { scratchFolder, remove } = await newScratchFolder()
  try {
    await attempt(scratchFolder)
    return null
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    return `${otherwise}: ${said || String(error)}`
  } finally {
    await remove()
  }
}

/** A folder for images and mounts; `remove` needs every disk unmounted. */
export async function newScratchFolder(): Promise<{ readonly scratchFolder: string; remove(): Promise<void> }> {
  const scratchFolder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-disk-'))
  return { scratchFolder, remove: () => rm(scratchFolder, { recursive: true, force: true }) }
}

/**
 * A new ext4. Its own journal commits every five minutes instead of seconds, so that nothing reaches the image that the
 * program has not synced.
 */
export async function newDisk(scratchFolder: string, name: string): Promise<Disk> {
  const image = path.join(scratchFolder, `${name}.img`)
  await writeFile(image, '')
  await truncate(image, imageBytes)
  await run('mkfs.ext4', ['-q', '-F', image])
  return mountDisk(scratchFolder, name)
}

/** Mounts an image, which replays the file system's journal as after a power cut. */
export async function mountDisk(scratchFolder: string, name: string): Promise<Disk> {
  const image = path.join(scratchFolder, `${name}.img`)
  const folder = path.join(scratchFolder, name)
  await mkdir(folder, { recursive: true })
  await run('mount', ['-o', 'loop,commit=300', image, folder])
  return { folder, image, unmount: async () => void (await run('umount', [folder])) }
}

/** Copies what has been written to the image, and nothing that is still in memory. */
export async function copyImage(disk: Disk, scratchFolder: string, name: string): Promise<void> {
  await run('cp', ['--sparse=always', disk.image, path.join(scratchFolder, `${name}.img`)])
}

/** A file system in memory of a fixed size, which `resize` changes while it is used. */
export async function newMemoryDisk(scratchFolder: string, sizeMb: number) {
  const folder = path.join(scratchFolder, 'memory')
  await mkdir(folder, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder])
  return {
    folder,
    resize: async (megabytes: number) => void (await run('mount', ['-o', `remount,size=${megabytes}m`, folder])),
    unmount: async () => void (await run('umount', [folder])),
  }
}

/** Bytes of a file, 0 when it is not there. */
export async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}

/** Bytes that may still be written on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Makes a file longer until so many bytes are free on its disk; 0 leaves not even one. */
export async function fillTo(file: string, bytesFree: number): Promise<void> {
  const handle = await open(file, 'a')
  try {
    for (let left = Infinity; left > 0;) {
      left = (await freeBytes(path.dirname(file))) - bytesFree
      if (left > 0) await handle.write(Buffer.alloc(Math.min(left, fillBytes)))
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await handle.close()
  }
}
