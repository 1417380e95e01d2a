import { stat } from 'node:fs/promises'
import path from 'node:path'
import { errors, type Refusal } from '../../contract/errors.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { bundleId, shrinkOf } from '../../domain/screening/list-bundle.ts'
import { sourceOfList, type ListSource } from '../../domain/screening/list-sources.ts'
import type { ListedTopic } from '../../domain/screening/result.ts'
import { ListRefused, type SnapshotFacts } from '../../ports/list-engine.ts'
import { activateBundle, activeBundle, type StoredSnapshot } from '../../store/list-snapshots.ts'
import { workspaceLists } from '../../store/workspace-lists.ts'
import { findWorkspace } from '../../store/workspaces.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'
import { storeIndex } from './compile-bundle.ts'
import { followLists } from './follow-lists.ts'
import { inFolder, storeFile, snapshotKey } from './list-files.ts'
import { storeOwnList } from './own-list.ts'

/** Attempts of an import when other imports come between. */
export const racesMax = 3

export interface ListImport {
  readonly listId: string
  /** Absolute path of the file; further files of the list are in the same folder. */
  readonly path: string
  /** Null for a list of the installation. */
  readonly workspaceId: string | null
  /** Null for the topic of the source. */
  readonly topic: ListedTopic | null
  readonly acceptShrink: boolean
  /** Counts as the publisher's newest file of today; otherwise from its own date, if it has one. */
  readonly isNewest: boolean
  readonly actor: AuditActor
}

export interface ImportedList {
  readonly listId: string
  readonly workspaceId: string | null
  readonly facts: SnapshotFacts
  /** The list's own date; null when it has none. */
  readonly publishedOn: string | null
  /** YYYY-MM-DD on which it was last confirmed to be the newest. */
  readonly checkedOn: string
  /** Entries of the list before; null when there was none. */
  readonly entitiesBefore: number | null
  /** Whether the list before had the same entries. */
  readonly unchanged: boolean
  /** The active bundle; null for a workspace's own list. */
  readonly bundleId: string | null
}

/**
 * Imports a list's file, whole or not at all. A list of the installation becomes part of a new bundle, which is active at once; a
 * workspace's list replaces the one before. Throws a Refusal for a file that cannot be imported.
 */
export async function importList(services: OperatorServices, wanted: ListImport): Promise<ImportedList> {
  const source = sourceOf(wanted)
  if (wanted.workspaceId !== null) await refuseUnknownWorkspace(services, wanted.workspaceId)
  const imported = await inFolder(services.listSettings.folder, async (folder) => {
    const file = path.join(folder, 'snapshot')
    const facts = await read(services, wanted, { to: file, topic: wanted.topic ?? source.topic })
    return wanted.workspaceId === null
      ? importForAll(services, wanted, { facts, file, folder })
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
  const { listId, actor } = wanted
  const snapshot = snapshotOf(services, wanted, facts)
  for (let race = 0; race < racesMax; race++) {
    const base = await activeBundle(store)
    const before = base?.snapshots.find((one) => one.listId === listId) ?? null
    refuseShrink(before?.entities ?? null, facts.entities, wanted.acceptShrink)
    const members = [...(base?.snapshots ?? []).filter((one) => one.listId !== listId), snapshot]
    const id = bundleId(members.map(({ listId: of, sha256 }) => ({ id: of, sha256 })))
    await storeFile(storedBlobs, snapshot.blobKey, file)
    await storeIndex(services, { id, members }, { folder, paths: new Map([[listId, file]]) })
    const bundle = {
      id,
      base: base?.id ?? null,
      members,
      change: 'list.imported',
      snapshot,
      at: clock.now(),
      actor,
    } as const
    if (await activateBundle(store, bundle)) {
      const unchanged = before?.sha256 === facts.sha256
      return answerOf(wanted, { facts, snapshot, before: before?.entities ?? null, unchanged, bundleId: id })
    }
  }
  throw errors.listsBusy()
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
  refuseShrink(before?.entities ?? null, facts.entities, wanted.acceptShrink)
  const { blobKey: _, ...snapshot } = snapshotOf(services, wanted, facts)
  const list = { tenantId, ...snapshot, file, before }
  await storeOwnList(services, list, { actor: wanted.actor, at: clock.now() })
  const unchanged = before?.sha256 === facts.sha256
  return answerOf(wanted, { facts, snapshot, before: before?.entities ?? null, unchanged, bundleId: null })
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
  const { sha256, parser, entities, names, sizeBytes } = facts
  const publishedOn = facts.publishedOn === '' ? null : facts.publishedOn
  const checkedOn = isNewest || publishedOn === null || publishedOn > today ? today : publishedOn
  const blobKey = snapshotKey(sha256)
  return { listId, sha256, parser, entities, names, sizeBytes, publishedOn, importedAt, checkedOn, blobKey }
}

function answerOf(
  { listId, workspaceId }: ListImport,
  of: {
    readonly facts: SnapshotFacts
    readonly snapshot: Pick<StoredSnapshot, 'publishedOn' | 'checkedOn'>
    readonly before: number | null
    readonly unchanged: boolean
    readonly bundleId: string | null
  },
): ImportedList {
  const { facts, snapshot, before, unchanged } = of
  const { publishedOn, checkedOn } = snapshot
  return {
    listId,
    workspaceId,
    facts,
    publishedOn,
    checkedOn,
    entitiesBefore: before,
    unchanged,
    bundleId: of.bundleId,
  }
}

function refuseShrink(before: number | null, now: number, accepted: boolean): void {
  const shrink = accepted ? null : shrinkOf(before, now)
  if (shrink === 'empty') throw errors.listEmpty()
  if (shrink === 'shrank') throw errors.listShrank(before ?? 0, now)
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
