import { CompiledQuery } from 'kysely'
import { groupCommit, halvingSizes } from './group-commit.ts'
import type { CaseToFile, EventToFile, ExtractionToFile, VerdictToFile } from './case-write-input.ts'
import {
  documentColumns,
  extractionColumns,
  extractionText,
  verdictColumns,
  verdictText,
  type CaseWrite,
  type VerdictWrite,
} from './case-write-statements.ts'
import type { Store } from './store.ts'
import { valuesOf } from './value-rows.ts'

/** What a filing came to. */
export interface Filed {
  readonly caseId: string
  /** Deliveries that now wait to be sent. */
  readonly deliveries: number
}

const verdictWrites = new WeakMap<Store, (filing: VerdictWrite) => Promise<Filed>>()

/**
 * Case, verdict, links, audit entry, event and one delivery per subscribed endpoint, in one statement and so in one round
 * trip and one commit. Verdicts of a workspace that come while others are being committed share a commit: of the 0.8 ms
 * that PostgreSQL works for a filing alone, most is for the statement and not for its rows.
 */
export function storeVerdict(store: Store, on: CaseToFile, verdict: VerdictToFile, event: EventToFile): Promise<Filed> {
  let file = verdictWrites.get(store)
  if (file === undefined) {
    file = groupCommit<VerdictWrite, Filed>({
      write: (filings) => storeVerdicts(store, filings),
      groupOf: ({ on: { tenantId } }) => tenantId,
      // A statement cannot change a case twice.
      keyOf: ({ on: { environment, reference } }) => `${environment} ${reference}`,
      sizes: halvingSizes,
    })
    verdictWrites.set(store, file)
  }
  return file({ on, verdict, event, objectId: verdict.id, requestId: verdict.requestId })
}

/** Case, extraction, its documents, audit entry, event and deliveries, in one statement. */
export async function storeExtraction(
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

function storeVerdicts(store: Store, filings: readonly VerdictWrite[]): Promise<readonly Filed[]> {
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
    readonly filings: readonly CaseWrite[]
  },
): Promise<readonly Filed[]> {
  store.diskSpace.expect()
  const query = CompiledQuery.raw(statement.text, [tenantId, ...statement.parameters])
  const { rows } = await store.app.executeQuery<StoredRow>(query)
  const filed = new Map(rows.map((row) => [row.object_id, { caseId: row.case_id, deliveries: row.deliveries }]))
  return statement.filings.map(({ objectId }) => {
    const one = filed.get(objectId)
    if (one === undefined) throw new Error('a filing statement answered no case')
    return one
  })
}

interface StoredRow {
  readonly object_id: string
  readonly case_id: string
  readonly deliveries: number
}
