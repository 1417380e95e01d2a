import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { DocumentEntry } from '../../contract/document.ts'
import type { Environment } from '../../contract/environment.ts'
import { wireTime, type EventPayload } from '../../contract/events.ts'
import type { ExtractAnswer } from '../../contract/kyc-answers.ts'
import { failedCheckIds } from '../../domain/checks/failed-check-ids.ts'
import type { ReadOutcome } from '../../ports/reader.ts'
import { isCertainlyRolledBack } from '../../store/connection/errors.ts'
import { caseIdPlaceholder } from '../../store/case-write-input.ts'
import { storeExtraction } from '../../store/case-writes.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import { newId } from '../../store/new-id.ts'
import type { Caller, UploadedFile } from '../operation.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { Services } from '../services.ts'

/** Bytes read from an upload at a time: sixteen frames. */
const readBytes = 1024 * 1024
/**
 * Longest time from the reading to the commit. Blobs without a row are swept after a day (erasing/sweep-blobs.ts), so a call must
 * not commit a row for them later.
 */
const storingMsMax = 60 * 60_000

export interface ReadDocument {
  readonly file: UploadedFile
  readonly outcome: ReadOutcome
  readonly entry: DocumentEntry
  /** Keyed hash that finds the same identity document again; null for other documents. */
  readonly identityIndex: Buffer | null
}

/**
 * Stores the documents of an extraction on its case. The bytes go to the blob store before the rows are committed, so that no row
 * names a missing document. The bytes are deleted again only when the commit certainly failed: after a lost connection they stay,
 * because a row may name them. Returns the case's id.
 */
export async function storeDocuments(
  services: Services,
  caller: Caller,
  on: {
    readonly reference: string
    readonly environment: Environment
    readonly subject: string | null
    readonly kind: string | null
    readonly now: Date
  },
  extracted: { readonly read: readonly ReadDocument[]; readonly answer: ExtractAnswer },
): Promise<string> {
  const { read, answer } = extracted
  const { environment, reference } = on
  const sealer = await newSealer(services, { ...caller, case: { environment, reference }, at: on.now })
  const extractionId = newId(on.now)
  const documents = read.map(({ file, outcome, entry, identityIndex }) => {
    const id = entry.document_id ?? randomUUID()
    return {
      id,
      mime: file.mime,
      docType: entry.doc_type,
      sizeBytes: file.sizeBytes,
      sha256: file.sha256,
      identityIndex,
      blobKey: `${caller.tenantId}/${id}`,
      entry: sealer.seal('document.entry', id, jsonBytes(entry)),
      provenance: sealer.seal(
        'document.provenance',
        id,
        jsonBytes(outcome.status === 'read' ? outcome.reading : { cause: outcome.cause }),
      ),
      path: file.path,
    }
  })
  const event: EventPayload = {
    event: 'kyc.documents_read',
    event_id: newId(on.now),
    occurred_at: wireTime(on.now),
    tenant_id: caller.tenantId,
    case_id: caseIdPlaceholder,
    reference,
    environment,
    document_ids: documents.map(({ id }) => id),
    reader_unavailable: answer.reader_unavailable,
    failed_checks: failedCheckIds(answer.checks),
  }
  const deleteBlobs = () => Promise.allSettled(documents.map(({ blobKey }) => services.blobs.delete(blobKey)))
  try {
    for (const { blobKey, path, sizeBytes } of documents) {
      const source = createReadStream(path, { highWaterMark: readBytes })
      await services.blobs.put(blobKey, source, { sizeBytesMax: sizeBytes, dataKey: sealer.dataKey })
    }
    if (services.clock.now().getTime() - on.now.getTime() > storingMsMax) {
      throw new Error('the documents took longer than an hour to store')
    }
  } catch (error) {
    await deleteBlobs()
    throw error
  }
  services.reached('blobs_kept')
  try {
    const stored = await storeExtraction(
      services.store,
      {
        tenantId: caller.tenantId,
        newCaseId: newId(on.now),
        dataKey: sealer.stored,
        environment,
        reference,
        subject: on.subject === null ? null : sealer.seal('kyc_case.subject', '', jsonBytes(on.subject)),
        kind: on.kind,
        at: on.now,
        auditEntryId: newId(on.now),
        keyId: caller.keyId,
      },
      {
        id: extractionId,
        requestId: caller.requestId,
        fields: sealer.seal('extraction.fields', extractionId, jsonBytes(answer.fields)),
        checks: sealer.seal('extraction.checks', extractionId, jsonBytes(answer.checks)),
        readerUnavailable: answer.reader_unavailable,
        documents,
      },
      { id: event.event_id, type: event.event, body: JSON.stringify(event) },
    )
    services.reached('after_commit')
    if (stored.deliveries > 0) services.onDeliveriesDue()
    return stored.caseId
  } catch (error) {
    if (isCertainlyRolledBack(error)) await deleteBlobs()
    throw error
  }
}
