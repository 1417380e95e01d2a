import { createHash, randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const tokenBytes = 32
/** Longest path of a Unix socket: 107 bytes on Linux, 103 elsewhere. */
const socketPathBytesMax = 103
const socketName = 'control.sock'
const placeName = 'control.place'
const tokenName = 'control.token'

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

/**
 * A token for this run of the server, in a file of mode 0600 in the data folder: a process that reaches the socket and not the
 * folder can ask nothing. docs/operations.md#control-socket.
 */
export async function recordToken(dataDir: string): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  const place = path.join(dataDir, tokenName)
  // Renamed into place, so that the rights of an earlier file do not stay and no command reads half a token.
  await writeFile(`${place}.next`, token, { mode: 0o600 })
  await rename(`${place}.next`, place)
  return token
}

/** The running server's token; null when no server recorded one or this user cannot read it. */
export async function recordedToken(dataDir: string): Promise<string | null> {
  return readRecorded(dataDir, tokenName)
}

/** Removes what a server recorded when it stops. */
export async function forgetPlace(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, placeName), { force: true })
  await rm(path.join(dataDir, tokenName), { force: true })
}

/** Recorded path of the running server's socket; null when no server recorded one. */
export async function recordedPlace(dataDir: string): Promise<string | null> {
  return readRecorded(dataDir, placeName)
}

async function readRecorded(dataDir: string, name: string): Promise<string | null> {
  try {
    return (await readFile(path.join(dataDir, name), 'utf8')).trim()
  } catch {
    return null
  }
}
