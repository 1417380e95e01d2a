import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Reader, Reading } from '../../src/ports/reader.ts'
import { openReader } from '../../src/reading/process/pool.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { fileEndings, type Specimen } from '../../tools/documents/specimens/specimen.ts'

/** One or two of each kind of document and of file, in both languages; `bench/reading.ts` reads all. */
const left =
  /^passport-..$|-en-scan$|^(?:utility-bill|payslip|bank-statement)-fr$|^(?:utility-bill|bank-statement)-fr-scan$|^payslip-en$/
const chosen = specimens('2026-11-21').filter(({ name }) => !left.test(name))
const readings = new Map<string, Reading>()
let folder = ''
let reader: Reader

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'))
  reader = await openReader({ readers: 2 })
  const files = await Promise.all(chosen.map(store))
  const outcomes = await reader.read(files, { signal: new AbortController().signal })
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'read') readings.set(chosen[index]!.name, outcome.reading)
  }
})
after(async () => {
  await reader.close()
  await rm(folder, { recursive: true })
})

async function store(specimen: Specimen) {
  const path = join(folder, `${specimen.name}.${fileEndings[specimen.mime]}`)
  await writeFile(path, await specimen.render())
  return { path, mime: specimen.mime, docTypeHint: null }
}

for (const { name, docType, expected } of chosen) {
  test(`${name} gets its type, and every field as printed`, () => {
    const reading = readings.get(name)
    assert.equal(reading?.docType, docType)
    const read = Object.fromEntries(Object.keys(expected).map((field) => [field, reading?.fields[field]]))
    assert.deepEqual(read, expected)
  })
}

test('a text PDF is read from its text layer, an image by OCR, and the evidence names the source', () => {
  const text = readings.get('payslip-en-text')
  assert.equal(text?.ocrConfidence, null)
  assert.equal(text?.perceptualHash, null)
  assert.equal(text?.evidence.net_pay?.source, 'text_layer')
  const image = readings.get('utility-bill-en')
  assert.ok((image?.ocrConfidence ?? 0) > 0.8)
  assert.match(image?.perceptualHash ?? '', /^[0-9a-f]{16}$/)
  assert.equal(image?.evidence.amount_due?.source, 'labelled_print')
  assert.equal(image?.evidence.amount_due?.box?.length, 4)
})

test('a PDF has its producer and dates', () => {
  const reading = readings.get('bank-statement-en-text')
  assert.notEqual(reading?.producer, '')
  assert.match(reading?.metaCreated ?? '', /^\d{4}-\d\d-\d\d$/)
  assert.equal(reading?.revisions, 1)
})

test('a licence with its back is read from its barcode and its print', () => {
  const reading = readings.get('driver-licence-en')
  assert.equal(reading?.barcode?.kind, 'aamva')
  assert.equal(reading?.backSeen, true)
  assert.equal(reading?.evidence.id_number?.source, 'barcode')
  assert.equal(reading?.printed.id_number, reading?.fields.id_number)
})

test('a passport has an MRZ with matching check digits, and print to compare with', () => {
  const reading = readings.get('passport-fr-photo')
  assert.deepEqual(Object.values(reading?.mrz?.parts ?? {}), [true, true, true, true, true])
  assert.equal(reading?.printed.date_of_birth, reading?.fields.date_of_birth)
  assert.equal(reading?.printed.id_number, reading?.fields.id_number)
  assert.equal(reading?.backSeen, null)
  const evidence = reading?.evidence.mrz
  assert.equal(evidence?.page, 0)
  assert.ok((evidence.box?.[2] ?? 0) > 5 * (evidence.box?.[3] ?? 0), 'its place is that of long lines')
})
