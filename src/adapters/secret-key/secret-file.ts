import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { secretLines } from './secret-lines.ts'

const fileName = 'secret.key'
const fileMode = 0o600
const secretBytes = 32
/** Characters of the shortest secret that is taken. */
const secretLengthMin = 32

/** Where a generated secret lives. */
export function secretFile(dataDir: string): string {
  return path.join(dataDir, fileName)
}

/**
 * The versions of the generated secret, newest first; made at first start and kept in the data folder with mode 0600. Two
 * processes that start at once agree on one. Losing the file makes every API key invalid and everything sealed unreadable.
 */
export async function loadSecretFile(dataDir: string): Promise<readonly string[]> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = secretFile(dataDir)
  return (await readSecrets(file)) ?? createFile(file)
}

/**
 * Puts a new version before those that are there. The file is replaced whole: a crash leaves the old or the new one. The
 * caller sees to it that no two processes do this at once.
 */
export async function addSecretVersion(dataDir: string): Promise<void> {
  const file = secretFile(dataDir)
  const versions = await readSecrets(file)
  if (versions === null) throw new Error(`${fileName} is gone from the data folder: restore it from a backup`)
  const aside = await writeAside(file, [newSecret(), ...versions])
  await rename(aside, file)
  await syncFolder(dataDir)
}

async function readSecrets(file: string): Promise<readonly string[] | null> {
  try {
    const versions = secretLines(await readFile(file, 'utf8'))
    const whole = versions.length > 0 && versions.every((secret) => secret.length >= secretLengthMin)
    if (!whole) throw new Error(`${fileName} in the data folder is damaged: restore it from a backup`)
    return versions
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Linked into place: it is there whole or not at all, and the first of two writers wins. */
async function createFile(file: string): Promise<readonly string[]> {
  const aside = await writeAside(file, [newSecret()])
  try {
    await link(aside, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(aside, { force: true })
  }
  const secrets = await readSecrets(file)
  if (secrets === null) throw new Error('the secret that was just written is gone')
  return secrets
}

async function writeAside(file: string, versions: readonly string[]): Promise<string> {
  const aside = `${file}.${process.pid}`
  await rm(aside, { force: true })
  const handle = await open(aside, 'wx', fileMode)
  try {
    await handle.chmod(fileMode)
    await handle.writeFile(versions.map((secret) => `${secret}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  return aside
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url')
}
