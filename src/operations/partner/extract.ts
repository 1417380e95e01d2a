import { randomUUID } from 'node:crypto'
import { errors } from '../../contract/errors.ts'
import { ExtractForm, filesMax } from '../../contract/extract-form.ts'
import { ExtractAnswer } from '../../contract/kyc-answers.ts'
import { resolveKind } from '../../domain/values/client-kind.ts'
import { dateInZone } from '../../domain/values/dates.ts'
import { documentChecks } from '../../domain/checks/document-checks.ts'
import { docTypeOfHint, stepKeyOfHint } from '../../domain/document-types/hints.ts'
import { mergeFields } from '../../domain/document-types/merge-fields.ts'
import { choosePack, policyObject } from '../../domain/policy-packs/choose-pack.ts'
import { spendReads, readsUsed } from '../../store/usage.ts'
import { refuseUnacceptable } from '../intake/accept-files.ts'
import { readFields } from '../intake/form-fields.ts'
import type { Caller, UploadOperation } from '../operation.ts'
import { workspacePolicy } from '../policies/workspace-policy.ts'
import type { Services } from '../services.ts'
import { findEarlierFiles } from './earlier-files.ts'
import { storeDocuments } from './store-documents.ts'
import { entryOf, factsOf } from './read-entry.ts'

/** From the end of the upload to the answer; files not read by then are `unavailable`. docs/api.md#extract. */
const readingDeadlineMs = 100_000

/** `POST /v1/kyc/extract`: reads the documents of one upload step. docs/api.md#extract. */
export const extract: UploadOperation = {
  id: 'extract',
  method: 'POST',
  path: '/v1/kyc/extract',
  scope: 'kyc:extract',
  tag: 'KYC',
  takes: 'upload',
  filesMax,
  summary: 'Read documents',
  description:
    'Reads the documents of one upload step into canonical fields with per-document checks. With a `reference` files, ' +
    'fields and checks are filed on the case and `kyc.documents_read` is sent. Each file spends one read of the month.',
  form: ExtractForm,
  answer: { status: 200, schema: ExtractAnswer },
  refusals: [
    { status: 400, when: 'No file or more than 5, an unsupported type, or content that is not of the declared type.' },
    { status: 413, when: 'A file over the size, or an image of more than 50 megapixels.' },
    { status: 422, when: 'A form field has the wrong form.' },
    { status: 429, when: 'The monthly document-read limit of the workspace is reached; do not retry.' },
  ],
  async run(services, caller, upload): Promise<ExtractAnswer> {
    const fields = readFields(upload.fields)
    if (upload.files.length === 0) throw errors.fileCount()
    await refuseUnacceptable(upload.files)
    await spend(services, caller, upload.files.length)
    services.reached('reads_spent')

    const hint = fields.docType === null ? null : docTypeOfHint(fields.docType)
    const outcomes = await services.reader.read(
      upload.files.map(({ path, mime }) => ({ path, mime, docTypeHint: hint })),
      { signal: AbortSignal.timeout(readingDeadlineMs) },
    )

    const now = services.clock.now()
    const chosen = choosePack(await workspacePolicy(services, caller), null)
    const { pack } = chosen
    const kind = resolveKind(fields.kind, null)
    const stepKey = fields.stepKey === null ? null : (stepKeyOfHint(fields.stepKey) ?? fields.stepKey)
    const context = {
      hint,
      hintSent: fields.docType !== null,
      stepKey,
      locale: caller.locale,
      macKey: services.keys.newest.entryMac,
    }
    const read = upload.files.map((file, index) => {
      const outcome = outcomes[index] ?? ({ status: 'unavailable', cause: 'busy' } as const)
      const documentId = fields.reference === null ? undefined : randomUUID()
      return { file, outcome, entry: entryOf(file, outcome, documentId, context) }
    })
    const entries = read.map(({ entry }) => entry)
    const merged = mergeFields(entries)
    const earlier =
      fields.reference === null
        ? null
        : await findEarlierFiles(
            services,
            caller,
            { ...fields, reference: fields.reference, kind, fields: merged },
            read.map(({ file, entry }) => ({ docType: entry.doc_type, fields: entry.fields, sha256: file.sha256 })),
          )
    const answer: ExtractAnswer = {
      fields: merged,
      documents: entries,
      field_count: Object.keys(merged).length,
      checks: documentChecks(
        read.map(({ file, outcome }, index) =>
          factsOf(file, outcome, { ...context, reuse: earlier?.files[index]?.reuse ?? null }),
        ),
        {
          pack,
          thresholds: kind === 'individual' ? pack.thresholds.kyc : pack.thresholds.kyb,
          asOf: dateInZone(now.toISOString(), pack.timezone),
          purpose: 'onboarding',
          locale: caller.locale,
          caseFiles: earlier?.caseFiles ?? [],
        },
      ),
      reader_unavailable: outcomes.some(({ status }) => status === 'unavailable'),
      policy: policyObject(chosen, { purpose: 'onboarding', overridesRefused: [] }),
    }
    if (fields.reference === null) return answer
    const caseId = await storeDocuments(
      services,
      caller,
      { ...fields, reference: fields.reference, kind: fields.kind === null ? null : kind, now },
      {
        read: read.map((one, index) => ({ ...one, identityIndex: earlier?.files[index]?.identityIndex ?? null })),
        answer,
      },
    )
    return { ...answer, case_id: caseId, document_ids: entries.flatMap(({ document_id: id }) => id ?? []) }
  },
}

/** Spends the reads of all files before reading; a refused call spends nothing. docs/api.md#monthly-reads. */
async function spend({ store, clock, refusedCalls }: Services, caller: Caller, reads: number): Promise<void> {
  const { tenantId, keyId, workspace, requestId } = caller
  const now = clock.now()
  const month = `${now.toISOString().slice(0, 7)}-01`
  if (await spendReads(store, { tenantId, month, reads, cap: workspace.readCap })) return
  refusedCalls.note({ tenantId, keyId, reason: 'read_cap_reached', at: now, requestId })
  throw errors.readCap(await readsUsed(store, tenantId, month), workspace.readCap)
}
