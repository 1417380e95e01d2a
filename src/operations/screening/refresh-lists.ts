import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { errors, Refusal } from '../../contract/errors.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { listSources, type ListSource } from '../../domain/screening/list-sources.ts'
import { EgressFailed, EgressRefused } from '../../ports/egress.ts'
import { claimRefresh, recordRefresh, refreshValidators } from '../../store/list-refreshes.ts'
import { activeBundle, confirmSnapshot } from '../../store/list-snapshots.ts'
import { literalIssue } from '../literal-issue.ts'
import type { OperatorServices } from '../services.ts'
import { download, type Validator } from './download.ts'
import { followLists } from './follow-lists.ts'
import { importList, type ListImport } from './import-list.ts'
import { inFolder } from './list-files.ts'

const hourMs = 60 * 60_000

/** How the refresh of a list ended. */
export interface RefreshedList {
  readonly id: string
  readonly outcome: 'imported' | 'staged' | 'unchanged' | 'failed'
  /** Entries of the current list; null when it was never imported. */
  readonly entries: number | null
  /** The reason of a failure, otherwise ''. */
  readonly reason: string
}

/**
 * Downloads newer lists from the publishers: one, or all that have an address. An unchanged list is marked as the newest of today.
 * A failure changes neither the other lists nor the last snapshot of its own.
 */
export async function refreshLists(
  services: OperatorServices,
  { only, actor }: { readonly only: string | null; readonly actor: AuditActor },
): Promise<readonly RefreshedList[]> {
  const refreshed: RefreshedList[] = []
  for (const source of sourcesToAsk(only)) refreshed.push(await refreshList(services, source, actor))
  await followLists(services)
  return refreshed
}

/** Refreshes the lists whose last refresh is older than the setting's hours. For the job. */
export async function refreshDueLists(
  services: OperatorServices,
  { actor, stopping }: { readonly actor: AuditActor; readonly stopping: AbortSignal },
): Promise<readonly RefreshedList[]> {
  const { store, clock, listSettings } = services
  if (listSettings.refreshHours === null) return []
  const refreshed: RefreshedList[] = []
  for (const source of sourcesToAsk(null)) {
    if (stopping.aborted) break
    const at = clock.now()
    const ifNotSince = new Date(at.getTime() - listSettings.refreshHours * hourMs)
    if (await claimRefresh(store, source.id, { at, ifNotSince })) {
      refreshed.push(await refreshList(services, source, actor))
    }
  }
  if (refreshed.length > 0) await followLists(services)
  return refreshed
}

function sourcesToAsk(only: string | null): readonly ListSource[] {
  const known = listSources.filter(({ addresses }) => addresses.length > 0)
  if (only === null) return known
  const source = known.find(({ id }) => id === only)
  if (source !== undefined) return [source]
  const names = known.map(({ id }) => id)
  throw errors.issues([literalIssue(['body', 'source'], only, names)])
}

async function refreshList(services: OperatorServices, source: ListSource, actor: AuditActor): Promise<RefreshedList> {
  const { store, clock, listSettings } = services
  try {
    const outcome = await inFolder(listSettings.folder, (folder) => fetchAndImport(services, source, { folder, actor }))
    await recordRefresh(store, source.id, { at: clock.now(), failure: null, validators: outcome.validators })
    return { id: source.id, outcome: outcome.status, entries: await entriesNow(services, source.id), reason: '' }
  } catch (error) {
    const { code, reason } = failureOf(error)
    await recordRefresh(store, source.id, { at: clock.now(), failure: code })
    return { id: source.id, outcome: 'failed', entries: await entriesNow(services, source.id), reason }
  }
}

async function fetchAndImport(
  services: OperatorServices,
  source: ListSource,
  { folder, actor }: { readonly folder: string; readonly actor: AuditActor },
) {
  const { store, egress, clock, listSettings } = services
  const current = (await activeBundle(store))?.snapshots.find(({ listId }) => listId === source.id) ?? null
  const known = current === null ? {} : validatorsOf(await refreshValidators(store, source.id))
  const validators: Record<string, Validator> = {}
  let first = ''
  for (const { file, url } of source.addresses) {
    const mirror = listSettings.mirrors.get(source.id)
    const address = mirror === undefined ? new URL(url) : new URL(file, mirror)
    // A list of several files is always downloaded whole: one unchanged file says nothing about the others.
    const asked = source.addresses.length === 1 ? (known[file] ?? null) : null
    const got = await download(egress, address, asked)
    if (got.status === 'unchanged') {
      if (current !== null) await confirmSnapshot(store, source.id, current.sha256, today(clock.now()))
      return { status: 'unchanged', validators: JSON.stringify(known) } as const
    }
    validators[file] = got.validator
    await writeFile(path.join(folder, file), got.body, { mode: 0o600 })
    first ||= path.join(folder, file)
  }
  const wanted = {
    listId: source.id,
    path: first,
    workspaceId: null,
    topic: null,
    acceptShrink: false,
    acceptOlder: false,
    isStaged: listSettings.isStaged,
    isNewest: true,
    actor,
  }
  const { unchanged, isStaged } = await importOrStage(services, wanted)
  const status = unchanged ? 'unchanged' : isStaged ? 'staged' : 'imported'
  return { status, validators: JSON.stringify(validators) } as const
}

/** A list that lost too much is not used, but staged, so that the operator can see what is missing and activate it all the same. */
async function importOrStage(services: OperatorServices, wanted: ListImport) {
  try {
    return await importList(services, wanted)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'list_shrank') {
      await importList(services, { ...wanted, isStaged: true })
    }
    throw error
  }
}

async function entriesNow({ store }: OperatorServices, listId: string): Promise<number | null> {
  return (await activeBundle(store))?.snapshots.find((one) => one.listId === listId)?.entities ?? null
}

/** The code and reason of a failure, without anything that a server sent. */
function failureOf(error: unknown): { readonly code: string; readonly reason: string } {
  if (error instanceof EgressRefused) return { code: 'egress_refused', reason: error.message }
  if (error instanceof EgressFailed) return { code: `egress_${error.failure}`, reason: error.message }
  if (error instanceof Refusal) {
    return { code: error.code, reason: 'message' in error.body ? error.body.message : error.code }
  }
  throw error
}

const Validators = Type.Record(Type.String(), Type.Object({ etag: Type.String(), lastModified: Type.String() }))

function validatorsOf(text: string): Readonly<Record<string, Validator>> {
  if (text === '') return {}
  const value: unknown = JSON.parse(text)
  return Value.Check(Validators, value) ? value : {}
}

function today(now: Date): string {
  return now.toISOString().slice(0, 10)
}
