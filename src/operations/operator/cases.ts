import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { findCase, listCases, markClosed, setLegalHold, type StoredCase } from '../../store/cases.ts'
import { receiptsOf, type Receipt } from '../../store/erasures.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { destroyCase, erasureReasons, finishErasures } from '../erasing/erase-case.ts'
import { purgeDue, type DueCase } from '../erasing/purge-due.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'

/** Cases listed of one workspace, the last changed first. */
const listedMax = 100

const ListCases = Type.Object({ workspace_id: Type.Optional(Type.String()), reference: Type.Optional(Type.String()) })
const OneCase = Type.Object({ id: Type.String() })
const HoldCase = Type.Object({ id: Type.String(), held: Type.Boolean() })
const EraseCase = Type.Object({ id: Type.String(), reason: Type.Optional(Type.Enum([...erasureReasons])) })
const PurgeCases = Type.Object({ dry_run: Type.Optional(Type.Boolean()) })

/** Cases of one workspace or all, found by reference or the last changed. Nothing filed on them is shown. */
export const listAllCases: OperatorOperation<typeof ListCases, readonly ShownCase[]> = {
  name: 'cases.list',
  input: ListCases,
  async run({ store }, { workspace_id: wanted, reference = null }) {
    const workspaces = (await listWorkspaces(store)).filter(({ id }) => wanted === undefined || id === wanted)
    if (wanted !== undefined && workspaces.length === 0) throw errors.notFound()
    const listed: StoredCase[] = []
    for (const { id } of workspaces) {
      listed.push(...(await withTenant(store.app, id, (tx) => listCases(tx, id, { reference, limit: listedMax }))))
    }
    return listed.map(shown)
  },
}

/** One case with the receipts of its erasures. */
export const showCase: OperatorOperation<typeof OneCase, ShownCase & { readonly erasures: readonly ShownReceipt[] }> = {
  name: 'cases.show',
  input: OneCase,
  async run({ store }, { id }) {
    const found = await caseById(store, id)
    const receipts = await withTenant(store.app, found.tenantId, (tx) => receiptsOf(tx, found.tenantId, id))
    return { ...shown(found), erasures: receipts.map(shownReceipt) }
  },
}

/** Ends the relationship: the retention clock runs from here. Closing again changes nothing. domain/9, retention. */
export const closeCase: OperatorOperation<typeof OneCase, ShownCase> = {
  name: 'cases.close',
  input: OneCase,
  async run({ store, clock }, { id }) {
    const { tenantId } = await caseById(store, id)
    await withTenant(store.app, tenantId, (tx) => markClosed(tx, tenantId, id, clock.now()))
    return shown(await caseById(store, id))
  },
}

/** Legal hold: nothing of the case is erased while it is on, whoever asks. domain/9, legal hold flag. */
export const holdCase: OperatorOperation<typeof HoldCase, ShownCase> = {
  name: 'cases.hold',
  input: HoldCase,
  async run({ store }, { id, held }) {
    const { tenantId } = await caseById(store, id)
    await withTenant(store.app, tenantId, (tx) => setLegalHold(tx, tenantId, id, held))
    return shown(await caseById(store, id))
  },
}

/** Erases what is filed on a case; the receipt is the answer. */
export const eraseCase: OperatorOperation<typeof EraseCase, ShownReceipt> = {
  name: 'cases.erase',
  input: EraseCase,
  async run(services, { id, reason = 'request' }) {
    const { tenantId } = await caseById(services.store, id)
    const receipt = await destroyCase(services, { tenantId, caseId: id, actor: 'operator', reason })
    if (receipt === null) throw new Error('an erasure that was asked for was left out')
    const finished = await finishErasures(services, tenantId)
    return shownReceipt(finished.find((candidate) => candidate.id === receipt.id) ?? receipt)
  },
}

/** Erases the closed cases whose retention is over, or lists them when it is a dry run. */
export const purgeCases: OperatorOperation<typeof PurgeCases, ShownPurge> = {
  name: 'cases.purge',
  input: PurgeCases,
  async run(services, { dry_run: dryRun = false }) {
    const { due, erased } = await purgeDue(services, { dryRun, actor: 'operator' })
    return { dry_run: dryRun, erased, due: due.map(shownDue) }
  },
}

/** Cases have no reader without a tenant, so each workspace is asked in turn. Throws 404. */
async function caseById(store: OperatorServices['store'], id: string): Promise<StoredCase> {
  if (!isUuid(id)) throw errors.notFound()
  for (const { id: tenantId } of await listWorkspaces(store)) {
    const found = await withTenant(store.app, tenantId, (tx) => findCase(tx, tenantId, id))
    if (found !== null) return found
  }
  throw errors.notFound()
}

/** A case as `--json` prints it. */
type ShownCase = ReturnType<typeof shown>
type ShownReceipt = ReturnType<typeof shownReceipt>
interface ShownPurge {
  readonly dry_run: boolean
  readonly erased: number
  readonly due: readonly ReturnType<typeof shownDue>[]
}

function shown(stored: StoredCase) {
  return {
    id: stored.id,
    workspace_id: stored.tenantId,
    environment: stored.environment,
    reference: stored.reference,
    kind: stored.kind,
    created_at: wireTime(stored.createdAt),
    updated_at: wireTime(stored.updatedAt),
    closed_at: time(stored.closedAt),
    legal_hold: stored.legalHold,
    erased_at: time(stored.erasedAt),
  }
}

function shownReceipt(receipt: Receipt) {
  return {
    id: receipt.id,
    case_id: receipt.caseId,
    actor: receipt.actor,
    reason: receipt.reason,
    data_keys: receipt.dataKeys,
    extractions: receipt.extractions,
    documents: receipt.documents,
    verdicts: receipt.verdicts,
    erased_at: wireTime(receipt.erasedAt),
    finished_at: time(receipt.finishedAt),
  }
}

function shownDue(due: DueCase) {
  return {
    id: due.id,
    workspace_id: due.tenantId,
    environment: due.environment,
    reference: due.reference,
    closed_at: wireTime(due.closedAt),
    kept_until: wireTime(due.keptUntil),
  }
}

function time(moment: Date | null): string | null {
  return moment === null ? null : wireTime(moment)
}
