import { Type } from 'typebox'
import { listedTopics } from '../../domain/screening/listed-terms.ts'
import { importList, type ImportedList } from '../screening/import-list.ts'
import { listStatus, type ShownList } from '../screening/list-status.ts'
import { pruneLists } from '../screening/prune-lists.ts'
import { refreshLists, type RefreshedList } from '../screening/refresh-lists.ts'
import { removeList } from '../screening/remove-list.ts'
import type { UnusedSnapshot } from '../../store/unused-lists.ts'
import type { OperatorOperation } from './operation.ts'
import { operatorActor } from '../operator-actor.ts'

const Import = Type.Object({
  /** A source's id, or `id/name` for a source that can have several lists. */
  source: Type.String({ minLength: 1, maxLength: 80 }),
  /** Absolute path. */
  path: Type.String({ minLength: 1 }),
  workspace_id: Type.Optional(Type.String()),
  topic: Type.Optional(Type.Enum([...listedTopics])),
  accept_shrink: Type.Optional(Type.Boolean()),
  accept_older: Type.Optional(Type.Boolean()),
  /** Keeps the file beside the list in use until `lists.activate`. */
  stage: Type.Optional(Type.Boolean()),
  /** The file counts from its own date; default: as the publisher's newest file of today, as the importer asserts. */
  dated: Type.Optional(Type.Boolean()),
})
const Remove = Type.Object({
  source: Type.String({ minLength: 1, maxLength: 80 }),
  workspace_id: Type.Optional(Type.String()),
})
const Prune = Type.Object({ delete: Type.Optional(Type.Boolean()) })
const Status = Type.Object({})
const Refresh = Type.Object({ source: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })) })

/** Imports the file of a list, which is in use from then on, or is staged. */
export const importListFile: OperatorOperation<typeof Import, ShownImport> = {
  name: 'lists.import',
  input: Import,
  async run(services, input) {
    return shown(
      await importList(services, {
        listId: input.source,
        path: input.path,
        workspaceId: input.workspace_id ?? null,
        topic: input.topic ?? null,
        acceptShrink: input.accept_shrink ?? false,
        acceptOlder: input.accept_older ?? false,
        isStaged: input.stage ?? false,
        isNewest: !(input.dated ?? false),
        actor: operatorActor,
      }),
    )
  },
}

/** Removes a list from the screening. */
export const removeOneList: OperatorOperation<typeof Remove, ShownRemoval> = {
  name: 'lists.remove',
  input: Remove,
  async run(services, { source: listId, workspace_id: workspaceId = null }) {
    const bundleId = await removeList(services, { listId, workspaceId, actor: operatorActor })
    return { id: listId, workspace_id: workspaceId, bundle_id: bundleId }
  },
}

/** Lists the unused snapshots, and deletes them with `delete`. */
export const pruneOldLists: OperatorOperation<typeof Prune, readonly ShownSnapshot[]> = {
  name: 'lists.prune',
  input: Prune,
  async run(services, { delete: isMeant = false }) {
    const unused = await pruneLists(services, { dryRun: !isMeant, actor: operatorActor })
    return unused.map((snapshot) => shownSnapshot(snapshot, isMeant))
  },
}

/** The lists in use with their age. */
export const showListStatus: OperatorOperation<typeof Status, readonly ShownList[]> = {
  name: 'lists.status',
  input: Status,
  run: (services) => listStatus(services),
}

/** Asks the publishers for newer lists now. */
export const refreshListsNow: OperatorOperation<typeof Refresh, readonly RefreshedList[]> = {
  name: 'lists.refresh',
  input: Refresh,
  run: (services, { source }) => refreshLists(services, { only: source ?? null, actor: operatorActor }),
}

interface ShownRemoval {
  readonly id: string
  readonly workspace_id: string | null
  /** The active bundle; null when no list is left, and for a workspace's own list. */
  readonly bundle_id: string | null
}

type ShownSnapshot = ReturnType<typeof shownSnapshot>

function shownSnapshot({ listId, sha256, publishedOn, importedAt, sizeBytes }: UnusedSnapshot, deleted: boolean) {
  return {
    id: listId,
    sha256,
    published_on: publishedOn,
    imported_at: importedAt.toISOString(),
    size_bytes: sizeBytes,
    deleted,
  }
}

/** An import in `--json` output. */
type ShownImport = ReturnType<typeof shown>

function shown({
  listId,
  workspaceId,
  facts,
  publishedOn,
  checkedOn,
  entitiesBefore,
  unchanged,
  isStaged,
  bundleId,
}: ImportedList) {
  return {
    id: listId,
    workspace_id: workspaceId,
    entries: facts.entities,
    entries_before: entitiesBefore,
    names: facts.names,
    births: facts.births,
    unchanged,
    staged: isStaged,
    published_on: publishedOn,
    /** As the file has it, which is no date of the list when it is in the future; null for none. */
    file_date: facts.publishedOn || null,
    checked_on: checkedOn,
    parser: facts.parser,
    sha256: facts.sha256,
    bundle_id: bundleId,
  }
}
