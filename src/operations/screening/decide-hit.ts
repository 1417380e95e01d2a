import { randomUUID } from 'node:crypto'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import type { AuditAction } from '../../domain/audit/actions.ts'
import { isSameReviewer } from '../../domain/cases/reviewer.ts'
import { partyHash } from '../../domain/screening/cleared-hits.ts'
import type { ScreenableParty } from '../../domain/screening/screenable-party.ts'
import type { ScreeningHit } from '../../domain/screening/result.ts'
import { addMonths } from '../../domain/values/dates.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
import type { StoredCase } from '../../store/cases.ts'
import { clearedHitsMax, insertClearedHit, reopenClearedHits } from '../../store/cleared-hits.ts'
import { insertCaseDataKey } from '../../store/data-keys.ts'
import { lockCase } from '../../store/erasures.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import { verdictExists } from '../../store/last-verdict.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { findWorkspace } from '../../store/workspaces.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { ActOnCase } from '../audit/case-acts.ts'
import type { InCommit } from '../in-commit.ts'
import type { OperatorServices } from '../services.ts'
import { openDecisions, partyIndex, type HitDecision, type OpenedDecision } from './cleared-hits.ts'
import { lastScreening, todayOf, type LastScreening } from './last-screening.ts'

/** Longest time until a decision expires, in months: the second-longest review cycle. */
const expiryMonthsMax = 24

/** A hit of a case's last verdict. */
export interface NamedHit {
  /** The party's name in the checks of the verdict. */
  readonly party: string
  readonly list: string
  readonly record: string
}

/** A hit to clear. */
export interface Clearing extends NamedHit {
  /** Null: not named; refused where the workspace wants two reviewers. */
  readonly reviewer: string | null
  readonly reason: string
  /** YYYY-MM-DD, the last day. */
  readonly expires: string
  readonly appliesTo: 'case' | 'client'
}

/**
 * Clears a hit of the last verdict as another person, until a day: it fails no check while party and listing are unchanged. Replaces an
 * earlier decision on the same hit. In a workspace of two reviewers the first decision waits, and the same decision of another
 * reviewer makes it hold. Throws 404 when the last verdict has no such hit, 409 when another decision waits, 422 for the day, a
 * missing reviewer, or a client that only has a name.
 */
export async function clearCaseHit(
  services: OperatorServices,
  found: StoredCase,
  wanted: Clearing,
  actOn: ActOnCase,
  inCommit?: InCommit<OpenedDecision>,
): Promise<OpenedDecision> {
  const { tenantId, environment, reference } = found
  const last = await lastScreening(services, found)
  const asked = last?.parties.find(({ party }) => party === wanted.party)
  const hit = last === null ? undefined : hitOf(last, wanted)
  if (last === null || asked === undefined || hit === undefined) throw errors.notFound()
  refuseExpiry(wanted.expires, todayOf(services, last))
  if (wanted.appliesTo === 'client' && !isToldFromNamesakes(asked)) throw errors.clientNotTold()
  const needsTwo = (await findWorkspace(services.store, tenantId))?.fourEyes === true
  if (needsTwo && wanted.reviewer === null) throw errors.reviewerMissing()

  const earlier = await openDecisions(services, { tenantId, environment, reference, parties: [asked] })
  const about = earlier.filter((other) => isAbout(other, wanted, asked))
  if (earlier.length - about.length >= clearedHitsMax) throw errors.clearedHitsFull(clearedHitsMax)
  // What was asked of other facts or of another entry was never looked at for these.
  const pending = needsTwo ? about.find((one) => one.waiting && isOnSameFacts(one, hit, asked)) : undefined
  const first = pending === undefined ? undefined : pendingReviewer(pending, wanted)
  if (pending !== undefined && first !== undefined && isSameReviewer(first, wanted.reviewer ?? '')) return pending

  const waiting = needsTwo && pending === undefined
  // A decision that waits leaves the one in force; one on a case leaves those for the client of other cases.
  const replaced = about.filter((one) =>
    waiting ? one.waiting : wanted.appliesTo === 'client' || one.reference === reference,
  )
  const reviewers = [first, wanted.reviewer].flatMap((one) => one ?? [])
  const at = services.clock.now()
  const decided = decisionOn(hit, asked, wanted, reviewers)
  const confirms = pending !== undefined
  const act = actOn(actionOf(waiting), at)
  const hitThen = { ...decided.hit, clearedAt: wireTime(at) }
  const opened = { ...decided, hit: hitThen, caseId: found.id, reference, waiting }
  const also = (tx: TenantTransaction) => inCommit?.(tx, opened)
  await store(services, found, { decided, waiting, replaced, confirms, last, asked, at, act, also })
  return opened
}

/**
 * Re-opens a cleared hit, or takes back a decision that waits: it counts again from the next verdict. Both cases are audited when it was
 * decided for the client on another one. Throws 404 when it was not cleared.
 */
export async function reopenCaseHit(
  services: OperatorServices,
  found: StoredCase,
  wanted: NamedHit,
  actOn: ActOnCase,
  inCommit?: InCommit<Date>,
): Promise<{ readonly id: string; readonly at: Date }> {
  const { tenantId, environment, reference } = found
  const last = await lastScreening(services, found)
  const asked = last?.parties.find(({ party }) => party === wanted.party) ?? null
  const parties = asked === null ? [] : [asked]
  const decisions = await openDecisions(services, { tenantId, environment, reference, parties })
  const about = decisions.filter((one) => isAbout(one, wanted, asked))
  const ids = about.map(({ hit }) => hit.id)
  const at = services.clock.now()
  const reopened = await withTenant(services.store.app, tenantId, async (tx) => {
    const count = await reopenClearedHits(tx, tenantId, { ids, at })
    if (count === 0) return count
    const act = actOn('case.hit_reopened', at)
    // A decision for the client belongs to the trail of the case that it was made on, too.
    for (const caseId of new Set([found.id, ...about.map((one) => one.caseId)])) {
      await insertAuditEntry(tx, { ...act, objectId: caseId, caseId })
    }
    await inCommit?.(tx, at)
    return count
  })
  const [id] = ids
  if (reopened === 0 || id === undefined) throw errors.notFound()
  return { id, at }
}

function actionOf(waiting: boolean): AuditAction {
  return waiting ? 'case.hit_clearing_asked' : 'case.hit_cleared'
}

/** The reviewer of a decision that waits. Throws 409 when it is another decision than the one wanted. */
function pendingReviewer({ hit, reviewers }: OpenedDecision, wanted: Clearing): string | undefined {
  const appliesTo = hit.appliesTo ?? 'case'
  if (hit.expiresOn !== wanted.expires || appliesTo !== wanted.appliesTo) {
    throw errors.otherClearingWaits(hit.expiresOn, appliesTo)
  }
  return reviewers?.[0]
}

function decisionOn(
  { entityHash }: ScreeningHit,
  asked: ScreenableParty,
  wanted: Clearing,
  reviewers: readonly string[],
): HitDecision {
  const { party, list: listId, record: recordId, expires: expiresOn, reason, appliesTo } = wanted
  const facts = { id: randomUUID(), partyHash: partyHash(asked), listId, recordId, entityHash, expiresOn }
  return { hit: { ...facts, ...(appliesTo === 'client' && { appliesTo }) }, party, reason, reviewers }
}

async function store(
  services: OperatorServices,
  found: StoredCase,
  of: {
    readonly decided: HitDecision
    readonly waiting: boolean
    readonly replaced: readonly OpenedDecision[]
    /** It confirms one of `replaced`, which must still be there. */
    readonly confirms: boolean
    readonly last: LastScreening
    readonly asked: ScreenableParty
    readonly at: Date
    readonly act: AuditedAct
    readonly also: (tx: TenantTransaction) => Promise<void> | undefined
  },
): Promise<void> {
  const { tenantId, id: caseId, environment, reference } = found
  const { decided, waiting, at } = of
  const { id, appliesTo } = decided.hit
  const sealer = await newSealer(services, { tenantId, workspaceKey: null, case: { environment, reference } })
  const decision = sealer.seal('cleared_hit.decision', id, jsonBytes(decided))
  const index = appliesTo === 'client' ? await partyIndex(services, found, of.asked) : null
  await withTenant(services.store.app, tenantId, async (tx) => {
    await lockCase(tx, tenantId, caseId)
    // Erased since it was read: nothing may be stored about erased data.
    if (!(await verdictExists(tx, tenantId, of.last.verdictId))) throw errors.notFound()
    const ids = of.replaced.map(({ hit }) => hit.id)
    // Taken back since it was read: nothing is left to confirm.
    if ((await reopenClearedHits(tx, tenantId, { ids, at })) < ids.length && of.confirms) throw errors.notFound()
    await insertCaseDataKey(tx, tenantId, { ...sealer.stored, caseId, at })
    const row = {
      id,
      caseId,
      dataKeyId: sealer.stored.id,
      decision,
      clearedAt: at,
      environment,
      partyIndex: index,
      waiting,
    }
    await insertClearedHit(tx, tenantId, row)
    await insertAuditEntry(tx, of.act)
    await of.also(tx)
  })
}

function hitOf({ input: { screening } }: LastScreening, { party, list, record }: NamedHit): ScreeningHit | undefined {
  if (screening.status !== 'run') return undefined
  return screening.parties
    .find((candidate) => candidate.party === party)
    ?.hits.find(({ listId, recordId }) => listId === list && recordId === record)
}

/** Whether a decision is on this hit, by the party's name or, when it was decided on another case, by its facts. */
function isAbout({ party, hit }: HitDecision, wanted: NamedHit, asked: ScreenableParty | null): boolean {
  if (hit.listId !== wanted.list || hit.recordId !== wanted.record) return false
  return party === wanted.party || (asked !== null && hit.partyHash === partyHash(asked))
}

/** Whether more than a name is known of a party: a decision on a name alone would hold for everybody of that name. */
function isToldFromNamesakes({ dateOfBirth, identifiers }: ScreenableParty): boolean {
  return dateOfBirth !== '' || identifiers.length > 0
}

/** Whether a decision was made on the facts of the party and of the entry as they are. */
function isOnSameFacts({ hit }: HitDecision, { entityHash }: ScreeningHit, asked: ScreenableParty): boolean {
  return hit.entityHash === entityHash && hit.partyHash === partyHash(asked)
}

/** Throws 422 for a day in the past, or more than `expiryMonthsMax` away. */
function refuseExpiry(expires: string, today: string): void {
  const last = addMonths(today, expiryMonthsMax)
  if (expires >= today && expires <= last) return
  const msg = `Value error, expires must be a day from ${today} to ${last}`
  throw errors.issues([{ type: 'value_error', loc: ['body', 'expires'], msg, input: expires }])
}
