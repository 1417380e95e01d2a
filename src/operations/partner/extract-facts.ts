import { randomUUID } from 'node:crypto'
import type { ClientKind } from '../../contract/client-kind.ts'
import type { DocumentEntry } from '../../contract/document.ts'
import type { Locale } from '../../contract/locale.ts'
import type { OtherFile } from '../../domain/checks/definition/contexts.ts'
import type { DocumentFacts } from '../../domain/checks/definition/document-facts.ts'
import { stepKeyOfHint } from '../../domain/document-types/hints.ts'
import { nearestStepKey } from '../../domain/names/known-words.ts'
import { mergeFields } from '../../domain/document-types/merge-fields.ts'
import { choosePack, type ChosenPack } from '../../domain/policy-packs/choose-pack.ts'
import { resolveKind } from '../../domain/values/client-kind.ts'
import type { ReadOutcome } from '../../ports/reader.ts'
import type { ExtractFields } from '../intake/form-fields.ts'
import type { Caller, Upload, UploadedFile } from '../operation.ts'
import { workspacePolicy } from '../policies/workspace-policy.ts'
import type { Services } from '../services.ts'
import { findEarlierFiles } from './earlier-files.ts'
import { entryOf, factsOf } from './read-entry.ts'
import { readUpload } from './read-upload.ts'

/** One file of the call, read. */
export interface ReadDocument {
  readonly file: UploadedFile
  readonly outcome: ReadOutcome
  readonly entry: DocumentEntry
  readonly facts: DocumentFacts
  /** Finds the same identity document again; null for other types, and without a reference. */
  readonly identityIndex: Buffer | null
}

/** Everything that the answer of extract is computed from. */
export interface ExtractFacts {
  readonly form: ExtractFields
  readonly kind: ClientKind
  readonly now: Date
  readonly locale: Locale
  readonly chosen: ChosenPack
  readonly documents: readonly ReadDocument[]
  /** Merged over the documents. */
  readonly fields: Readonly<Record<string, string>>
  /** Earlier files of the case; empty without a reference. */
  readonly caseFiles: readonly OtherFile[]
}

/** Reads an upload, then gathers the policy and the earlier files of its case. Throws the refusals of `readUpload`. */
export async function gatherExtractFacts(services: Services, caller: Caller, upload: Upload): Promise<ExtractFacts> {
  const { form, hint, outcomes } = await readUpload(services, caller, upload)
  const now = services.clock.now()
  const chosen = choosePack(await workspacePolicy(services, caller), null)
  const kind = resolveKind(form.kind, null)
  const { reference } = form
  const context = {
    hint,
    hintSent: form.docType !== null,
    stepKey: form.stepKey === null ? null : (stepKeyOfHint(form.stepKey) ?? form.stepKey),
    stepUnknown:
      form.stepKey === null || stepKeyOfHint(form.stepKey) !== null ? null : { nearest: nearestStepKey(form.stepKey) },
    locale: caller.locale,
    mac: {
      key: services.keys.newest.entryMac,
      context: { tenantId: caller.tenantId, environment: form.environment, reference },
    },
  }
  const read = outcomes.flatMap((outcome, index) => {
    const file = upload.files[index]
    if (file === undefined) return []
    return [{ file, outcome, entry: entryOf(file, outcome, reference === null ? undefined : randomUUID(), context) }]
  })
  const fields = mergeFields(read.map(({ entry }) => entry))
  const earlier =
    reference === null
      ? null
      : await findEarlierFiles(
          services,
          caller,
          { ...form, reference, kind, fields },
          read.map(({ file, entry }) => ({ docType: entry.doc_type, fields: entry.fields, sha256: file.sha256 })),
        )
  const documents = read.map((one, index) => {
    const { reuse = null, identityIndex = null } = earlier?.files[index] ?? {}
    return { ...one, facts: factsOf(one.file, one.outcome, { ...context, reuse }), identityIndex }
  })
  return { form, kind, now, locale: caller.locale, chosen, documents, fields, caseFiles: earlier?.caseFiles ?? [] }
}
