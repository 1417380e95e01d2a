import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentTypes, findDocumentType } from '../../../src/domain/document-types/index.ts'
import { classify } from '../../../src/reading/type/classify.ts'
import { extractLabelled } from '../../../src/reading/fields/extract.ts'
import { labelDocument } from '../../../src/reading/fields/labelled-document.ts'
import { extractUnlabelled } from '../../../src/reading/fields/unlabelled.ts'
import { samples } from '../samples/index.ts'
import { setPage } from '../samples/set-page.ts'

const noEvidence = { certain: null, likely: null, unlikely: null }

for (const { docType, language, text, fields } of samples) {
  test(`${docType} in ${language} is known for what it is without a hint`, () => {
    assert.equal(classify([setPage(text)], noEvidence, null).docType, docType)
  })

  test(`${docType} in ${language} gives every field as printed`, () => {
    const document = labelDocument(findDocumentType(docType)!, [setPage(text)], '2026-11-21')
    const labelled = extractLabelled(document)
    const evidence = { ...extractUnlabelled(document, labelled), ...labelled }
    const read = Object.fromEntries(Object.keys(fields).map((name) => [name, evidence[name]?.value]))
    assert.deepEqual(read, fields)
  })
}

test('every type that is read has a sample in both languages', () => {
  const lacking = documentTypes
    .filter((type) => type.cues.length > 0)
    .flatMap((type) => (['en', 'fr'] as const).map((language) => ({ docType: type.id, language })))
    .filter(({ docType, language }) => !samples.some((one) => one.docType === docType && one.language === language))
  assert.deepEqual(lacking, [])
})
