import { errors } from '../../contract/errors.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { bundleId } from '../../domain/screening/list-bundle.ts'
import { activateBundle, activeBundle, type StoredSnapshot } from '../../store/list-snapshots.ts'
import type { OperatorServices } from '../services.ts'
import { storeIndex } from './compile-bundle.ts'
import { storeFile } from './list-files.ts'
import { diffWithCurrent, listRefusals, type Confirmed } from './list-guards.ts'

/** Attempts of a change when other changes come between. */
export const racesMax = 3

export interface Activation {
  readonly snapshot: StoredSnapshot
  /** The snapshot's bytes, in a temporary folder. */
  readonly file: string
  readonly folder: string
  readonly confirmed: Confirmed
  readonly actor: AuditActor
}

/** What an activation replaced, and the bundle that is active since. */
export interface Activated {
  readonly before: StoredSnapshot | null
  /** Null for a workspace's own list, which is in no stored bundle. */
  readonly bundleId: string | null
}

/**
 * Makes a snapshot part of a new bundle that is active at once. Throws a Refusal when the list before speaks against it and the
 * operator did not confirm that.
 */
export async function activateSnapshot(services: OperatorServices, activation: Activation): Promise<Activated> {
  const { store, storedBlobs, clock } = services
  const { snapshot, file, folder, confirmed, actor } = activation
  const { listId, sha256 } = snapshot
  for (let race = 0; race < racesMax; race++) {
    const base = await activeBundle(store)
    const before = base?.snapshots.find((one) => one.listId === listId) ?? null
    const isSame = before === null || before.sha256 === sha256
    const diff = isSame ? null : await diffWithCurrent(services, before, { path: file, sha256 }, folder)
    const [refusal] = await listRefusals(services, { before, now: snapshot, diff }, confirmed)
    if (refusal !== undefined) throw refusal
    const members = [...(base?.snapshots ?? []).filter((one) => one.listId !== listId), snapshot]
    const id = bundleId(members.map(({ listId: of, sha256: hash }) => ({ id: of, sha256: hash })))
    await storeFile(storedBlobs, snapshot.blobKey, file)
    await storeIndex(services, { id, members }, { folder, paths: new Map([[listId, file]]) })
    const change = { id, base: base?.id ?? null, members, change: 'list.imported', snapshot } as const
    if (await activateBundle(store, { ...change, at: clock.now(), actor })) return { before, bundleId: id }
  }
  throw errors.listsBusy()
}
