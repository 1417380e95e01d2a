import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../src/domain/document-types/index.ts'
import { extractLabelled } from '../../src/reading/fields/extract.ts'
import { labelDocument } from '../../src/reading/fields/labelled-document.ts'
import { extractUnlabelled } from '../../src/reading/fields/unlabelled.ts'
import { setPage } from './samples/set-page.ts'

function read(docType: string, text: string): Readonly<Record<string, string>> {
  const document = labelDocument(findDocumentType(docType)!, [setPage(text)])
  const labelled = extractLabelled(document)
  const evidence = { ...extractUnlabelled(document, labelled), ...labelled }
  return Object.fromEntries(Object.entries(evidence).map(([name, { value }]) => [name, value]))
}

const pages: readonly {
  readonly promise: string
  readonly docType: string
  readonly text: string
  readonly fields: Readonly<Record<string, string | undefined>>
}[] = [
  {
    promise: 'the number of an item is no part of its caption',
    docType: 'annual_return',
    text: `
1 - Corporate name            2 - Corporation number
Acme Tools Inc.               123456-7
`,
    fields: { legal_name: 'Acme Tools Inc.', registration_number: '123456-7' },
  },
  {
    promise: 'a value written on a line is read from the caption below the line',
    docType: 'annual_return',
    text: `
Corporate name   Acme Tools Inc.


                              2026-02-03
Signed by a director          Date
`,
    fields: { document_date: '2026-02-03' },
  },
  {
    promise: 'the caption of a numbered box stands above the same value as its number',
    docType: 'rl1',
    text: `
D  RPP contribution      E  Québec income tax withheld
                            5,993.86
`,
    fields: { income_tax_deducted: '5993.86' },
  },
  {
    promise: 'the second line of a caption is not the value below it',
    docType: 't4',
    text: `
22  Income tax deducted / Impôt sur le
    revenu retenu
    14,462.67
`,
    fields: { income_tax_deducted: '14462.67' },
  },
  {
    promise: 'a caption that goes on in words has its value in the next column',
    docType: 'registry_extract',
    text: `
Date of this search   2026-04-25
Date of last annual meeting   2025-01-01
`,
    fields: { document_date: '2026-04-25' },
  },
  {
    promise: 'lines of the column beside are not below a label',
    docType: 'telecom_bill',
    text: `
Total due               Long distance      $7.64
$89.43                  Taxes              $7.17
`,
    fields: { amount_due: '89.43' },
  },
  {
    promise: 'a value that begins with the word of a caption is whole',
    docType: 'registry_extract',
    text: `
Dénomination sociale      Société du Souss SA
Forme juridique           Société anonyme
`,
    fields: { legal_name: 'Société du Souss SA', legal_form: 'Société anonyme' },
  },
  {
    promise: 'a name before a comma is whole in a sentence',
    docType: 'will',
    text: `
Le 17 septembre 2019, devant moi, notaire, a comparu Luc Tremblay, qui a fait son testament comme suit.
`,
    fields: { document_holder_name: 'Luc Tremblay', document_date: '2019-09-17' },
  },
]

for (const { promise, docType, text, fields } of pages) {
  test(promise, () => {
    const values = read(docType, text)
    assert.deepEqual(Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]])), fields)
  })
}
