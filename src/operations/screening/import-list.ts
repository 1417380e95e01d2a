import { stat } from 'node:fs/promises'
import path from 'node:path'
import { errors, type Refusal } from '../../contract/errors.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { listDateOn } from '../../domain/screening/list-guards.ts'
import { sourceOfList, type ListSource } from '../../domain/screening/list-sources.ts'
import type { ListedTopic } from '../../domain/screening/result.ts'
import { ListRefused, type SnapshotFacts } from '../../ports/list-engine.ts'
import { activeBundle, type StoredSnapshot } from '../../store/list-snapshots.ts'
import { stageSnapshot } from '../../store/staged-lists.ts'
import { workspaceLists } from '../../store/workspace-lists.ts'
import { findWorkspace } from '../../store/workspaces.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'
import { activateSnapshot } from './activate-snapshot.ts'
import { followLists } from './follow-lists.ts'
import { inFolder, storeFile, snapshotKey } from './list-files.ts'
import { listRefusals } from './list-guards.ts'
import { stageOwnList, storeOwnList } from './own-list.ts'

export interface ListImport {
  readonly listId: string
  /** Absolute path of the file; further files of the list are in the same folder. */
  readonly path: string
  /** Null for a list of the installation. */
  readonly workspaceId: string | null
  /** Null for the topic of the source. */
  readonly topic: ListedTopic | null
  /** Also when the list is empty or lost more than a fifth of its entries, names or birth dates. */
  readonly acceptShrink: boolean
  /** Also when the list in use is newer. */
  readonly acceptOlder: boolean
  /** Keeps a file that differs beside the list in use until it is activated. */
  readonly isStaged: boolean
  /** Counts as the publisher's newest file of today; otherwise from its own date, if it has one. */
  readonly isNewest: boolean
  readonly actor: AuditActor
}

export interface ImportedList {
  readonly listId: string
  readonly workspaceId: string | null
  readonly facts: SnapshotFacts
  /** The list's own date; null when it has none, or one in the future. */
  readonly publishedOn: string | null
  /** YYYY-MM-DD on which it was last confirmed to be the newest. */
  readonly checkedOn: string
  /** Entries of the list before; null when there was none. */
  readonly entitiesBefore: number | null
  /** Whether the list before had the same entries. */
  readonly unchanged: boolean
  readonly isStaged: boolean
  /** The active bundle; null for a staged file and for a workspace's own list. */
  readonly bundleId: string | null
}

/**
 * Imports a list's file, whole or not at all. A list of the installation becomes part of a new bundle, which is active at once, or is
 * staged; a workspace's list replaces the one before, or is staged. Throws a Refusal for a file that cannot be imported.
 */
export async function importList(services: OperatorServices, wanted: ListImport): Promise<ImportedList> {
  const source = sourceOf(wanted)
  if (wanted.workspaceId !== null) await refuseUnknownWorkspace(services, wanted.workspaceId)
  const imported = await inFolder(services.listSettings.folder, async (folder) => {
    const file = path.join(folder, 'snapshot')
    const facts = await read(services, wanted, { to: file, topic: wanted.topic ?? source.topic })
    return wanted.workspaceId === null
      ? importForAll(services, { ...wanted, listId: nameOf(wanted, facts, source) }, { facts, file, folder })
      : importForOne(services, wanted, { facts, file, tenantId: wanted.workspaceId })
  })
  await followLists(services)
  return imported
}

interface ReadFile {
  readonly facts: SnapshotFacts
  /** The snapshot. */
  readonly file: string
}

async function importForAll(
  services: OperatorServices,
  wanted: ListImport,
  { facts, file, folder }: ReadFile & { readonly folder: string },
): Promise<ImportedList> {
  const { store, storedBlobs, clock } = services
  const { acceptShrink: shrink, acceptOlder: older, actor } = wanted
  const snapshot = snapshotOf(services, wanted, facts)
  const current = (await activeBundle(store))?.snapshots.find((one) => one.listId === snapshot.listId) ?? null
  if (wanted.isStaged && current?.sha256 !== snapshot.sha256) {
    await storeFile(storedBlobs, snapshot.blobKey, file)
    await stageSnapshot(store, snapshot, { actor, at: clock.now() })
    return answerOf(wanted, { facts, snapshot, before: current, bundleId: null })
  }
  const activation = { snapshot, file, folder, confirmed: { shrink, older }, actor }
  const { before, bundleId } = await activateSnapshot(services, activation)
  return answerOf({ ...wanted, isStaged: false }, { facts, snapshot, before, bundleId })
}

async function importForOne(
  services: OperatorServices,
  wanted: ListImport,
  { facts, file, tenantId }: ReadFile & { readonly tenantId: string },
): Promise<ImportedList> {
  const { store, clock } = services
  const isIt = (one: { readonly tenantId: string; readonly listId: string }) =>
    one.tenantId === tenantId && one.listId === wanted.listId
  const before = (await workspaceLists(store)).find(isIt) ?? null
  const now = snapshotOf(services, wanted, facts)
  const { blobKey: _, ...snapshot } = now
  const by = { actor: wanted.actor, at: clock.now() }
  if (wanted.isStaged && before?.sha256 !== now.sha256) {
    await stageOwnList(services, { tenantId, ...snapshot, file }, by)
    return answerOf(wanted, { facts, snapshot, before, bundleId: null })
  }
  // An own list has no date and its author may replace it by another: only what it lost counts.
  const confirmed = { shrink: wanted.acceptShrink, older: true }
  const [refusal] = await listRefusals(services, { before, now, diff: null }, confirmed)
  if (refusal !== undefined) throw refusal
  await storeOwnList(services, { tenantId, ...snapshot, file, before }, by)
  return answerOf({ ...wanted, isStaged: false }, { facts, snapshot, before, bundleId: null })
}

async function read(
  { lists, onProgress }: OperatorServices,
  { listId, path: from }: ListImport,
  { to, topic }: { readonly to: string; readonly topic: ListedTopic },
): Promise<SnapshotFacts> {
  try {
    await stat(from)
    return await lists.read({
      ...{ listId, path: from, to, topic },
      onProgress: ({ entities }) => onProgress?.({ done: entities, total: null, unit: 'entries' }),
    })
  } catch (error) {
    if (error instanceof ListRefused) throw errors.listRefused(error.line, error.reason)
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      throw errors.fileNotReadable(error.code)
    }
    throw error
  }
}

function snapshotOf(
  { clock }: OperatorServices,
  { listId, isNewest }: ListImport,
  facts: SnapshotFacts,
): StoredSnapshot {
  const importedAt = clock.now()
  const today = importedAt.toISOString().slice(0, 10)
  const { sha256, parser, entities, names, births, sizeBytes } = facts
  const publishedOn = listDateOn(facts.publishedOn, today)
  const checkedOn = isNewest || publishedOn === null || publishedOn > today ? today : publishedOn
  const blobKey = snapshotKey(sha256)
  return { listId, sha256, parser, entities, names, births, sizeBytes, publishedOn, importedAt, checkedOn, blobKey }
}

function answerOf(
  { workspaceId, isStaged }: ListImport,
  of: {
    readonly facts: SnapshotFacts
    readonly snapshot: Pick<StoredSnapshot, 'listId' | 'publishedOn' | 'checkedOn'>
    readonly before: StoredSnapshot | null
    readonly bundleId: string | null
  },
): ImportedList {
  const { facts, snapshot, before, bundleId } = of
  const { listId, publishedOn, checkedOn } = snapshot
  const entitiesBefore = before?.entities ?? null
  const unchanged = before?.sha256 === facts.sha256
  return { listId, workspaceId, facts, publishedOn, checkedOn, entitiesBefore, unchanged, isStaged, bundleId }
}

/**
 * The list that a file is. One regulation of several is a list of its own, under its number, and never replaces another one's.
 */
function nameOf({ listId }: ListImport, { part }: SnapshotFacts, source: ListSource): string {
  return source.isMany && part !== '' && listId === source.id ? `${listId}/${part}` : listId
}

function sourceOf({ listId, workspaceId }: ListImport): ListSource {
  const source = sourceOfList(listId)
  if (source === null) throw fault('source', 'there is no such source')
  if (source.isOwn && workspaceId === null) throw fault('workspace_id', `${listId} is a list of one workspace: name it`)
  if (!source.isOwn && workspaceId !== null) throw fault('workspace_id', `${listId} is a list of every workspace`)
  return source
}

function fault(field: string, reason: string): Refusal {
  return errors.issues([{ type: 'value_error', loc: ['body', field], msg: `Value error, ${reason}` }])
}

async function refuseUnknownWorkspace({ store }: OperatorServices, id: string): Promise<void> {
  if (!isUuid(id) || (await findWorkspace(store, id)) === null) throw errors.notFound()
}
