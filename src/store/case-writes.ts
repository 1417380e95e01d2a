import { CompiledQuery } from 'kysely'
import { groupCommit, halvingSizes } from './group-commit.ts'
import type { CaseToStore, EventToStore, ExtractionToStore, VerdictToStore } from './case-write-input.ts'
import {
  documentColumns,
  extractionColumns,
  extractionText,
  keyedVerdictColumns,
  verdictColumns,
  verdictText,
  type CaseWrite,
  type VerdictWrite,
} from './case-write-statements.ts'
import { ClaimLost, type FinishedCall } from './idempotent-call-parts.ts'
import type { Store } from './store.ts'
import { valuesOf } from './value-rows.ts'

/** The result of a case write. */
export interface CaseWriteResult {
  readonly caseId: string
  /** Deliveries that now wait to be sent. */
  readonly deliveries: number
}

const verdictWriters = new WeakMap<Store, (write: VerdictWrite) => Promise<CaseWriteResult | null>>()

/**
 * Stores case, verdict, links, audit entry, event and one delivery per subscribed endpoint in one statement: one round trip,
 * one commit. Verdicts of a workspace that come while others are being committed share the next commit: most of the 0.8 ms
 * that PostgreSQL works for a single verdict is spent on the statement, not on its rows.
 */
export async function storeVerdict(
  store: Store,
  on: CaseToStore,
  verdict: VerdictToStore,
  event: EventToStore,
  call: FinishedCall | null = null,
): Promise<CaseWriteResult> {
  let write = verdictWriters.get(store)
  if (write === undefined) {
    write = groupCommit<VerdictWrite, CaseWriteResult | null>({
      write: (writes) => storeVerdicts(store, writes),
      groupOf: ({ on: { tenantId } }) => tenantId,
      // A statement cannot change a case twice.
      keyOf: ({ on: { environment, reference } }) => `${environment} ${reference}`,
      sizes: halvingSizes,
    })
    verdictWriters.set(store, write)
  }
  const result = await write({ on, verdict, event, call, objectId: verdict.id, requestId: verdict.requestId })
  if (result === null) throw new ClaimLost()
  return result
}

/** Stores case, extraction, its documents, audit entry, event and deliveries in one statement. */
export async function storeExtraction(
  store: Store,
  on: CaseToStore,
  extraction: ExtractionToStore,
  event: EventToStore,
  call: FinishedCall | null = null,
): Promise<CaseWriteResult> {
  const write = { on, extraction, event, call, objectId: extraction.id, requestId: extraction.requestId }
  const parameters = [...valuesOf(extractionColumns, [write]), ...valuesOf(documentColumns, [extraction.documents])]
  const [result] = await run(store, on.tenantId, { text: extractionText, parameters, writes: [write] })
  if (result === undefined || result === null) throw new Error('a case write returned no case')
  return result
}

/** By the number of verdicts, and whether one of them has an Idempotency-Key. */
const verdictTexts = new Map<string, string>()

function storeVerdicts(store: Store, writes: readonly VerdictWrite[]): Promise<readonly (CaseWriteResult | null)[]> {
  const keyed = writes.some(({ call }) => call !== null)
  const name = `${writes.length} ${keyed}`
  const text = verdictTexts.get(name) ?? verdictText(writes.length, keyed)
  verdictTexts.set(name, text)
  const parameters = valuesOf(keyed ? keyedVerdictColumns : verdictColumns, writes)
  return run(store, writes[0]?.on.tenantId ?? '', { text, parameters, writes })
}

/** Results in the order of the writes; null for one whose Idempotency-Key was taken before. */
async function run(
  store: Store,
  tenantId: string,
  statement: {
    readonly text: string
    readonly parameters: readonly unknown[]
    readonly writes: readonly CaseWrite[]
  },
): Promise<readonly (CaseWriteResult | null)[]> {
  store.diskSpace.expect()
  const query = CompiledQuery.raw(statement.text, [tenantId, ...statement.parameters])
  const { rows } = await store.app.executeQuery<StoredRow>(query)
  const results = new Map(rows.map((row) => [row.object_id, { caseId: row.case_id, deliveries: row.deliveries }]))
  return statement.writes.map(({ objectId, call }) => {
    const result = results.get(objectId)
    if (result === undefined && call === null) throw new Error('a case write returned no case')
    return result ?? null
  })
}

interface StoredRow {
  readonly object_id: string
  readonly case_id: string
  readonly deliveries: number
}
