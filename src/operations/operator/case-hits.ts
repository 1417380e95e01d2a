import { randomUUID } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { locales, type Locale } from '../../contract/locale.ts'
import { clearedHitsFor, partyHash } from '../../domain/screening/cleared-hits.ts'
import { addMonths, dateInTimeZone } from '../../domain/values/dates.ts'
import { explainHit } from '../../domain/screening/explanation.ts'
import type { ScreeningHit } from '../../domain/screening/result.ts'
import {
  exposureSeverity,
  hitsInOrder,
  mediaSeverity,
  sanctionsSeverity,
  shownScore,
} from '../../domain/screening/severity.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import type { StoredCase } from '../../store/cases.ts'
import { clearedHitsMax, insertClearedHit, reopenClearedHits } from '../../store/cleared-hits.ts'
import { insertCaseDataKey } from '../../store/data-keys.ts'
import { lockCase } from '../../store/erasures.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import { verdictExists } from '../../store/last-verdict.ts'
import { withTenant } from '../../store/tenant.ts'
import { openClearedHits, type HitDecision } from '../screening/cleared-hits.ts'
import { lastScreening, type LastScreening } from '../screening/last-screening.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { OperatorServices } from '../services.ts'
import { actOn, caseById } from '../audit/case-acts.ts'
import type { OperatorOperation } from './operation.ts'

/** Longest time until a decision expires, in months: the second-longest review cycle. */
const expiryMonthsMax = 24
const reasonLengthMax = 500
const nameLengthMax = 400

const OneHit = {
  id: Type.String(),
  party: Type.String({ minLength: 1, maxLength: nameLengthMax }),
  list: Type.String({ minLength: 1, maxLength: nameLengthMax }),
  record: Type.String({ minLength: 1, maxLength: nameLengthMax }),
}
const ListHits = Type.Object({ id: Type.String(), language: Type.Optional(Type.Enum([...locales])) })
const ClearHit = Type.Object({
  ...OneHit,
  reason: Type.String({ minLength: 1, maxLength: reasonLengthMax }),
  expires: Type.String({ format: 'date' }),
})
const ReopenHit = Type.Object(OneHit)

/** The hits of a case's last verdict with their explanations. The audit entry is committed before they are returned. */
export const listHits: OperatorOperation<typeof ListHits, ShownHits> = {
  name: 'cases.hits',
  input: ListHits,
  async run(services, { id, language = 'en' }) {
    const found = await caseById(services.store, id)
    const { tenantId } = found
    await withTenant(services.store.app, tenantId, (tx) =>
      insertAuditEntry(tx, actOn(found, 'case.read', services.clock.now())),
    )
    const last = await lastScreening(services, found)
    if (last === null || last.input.screening.status !== 'run') {
      return { id, verdict_id: last?.verdictId ?? null, verdict_at: timeOf(last), bundle: null, engine: null, hits: [] }
    }
    const { bundle } = last.input.screening
    const decisions = await openClearedHits(services, found)
    const hits = shownHits(last, decisions, { locale: language, today: todayOf(services, last) })
    const about = { id, verdict_id: last.verdictId, verdict_at: timeOf(last) }
    return { ...about, bundle: bundle.id, engine: bundle.engine, hits }
  },
}

/**
 * Clears a hit of the last verdict as another person, until a day: it fails no check while party and listing are unchanged.
 * Replaces an earlier decision on the same hit. Throws 404 when the last verdict has no such hit.
 */
export const clearHit: OperatorOperation<typeof ClearHit, ShownClearedHit> = {
  name: 'cases.clear_hit',
  input: ClearHit,
  async run(services, wanted) {
    const { store, clock } = services
    const { id: caseId, party, list: listId, record: recordId, reason, expires } = wanted
    const found = await caseById(store, caseId)
    const { tenantId, environment, reference } = found
    const last = await lastScreening(services, found)
    const asked = last?.parties.find((candidate) => candidate.party === party)
    const hit = last === null ? undefined : hitOf(last, party, { listId, recordId })
    if (last === null || asked === undefined || hit === undefined) throw errors.notFound()
    refuseExpiry(expires, todayOf(services, last))
    const earlier = await openClearedHits(services, found)
    const replaced = earlier.filter((other) => isAbout(other, wanted)).map((other) => other.hit.id)
    if (earlier.length - replaced.length >= clearedHitsMax) throw errors.clearedHitsFull(clearedHitsMax)

    const id = randomUUID()
    const { entityHash } = hit
    const decided: HitDecision = {
      hit: { id, partyHash: partyHash(asked), listId, recordId, entityHash, expiresOn: expires },
      party,
      reason,
    }
    const sealer = await newSealer(services, { tenantId, workspaceKey: null, case: { environment, reference } })
    const decision = sealer.seal('cleared_hit.decision', id, jsonBytes(decided))
    const clearedAt = clock.now()
    await withTenant(store.app, tenantId, async (tx) => {
      await lockCase(tx, tenantId, caseId)
      // Erased since it was read: nothing may be stored about erased data.
      if (!(await verdictExists(tx, tenantId, last.verdictId))) throw errors.notFound()
      await reopenClearedHits(tx, tenantId, { ids: replaced, at: clearedAt })
      await insertCaseDataKey(tx, tenantId, { ...sealer.stored, caseId, at: clearedAt })
      await insertClearedHit(tx, tenantId, { id, caseId, dataKeyId: sealer.stored.id, decision, clearedAt })
      await insertAuditEntry(tx, actOn(found, 'case.hit_cleared', clearedAt))
    })
    return shownClearedHit(found, decided, clearedAt)
  },
}

/** Re-opens a cleared hit: it counts again from the next verdict. Throws 404 when it was not cleared. */
export const reopenHit: OperatorOperation<typeof ReopenHit, ShownReopening> = {
  name: 'cases.reopen_hit',
  input: ReopenHit,
  async run(services, wanted) {
    const { store, clock } = services
    const found = await caseById(store, wanted.id)
    const { tenantId } = found
    const ids = (await openClearedHits(services, found)).filter((one) => isAbout(one, wanted)).map(({ hit }) => hit.id)
    const at = clock.now()
    const reopened = await withTenant(store.app, tenantId, async (tx) => {
      const count = await reopenClearedHits(tx, tenantId, { ids, at })
      if (count > 0) await insertAuditEntry(tx, actOn(found, 'case.hit_reopened', at))
      return count
    })
    const [id] = ids
    if (reopened === 0 || id === undefined) throw errors.notFound()
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
  readonly explanation: readonly string[]
}

function shownHits(
  { input: { screening }, resolved, parties }: LastScreening,
  decisions: readonly HitDecision[],
  { locale, today }: { readonly locale: Locale; readonly today: string },
): readonly ShownHit[] {
  if (screening.status !== 'run') return []
  const cleared = decisions.map(({ hit }) => hit)
  return screening.parties.flatMap(({ party, hits }) => {
    const asked = parties.find((candidate) => candidate.party === party)
    return hitsInOrder(hits, resolved.chosen.pack).map((hit): ShownHit => {
      const [holding] = asked === undefined ? [] : clearedHitsFor(hit, asked, cleared, today)
      return {
        party,
        list: hit.listId,
        record: hit.recordId,
        entry: hit.entry,
        score: shownScore(hit.score),
        severity: sanctionsSeverity(hit) ?? exposureSeverity(hit) ?? mediaSeverity(hit) ?? 'none',
        cleared_until: holding?.expiresOn ?? null,
        cleared_because: decisions.find((decision) => decision.hit.id === holding?.id)?.reason ?? null,
        explanation: explainHit(hit, (hit.article && screening.media) ?? screening.bundle, locale),
      }
    })
  })
}

function hitOf(
  { input: { screening } }: LastScreening,
  party: string,
  of: Pick<ScreeningHit, 'listId' | 'recordId'>,
): ScreeningHit | undefined {
  if (screening.status !== 'run') return undefined
  return screening.parties
    .find((candidate) => candidate.party === party)
    ?.hits.find(({ listId, recordId }) => listId === of.listId && recordId === of.recordId)
}

function isAbout({ party, hit }: HitDecision, wanted: Static<typeof ReopenHit>): boolean {
  return party === wanted.party && hit.listId === wanted.list && hit.recordId === wanted.record
}

/** Throws 422 for a day in the past, or more than `expiryMonthsMax` away. */
function refuseExpiry(expires: string, today: string): void {
  const last = addMonths(today, expiryMonthsMax)
  if (expires >= today && expires <= last) return
  const msg = `Value error, expires must be a day from ${today} to ${last}`
  throw errors.issues([{ type: 'value_error', loc: ['body', 'expires'], msg, input: expires }])
}

/** Today in the time zone of a verdict's pack. docs/rules/verdict.md#day-of-a-verdict. */
function todayOf({ clock }: OperatorServices, { resolved }: LastScreening): string {
  return dateInTimeZone(clock.now().toISOString(), resolved.chosen.pack.timezone)
}

type ShownClearedHit = ReturnType<typeof shownClearedHit>

function shownClearedHit({ id: caseId }: StoredCase, { hit, party }: HitDecision, at: Date) {
  return {
    id: hit.id,
    case_id: caseId,
    party,
    list: hit.listId,
    record: hit.recordId,
    expires_on: hit.expiresOn,
    cleared_at: wireTime(at),
  }
}

function timeOf(last: LastScreening | null): string | null {
  return last === null ? null : wireTime(last.storedAt)
}
