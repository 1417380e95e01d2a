import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../src/domain/document-types/index.ts'
import type { FieldEvidence } from '../../../src/ports/reader.ts'
import { extractLabelled } from '../../../src/reading/fields/extract.ts'
import { likeness } from '../../../src/reading/page/fold.ts'
import { labelDocument } from '../../../src/reading/fields/labelled-document.ts'
import { rowsOf } from '../../../src/reading/page/rows.ts'
import { extractUnlabelled } from '../../../src/reading/fields/unlabelled.ts'
import { correctLookAlikes } from '../../../src/reading/recognise/ocr/look-alikes.ts'
import { fieldsOfBothPasses } from '../../../src/reading/merge/fields-of-both-passes.ts'
import { readAccount } from '../../../src/reading/fields/values/identifiers.ts'
import { readEmployment } from '../../../src/reading/fields/values/choice.ts'
import { setPage } from '../samples/set-page.ts'
import { words } from '../support/words.ts'

function read(docType: string, text: string): Readonly<Record<string, string>> {
  const document = labelDocument(findDocumentType(docType)!, [{ ...setPage(text), source: 'print' }], '2026-11-21')
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
    promise: 'a short label whose letters touch is still a label',
    docType: 'credit_report',
    text: 'Bom\n4 March 1970',
    fields: { date_of_birth: '1970-03-04' },
  },
  {
    promise: 'a letter before other words is not the number of a box',
    docType: 't4',
    text: `
E msuradle eammgs
65,700.00
`,
    fields: { income_tax_deducted: undefined },
  },
  {
    promise: 'a separate postal code belongs to the line under an address',
    docType: 'national_id',
    text: `
Address: 12 QUAY ROAD
KINGSTON ON   K7L 3N8
`,
    fields: { address: '12 QUAY ROAD, KINGSTON ON K7L 3N8' },
  },
  {
    promise: 'a mark between label and name ends the label',
    docType: 'power_of_attorney',
    text: `
Mandataire
Nom et prénom _ Zoé Morel
`,
    fields: { signatories: 'Zoé Morel' },
  },
  {
    promise: 'the rest of a label in a third language is no place',
    docType: 'passport',
    text: `
Place of birth   Lieu de naissance   Lugär de
TRURO
`,
    fields: { place_of_birth: 'TRURO' },
  },
  {
    promise: 'the first day of a period is not the date of a bill',
    docType: 'utility_bill',
    text: `
Bow Gas Inc.
2026-04-19   2026-05-19
Total due   $49.17
`,
    fields: { document_date: undefined },
  },
  {
    promise: 'a title beside a letterhead is no part of it',
    docType: 'credit_report',
    text: `
# Norr Credit Bureau, inc.  Divulgation au consommateur
Numéro de dossier   4417
Ouvert depuis   2007-05-18
Comptes   5
`,
    fields: { issuer_name: 'Norr Credit Bureau, inc.' },
  },
  {
    promise: 'a postal code that cannot be read leaves the name above it',
    docType: 'notice_of_assessment',
    text: `
Canada Revenue Agency


Otto Quill
12 Quay Road
Calgary AB T2P 135
Tax year 2024
`,
    fields: { document_holder_name: 'Otto Quill', address: undefined },
  },
  {
    promise: 'a full stop after a house number is a comma',
    docType: 'telecom_bill',
    text: `
Adresse de service   91. rue du Lac
                     Laval (Québec) H7N 5W7
`,
    fields: { address: '91, rue du Lac, Laval (Québec) H7N 5W7' },
  },
  {
    promise: 'a label that asks for a name is no firm',
    docType: 'lease',
    text: `
Landlord
Tenant last name, first name
`,
    fields: { landlord_name: undefined },
  },
  {
    promise: 'a postal code has no small letter',
    docType: 'telecom_bill',
    text: 'Service address   12 Quay Road, Calgary AB T2P 1j4',
    fields: { address: '12 Quay Road, Calgary AB T2P 1J4' },
  },
  {
    promise: 'no initial of a name is À',
    docType: 'employment_letter',
    text: 'Employé   Otto À. Quill',
    fields: { document_holder_name: 'Otto A. Quill' },
  },
  {
    promise: 'a dash after an amount of a form is a rule',
    docType: 't4',
    text: '14 Employment income   45,172.24 -',
    fields: { employment_income: '45172.24' },
  },
]

for (const { promise, docType, text, fields } of pages) {
  test(promise, () => {
    const values = read(docType, text)
    assert.deepEqual(Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]])), fields)
  })
}

test('small print above two lines of a name is the label of the surname', () => {
  const page = setPage(`
MOREL
ZOE IRENE
Certificate number   4417
`)
  const label = { text: 'famiy', box: [36, 24, 30, 6], confidence: 0.5 } as const
  const nameOf = (printed: readonly (typeof label)[]) => {
    const words = [...printed, ...page.words].map((word) => ({
      ...word,
      box: [word.box[0], word.box[1] + 20, word.box[2], word.box[3]] as const,
    }))
    const document = labelDocument(
      findDocumentType('citizenship_card')!,
      [{ ...page, words, source: 'print' }],
      '2026-11-21',
    )
    return extractUnlabelled(document, {}).last_name?.value
  }
  assert.equal(nameOf([label]), 'MOREL')
  assert.equal(nameOf([]), 'ZOE IRENE')
})

test('touching letters are alike, whatever their number', () => {
  assert.equal(likeness('buidate', 'billdate'), 0.95)
  assert.equal(likeness('bom', 'born'), 0.95)
  assert.equal(likeness('date', 'dates'), 0)
})

test('an extra letter in a long word is a misreading', () => {
  assert.equal(readEmployment('Permnanent à temps plein'), 'permanent')
  assert.equal(readEmployment('temps plein'), 'full_time')
})

test('the last four of a masked number become digits, and the letters of a number capitals', () => {
  assert.equal(readAccount(words('XXXX XXXX XXXX B417'))?.value, 'XXXX XXXX XXXX 8417')
  assert.equal(readAccount(words('XX12 B417'))?.value, 'XX12 B417')
  assert.equal(correctLookAlikes(words('sv4417009'))[0]?.text, 'SV4417009')
  assert.equal(correctLookAlikes(words('so4'))[0]?.text, 'so4')
})

test('a vowel read twice where a capital begins is read once', () => {
  const [corrected] = correctLookAlikes(words('MacaAdam'))
  assert.equal(corrected?.text, 'MacAdam')
  assert.equal(correctLookAlikes(words('McCarthy'))[0]?.text, 'McCarthy')
})

test('a mark between two columns does not join them', () => {
  const mark = { text: '|', box: [245, 0, 4, 20], confidence: 0.3 } as const
  const page = { index: 0, width: 900, height: 100, source: 'print' } as const
  const rows = (confidence: number) =>
    rowsOf({
      ...page,
      words: [...words('Bow Savings'), ...words('Statement', { x: 380 })].concat({ ...mark, confidence }),
    })
  assert.deepEqual(
    rows(0.3)[0]?.segments.map(({ text }) => text),
    ['Bow Savings', 'Statement'],
  )
})

const evidence = (value: string, confidence: number, left: number): FieldEvidence => ({
  value,
  confidence,
  source: 'labelled_print',
  page: 0,
  box: [left, 0, 50, 20],
})

test('a second pass adds fields and removes none', () => {
  const before = {
    last_name: evidence('Morel', 0.9, 0),
    id_number: evidence('4417', 0.5, 0),
    sex: evidence('F', 0.9, 0),
  }
  const after = {
    last_name: evidence('Mord', 0.6, 0),
    id_number: evidence('4477', 0.8, 0),
    first_name: evidence('Zoé', 0.4, 0),
  }
  const fields = Object.fromEntries(
    Object.entries(fieldsOfBothPasses(before, after)).map(([name, { value }]) => [name, value]),
  )
  assert.deepEqual(fields, { last_name: 'Morel', id_number: '4477', first_name: 'Zoé', sex: 'F' })
})

test('a value from another place counts, since its label was found meanwhile', () => {
  const fields = fieldsOfBothPasses(
    { document_date: evidence('2026-04-19', 0.9, 0) },
    { document_date: evidence('2026-05-23', 0.6, 300) },
  )
  assert.equal(fields.document_date?.value, '2026-05-23')
})
