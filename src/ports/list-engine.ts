import type { ListedTopic, ScreenedBundle, ScreenedList } from '../domain/screening/result.ts'

/**
 * The name engine, seen from what brings lists in: it reads files of published formats into snapshots, compiles snapshots into
 * an index, and compares with the index it was given last. Files are named by their paths, so that large lists pass through no
 * memory of the caller; the work is done in a thread of its own.
 */
export interface ListEngine {
  /** Version of the index and the scoring, `a-z`, `0-9` and `-`: a compiled index serves only engines of its version. */
  readonly version: string
  /**
   * Reads the file of a list into a snapshot: canonical JSON lines, sorted, compressed, at `to`. Throws ListRefused when the
   * file is broken or of no format of this source.
   */
  read(request: ReadRequest): Promise<SnapshotFacts>
  /** Compiles snapshots into an index at `to`. Throws SnapshotDamaged when one is not what its SHA-256 says. */
  compile(request: {
    readonly snapshots: readonly { readonly list: ScreenedList; readonly path: string }[]
    readonly to: string
  }): Promise<void>
  /** From the next screening on production is compared with this compiled index. Throws when it is none of this version. */
  use(bundle: ScreenedBundle, indexPath: string): Promise<void>
  /** From the next screening on production has no list. */
  useNone(): void
  /** The same lists, known to be the newest as of another day: nothing is loaded. */
  confirm(lists: readonly ScreenedList[]): void
  /** What one workspace is compared with in addition; `unavailable` fails its screenings, null takes it away. */
  useOwn(tenantId: string, own: OwnLists | 'unavailable' | null): Promise<void>
  /** What production is compared with; null without a list. */
  active(): ScreenedBundle | null
}

export interface ReadRequest {
  readonly listId: string
  readonly path: string
  readonly to: string
  /** What entries are listed for where the format does not say. */
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

/** What a snapshot holds. */
export interface SnapshotFacts {
  /** Of the canonical lines, hex. */
  readonly sha256: string
  readonly entities: number
  readonly names: number
  /** YYYY-MM-DD as the list dates itself, '' where it does not. */
  readonly publishedOn: string
  /** Format and version of what read it, such as `un-xml-1`. */
  readonly parser: string
  /** Bytes of the file at `to`. */
  readonly sizeBytes: number
}

/** A list that cannot be used: which line of its file, and why. Lines count from 1; 0 is the file as a whole. */
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

/** A snapshot whose bytes are not what they were. */
export class SnapshotDamaged extends Error {
  readonly sha256: string

  constructor(sha256: string) {
    super(`the snapshot ${sha256} is damaged`)
    this.name = 'SnapshotDamaged'
    this.sha256 = sha256
  }
}
