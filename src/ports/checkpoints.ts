/**
 * Where signed checkpoints of the audit trail are kept outside the database: lines of text, append-only. A line that was
 * appended is on the disk before `append` resolves.
 */
export interface Checkpoints {
  append(lines: readonly string[]): Promise<void>
  /** Every line, oldest first; none when nothing was ever appended. */
  read(): AsyncIterable<string>
}
