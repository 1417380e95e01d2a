import type { ListedEntity } from '../entity/listed-entity.ts'
import type { ListedTopic } from '../../domain/screening/result.ts'

/** The reader of one published format. */
export interface ListFormat {
  /** Lower case with `-`, such as `un-xml`. */
  readonly id: string
  /** Raised with every change after which the same file gives other entries. */
  readonly version: number
  /** True where the publisher gives each id once: a second entry with an id is refused. */
  readonly idsAreUnique?: boolean
  /** Whether a file with this start (at most `headCharsMax` characters) has this format. */
  recognises(head: string): boolean
  /**
   * Streams every entry of the file to `found`, in any order. Throws ListRefused when the file is broken or truncated;
   * the caller then discards everything.
   */
  read(file: ListFile, found: Found): Promise<void>
}

/** A file to read. */
export interface ListFile {
  readonly path: string
  readonly listId: string
  /** Topic of the entries when the format has none. */
  readonly topic: ListedTopic
  /** Called with the number of bytes read since the last call. */
  readonly onBytes: (bytes: number) => void
}

/** Receives the entries of a file. */
export interface Found {
  entity(entity: ListedEntity): void
  /** The list's own date, YYYY-MM-DD; anything else counts as none. */
  publishedOn(date: string): void
  /** The part of its source that the file is, such as the number of one regulation: `a-z`, `0-9`, `-` and `_`. */
  part(name: string): void
}

/** Characters from the start of a file used to detect its format. */
export const headCharsMax = 16 * 1024
