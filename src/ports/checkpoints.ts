/**
 * What is kept of the signed audit chains outside the database: an append-only file of checkpoints, and the newest signed end of
 * each chain, which replaces the one before. docs/decisions/0004-audit-chain.md.
 */
export interface Checkpoints {
  /** Resolves once the lines are on the disk. */
  append(lines: readonly string[]): Promise<void>
  /** Every line, oldest first. */
  read(): AsyncIterable<string>
  /** Every line, newest first; reads no more of the file than is taken. */
  readBack(): AsyncIterable<string>
  /** The signed ends that were kept last. */
  ends(): Promise<readonly string[]>
  /** Replaces them. Resolves once the lines are on the disk. */
  keepEnds(lines: readonly string[]): Promise<void>
}
