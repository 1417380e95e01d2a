import { CompiledQuery } from 'kysely'
import { groupCommit, halvingSizes } from './group-commit.ts'
import type { CaseToStore, EventToStore, ExtractionToStore, VerdictToStore } from './case-write-input.ts'
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

/** The result of a case write. */
export interface CaseWriteResult {
  readonly caseId: string
  /** Deliveries that now wait to be sent. */
  readonly deliveries: number
}

const verdictWriters = new WeakMap<Store, (write: VerdictWrite) => Promise<CaseWriteResult>>()

/**
 * Stores case, verdict, links, audit entry, event and one delivery per subscribed endpoint in one statement: one round trip,
 * one commit. Verdicts of a workspace that come while others are being committed share the next commit: most of the 0.8 ms
 * that PostgreSQL works for a single verdict is spent on the statement, not on its rows.
 */
export function storeVerdict(
  store: Store,
  on: CaseToStore,
  verdict: VerdictToStore,
  event: EventToStore,
): Promise<CaseWriteResult> {
  let write = verdictWriters.get(store)
  if (write === undefined) {
    write = groupCommit<VerdictWrite, CaseWriteResult>({
      write: (writes) => storeVerdicts(store, writes),
      groupOf: ({ on: { tenantId } }) => tenantId,
      // A statement cannot change a case twice.
      keyOf: ({ on: { environment, reference } }) => `${environment} ${reference}`,
      sizes: halvingSizes,
    })
    verdictWriters.set(store, write)
  }
  return write({ on, verdict, event, objectId: verdict.id, requestId: verdict.requestId })
}

/** Stores case, extraction, its documents, audit entry, event and deliveries in one statement. */
export async function storeExtraction(
  store: Store,
  on: CaseToStore,
  extraction: ExtractionToStore,
  event: EventToStore,
): Promise<CaseWriteResult> {
  const write = { on, extraction, event, objectId: extraction.id, requestId: extraction.requestId }
  const parameters = [...valuesOf(extractionColumns, [write]), ...valuesOf(documentColumns, [extraction.documents])]
  const [result] = await run(store, on.tenantId, { text: extractionText, parameters, writes: [write] })
  if (result === undefined) throw new Error('a case write returned no case')
  return result
}

const verdictTexts = new Map<number, string>()

function storeVerdicts(store: Store, writes: readonly VerdictWrite[]): Promise<readonly CaseWriteResult[]> {
  const text = verdictTexts.get(writes.length) ?? verdictText(writes.length)
  verdictTexts.set(writes.length, text)
  const parameters = valuesOf(verdictColumns, writes)
  return run(store, writes[0]?.on.tenantId ?? '', { text, parameters, writes })
}

/** Results in the order of the writes. */
async function run(
  store: Store,
  tenantId: string,
  statement: {
    readonly text: string
    readonly parameters: readonly unknown[]
    readonly writes: readonly CaseWrite[]
  },
): Promise<readonly CaseWriteResult[]> {
  store.diskSpace.expect()
  const query = CompiledQuery.raw(statement.text, [tenantId, ...statement.parameters])
  const { rows } = await store.app.executeQuery<StoredRow>(query)
  const results = new Map(rows.map((row) => [row.object_id, { caseId: row.case_id, deliveries: row.deliveries }]))
  return statement.writes.map(({ objectId }) => {
    const result = results.get(objectId)
    if (result === undefined) throw new Error('a case write returned no case')
    return result
  })
}

interface StoredRow {
  readonly object_id: string
  readonly case_id: string
  readonly deliveries: number
}
