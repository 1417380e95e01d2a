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
