import { Type } from 'typebox'
import { listedTopics } from '../../domain/listed-words.ts'
import { importList, type ImportedList } from '../screening/import-list.ts'
import { listStatus, type ShownList } from '../screening/list-status.ts'
import { refreshLists, type RefreshedList } from '../screening/refresh-lists.ts'
import type { OperatorOperation } from './operation.ts'
import { operatorActor } from './operator-actor.ts'

const Import = Type.Object({
  /** A source's id, or `id/name` for those that may have several lists. */
  source: Type.String({ minLength: 1, maxLength: 80 }),
  /** Absolute path. */
  path: Type.String({ minLength: 1 }),
  workspace_id: Type.Optional(Type.String()),
  topic: Type.Optional(Type.Enum([...listedTopics])),
  accept_shrink: Type.Optional(Type.Boolean()),
  /** The operator says that the file is the publisher's newest today. */
  newest: Type.Optional(Type.Boolean()),
})
const Status = Type.Object({})
const Refresh = Type.Object({ source: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })) })

/** Reads the file of a list and screens against it from then on. */
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
        isNewest: input.newest ?? false,
        actor: operatorActor,
      }),
    )
  },
}

/** The lists that are screened against, and how old each is. */
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

/** An import as `--json` prints it. */
type ShownImport = ReturnType<typeof shown>

function shown({
  listId,
  workspaceId,
  facts,
  publishedOn,
  checkedOn,
  entitiesBefore,
  unchanged,
  bundleId,
}: ImportedList) {
  return {
    id: listId,
    workspace_id: workspaceId,
    entries: facts.entities,
    entries_before: entitiesBefore,
    names: facts.names,
    unchanged,
    published_on: publishedOn,
    checked_on: checkedOn,
    parser: facts.parser,
    sha256: facts.sha256,
    bundle_id: bundleId,
  }
}
