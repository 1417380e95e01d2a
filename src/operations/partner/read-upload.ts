import { errors } from '../../contract/errors.ts'
import { docTypeOfHint } from '../../domain/document-types/hints.ts'
import type { ReadOutcome } from '../../ports/reader.ts'
import { readsUsed, spendReads, spendReadsOnce } from '../../store/usage.ts'
import { refuseUnacceptable } from '../intake/accept-files.ts'
import { readFields, type ExtractFields } from '../intake/form-fields.ts'
import type { Caller, Upload } from '../operation.ts'
import type { Services } from '../services.ts'

/** From the end of the upload to the answer; files not reached by then count as never read. docs/api.md#extract. */
const readingDeadlineMs = 100_000

/** The form of an upload and what was read of its files. */
export interface ReadUpload {
  readonly form: ExtractFields
  /** The caller's document type, canonical; null when none was sent or it is unknown. */
  readonly hint: string | null
  /** One for each file, in order. */
  readonly outcomes: readonly ReadOutcome[]
}

/** Checks an upload, spends its reads and reads its files. Throws the refusals of docs/api.md#extract. */
export async function readUpload(services: Services, caller: Caller, upload: Upload): Promise<ReadUpload> {
  const form = readFields(upload.fields)
  if (upload.files.length === 0) throw errors.fileCount()
  await refuseUnacceptable(upload.files)
  await spend(services, caller, upload.files.length)
  services.reached('reads_spent')

  const hint = form.docType === null ? null : docTypeOfHint(form.docType)
  const outcomes = await services.reader.read(
    upload.files.map(({ path, mime }) => ({ path, mime, docTypeHint: hint })),
    { signal: AbortSignal.timeout(readingDeadlineMs), workspace: caller.tenantId },
  )
  return { form, hint, outcomes: upload.files.map((_, index) => outcomes[index] ?? notRead) }
}

const notRead: ReadOutcome = { status: 'unavailable', cause: 'busy' }

/** Spends all reads of the call before reading, or none: a refused call costs nothing. docs/api.md#monthly-reads. */
async function spend({ store, clock, refusedCalls }: Services, caller: Caller, reads: number): Promise<void> {
  const { tenantId, keyId, workspace, requestId, claimed } = caller
  // An earlier run of this call charged them and broke off.
  if (claimed !== undefined && claimed.readsCharged > 0) return
  const now = clock.now()
  const day = now.toISOString().slice(0, 10)
  const month = `${day.slice(0, 7)}-01`
  const wanted = { tenantId, day, month, reads, cap: workspace.readCap }
  if (await (claimed === undefined ? spendReads(store, wanted) : spendReadsOnce(store, wanted, claimed.claim))) return
  refusedCalls.note({ tenantId, keyId, reason: 'read_cap_reached', at: now, requestId })
  throw errors.readCap(await readsUsed(store, tenantId, month), workspace.readCap)
}
