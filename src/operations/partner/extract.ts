import { ExtractForm, filesMax } from '../../contract/extract-form.ts'
import { ExtractAnswer } from '../../contract/kyc-answers.ts'
import { ignoredFormFields } from '../intake/ignored-form-fields.ts'
import { notedIgnored } from '../intake/noted-ignored.ts'
import type { UploadOperation } from '../operation.ts'
import type { WrittenJson } from '../written-json.ts'
import { extractAnswer } from './extract-answer.ts'
import { gatherExtractFacts } from './extract-facts.ts'
import { storeDocuments } from './store-documents.ts'

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
    'fields and checks are stored on the case and `kyc.documents_read` is sent. Each file spends one read of the month.',
  form: ExtractForm,
  answer: { status: 200, schema: ExtractAnswer },
  refusals: [
    { status: 400, when: 'No file or more than 5, an unsupported type, or content that is not of the declared type.' },
    { status: 413, when: 'A file over the size, or an image of more than 50 megapixels.' },
    { status: 422, when: 'A form field has the wrong form.' },
    { status: 429, when: 'The monthly document-read limit of the workspace is reached; do not retry.' },
  ],
  async run(services, caller, upload): Promise<ExtractAnswer | WrittenJson> {
    const facts = await gatherExtractFacts(services, caller, upload)
    const answer = extractAnswer(facts)
    const { reference } = facts.form
    const ignored = notedIgnored(services, caller, {
      operation: 'extract',
      ignored: ignoredFormFields(upload, facts.form),
    })
    if (reference === null) return { ...answer, ...ignored }
    return storeDocuments(services, caller, { reference, facts, answer, ignored: ignored.ignored ?? null })
  },
}
