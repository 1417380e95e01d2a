import { createHash, type KeyObject } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { deriveKeys } from '../../../src/adapters/secret-key/keyring.ts'
import type { SealedColumn } from '../../../src/domain/crypto/envelope.ts'
import { openDataKey, openSealed } from '../../../src/operations/sealing/open-sealed.ts'
import { openWorkspaceKeys } from '../../../src/operations/workspace-keys.ts'
import type { SealedBlobs } from '../../../src/ports/blobs.ts'
import type { Store } from '../../../src/store/store.ts'
import { withTenant } from '../../../src/store/tenant.ts'
import type { Installation } from './installation.ts'
import type { Acknowledged, CallLog } from './load.ts'

const eventOf = { verify: 'kyc.case_verified', assess: 'kyc.case_assessed', extract: 'kyc.documents_read' } as const

/** What a store holds of one workspace, read back as a whole. */
export type Stored = Awaited<ReturnType<typeof readStored>>

/** Reads everything that calls have stored on the installation's workspace, opened with the installation's secret. */
export async function readStored(store: Store, { workspaceId, settings }: Installation) {
  const rows = await withTenant(store.app, workspaceId, async (tx) => ({
    cases: await tx.selectFrom('kyc_case').selectAll().execute(),
    verdicts: await tx.selectFrom('verdict').selectAll().execute(),
    extractions: await tx.selectFrom('extraction').selectAll().execute(),
    documents: await tx.selectFrom('document').selectAll().orderBy('position').execute(),
    events: await tx.selectFrom('event').selectAll().execute(),
    deliveries: await tx.selectFrom('delivery').selectAll().where('kind', '=', 'event').execute(),
    usage: await tx.selectFrom('usage').selectAll().execute(),
    dataKeys: await tx.selectFrom('data_key').select('id').execute(),
  }))
  const keys = deriveKeys(settings['GATEHOUSE_SECRET_KEY'] ?? '')
  const services = { store, workspaceKeys: openWorkspaceKeys({ store, keys, clock: { now: () => new Date() } }) }
  const caseOf = new Map(rows.cases.map(({ id, environment, reference }) => [id, { environment, reference }]))
  const open = async (column: SealedColumn, row: { id: string; case_id: string }, sealed: Buffer) => {
    const place = { tenantId: workspaceId, case: caseOf.get(row.case_id) ?? null, column, rowId: row.id }
    return (await openSealed(services, place, sealed)) ?? Buffer.from('null')
  }
  const dataKeys = new Map<string, KeyObject | null>()
  for (const { id } of rows.dataKeys) dataKeys.set(id, await openDataKey(services, workspaceId, id))
  const opened = { ...rows, dataKeys }
  for (const row of rows.verdicts) row.answer = await open('verdict.answer', row, row.answer)
  for (const row of rows.extractions) {
    row.fields = await open('extraction.fields', row, row.fields)
    row.checks = await open('extraction.checks', row, row.checks)
  }
  for (const row of rows.documents) row.entry = await open('document.entry', row, row.entry)
  return opened
}

/** Everything in a workspace that contradicts the client's log or is there in part; empty when all is well. */
export async function faultsOf(
  stored: Stored,
  { installation, log, blobs }: { installation: Installation; log: CallLog; blobs: SealedBlobs },
): Promise<readonly string[]> {
  return [
    ...missing(stored, log.acknowledged),
    ...invented(stored, log),
    ...halfWritten(stored, installation),
    ...(await damagedBlobs(stored, blobs)),
    ...miscounted(stored, log),
  ]
}

/** Blobs that no row names: what a crash between blob and commit leaves. */
export async function unnamedBlobs(stored: Stored, tenantId: string, blobs: SealedBlobs): Promise<number> {
  const named = new Set(stored.documents.map((row) => row.blob_key))
  let count = 0
  for await (const { key } of blobs.list(`${tenantId}/`)) if (!named.has(key)) count++
  return count
}

/** Acknowledged, but not there exactly as answered. */
function missing(stored: Stored, acknowledged: readonly Acknowledged[]): readonly string[] {
  const references = new Map(stored.cases.map((row) => [row.id, row.reference]))
  const verdicts = new Map(stored.verdicts.map((row) => [row.request_id, row]))
  const extractions = new Map(stored.extractions.map((row) => [row.request_id, row]))
  const documents = Map.groupBy(stored.documents, (row) => row.extraction_id)
  const events = new Set(stored.events.map((row) => momentOf(row.type, row.case_id, row.occurred_at)))
  return acknowledged.flatMap((call) => {
    const { case_id: caseId, verdict_id: verdictId, document_ids: documentIds, ...answer } = call.answer
    const row = call.operation === 'extract' ? extractions.get(call.requestId) : verdicts.get(call.requestId)
    const fault = (what: string) => [`${call.operation} ${call.requestId}: ${what}`]
    if (row === undefined) return fault('acknowledged and not stored')
    if (row.case_id !== caseId || references.get(row.case_id) !== call.reference) return fault('on another case')
    if (!events.has(momentOf(eventOf[call.operation], row.case_id, row.created_at))) return fault('without its event')
    if ('answer' in row && row.id !== verdictId) return fault('stored under another id')
    if ('answer' in row) return isDeepStrictEqual(json(row.answer), answer) ? [] : fault('stored with another answer')
    const kept = documents.get(row.id) ?? []
    const asAnswered =
      isDeepStrictEqual(json(row.fields), answer['fields']) &&
      isDeepStrictEqual(json(row.checks), answer['checks']) &&
      isDeepStrictEqual(
        kept.map(({ entry }) => json(entry)),
        answer['documents'],
      ) &&
      isDeepStrictEqual(
        kept.map(({ id }) => id),
        documentIds,
      ) &&
      isDeepStrictEqual(
        kept.map(({ sha256 }) => sha256.toString('hex')),
        call.files,
      )
    return asAnswered ? [] : fault('stored with another extraction')
  })
}

/** Stored, but never sent, or sent once and stored twice. */
function invented({ verdicts, extractions }: Stored, log: CallLog): readonly string[] {
  const sent = new Set(log.sent.map(({ requestId }) => requestId))
  const seen = new Set<string>()
  return [...verdicts, ...extractions].flatMap(({ request_id: id }) => {
    const fault = !sent.has(id) ? [`${id}: stored and never sent`] : seen.has(id) ? [`${id}: stored twice`] : []
    seen.add(id)
    return fault
  })
}

/** A filing of which a part is there and another is not. */
function halfWritten(stored: Stored, { endpoints }: Installation): readonly string[] {
  const faults: string[] = []
  const expected = count([
    ...stored.verdicts.map((row) => momentOf(eventOf[wordOf(row.operation)], row.case_id, row.created_at)),
    ...stored.extractions.map((row) => momentOf(eventOf.extract, row.case_id, row.created_at)),
  ])
  const found = count(stored.events.map((row) => momentOf(row.type, row.case_id, row.occurred_at)))
  for (const moment of new Set([...expected.keys(), ...found.keys()])) {
    const [filings, events] = [expected.get(moment) ?? 0, found.get(moment) ?? 0]
    if (filings !== events) faults.push(`${moment}: ${filings} filings and ${events} events`)
  }
  const deliveries = Map.groupBy(stored.deliveries, (row) => row.event_id)
  for (const event of stored.events) {
    const wanted = endpoints.filter(({ events }) => events.includes(event.type)).map(({ id }) => id)
    const got = (deliveries.get(event.id) ?? []).map((row) => row.endpoint_id)
    if (!isDeepStrictEqual(wanted.toSorted(), got.toSorted()))
      faults.push(`event ${event.id}: ${got.length} deliveries`)
    if (!isDeepStrictEqual([json(event.body)['event_id'], json(event.body)['case_id']], [event.id, event.case_id])) {
      faults.push(`event ${event.id}: body of another event`)
    }
  }
  const documents = Map.groupBy(stored.documents, (row) => row.extraction_id)
  for (const { id } of stored.extractions) {
    const positions = (documents.get(id) ?? []).map(({ position }) => position)
    if (positions.length === 0 || positions.some((position, index) => position !== index)) {
      faults.push(`extraction ${id}: documents at ${positions.join()}`)
    }
  }
  const used = new Set([...stored.verdicts, ...stored.extractions].map((row) => row.case_id))
  for (const { id } of stored.cases) if (!used.has(id)) faults.push(`case ${id}: nothing stored on it`)
  return faults
}

async function damagedBlobs({ documents, dataKeys }: Stored, blobs: SealedBlobs): Promise<readonly string[]> {
  const faults: string[] = []
  for (const { id, blob_key: key, sha256, size_bytes: size } of documents) {
    if (!(await blobs.has(key))) {
      faults.push(`document ${id}: no blob`)
      continue
    }
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of await blobs.get(key, async (dataKeyId) => dataKeys.get(dataKeyId) ?? null)) {
      hash.update(chunk as Buffer)
      bytes += (chunk as Buffer).length
    }
    if (bytes !== size || !hash.digest().equals(sha256)) faults.push(`document ${id}: another blob`)
  }
  return faults
}

/** Reads are spent before the work: at least those acknowledged, at most those asked for. */
function miscounted({ usage }: Stored, log: CallLog): readonly string[] {
  const filesOf = (calls: readonly { readonly files: readonly string[] }[]) =>
    calls.reduce((sum, { files }) => sum + files.length, 0)
  const used = usage.reduce((sum, row) => sum + row.used, 0)
  const [least, most] = [filesOf(log.acknowledged), filesOf(log.sent)]
  return used >= least && used <= most ? [] : [`${used} reads spent, where ${least} to ${most} were`]
}

function momentOf(type: string, caseId: string | null, at: Date): string {
  return `${type} on ${caseId} at ${at.toISOString()}`
}

function wordOf(operation: string): 'verify' | 'assess' {
  return operation === 'verify' ? 'verify' : 'assess'
}

function count(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function json(bytes: Buffer): Record<string, unknown> {
  return JSON.parse(bytes.toString()) as Record<string, unknown>
}
