/**
 * Room on the disk of the data folder. The embedded database stops when its log cannot grow, so writes that make files grow
 * leave it some: they are refused while there is less, and what the database must write goes on.
 */
export interface DiskSpace {
  /**
   * Throws NoRoom when a write that makes files grow must not begin or go on. Asked before each such write and between the
   * pieces of a long one, which are few MB at most; takes microseconds.
   */
  expect(): void
  /** Gives back what is kept aside for a database that does not open on a full disk. Answers whether there was anything. */
  release(): boolean
}

/** The disk is so full that the write was refused before it began: nothing of it is there. Named like the system's own. */
export class DiskFull extends Error {
  override readonly name = 'NoRoom'
  readonly code = 'ENOSPC'
}

/** Refuses nothing: for a store on a server, and for commands that write little. */
export const unwatchedDiskSpace: DiskSpace = { expect: () => {}, release: () => false }
