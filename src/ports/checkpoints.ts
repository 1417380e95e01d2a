/** The append-only file of signed audit checkpoints, outside the database. `append` resolves once its lines are on the disk. */
export interface Checkpoints {
  append(lines: readonly string[]): Promise<void>
  /** Every line, oldest first. */
  read(): AsyncIterable<string>
}
