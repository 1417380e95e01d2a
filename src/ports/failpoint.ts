/**
 * Steps of a write at which a crash is tried, in the order a call reaches them. docs/reliability.md#failpoints.
 * A name is added here, announced where the step is, and is then tried by `test/faults/crash.ts --failpoint all`.
 */
export const failpointNames = [
  /** Reads of the month are spent; nothing has been read. */
  'reads_spent',
  /** The bytes of every document are kept; no row names them. */
  'blobs_kept',
  /** Everything is computed; the filing statement has not been sent. */
  'before_commit',
  /** The filing is committed; the caller does not know. */
  'after_commit',
  /** Old and new key are written; the transaction is open. */
  'key_rotated',
  /** A delivery is leased to this process; nothing has been sent. */
  'delivery_claimed',
  /** The receiver has answered, or did not; the result is not written down. */
  'delivery_answered',
  /** The result of an attempt is committed. */
  'delivery_finished',
] as const
export type FailpointName = (typeof failpointNames)[number]

/** Announces that a step is reached. Does nothing unless a test asked for the process to end there. */
export type Failpoint = (name: FailpointName) => void
