import type { Refusal } from '../../contract/errors.ts'
import type { SnapshotDiff } from '../../ports/list-engine.ts'
import type { StoredSnapshot } from '../../store/list-snapshots.ts'
import type { StagedList } from '../../store/staged-lists.ts'
import type { CasesThatChange } from './cases-that-change.ts'

/** What activating a staged file would do. */
export interface StagedDiff {
  readonly staged: StagedList
  /** The list in use; null when there is none. */
  readonly before: StoredSnapshot | null
  /** Null when the bytes of the list in use are missing or damaged. */
  readonly diff: SnapshotDiff | null
  /** Why an activation is refused unless the operator confirms. */
  readonly refusals: readonly Refusal[]
  /** Null when no list is in use or comparing cases was not asked for. */
  readonly cases: CasesThatChange | null
}
