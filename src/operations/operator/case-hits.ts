import { Type } from 'typebox'
import { wireTime } from '../../contract/events.ts'
import { locales } from '../../contract/locale.ts'
import { explainHit } from '../../domain/screening/explanation.ts'
import { shownScore } from '../../domain/screening/severity.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { withTenant } from '../../store/tenant.ts'
import type { OpenedDecision } from '../screening/cleared-hits.ts'
import { clearCaseHit, reopenCaseHit } from '../screening/decide-hit.ts'
import { readHits } from '../screening/read-hits.ts'
import { actOn, caseById } from '../audit/case-acts.ts'
import type { OperatorOperation } from './operation.ts'

const reasonLengthMax = 500
const nameLengthMax = 400
const reviewerLengthMax = 120

const OneHit = {
  id: Type.String(),
  party: Type.String({ minLength: 1, maxLength: nameLengthMax }),
  list: Type.String({ minLength: 1, maxLength: nameLengthMax }),
  record: Type.String({ minLength: 1, maxLength: nameLengthMax }),
}
const ListHits = Type.Object({ id: Type.String(), language: Type.Optional(Type.Enum([...locales])) })
const ClearHit = Type.Object({
  ...OneHit,
  reviewer: Type.Optional(Type.String({ minLength: 1, maxLength: reviewerLengthMax })),
  reason: Type.String({ minLength: 1, maxLength: reasonLengthMax }),
  expires: Type.String({ format: 'date' }),
  applies_to: Type.Optional(Type.Enum(['case', 'client'])),
})
const ReopenHit = Type.Object(OneHit)

/** The hits of a case's last verdict with their explanations. The audit entry is committed before they are returned. */
export const listHits: OperatorOperation<typeof ListHits, ShownHits> = {
  name: 'cases.hits',
  input: ListHits,
  async run(services, { id, language = 'en' }) {
    const found = await caseById(services.store, id)
    await withTenant(services.store.app, found.tenantId, (tx) =>
      insertAuditEntry(tx, actOn(found, 'case.read', services.clock.now())),
    )
    const { last, bundle, hits } = await readHits(services, found)
    return {
      id,
      verdict_id: last?.verdictId ?? null,
      verdict_at: last === null ? null : wireTime(last.storedAt),
      bundle: bundle?.id ?? null,
      engine: bundle?.engine ?? null,
      hits: hits.map(({ party, hit, bundle: source, severity, decision }) => ({
        party,
        list: hit.listId,
        record: hit.recordId,
        entry: hit.entry,
        score: shownScore(hit.score),
        severity,
        cleared_until: decision?.waiting === false ? decision.hit.expiresOn : null,
        cleared_because: decision?.waiting === false ? decision.reason : null,
        ...(decision?.waiting === true ? { waits_for_second: true } : {}),
        explanation: explainHit(hit, source, language),
      })),
    }
  },
}

/** Clears a hit of the last verdict until a day. ../screening/decide-hit.ts says when and what it throws. */
export const clearHit: OperatorOperation<typeof ClearHit, ShownClearedHit> = {
  name: 'cases.clear_hit',
  input: ClearHit,
  async run(services, wanted) {
    const found = await caseById(services.store, wanted.id)
    const { reviewer = null, applies_to: appliesTo = 'case' } = wanted
    const decided = await clearCaseHit(services, found, { ...wanted, reviewer, appliesTo }, (action, at) =>
      actOn(found, action, at),
    )
    return shownClearedHit(found.id, decided)
  },
}

/** Re-opens a cleared hit: it counts again from the next verdict. Throws 404 when it was not cleared. */
export const reopenHit: OperatorOperation<typeof ReopenHit, ShownReopening> = {
  name: 'cases.reopen_hit',
  input: ReopenHit,
  async run(services, wanted) {
    const found = await caseById(services.store, wanted.id)
    const { id, at } = await reopenCaseHit(services, found, wanted, (action, at) => actOn(found, action, at))
    const { party, list, record } = wanted
    return { id, case_id: found.id, party, list, record, reopened_at: wireTime(at) }
  },
}

interface ShownReopening {
  readonly id: string
  readonly case_id: string
  readonly party: string
  readonly list: string
  readonly record: string
  readonly reopened_at: string
}

interface ShownHits {
  readonly id: string
  readonly verdict_id: string | null
  readonly verdict_at: string | null
  readonly bundle: string | null
  readonly engine: string | null
  readonly hits: readonly ShownHit[]
}

interface ShownHit {
  readonly party: string
  readonly list: string
  readonly record: string
  readonly entry: string
  /** 0 to 100, as the checks show it. */
  readonly score: number
  /** Its severity in the checks while it is open. */
  readonly severity: 'critical' | 'warning' | 'none'
  readonly cleared_until: string | null
  readonly cleared_because: string | null
  /** One reviewer has cleared it; another has to. */
  readonly waits_for_second?: true
  readonly explanation: readonly string[]
}

type ShownClearedHit = ReturnType<typeof shownClearedHit>

function shownClearedHit(caseId: string, { hit, party, waiting }: OpenedDecision) {
  return {
    id: hit.id,
    case_id: caseId,
    party,
    list: hit.listId,
    record: hit.recordId,
    expires_on: hit.expiresOn,
    cleared_at: hit.clearedAt ?? '',
    ...(hit.appliesTo === undefined ? {} : { applies_to: hit.appliesTo }),
    ...(waiting ? { waits_for_second: true } : {}),
  }
}
