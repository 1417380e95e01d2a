import type { KeyObject } from 'node:crypto'

/** Keys derived from one version of the deployment's secret, one per use, so that none stands for another. */
export interface SecretVersion {
  /** Names the version beside what was made with it: MACs of API keys and wrapped workspace keys. */
  readonly id: string
  /** Keys the MACs of API keys. */
  readonly pepper: KeyObject
  /** Keys the seals of document entries. */
  readonly seal: KeyObject
  /** Wraps the keys of workspaces. */
  readonly wrap: KeyObject
  /** Seed of the Ed25519 key that signs checkpoints of the audit trail. */
  readonly checkpoint: Buffer
}

/** The versions of the deployment's secret: the newest makes, all of them open and prove. */
export interface Keyring {
  readonly newest: SecretVersion
  /** Newest first, never empty. */
  readonly versions: readonly SecretVersion[]
  /** Where the secret comes from: a file of ours, which can be given a new version, or the settings, which cannot. */
  readonly place: 'file' | 'settings'
  /** The version of this id; one that is not known yet may have been made by another process, so it is looked for again. */
  find(id: string): Promise<SecretVersion | null>
  /** Looks again at the place the secret comes from. */
  refresh(): Promise<void>
  /** Makes a version and keeps it durably before it resolves; it is the newest then. Throws where the secret is a setting. */
  addVersion(): Promise<void>
}
