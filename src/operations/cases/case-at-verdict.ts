import { createHash } from 'node:crypto'
import { Value } from 'typebox/value'
import type { CaseDetail } from '../../contract/case.ts'
import { errors } from '../../contract/errors.ts'
import type { EidSummary } from '../../contract/eid.ts'
import { AssessAnswer, VerifyAnswer } from '../../contract/kyc-answers.ts'
import type { Locale } from '../../contract/locale.ts'
import { numbersIn } from '../../domain/case-report/masking.ts'
import type { ReportedHit, ReportedVerdict } from '../../domain/case-report/report-input.ts'
import { docTypeOfHint } from '../../domain/document-types/hints.ts'
import { answerInLanguage } from '../../domain/verdict/answer-in-language.ts'
import { kycOperations } from '../../domain/verdict/answer.ts'
import { resolveRequest } from '../../domain/verdict/resolve-request.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
import { caseContents } from '../../store/case-contents.ts'
import { findListedCase, type ListedCase } from '../../store/search-cases.ts'
import { withTenant } from '../../store/tenant.ts'
import { findVerdict, type StoredVerdict } from '../../store/verdicts.ts'
import type { CaseOwner } from '../audit/case-owner.ts'
import { openRequest, summaryOf } from '../eid/request-record.ts'
import { openVerdicts } from '../replay/open-verdicts.ts'
import { storedInput } from '../replay/stored-input.ts'
import { hitsOfScreening } from '../screening/read-hits.ts'
import type { Services } from '../services.ts'
import { timeSlices } from '../time-slice.ts'
import { openedCase } from './read-case.ts'
import { shownDecision } from './shown-decision.ts'
import { shownVerdict } from './shown-case.ts'

type Needed = Pick<Services, 'store' | 'workspaceKeys' | 'clock'>

/** Which case is wanted, as of which verdict. */
export interface WantedCase extends CaseOwner {
  readonly caseId: string
  /** One of the verdicts that the case lists; null: the newest. */
  readonly verdictId: string | null
  readonly locale: Locale
  /** Happenings of the timeline, the newest first. */
  readonly timelineMax: number
  /** The audit entry of this reading. */
  readonly reading: (at: Date) => AuditedAct
}

/** A case with all that one of its verdicts says. */
export interface CaseAtVerdict {
  readonly case: Omit<CaseDetail, 'answer'>
  /** True: the case has more happenings than its timeline shows. */
  readonly isTimelineCut: boolean
  /** Null while there is none. */
  readonly verdict: ReportedVerdict | null
  /** The eID checks that ended with a result, by key. */
  readonly eidResults: ReadonlyMap<number, EidSummary>
}

/**
 * A case as of its newest verdict or of one that it lists, in a language. The audit entry is committed before anything is opened. Throws
 * 404 when the workspace has no such case in the environment or the case lists no such verdict, and SealBroken.
 */
export async function caseAtVerdict(services: Needed, wanted: WantedCase): Promise<CaseAtVerdict> {
  const { store, clock } = services
  const { tenantId, environment, caseId, locale, timelineMax } = wanted
  const { found, rows, shown, stored } = await withTenant(store.app, tenantId, async (tx) => {
    const found = await findListedCase(tx, { tenantId, environment, id: caseId })
    if (found === null) throw errors.caseUnknown()
    await insertAuditEntry(tx, wanted.reading(clock.now()))
    const rows = await caseContents(tx, tenantId, caseId, { timelineMax: timelineMax + 1 })
    const { verdictId } = wanted
    const shown = verdictId === null ? rows.verdicts[0] : rows.verdicts.find(({ id }) => id === verdictId)
    if (shown === undefined && verdictId !== null) throw errors.caseUnknown()
    return { found, rows, shown, stored: shown === undefined ? null : await findVerdict(tx, tenantId, shown.id) }
  })
  const { answer: _, ...detail } = await openedCase(services, tenantId, { found, rows, newest: null })
  return {
    case: { ...detail, timeline: detail.timeline.slice(0, timelineMax) },
    isTimelineCut: detail.timeline.length > timelineMax,
    verdict:
      shown === undefined || stored === null
        ? null
        : { shown: shownVerdict(shown), content: await verdictContent(services, found, stored, locale) },
    eidResults: await eidResults(services, tenantId, { keys: detail.eid_checks.map(({ key }) => key), locale }),
  }
}

async function verdictContent(
  services: Needed,
  found: ListedCase,
  stored: StoredVerdict,
  locale: Locale,
): Promise<ReportedVerdict['content']> {
  const { tenantId } = found
  const [opened] = await openVerdicts(services, tenantId, [stored])
  if (!opened?.input || !opened.answer) return null
  const input = await storedInput(services.store, tenantId, opened.input)
  const operation = kycOperations.find((name) => name === stored.operation) ?? 'verify'
  const slice = timeSlices()
  const { answer, isTranslated } = answerInLanguage(JSON.parse(opened.answer.toString()), { operation, input, locale })
  await slice()
  const resolved = resolveRequest(input)
  const screening = { verdictId: stored.id, storedAt: stored.createdAt, input, resolved, parties: resolved.parties }
  const { bundle, hits } = await hitsOfScreening(services, found, screening)
  return {
    answer: parsedAnswer(answer),
    isTranslated,
    answerSha256: createHash('sha256').update(opened.answer).digest('hex'),
    kind: input.kind,
    bundle,
    parties: resolved.parties,
    hits: hits.map(({ decision, ...hit }): ReportedHit => ({
      ...hit,
      decision: decision === null ? null : shownDecision(decision),
    })),
    values: input.values,
    documents: input.documents.map(({ doc_type: type, filename, fields, document_id: documentId }) => ({
      type: docTypeOfHint(type) ?? type,
      filename: filename ?? '',
      fields: givenOf(fields ?? {}),
      documentId: documentId ?? null,
    })),
    numbers: numbersIn([input.values, input.documents]),
  }
}

/** The fields of an entry that have a value. */
function givenOf(fields: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  )
}

function parsedAnswer(answer: unknown): AssessAnswer | VerifyAnswer {
  if (Value.Check(AssessAnswer, answer)) return answer
  if (Value.Check(VerifyAnswer, answer)) return answer
  throw new Error('a stored verdict has an answer that this version cannot read')
}

/** The summaries of the checks that ended; erased ones are missing. */
async function eidResults(
  services: Needed,
  tenantId: string,
  { keys, locale }: { readonly keys: readonly number[]; readonly locale: Locale },
): Promise<ReadonlyMap<number, EidSummary>> {
  const summaries = new Map<number, EidSummary>()
  for (const key of keys) {
    const request = await openRequest(services, tenantId, key)
    if (request?.result) summaries.set(key, summaryOf(request, locale))
  }
  return summaries
}
