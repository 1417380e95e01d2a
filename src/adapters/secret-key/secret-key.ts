import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { DerivedKeys } from '../../ports/secrets.ts'

const fileName = 'secret.key'
const secretBytes = 32
const derivedBytes = 32

/**
 * The deployment's secret: the configured one, or one made at first start and kept in the data folder with mode 0600.
 * Two processes that start at once agree on one. Losing it makes every API key invalid.
 */
export async function loadSecret(configured: string | null, dataDir: string): Promise<string> {
  if (configured !== null) return configured
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = path.join(dataDir, fileName)
  return (await readSecret(file)) ?? createSecret(file)
}

/** Where a generated secret lives, for `doctor`. */
export function secretFile(dataDir: string): string {
  return path.join(dataDir, fileName)
}

/** One key a use, by HKDF-SHA256 (RFC 5869). */
export function deriveKeys(secret: string): DerivedKeys {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `gatehouse:${use}`, derivedBytes))
  const pepper = derive('api-key')
  return {
    pepperId: createHash('sha256').update(pepper).digest('hex').slice(0, 8),
    pepper,
    seal: derive('document-seal'),
    checkpoint: derive('audit-checkpoint'),
  }
}

async function readSecret(file: string): Promise<string | null> {
  try {
    const secret = (await readFile(file, 'utf8')).trim()
    if (secret.length < secretBytes)
      throw new Error(`${fileName} in the data folder is damaged: restore it from a backup`)
    return secret
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Written aside, synced and linked into place: it is there whole or not at all, and the first of two writers wins. */
async function createSecret(file: string): Promise<string> {
  const aside = `${file}.${process.pid}`
  const handle = await open(aside, 'w', 0o600)
  try {
    await handle.writeFile(`${randomBytes(secretBytes).toString('base64url')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await chmod(aside, 0o600)
    await link(aside, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(aside, { force: true })
  }
  const secret = await readSecret(file)
  if (secret === null) throw new Error('the secret that was just written is gone')
  return secret
}
