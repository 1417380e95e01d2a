/**
 * Steps of a write at which crashes are tested, in the order a call reaches them. docs/reliability.md#failpoints.
 * `test/faults/crash.ts --failpoint all` tests every name of this list.
 */
export const failpointNames = [
  /** Reads of the month are spent; nothing has been read. */
  'reads_spent',
  /** The bytes of every document are stored; no row names them. */
  'blobs_kept',
  /** Everything is computed; the case write has not been sent. */
  'before_commit',
  /** The case write is committed; the caller has no answer yet. */
  'after_commit',
  /** Old and new key are written; the transaction is open. */
  'key_rotated',
  /** A delivery is leased to this process; nothing has been sent. */
  'delivery_claimed',
  /** The request to the receiver has ended; the result is not stored. */
  'delivery_answered',
  /** The result of an attempt is committed. */
  'delivery_finished',
] as const
export type FailpointName = (typeof failpointNames)[number]

/** Announces that a step is reached. Does nothing unless a test made the process end there. */
export type Failpoint = (name: FailpointName) => void
