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

/** Read from an upload at a time: sixteen frames, so that a document costs few turns and little memory. */
const readBytes = 1024 * 1024
/**
 * A call that took longer from its reading to its commit is given up, its bytes with it: what no row names is swept a day
 * later (erasing/sweep-blobs.ts), and no call may commit a row for it by then.
 */
const keepingMsMax = 60 * 60_000

export interface ReadDocument {
  readonly file: UploadedFile
  readonly outcome: ReadOutcome
  readonly entry: DocumentEntry
  /** What finds the same identity document again; null when it is none. */
  readonly identityIndex: Buffer | null
}

/**
 * Files what was read on its case: the bytes go to the blob store first and the rows are committed after, so that no row
 * names a document that is not there. The bytes are taken away again when nothing was committed for certain: a connection
 * lost while committing leaves bytes that no row may name, rather than a row whose bytes are gone. Answers the case's id.
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
  const takeBack = () => Promise.allSettled(documents.map(({ blobKey }) => services.blobs.delete(blobKey)))
  try {
    for (const { blobKey, path, sizeBytes } of documents) {
      const source = createReadStream(path, { highWaterMark: readBytes })
      await services.blobs.put(blobKey, source, { sizeBytesMax: sizeBytes, dataKey: sealer.dataKey })
    }
    if (services.clock.now().getTime() - on.now.getTime() > keepingMsMax) {
      throw new Error('the documents were kept too slowly to be filed')
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  services.reached('blobs_kept')
  try {
    const filed = await storeExtraction(
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
    if (filed.deliveries > 0) services.onDeliveriesDue()
    return filed.caseId
  } catch (error) {
    if (isCertainlyRolledBack(error)) await takeBack()
    throw error
  }
}
