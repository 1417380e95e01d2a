import type { StoredCaseVerdict } from '../../contract/case.ts'
import { wireTime } from '../../contract/events.ts'
import { errors } from '../../contract/errors.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { findVerdict, verdictBefore, type StoredVerdict } from '../../store/verdicts.ts'
import type { Caller } from '../operation.ts'
import { openVerdicts, type OpenedVerdict } from '../replay/open-verdicts.ts'
import type { Services } from '../services.ts'
import { keysAct, knownCase, objectOrNull } from './read-case.ts'
import { parsedJson } from './parsed-json.ts'

/** A verdict of a case. */
interface OneVerdict {
  readonly caseId: string
  readonly id: string
}

/**
 * A verdict of a case. The audit entry is committed before it is opened. Throws 404 when the workspace has no such case in the
 * environment or the case no such verdict, and SealBroken.
 */
export async function readVerdict(services: Services, caller: Caller, wanted: OneVerdict): Promise<StoredCaseVerdict> {
  const stored = await withTenant(services.store.app, caller.tenantId, async (tx) => {
    await knownCase(tx, caller, wanted.caseId)
    return audited(services, caller, tx, wanted)
  })
  const [opened] = await openVerdicts(services, caller.tenantId, [stored])
  if (opened === undefined) throw new Error('a verdict that was found was not opened')
  return shownVerdict(opened)
}

/** A verdict with an earlier one of its case, by default the one before, null when there is none. Otherwise as `readVerdict`. */
export async function readPair(
  services: Services,
  caller: Caller,
  wanted: OneVerdict & { readonly earlierId: string | null },
): Promise<{ readonly later: StoredCaseVerdict; readonly earlier: StoredCaseVerdict | null }> {
  const { tenantId } = caller
  const { caseId, earlierId } = wanted
  const stored = await withTenant(services.store.app, tenantId, async (tx) => {
    await knownCase(tx, caller, caseId)
    const later = await audited(services, caller, tx, wanted)
    const id = earlierId ?? (await verdictBefore(tx, later))
    return id === null ? [later] : [later, await audited(services, caller, tx, { caseId, id })]
  })
  const [later, earlier] = (await openVerdicts(services, tenantId, stored)).map(shownVerdict)
  if (later === undefined) throw new Error('a verdict that was found was not opened')
  return { later, earlier: earlier ?? null }
}

async function audited(
  { clock }: Services,
  caller: Caller,
  tx: TenantTransaction,
  { caseId, id }: OneVerdict,
): Promise<StoredVerdict> {
  const found = await findVerdict(tx, caller.tenantId, id)
  if (found?.caseId !== caseId) throw errors.caseUnknown()
  await insertAuditEntry(tx, keysAct(caller, { at: clock.now(), action: 'verdict.read', objectId: id, caseId }))
  return found
}

function shownVerdict({ stored, input, answer }: OpenedVerdict): StoredCaseVerdict {
  return {
    verdict_id: stored.id,
    case_id: stored.caseId,
    operation: stored.operation === 'assess' ? 'assess' : 'verify',
    passed: stored.passed,
    policy: { regime: stored.regime, id: stored.policyId, version: stored.policyVersion },
    bundle: stored.bundleId,
    engine: stored.engineVersion,
    as_of: stored.asOf,
    created_at: wireTime(stored.createdAt),
    erased: answer === null,
    input: shownInput(objectOrNull(parsedJson(input))),
    answer: objectOrNull(parsedJson(answer)),
  }
}

/** What a caller sent, without what was looked up for it: the answer shows that. */
function shownInput(input: object | null): object | null {
  if (input === null) return null
  const { environment, purpose, kind, asOfRequested, values, documents, extraChecks, locale } = record(input)
  return {
    environment,
    purpose,
    kind,
    as_of: asOfRequested ?? null,
    values,
    documents,
    extra_checks: extraChecks,
    locale,
  }
}

function record(value: object): Readonly<Record<string, unknown>> {
  return { ...value }
}
