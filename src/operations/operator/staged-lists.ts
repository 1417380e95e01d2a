import { Type } from 'typebox'
import type { StagedDiff } from '../screening/staged-diff.ts'
import { activateStaged, diffStaged, discardStaged } from '../screening/staged-list.ts'
import { operatorActor } from '../operator-actor.ts'
import type { OperatorOperation } from './operation.ts'

const source = Type.String({ minLength: 1, maxLength: 80 })
/** Of a workspace's own list; absent for a list of the installation. */
const workspace_id = Type.Optional(Type.String())
const Diff = Type.Object({ source, workspace_id, cases: Type.Optional(Type.Boolean()) })
const Activate = Type.Object({
  source,
  workspace_id,
  accept_shrink: Type.Optional(Type.Boolean()),
  accept_older: Type.Optional(Type.Boolean()),
})
const Discard = Type.Object({ source, workspace_id })

/** Shows what differs between the staged file of a list and the list in use, and which cases would change. */
export const diffStagedList: OperatorOperation<typeof Diff, ShownDiff> = {
  name: 'lists.diff',
  input: Diff,
  run: async (services, { source: listId, workspace_id: workspaceId = null, cases: withCases = true }) =>
    shown(await diffStaged(services, { listId, workspaceId, withCases, actor: operatorActor })),
}

/** Activates the staged file of a list. */
export const activateStagedList: OperatorOperation<typeof Activate, ShownActivation> = {
  name: 'lists.activate',
  input: Activate,
  async run(services, input) {
    const { source: listId, workspace_id: workspaceId = null } = input
    const confirmed = { shrink: input.accept_shrink ?? false, older: input.accept_older ?? false }
    const wanted = { listId, workspaceId, confirmed, actor: operatorActor }
    const { before, snapshot, bundleId } = await activateStaged(services, wanted)
    return {
      id: listId,
      entries: snapshot.entities,
      entries_before: before?.entities ?? null,
      published_on: snapshot.publishedOn,
      sha256: snapshot.sha256,
      bundle_id: bundleId,
    }
  },
}

/** Takes the staged file of a list away. */
export const discardStagedList: OperatorOperation<typeof Discard, { readonly id: string; readonly discarded: true }> = {
  name: 'lists.discard',
  input: Discard,
  async run(services, { source: listId, workspace_id: workspaceId = null }) {
    await discardStaged(services, { listId, workspaceId, actor: operatorActor })
    return { id: listId, discarded: true }
  },
}

interface ShownActivation {
  readonly id: string
  readonly entries: number
  readonly entries_before: number | null
  readonly published_on: string | null
  readonly sha256: string
  /** Null for a workspace's own list. */
  readonly bundle_id: string | null
}

type ShownDiff = ReturnType<typeof shown>

function shown({ staged: { snapshot, stagedAt }, before, diff, refusals, cases }: StagedDiff) {
  return {
    id: snapshot.listId,
    sha256: snapshot.sha256,
    staged_at: stagedAt.toISOString(),
    published_on: snapshot.publishedOn,
    published_on_before: before?.publishedOn ?? null,
    entries: snapshot.entities,
    entries_before: before?.entities ?? null,
    names: snapshot.names,
    names_before: before?.names ?? null,
    births: snapshot.births,
    births_before: before?.births ?? null,
    /** Codes of the refusals that `lists activate` answers unless they are confirmed. */
    refusals: refusals.map(({ code }) => code),
    appeared: diff?.appeared ?? null,
    changed: diff?.changed ?? null,
    gone: diff?.gone ?? null,
    /** Of the entries that differ, the first 1,000: gone, changed, new. */
    differences: (diff?.entries ?? []).map(({ recordId, name, change, fields }) => ({
      record_id: recordId,
      name,
      change,
      fields,
    })),
    /** Null when no list is in use or they were not asked for. */
    cases,
  }
}
