import type { Assessment } from '../../contract/assessment.ts'
import type { CaseHit } from '../../contract/case-hits.ts'
import type { CaseDetail, CaseVerdict } from '../../contract/case.ts'
import type { EidSummary } from '../../contract/eid.ts'
import type { AssessAnswer } from '../../contract/kyc-answers.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Completeness } from '../../contract/verdict.ts'
import type { VerdictContent } from '../../domain/case-report/report-input.ts'
import { maskedNumbers, numbersIn } from '../../domain/case-report/masking.ts'
import { reasonSentence } from '../../domain/case-report/reason-sentence.ts'
import { words } from '../../domain/case-report/words.ts'
import { groupedChecks } from '../../domain/case-view/check-groups.ts'
import { conflictsBetween, type Conflict } from '../../domain/case-view/conflicts.ts'
import { viewedDocument, type ViewedDocument } from '../../domain/case-view/viewed-document.ts'
import { explainHit } from '../../domain/screening/explanation.ts'
import { holderText } from '../../domain/bank/definition/account.ts'
import { findBankConnection, noPages } from '../../store/find-bank-connection.ts'
import type { CaseOwner } from '../audit/case-owner.ts'
import { openFound } from '../bank/connection-record.ts'
import type { Services } from '../services.ts'
import { caseAtVerdict, type WantedCase } from './case-at-verdict.ts'
import { shownHit } from './shown-hit.ts'

type Needed = Pick<Services, 'store' | 'workspaceKeys' | 'clock'>
type Own = Omit<CaseDetail, 'answer' | 'documents' | 'eid_checks' | 'bank_connections' | 'deliveries' | 'timeline'>

/** What a verdict says, in the language of the view. */
interface ViewedVerdict {
  /** False: some sentences are as they were answered, because this version words them otherwise. */
  readonly is_translated: boolean
  /** Of the bytes of the stored answer, hex. */
  readonly answer_sha256: string
  readonly completeness: Completeness
  readonly check_groups: ReturnType<typeof groupedChecks>
  /** What the call said of the client. */
  readonly values: Readonly<Record<string, unknown>>
  /** Null: the verdict assessed no risk. */
  readonly assessment: Omit<Assessment, 'verification'> | null
  readonly registry: AssessAnswer['registry']
  readonly identity_record: NonNullable<AssessAnswer['identity_record']>
  readonly discrepancies: NonNullable<AssessAnswer['discrepancies']>
  readonly screening: {
    /** Null: nothing was screened. */
    readonly bundle: string | null
    readonly lists: readonly { readonly id: string; readonly name: string; readonly date: string | null }[]
    readonly parties: readonly {
      readonly party: string
      readonly names: readonly string[]
      readonly kind: 'person' | 'entity' | 'unknown'
      readonly date_of_birth: string | null
      readonly countries: readonly string[]
    }[]
    readonly hits: readonly (CaseHit & { readonly explanation: readonly string[] })[]
  }
}

/** A case as the case view shows it. docs/console-api.md#cases. */
export interface CaseView extends Own {
  readonly workspace_id: string
  /** One sentence why the verdict is as it is. */
  readonly reason: string
  /** The verdict that is shown; null while there is none. */
  readonly verdict: (CaseVerdict & { readonly newest: boolean }) | null
  /** Null while there is no verdict, and once it was erased. */
  readonly content: ViewedVerdict | null
  readonly documents: readonly ViewedDocument[]
  readonly conflicts: readonly Conflict[]
  readonly eid_checks: readonly (CaseDetail['eid_checks'][number] & { readonly result: EidSummary | null })[]
  readonly bank_connections: readonly (CaseDetail['bank_connections'][number] & { readonly account: Account | null })[]
}

/** The account of a bank connection; amounts have two decimals. */
interface Account {
  readonly bank_name: string
  readonly holder: string
  readonly last4: string
  readonly avg_balance: number | null
  readonly monthly_income: number | null
  readonly monthly_expenses: number | null
  readonly transaction_count: number
}

/**
 * All that the case view shows, as of the newest or one named verdict, with numbers of persons and accounts masked wherever they stand:
 * a value of the form `CaseView`. The audit entry is committed before anything is opened. Throws 404 and SealBroken.
 */
export async function viewCase(services: Needed, wanted: Omit<WantedCase, 'timelineMax'>): Promise<unknown> {
  const { tenantId, locale } = wanted
  const read = await caseAtVerdict(services, { ...wanted, timelineMax: 0 })
  const { documents, eid_checks: eidChecks, bank_connections: connections, ...rest } = read.case
  const { timeline: _, deliveries: __, ...own } = rest
  const shown = read.verdict?.shown ?? null
  const content = read.verdict?.content ?? null
  const known = new Set(documents.map(({ document_id: id }) => id))
  const view: CaseView = {
    ...own,
    workspace_id: tenantId,
    reason: reasonOf(shown, content, locale),
    verdict: shown === null ? null : { ...shown, newest: shown.verdict_id === own.verdicts[0]?.verdict_id },
    content: content === null ? null : viewedVerdict(content, known, locale),
    documents: documents.map((document) => viewedDocument(document, locale)),
    conflicts: conflictsBetween(documents, { kind: content?.kind ?? own.kind, locale }),
    eid_checks: eidChecks.map((check) => ({ ...check, result: read.eidResults.get(check.key) ?? null })),
    bank_connections: await Promise.all(
      connections.map(async (one) => ({ ...one, account: await accountOf(services, wanted, one.id) })),
    ),
  }
  return maskedNumbers(view, [
    ...(content?.numbers ?? []),
    ...numbersIn([...read.eidResults.values()]),
    ...numbersOf(documents),
    ...sourceNumbers(content),
  ])
}

function reasonOf(shown: CaseVerdict | null, content: VerdictContent | null, locale: Locale): string {
  if (shown === null) return words.noVerdict[locale]
  return content === null ? words.contentErased[locale] : reasonSentence(content.answer.verification, locale)
}

function viewedVerdict(content: VerdictContent, known: ReadonlySet<string>, locale: Locale): ViewedVerdict {
  const { answer, bundle, parties, hits } = content
  const documents = content.documents.map(({ documentId, ...about }) => ({
    ...about,
    documentId: documentId !== null && known.has(documentId) ? documentId : null,
  }))
  return {
    is_translated: content.isTranslated,
    answer_sha256: content.answerSha256,
    completeness: answer.verification.completeness,
    check_groups: groupedChecks(answer.verification.checks, { documents, locale }),
    values: content.values,
    assessment: 'assessment' in answer ? withoutVerdict(answer.assessment) : null,
    registry: answer.registry,
    identity_record: answer.identity_record ?? [],
    discrepancies: answer.discrepancies ?? [],
    screening: {
      bundle: bundle?.id ?? null,
      lists: (bundle?.lists ?? []).map(({ id, name, checkedOn }) => ({ id, name, date: checkedOn ?? null })),
      parties: parties.map(({ party, names, kind, dateOfBirth, countries }) => ({
        ...{ party, names, kind, countries },
        date_of_birth: dateOfBirth === '' ? null : dateOfBirth,
      })),
      hits: hits.map((hit) => ({
        ...shownHit(hit, locale),
        explanation: explainHit(hit.hit, hit.bundle, locale),
      })),
    },
  }
}

function withoutVerdict({ verification: _, ...assessment }: Assessment): Omit<Assessment, 'verification'> {
  return assessment
}

/** The account of a connection; null once erased. */
async function accountOf(services: Needed, { tenantId, environment }: CaseOwner, id: string): Promise<Account | null> {
  const found = await findBankConnection(services.store.app, { tenantId, environment, id }, noPages)
  if (found === null) return null
  const { stored, record } = await openFound(services, found, noPages)
  return {
    bank_name: record.account.bankName,
    holder: holderText(record.account.holders),
    last4: record.account.last4,
    avg_balance: record.figures.avg_balance,
    monthly_income: record.figures.monthly_income,
    monthly_expenses: record.figures.monthly_expenses,
    transaction_count: stored.transactionCount,
  }
}

/** The numbers that the documents say, in every source of them. */
function numbersOf(documents: CaseDetail['documents']): readonly string[] {
  return documents.flatMap(({ fields, other_sources: others }) =>
    [
      ...Object.entries(fields),
      ...Object.entries(others).flatMap(([field, all]) => all.map((one) => [field, one] as const)),
    ].flatMap(([field, { value }]) => numbersIn({ [field]: value })),
  )
}

/** The numbers by which an identity was verified. */
function sourceNumbers(content: VerdictContent | null): readonly string[] {
  return (content?.answer.identity_record ?? []).flatMap(({ sources = [] }) =>
    sources.flatMap(({ number = '', account_number: account = '' }) => [number, account]),
  )
}
