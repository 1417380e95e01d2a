import { Type } from 'typebox'
import { keptUntil, shortestRetentionYears } from '../../domain/policy-packs/retention.ts'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { judgesOf, listCases, type StoredCase } from '../../store/cases.ts'
import { receiptsOf, type Receipt } from '../../store/erasures.ts'
import { withTenant } from '../../store/tenant.ts'
import { findWorkspace, listWorkspaces } from '../../store/workspaces.ts'
import { erasureReasons, eraseStoredCase, operatorErases } from '../erasing/erase-case.ts'
import { closeStoredCase } from '../cases/close-case.ts'
import { holdStoredCase } from '../cases/hold-case.ts'
import { purgeDue, type DueCase } from '../erasing/purge-due.ts'
import { retentionYears } from '../erasing/retention-years.ts'
import { actOn, caseById, listingOf, operatorsActs } from '../audit/case-acts.ts'
import type { OperatorOperation } from './operation.ts'

/** Most cases listed of one workspace, the last changed first. */
const listedMax = 100

const ListCases = Type.Object({ workspace_id: Type.Optional(Type.String()), reference: Type.Optional(Type.String()) })
const OneCase = Type.Object({ id: Type.String() })
const HoldCase = Type.Object({ id: Type.String(), held: Type.Boolean() })
const EraseCase = Type.Object({ id: Type.String(), reason: Type.Optional(Type.Enum([...erasureReasons])) })
const PurgeCases = Type.Object({ dry_run: Type.Optional(Type.Boolean()) })

/**
 * Cases of one workspace or of all, with one reference or the last changed, without their documents and verdicts. Each workspace
 * with listed cases gets an audit entry first.
 */
export const listAllCases: OperatorOperation<typeof ListCases, readonly ShownCase[]> = {
  name: 'cases.list',
  input: ListCases,
  async run({ store, clock }, { workspace_id: wanted, reference = null }) {
    const workspaces = (await listWorkspaces(store)).filter(({ id }) => wanted === undefined || id === wanted)
    if (wanted !== undefined && workspaces.length === 0) throw errors.notFound()
    const listed: StoredCase[] = []
    for (const { id } of workspaces) {
      const found = await withTenant(store.app, id, async (tx) => {
        const cases = await listCases(tx, id, { reference, limit: listedMax })
        if (cases.length > 0) await insertAuditEntry(tx, listingOf(id, clock.now()))
        return cases
      })
      listed.push(...found)
    }
    return listed.map(shown)
  },
}

/** One case with its retention and the receipts of its erasures. The audit entry is committed before it is returned. */
export const showCase: OperatorOperation<
  typeof OneCase,
  ShownCase & ShownRetention & { readonly erasures: readonly ShownReceipt[] }
> = {
  name: 'cases.show',
  input: OneCase,
  async run({ store, clock }, { id }) {
    const found = await caseById(store, id)
    const { tenantId } = found
    const { receipts, judgedBy } = await withTenant(store.app, tenantId, async (tx) => {
      await insertAuditEntry(tx, actOn(found, 'case.read', clock.now()))
      return { receipts: await receiptsOf(tx, tenantId, id), judgedBy: await judgesOf(tx, tenantId, id) }
    })
    const workspace = await findWorkspace(store, tenantId)
    const years = workspace === null ? [] : await retentionYears(store, workspace, judgedBy)
    return { ...shown(found), ...shownRetention(found, years), erasures: receipts.map(shownReceipt) }
  },
}

/**
 * Ends the relationship and starts the retention clock. Closing again changes nothing.
 * docs/rules/privacy.md#retention.
 */
export const closeCase: OperatorOperation<typeof OneCase, ShownCase> = {
  name: 'cases.close',
  input: OneCase,
  async run(services, { id }) {
    const found = await caseById(services.store, id)
    await closeStoredCase(services, found, operatorsActs(found))
    return shown(await caseById(services.store, id))
  },
}

/** Sets or ends a legal hold, which prevents every erasure of the case. docs/rules/privacy.md#legal-hold. */
export const holdCase: OperatorOperation<typeof HoldCase, ShownCase> = {
  name: 'cases.hold',
  input: HoldCase,
  async run(services, { id, held }) {
    const found = await caseById(services.store, id)
    await holdStoredCase(services, found, { held, note: null }, operatorsActs(found))
    return shown(await caseById(services.store, id))
  },
}

/** Erases the personal data of a case. Returns the receipt. */
export const eraseCase: OperatorOperation<typeof EraseCase, ShownReceipt> = {
  name: 'cases.erase',
  input: EraseCase,
  async run(services, { id, reason = 'request' }) {
    const { tenantId } = await caseById(services.store, id)
    return shownReceipt(await eraseStoredCase(services, { tenantId, caseId: id, by: operatorErases, reason }))
  },
}

/** Erases the closed cases whose retention is over; a dry run lists them, with the audit entry of a list. */
export const purgeCases: OperatorOperation<typeof PurgeCases, ShownPurge> = {
  name: 'cases.purge',
  input: PurgeCases,
  async run(services, { dry_run: dryRun = false }) {
    const { due, erased } = await purgeDue(services, { dryRun, by: operatorErases })
    if (dryRun) {
      for (const tenantId of new Set(due.map((found) => found.tenantId))) {
        await withTenant(services.store.app, tenantId, (tx) =>
          insertAuditEntry(tx, listingOf(tenantId, services.clock.now())),
        )
      }
    }
    return { dry_run: dryRun, erased, due: due.map(shownDue) }
  },
}

/** A case in `--json` output. */
type ShownCase = ReturnType<typeof shown>
type ShownRetention = ReturnType<typeof shownRetention>
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
    next_review_due: stored.nextReviewDue,
    erased_at: time(stored.erasedAt),
  }
}

/** `kept_until` is null while the case is open: its retention starts when it is closed. */
function shownRetention({ closedAt, updatedAt }: StoredCase, years: readonly number[]) {
  return {
    retention_years: years.length === 0 ? shortestRetentionYears : Math.max(...years),
    kept_until: closedAt === null ? null : wireTime(keptUntil({ closedAt, updatedAt, years })),
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
