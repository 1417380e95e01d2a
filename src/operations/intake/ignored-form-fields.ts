import { ExtractForm } from '../../contract/extract-form.ts'
import { ignoredMax, type IgnoredField } from '../../contract/ignored.ts'
import { docTypeOfHint, normaliseHint, stepKeyOfHint } from '../../domain/document-types/hints.ts'
import { vocabularyOf } from '../../domain/names/known-name.ts'
import { nearestDocType, nearestKind, nearestStepKey } from '../../domain/names/known-words.ts'
import { findKind } from '../../domain/values/client-kind.ts'
import { shownKey } from '../../domain/values/shown-key.ts'
import type { Upload } from '../operation.ts'
import type { ExtractFields } from './form-fields.ts'

const formFields: ReadonlySet<string> = new Set(Object.keys(ExtractForm.properties))

/** Words that partners write for a part of the form. */
const formSynonyms: ReadonlyMap<string, string> = new Map([
  ['document', 'files'],
  ['documents', 'files'],
  ['upload', 'files'],
  ['type', 'doc_type'],
  ['document_type', 'doc_type'],
  ['step', 'step_key'],
  ['ref', 'reference'],
  ['env', 'environment'],
  ['client_kind', 'kind'],
  ['client_type', 'kind'],
])
const vocabulary = vocabularyOf(
  [...formFields].map((name) => ({ name, aliases: [] })),
  formSynonyms,
)

/** The parts of an upload that nothing reads, and the words in it that are not known, at most 50. docs/api.md#ignored-fields. */
export function ignoredFormFields(upload: Upload, form: ExtractFields): readonly IgnoredField[] {
  const unknown = [...Object.keys(upload.fields), ...upload.unreadFiles]
    .filter((name) => !formFields.has(name) || upload.unreadFiles.includes(name))
    .map((name) => ({ path: shownKey(name), nearest: vocabulary.suggest(normaliseHint(name)) }))
  const { docType, stepKey, kind } = form
  return [
    ...unknown,
    ...(docType !== null && docTypeOfHint(docType) === null
      ? [{ path: 'doc_type', nearest: nearestDocType(docType) }]
      : []),
    ...(stepKey !== null && stepKeyOfHint(stepKey) === null
      ? [{ path: 'step_key', nearest: nearestStepKey(stepKey) }]
      : []),
    ...(kind !== null && findKind(kind) === null ? [{ path: 'kind', nearest: nearestKind(kind) }] : []),
  ].slice(0, ignoredMax)
}
