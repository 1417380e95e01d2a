import type { StoredCaseVerdict } from '../../contract/case.ts'
import type { Environment } from '../../contract/environment.ts'
import { wireTime } from '../../contract/events.ts'
import { errors } from '../../contract/errors.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
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

/** Who reads: in which workspace and environment, and the audit entry of each verdict that is read. */
export interface VerdictReader {
  readonly tenantId: string
  readonly environment: Environment
  readonly reading: (verdict: OneVerdict, at: Date) => AuditedAct
}

type Needed = Pick<Services, 'store' | 'clock' | 'workspaceKeys'>

/** A key that reads verdicts. */
export function readingKey(caller: Caller): VerdictReader {
  const { tenantId, environment } = caller
  return {
    ...{ tenantId, environment },
    reading: ({ caseId, id }, at) => keysAct(caller, { at, action: 'verdict.read', objectId: id, caseId }),
  }
}

/**
 * A verdict of a case. The audit entry is committed before it is opened. Throws 404 when the workspace has no such case in the
 * environment or the case no such verdict, and SealBroken.
 */
export async function readVerdict(
  services: Needed,
  reader: VerdictReader,
  wanted: OneVerdict,
): Promise<StoredCaseVerdict> {
  const stored = await withTenant(services.store.app, reader.tenantId, async (tx) => {
    await knownCase(tx, reader, wanted.caseId)
    return audited(services, reader, tx, wanted)
  })
  const [opened] = await openVerdicts(services, reader.tenantId, [stored])
  if (opened === undefined) throw new Error('a verdict that was found was not opened')
  return shownVerdict(opened)
}

/** A verdict with an earlier one of its case, by default the one before, null when there is none. Otherwise as `readVerdict`. */
export async function readPair(
  services: Needed,
  reader: VerdictReader,
  wanted: OneVerdict & { readonly earlierId: string | null },
): Promise<{ readonly later: StoredCaseVerdict; readonly earlier: StoredCaseVerdict | null }> {
  const { tenantId } = reader
  const { caseId, earlierId } = wanted
  const stored = await withTenant(services.store.app, tenantId, async (tx) => {
    await knownCase(tx, reader, caseId)
    const later = await audited(services, reader, tx, wanted)
    const id = earlierId ?? (await verdictBefore(tx, later))
    return id === null ? [later] : [later, await audited(services, reader, tx, { caseId, id })]
  })
  const [later, earlier] = (await openVerdicts(services, tenantId, stored)).map(shownVerdict)
  if (later === undefined) throw new Error('a verdict that was found was not opened')
  return { later, earlier: earlier ?? null }
}

async function audited(
  { clock }: Needed,
  { tenantId, reading }: VerdictReader,
  tx: TenantTransaction,
  { caseId, id }: OneVerdict,
): Promise<StoredVerdict> {
  const found = await findVerdict(tx, tenantId, id)
  if (found?.caseId !== caseId) throw errors.caseUnknown()
  await insertAuditEntry(tx, reading({ caseId, id }, clock.now()))
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
