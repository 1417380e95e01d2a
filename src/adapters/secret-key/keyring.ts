import { createHash, createSecretKey, hkdfSync } from 'node:crypto'
import type { Keyring, SecretVersion } from '../../ports/secrets.ts'
import { addSecretVersion, findSecretFile, loadSecretFile, secretFileMissing } from './secret-file.ts'

const derivedBytes = 32
const idLength = 8

/**
 * Keyring of the configured secret, or of the generated one in the data folder, which is made when it is missing: only for an
 * installation that has no data yet.
 */
export async function openKeyring(configured: readonly string[] | null, dataDir: string): Promise<Keyring> {
  if (configured === null) await loadSecretFile(dataDir)
  const found = await findKeyring(configured, dataDir)
  if (found === null) throw secretFileMissing()
  return found
}

/** Keyring of the configured secret, or of the one in the data folder; null when there is none. Writes nothing. */
export async function findKeyring(configured: readonly string[] | null, dataDir: string): Promise<Keyring | null> {
  if (configured !== null) return deriveKeys(...configured)
  const load = async () => (await findSecretFile(dataDir))?.map(deriveVersion) ?? null
  const found = await load()
  if (found === null) return null
  const again = async () => {
    const versions = await load()
    if (versions === null) throw secretFileMissing()
    return versions
  }
  return keyring(found, { source: 'file', load: again, add: () => addSecretVersion(dataDir) })
}

/** A keyring of the given secrets, newest first. */
export function deriveKeys(...secrets: readonly string[]): Keyring {
  const versions = secrets.map(deriveVersion)
  return keyring(versions, {
    source: 'settings',
    load: async () => versions,
    add: () =>
      Promise.reject(
        new Error('the secret is set by GATEHOUSE_SECRET_KEY: change it there; docs/operations.md#the-secret'),
      ),
  })
}

function keyring(
  first: readonly SecretVersion[],
  world: {
    readonly source: Keyring['source']
    readonly load: () => Promise<readonly SecretVersion[]>
    readonly add: () => Promise<void>
  },
): Keyring {
  let versions = first
  return {
    source: world.source,
    get versions() {
      return versions
    },
    get newest() {
      const [newest] = versions
      if (newest === undefined) throw new Error('the keyring has no secret')
      return newest
    },
    async find(id) {
      const known = versions.find((version) => version.id === id)
      if (known !== undefined || world.source === 'settings') return known ?? null
      versions = await world.load()
      return versions.find((version) => version.id === id) ?? null
    },
    async refresh() {
      versions = await world.load()
    },
    async addVersion() {
      await world.add()
      versions = await world.load()
    },
  }
}

/** One key per use, by HKDF-SHA256 (RFC 5869). */
function deriveVersion(secret: string): SecretVersion {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `gatehouse:${use}`, derivedBytes))
  const pepper = derive('api-key')
  return {
    id: createHash('sha256').update(pepper).digest('hex').slice(0, idLength),
    pepper: createSecretKey(pepper),
    entryMac: createSecretKey(derive('document-seal')),
    wrap: createSecretKey(derive('workspace-key')),
    checkpoint: derive('audit-checkpoint'),
    backup: createSecretKey(derive('backup')),
    fingerprint: derive('fingerprint'),
  }
}
