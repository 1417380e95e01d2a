import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { wireTime, type EventPayload } from '../../contract/events.ts'
import type { ExtractAnswer } from '../../contract/kyc-answers.ts'
import { holderNames } from '../../domain/checks/facts/holder-names.ts'
import { searchIndex } from '../../domain/crypto/search-index.ts'
import { failedCheckIds } from '../../domain/checks/failed-check-ids.ts'
import { nameTerm, numberTerm } from '../../domain/profile/search-terms.ts'
import { isCertainlyRolledBack } from '../../store/connection/errors.ts'
import { caseIdPlaceholder } from '../../store/case-write-input.ts'
import { storeExtraction } from '../../store/case-writes.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import { newId } from '../../store/new-id.ts'
import type { Caller } from '../operation.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { Services } from '../services.ts'
import { WrittenJson } from '../written-json.ts'
import type { ExtractFacts } from './extract-facts.ts'
import { storedReading } from '../cases/stored-reading.ts'

/** Bytes read from an upload at a time: sixteen frames. */
const readBytes = 1024 * 1024
/**
 * A call that takes longer from reading to commit fails. Blobs without a row are deleted a day later
 * (erasing/sweep-blobs.ts), so no call may commit a row for one by then.
 */
const storingMsMax = 60 * 60_000

/**
 * Stores what was read on its case and returns the answer with the case's id. The bytes go to the blob store first and the
 * rows are committed after, so that no row names a missing document. The bytes are deleted when the commit certainly failed;
 * after a connection lost during the commit they stay, because a committed row may name them.
 */
export async function storeDocuments(
  services: Services,
  caller: Caller,
  extracted: {
    readonly reference: string
    readonly facts: ExtractFacts
    readonly answer: ExtractAnswer
    /** The list at the end of the answer; null when nothing was ignored. */
    readonly ignored: readonly unknown[] | null
  },
): Promise<WrittenJson> {
  const { reference, facts, answer } = extracted
  const { form, kind, now } = facts
  const { environment, subject } = form
  const sealer = await newSealer(services, { ...caller, case: { environment, reference }, at: now })
  const extractionId = newId(now)
  const documents = facts.documents.map(({ file, outcome, entry, identityIndex }) => {
    const id = entry.document_id ?? randomUUID()
    return {
      id,
      mime: file.mime,
      docType: entry.doc_type,
      idNumber: entry.fields['id_number'] ?? [],
      sizeBytes: file.sizeBytes,
      sha256: file.sha256,
      identityIndex,
      blobKey: `${caller.tenantId}/${id}`,
      entry: sealer.seal('document.entry', id, jsonBytes(entry)),
      provenance: sealer.seal('document.provenance', id, jsonBytes(storedReading(outcome))),
      path: file.path,
    }
  })
  const event: EventPayload = {
    event: 'kyc.documents_read',
    event_id: newId(now),
    occurred_at: wireTime(now),
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
    if (services.clock.now().getTime() - now.getTime() > storingMsMax) {
      throw new Error('storing the documents took too long; send the call again')
    }
  } catch (error) {
    await deleteBlobs()
    throw error
  }
  services.reached('blobs_kept')
  const texts = answerTexts(answer, extracted.ignored)
  try {
    const stored = await storeExtraction(
      services.store,
      {
        tenantId: caller.tenantId,
        newCaseId: newId(now),
        dataKey: sealer.stored,
        environment,
        reference,
        subject: subject === null ? null : sealer.seal('kyc_case.subject', '', jsonBytes(subject)),
        kind: form.kind === null ? null : kind,
        nextReviewDue: null,
        judged: null,
        searchIndex: searchIndex(sealer.workspaceKey, [
          ...[...(subject === null ? [] : [subject]), ...holderNames(answer.fields)].map(nameTerm),
          ...documents.flatMap(({ idNumber }) => idNumber).map(numberTerm),
        ]),
        at: now,
        auditEntryId: newId(now),
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
      caller.claimed?.endedWith(texts),
    )
    services.reached('after_commit')
    if (stored.deliveries > 0) services.onDeliveriesDue()
    return new WrittenJson(`${texts.beforeCaseId}${stored.caseId}${texts.text}`)
  } catch (error) {
    if (isCertainlyRolledBack(error)) await deleteBlobs()
    throw error
  }
}

/** The text of the answer around the case's id, which the commit finds or makes. */
function answerTexts(answer: ExtractAnswer, ignored: readonly unknown[] | null) {
  const ids = answer.documents.flatMap(({ document_id: id }) => id ?? [])
  const named = new WrittenJson(JSON.stringify(answer)).with('case_id', '')
  // Cut between the quotes of the empty id.
  const beforeCaseId = named.text.slice(0, -2)
  const rest = new WrittenJson(named.text.slice(-2)).with('document_ids', ids)
  return { beforeCaseId, text: (ignored === null ? rest : rest.with('ignored', ignored)).text }
}
