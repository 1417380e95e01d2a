import { createHash, createSecretKey, hkdfSync } from 'node:crypto'
import type { Keyring, SecretVersion } from '../../ports/secrets.ts'
import { addSecretVersion, loadSecretFile } from './secret-file.ts'

const derivedBytes = 32
const idLength = 8

/** The versions of the configured secret, or of the generated one in the data folder. */
export async function openKeyring(configured: readonly string[] | null, dataDir: string): Promise<Keyring> {
  if (configured !== null) return deriveKeys(...configured)
  const load = async () => (await loadSecretFile(dataDir)).map(deriveVersion)
  return keyring(await load(), { source: 'file', load, add: () => addSecretVersion(dataDir) })
}

/** A keyring of secrets that are given, the newest first. */
export function deriveKeys(...secrets: readonly string[]): Keyring {
  const versions = secrets.map(deriveVersion)
  return keyring(versions, {
    source: 'settings',
    load: async () => versions,
    add: () => Promise.reject(new Error('a secret of the settings is changed in the settings')),
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
      if (newest === undefined) throw new Error('there is no secret')
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

/** One key a use, by HKDF-SHA256 (RFC 5869). */
function deriveVersion(secret: string): SecretVersion {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `gatehouse:${use}`, derivedBytes))
  const pepper = derive('api-key')
  return {
    id: createHash('sha256').update(pepper).digest('hex').slice(0, idLength),
    pepper: createSecretKey(pepper),
    entryMac: createSecretKey(derive('document-seal')),
    wrap: createSecretKey(derive('workspace-key')),
    checkpoint: derive('audit-checkpoint'),
  }
}
