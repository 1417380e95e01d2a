import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { secretLines } from './secret-lines.ts'

const fileName = 'secret.key'
const fileMode = 0o600
const secretBytes = 32
/** Shortest accepted secret, in characters. */
const secretLengthMin = 32

/** Path of a generated secret. */
export function secretFile(dataDir: string): string {
  return path.join(dataDir, fileName)
}

/**
 * The versions of the generated secret, newest first; created at the first start in the data folder with mode 0600. Two
 * processes that start at once use the same one. Without the file no API key is valid and no sealed data readable.
 */
export async function loadSecretFile(dataDir: string): Promise<readonly string[]> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = secretFile(dataDir)
  return (await readSecrets(file)) ?? createFile(file)
}

/** The versions of the secret file, newest first; null when there is no file. Writes nothing. */
export function findSecretFile(dataDir: string): Promise<readonly string[] | null> {
  return readSecrets(secretFile(dataDir))
}

/** What is thrown when the file is gone. A new one would open nothing of what is stored. */
export function secretFileMissing(): Error {
  return new Error(`${fileName} is missing from the data folder: restore your copy of it`)
}

/**
 * Prepends a new version. The file is replaced atomically: a crash leaves the old or the new one. The
 * caller must ensure that only one process does this at a time.
 */
export async function addSecretVersion(dataDir: string): Promise<void> {
  const file = secretFile(dataDir)
  const versions = await readSecrets(file)
  if (versions === null) throw secretFileMissing()
  const aside = await writeAside(file, [newSecret(), ...versions])
  await rename(aside, file)
  await syncFolder(dataDir)
}

async function readSecrets(file: string): Promise<readonly string[] | null> {
  try {
    const versions = secretLines(await readFile(file, 'utf8'))
    const whole = versions.length > 0 && versions.every((secret) => secret.length >= secretLengthMin)
    if (!whole) throw new Error(`${fileName} in the data folder is damaged: restore your copy of it`)
    return versions
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Writes the file atomically with a hard link; the first of two writers wins. */
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
  if (secrets === null)
    throw new Error(
      'the new secret file disappeared from the data folder: check which program deletes it, then start again',
    )
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
