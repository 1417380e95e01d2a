import { CompiledQuery } from 'kysely'
import { commitTogether, halvingSizes } from './commit-together.ts'
import type { CaseToFile, EventToFile, ExtractionToFile, VerdictToFile } from './filing-input.ts'
import {
  documentColumns,
  extractionColumns,
  extractionText,
  verdictColumns,
  verdictText,
  type Filing,
  type VerdictFiling,
} from './filing-statements.ts'
import type { Store } from './store.ts'
import { valuesOf } from './value-rows.ts'

/** What a filing came to. */
export interface Filed {
  readonly caseId: string
  /** Deliveries that now wait to be sent. */
  readonly deliveries: number
}

const verdictFilings = new WeakMap<Store, (filing: VerdictFiling) => Promise<Filed>>()

/**
 * Case, verdict, links, audit entry, event and one delivery per subscribed endpoint, in one statement and so in one round
 * trip and one commit. Verdicts of a workspace that come while others are being committed share a commit: of the 0.8 ms
 * that PostgreSQL works for a filing alone, most is for the statement and not for its rows.
 */
export function fileVerdict(store: Store, on: CaseToFile, verdict: VerdictToFile, event: EventToFile): Promise<Filed> {
  let file = verdictFilings.get(store)
  if (file === undefined) {
    file = commitTogether<VerdictFiling, Filed>({
      write: (filings) => fileVerdicts(store, filings),
      groupOf: ({ on: { tenantId } }) => tenantId,
      // A statement cannot change a case twice.
      keyOf: ({ on: { environment, reference } }) => `${environment} ${reference}`,
      sizes: halvingSizes,
    })
    verdictFilings.set(store, file)
  }
  return file({ on, verdict, event, objectId: verdict.id, requestId: verdict.requestId })
}

/** Case, extraction, its documents, audit entry, event and deliveries, in one statement. */
export async function fileExtraction(
  store: Store,
  on: CaseToFile,
  extraction: ExtractionToFile,
  event: EventToFile,
): Promise<Filed> {
  const filing = { on, extraction, event, objectId: extraction.id, requestId: extraction.requestId }
  const parameters = [...valuesOf(extractionColumns, [filing]), ...valuesOf(documentColumns, [extraction.documents])]
  const [filed] = await run(store, on.tenantId, { text: extractionText, parameters, filings: [filing] })
  if (filed === undefined) throw new Error('a filing statement answered no case')
  return filed
}

const verdictTexts = new Map<number, string>()

function fileVerdicts(store: Store, filings: readonly VerdictFiling[]): Promise<readonly Filed[]> {
  const text = verdictTexts.get(filings.length) ?? verdictText(filings.length)
  verdictTexts.set(filings.length, text)
  const parameters = valuesOf(verdictColumns, filings)
  return run(store, filings[0]?.on.tenantId ?? '', { text, parameters, filings })
}

/** Answers in the order of the filings. */
async function run(
  store: Store,
  tenantId: string,
  statement: {
    readonly text: string
    readonly parameters: readonly unknown[]
    readonly filings: readonly Filing[]
  },
): Promise<readonly Filed[]> {
  store.room.expect()
  const query = CompiledQuery.raw(statement.text, [tenantId, ...statement.parameters])
  const { rows } = await store.app.executeQuery<FiledRow>(query)
  const filed = new Map(rows.map((row) => [row.object_id, { caseId: row.case_id, deliveries: row.deliveries }]))
  return statement.filings.map(({ objectId }) => {
    const one = filed.get(objectId)
    if (one === undefined) throw new Error('a filing statement answered no case')
    return one
  })
}

interface FiledRow {
  readonly object_id: string
  readonly case_id: string
  readonly deliveries: number
}
