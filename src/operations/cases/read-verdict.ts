import type { FiledVerdict } from '../../contract/case.ts'
import { wireTime } from '../../contract/events.ts'
import { errors } from '../../contract/errors.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { withTenant } from '../../store/tenant.ts'
import { findVerdict } from '../../store/verdicts.ts'
import type { Caller } from '../operation.ts'
import { openVerdicts, type OpenedVerdict } from '../replay/open-verdicts.ts'
import type { Services } from '../services.ts'
import { keysAct, knownCase, objectOrNull, parsed } from './read-case.ts'

/**
 * Verdicts of a case in the order of their ids. The audit entry is committed before they are opened. Throws 404 when the workspace
 * has no such case in the environment or the case no such verdict, and SealBroken.
 */
export async function readVerdict(
  services: Services,
  caller: Caller,
  { caseId, ids }: { readonly caseId: string; readonly ids: readonly string[] },
): Promise<readonly FiledVerdict[]> {
  const { tenantId } = caller
  const found = await withTenant(services.store.app, tenantId, async (tx) => {
    await knownCase(tx, caller, caseId)
    const verdicts = []
    for (const id of ids) {
      const verdict = await findVerdict(tx, tenantId, id)
      if (verdict?.caseId !== caseId) throw errors.caseUnknown()
      const act = { at: services.clock.now(), action: 'verdict.read', objectId: id, caseId } as const
      await insertAuditEntry(tx, keysAct(caller, act))
      verdicts.push(verdict)
    }
    return verdicts
  })
  return (await openVerdicts(services, tenantId, found)).map(filed)
}

function filed({ stored, input, answer }: OpenedVerdict): FiledVerdict {
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
    input: shownInput(objectOrNull(parsed(input))),
    answer: objectOrNull(parsed(answer)),
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
