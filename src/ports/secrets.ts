/** Secrets derived from GATEHOUSE_SECRET_KEY, one per use, so that none stands for another. */
export interface DerivedKeys {
  /** Names the pepper in force; kept with each key's MAC. */
  readonly pepperId: string
  /** Keys the MACs of API keys. */
  readonly pepper: Buffer
  /** Keys the seals of document entries. */
  readonly seal: Buffer
  /** Seed of the Ed25519 key that signs checkpoints of the audit trail. */
  readonly checkpoint: Buffer
}
