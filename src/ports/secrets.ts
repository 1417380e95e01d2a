import type { KeyObject } from 'node:crypto'

/** Keys derived from one version of the deployment's secret, one for each use. */
export interface SecretVersion {
  /** Stored with MACs of API keys and wrapped workspace keys, to find the version that made them. */
  readonly id: string
  /** Keys the MACs of API keys. */
  readonly pepper: KeyObject
  /** Keys the MACs of document entries. */
  readonly entryMac: KeyObject
  /** Wraps the keys of workspaces. */
  readonly wrap: KeyObject
  /** Seed of the Ed25519 key that signs checkpoints of the audit trail. */
  readonly checkpoint: Buffer
  /** Keys the MACs of a backup's lines. */
  readonly backup: KeyObject
  /** Stored in the database, to tell another secret. 32 bytes from which no key can be derived. */
  readonly fingerprint: Buffer
}

/** What the rows of a database say about the secret that they depend on. docs/operations.md#the-secret. */
export interface DatabaseSecrets {
  readonly hasWorkspaces: boolean
  /** The version in force; null in a database without workspaces, or of a version that did not store it. */
  readonly recorded: { readonly id: string; readonly fingerprint: Buffer } | null
  readonly uses: readonly SecretUse[]
}

/** What depends on one version of the secret. */
export interface SecretUse {
  readonly secretId: string
  readonly workspaceKeys: number
  /** Keys that are not revoked. */
  readonly apiKeys: number
}

/** Versions of the secret that stored data depends on are not loaded. The message says which, and what to do. */
export class SecretMissing extends Error {
  override readonly name = 'SecretMissing'
}

/** The versions of the deployment's secret: new data uses the newest, older data opens with any of them. */
export interface Keyring {
  readonly newest: SecretVersion
  /** Newest first, never empty. */
  readonly versions: readonly SecretVersion[]
  /** Where the secret comes from: the secret file, which can get a new version, or the settings, which cannot. */
  readonly source: 'file' | 'settings'
  /** The version with this id. Reads the file again for an unknown id, which another process may have made. */
  find(id: string): Promise<SecretVersion | null>
  /** Reads the source of the secret again. */
  refresh(): Promise<void>
  /** Makes the new newest version; resolves once it is stored durably. Throws when the secret is a setting. */
  addVersion(): Promise<void>
}
