import type { ListedEntity } from '../entity/listed-entity.ts'
import type { ListedTopic } from '../../domain/screening/result.ts'

/** How the files of one published format are read. */
export interface ListFormat {
  /** In lower case with `-`, such as `un-xml`. */
  readonly id: string
  /** Raised whenever the same file would give other entries. */
  readonly version: number
  /** Whether a file that begins so is of this format: its first characters, at most `headCharsMax` of them. */
  recognises(head: string): boolean
  /**
   * Tells `found` every entry of the file, in any order, while it streams. Throws ListRefused when the file is broken or
   * ends early: nothing of it is used then.
   */
  read(file: ListFile, found: Found): Promise<void>
}

/** A file to read. */
export interface ListFile {
  readonly path: string
  readonly listId: string
  /** What an entry is listed for when the format does not say. */
  readonly topic: ListedTopic
  /** Told how many bytes were read since it was last told. */
  readonly onBytes: (bytes: number) => void
}

/** Takes what a format finds in a file. */
export interface Found {
  entity(entity: ListedEntity): void
  /** The list's own date, YYYY-MM-DD. */
  publishedOn(date: string): void
}

/** Characters from the beginning of a file by which its format is told. */
export const headCharsMax = 16 * 1024
