import type { ListedTopic, ScreenedBundle, ScreenedList } from '../domain/screening/result.ts'
import type { Screener } from './screener.ts'

/**
 * The name engine for list imports: reads files of published formats into snapshots, compiles snapshots into an index, and
 * screens against the index it was given last. Works on paths in a thread of its own, so that large lists do not pass through
 * the caller's memory.
 */
export interface ListEngine {
  /** Version of the index and the scoring, `a-z`, `0-9` and `-`. An index works only with engines of its version. */
  readonly version: string
  /**
   * Reads the file of a list and writes a snapshot to `to`: canonical JSON lines, sorted, compressed. Throws ListRefused when the
   * file is broken or has none of the formats of its source.
   */
  read(request: ReadRequest): Promise<SnapshotFacts>
  /** Compiles snapshots into an index at `to`. Throws SnapshotDamaged when one does not match its SHA-256. */
  compile(request: {
    readonly snapshots: readonly { readonly list: ScreenedList; readonly path: string }[]
    readonly to: string
  }): Promise<void>
  /**
   * Compares the snapshot of a list with the one that it replaces. Throws SnapshotDamaged when one does not match its SHA-256.
   */
  diff(request: { readonly before: SnapshotPath | null; readonly after: SnapshotPath }): Promise<SnapshotDiff>
  /** Screens production against an index without using it for calls; a workspace's own lists are added. Close it. */
  trial(bundle: ScreenedBundle, indexPath: string): Promise<TrialScreener>
  /** Screens production against this index from the next screening on. Throws when the index has another version. */
  use(bundle: ScreenedBundle, indexPath: string): Promise<void>
  /** Screens production against no list from the next screening on. */
  useNone(): void
  /** Updates the days on which the same lists were last confirmed; loads nothing. */
  confirm(lists: readonly ScreenedList[]): void
  /** Sets the additional lists of one workspace; `unavailable` fails its screenings, null removes them. */
  useOwn(tenantId: string, own: OwnLists | 'unavailable' | null): Promise<void>
  /** Sets the articles of one workspace, which are searched by themselves; null removes them. docs/adverse-media.md. */
  useArticles(tenantId: string, articles: OwnLists | null): Promise<void>
  /** As `trial`, of production with other additional lists of one workspace; null: with none. Null without a production list. */
  trialOwn(tenantId: string, own: OwnLists | null): Promise<TrialScreener | null>
  /** The bundle that production is screened against; null without a list. */
  active(): ScreenedBundle | null
}

/** A snapshot in a file. */
export interface SnapshotPath {
  readonly path: string
  readonly sha256: string
}

/** What differs between two snapshots of a list, by record id. */
export interface SnapshotDiff {
  readonly appeared: number
  readonly changed: number
  readonly gone: number
  /** The first entries that differ: the gone ones first, then the changed and the new ones, each in the order of their ids. */
  readonly entries: readonly EntryDiff[]
}

export interface EntryDiff {
  readonly recordId: string
  /** The primary name, of the later snapshot where it has the entry. */
  readonly name: string
  readonly change: 'appeared' | 'changed' | 'gone'
  /** What changed of an entry: names, births, countries, identifiers, topics, programs and so on. Empty unless it changed. */
  readonly fields: readonly string[]
}

/** A screener to compare lists with; the memory of its index is free after `close`. */
export interface TrialScreener extends Screener {
  close(): void
}

export interface ReadRequest {
  readonly listId: string
  readonly path: string
  readonly to: string
  /** The topic of entries in formats that do not give it. */
  readonly topic: ListedTopic
  readonly onProgress?: (progress: ReadProgress) => void
}

export interface ReadProgress {
  readonly bytes: number
  readonly entities: number
}

export interface OwnLists {
  readonly lists: readonly ScreenedList[]
  readonly indexPath: string
}

/** Facts about a snapshot. */
export interface SnapshotFacts {
  /** Of the canonical lines, hex. */
  readonly sha256: string
  readonly entities: number
  readonly names: number
  /** Birth dates, each entry's own counted once. */
  readonly births: number
  /** The list's own date as the file has it, YYYY-MM-DD; '' when it has none. It may be in the future. */
  readonly publishedOn: string
  /** The part of its source that the file is, such as the number of one regulation; '' for a whole list. */
  readonly part: string
  /** Format and version of the importer, such as `un-xml-1`. */
  readonly parser: string
  /** Bytes of the file at `to`. */
  readonly sizeBytes: number
}

/** A list that cannot be used, with the line of its file and the reason. Lines count from 1; 0 is the whole file. */
export class ListRefused extends Error {
  readonly line: number
  readonly reason: string

  constructor(line: number, reason: string) {
    super(line === 0 ? reason : `line ${line}: ${reason}`)
    this.name = 'ListRefused'
    this.line = line
    this.reason = reason
  }
}

/** A snapshot whose bytes were changed. */
export class SnapshotDamaged extends Error {
  readonly sha256: string

  constructor(sha256: string) {
    super(`the snapshot ${sha256} is damaged`)
    this.name = 'SnapshotDamaged'
    this.sha256 = sha256
  }
}
