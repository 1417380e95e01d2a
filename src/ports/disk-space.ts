/**
 * Free space on the disk of the data folder. The embedded database stops when its log cannot grow, so other writes are refused
 * while less than a reserve is free.
 */
export interface DiskSpace {
  /**
   * Throws DiskFull when less than the reserve is free. Call it before each write that makes files grow, and between the pieces
   * of a long one (a few MB each); takes microseconds.
   */
  expect(): void
  /** Frees the spare space of a database that does not open on a full disk. Returns false when there was none. */
  release(): boolean
}

/** The write was refused before it began, because the disk is nearly full. Has the code of the system's own error. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
  readonly code = 'ENOSPC'
}

/** Never throws: for a store on a server, and for commands that write little. */
export const unwatchedDiskSpace: DiskSpace = { expect: () => {}, release: () => false }
