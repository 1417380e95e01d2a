import type { AssessAnswer, VerifyAnswer } from '../../contract/kyc-answers.ts'
import type { CaseDetail, CaseVerdict } from '../../contract/case.ts'
import type { ClientKind } from '../../contract/client-kind.ts'
import type { HitDecision } from '../../contract/case-hits.ts'
import type { EidSummary } from '../../contract/eid.ts'
import type { Locale } from '../../contract/locale.ts'
import type { ScreenableParty } from '../screening/screenable-party.ts'
import type { ScreenedBundle, ScreeningHit } from '../screening/result.ts'

/** A case and the circumstances of its report. */
export interface CaseReportInput {
  readonly locale: Locale
  /** Name of the workspace. */
  readonly workspace: string
  readonly printedAt: Date
  /** Of the call that asked for the report; null when the operator did. */
  readonly requestId: string | null
  readonly case: Omit<CaseDetail, 'answer'>
  /** True: the case has more happenings than its timeline shows. */
  readonly isTimelineCut: boolean
  /** The verdict that is reported; null while there is none. */
  readonly verdict: ReportedVerdict | null
  /** The eID checks that ended with a result, by key, in the language of the report. */
  readonly eidResults: ReadonlyMap<number, EidSummary>
}

/** The verdict of a report. */
export interface ReportedVerdict {
  readonly shown: CaseVerdict
  /** Null once erased. */
  readonly content: VerdictContent | null
}

/** What a verdict says and was computed from. */
export interface VerdictContent {
  /** As it was given, with its sentences in the language of the report. */
  readonly answer: VerifyAnswer | AssessAnswer
  /** False: some sentences are as they were answered, because this version gives another answer. */
  readonly isTranslated: boolean
  /** Of the bytes of the stored answer, hex. */
  readonly answerSha256: string
  readonly kind: ClientKind
  /** The lists that were screened against; null when none were. */
  readonly bundle: ScreenedBundle | null
  readonly parties: readonly ScreenableParty[]
  readonly hits: readonly ReportedHit[]
  /** The document entries that were judged, in the order of the call. */
  readonly documents: readonly JudgedDocument[]
  /** What the call said of the client, as it was sent. */
  readonly values: Readonly<Record<string, unknown>>
  /** Numbers of the call that are printed masked. */
  readonly numbers: readonly string[]
}

/** A document entry of the call. */
export interface JudgedDocument {
  /** A canonical document type id. */
  readonly type: string
  /** '' when the call sent none. */
  readonly filename: string
  readonly fields: Readonly<Record<string, string>>
  /** The document of the case that the call names; null when it names none. */
  readonly documentId: string | null
}

/** A hit of the verdict with the decision that holds on the day of the report, or waits. */
export interface ReportedHit {
  readonly party: string
  readonly hit: ScreeningHit
  readonly bundle: ScreenedBundle
  /** In the checks, while it is open. */
  readonly severity: 'critical' | 'warning' | 'none'
  readonly decision: HitDecision | null
}
