import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Longest path of a Unix socket: 107 bytes on Linux, 103 elsewhere. */
const socketPathBytesMax = 103
const socketName = 'control.sock'
const placeName = 'control.place'

/**
 * Path of the server's control socket: in the data folder, or in the temporary directory when that path is too long
 * for a socket. docs/operations.md#one-process-or-many.
 */
export function socketPath(dataDir: string): string {
  const inside = path.join(dataDir, socketName)
  if (Buffer.byteLength(inside) <= socketPathBytesMax) return inside
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return path.join(os.tmpdir(), `gatehouse-${name}.sock`)
}

/** Records the path of the socket, for commands with another temporary directory. */
export async function recordPlace(dataDir: string, place: string): Promise<void> {
  await writeFile(path.join(dataDir, placeName), place, { mode: 0o600 })
}

export async function forgetPlace(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, placeName), { force: true })
}

/** Recorded path of the running server's socket; null when no server recorded one. */
export async function recordedPlace(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(path.join(dataDir, placeName), 'utf8')).trim()
  } catch {
    return null
  }
}
