import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Reader, Reading } from '../../src/ports/reader.ts'
import { openReader } from '../../src/reading/process/pool.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { fileEndings, type Specimen } from '../../tools/documents/specimens/specimen.ts'

/** Of each kind of document and each kind of file one or two, in both languages; `bench/reading.ts` reads them all. */
const left =
  /^passport-..$|-en-scan$|^(?:utility-bill|payslip|bank-statement)-fr$|^(?:utility-bill|bank-statement)-fr-scan$|^payslip-en$/
const chosen = specimens('2026-11-21').filter(({ name }) => !left.test(name))
const readings = new Map<string, Reading>()
let folder = ''
let reader: Reader

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'))
  reader = await openReader({ readers: 2, readableFolders: [folder] })
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
  test(`${name} reads as what it is, every field as printed`, () => {
    const reading = readings.get(name)
    assert.equal(reading?.docType, docType)
    const read = Object.fromEntries(Object.keys(expected).map((field) => [field, reading?.fields[field]]))
    assert.deepEqual(read, expected)
  })
}

test('a text PDF is read from its text layer, a picture by recognition, and both say so', () => {
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

test('a PDF tells who made it and when', () => {
  const reading = readings.get('bank-statement-en-text')
  assert.notEqual(reading?.producer, '')
  assert.match(reading?.metaCreated ?? '', /^\d{4}-\d\d-\d\d$/)
  assert.equal(reading?.revisions, 1)
})

test('a licence with its back gives the barcode, and the print beside it', () => {
  const reading = readings.get('driver-licence-en')
  assert.equal(reading?.barcode?.kind, 'aamva')
  assert.equal(reading?.backSeen, true)
  assert.equal(reading?.evidence.id_number?.source, 'barcode')
  assert.equal(reading?.printed.id_number, reading?.fields.id_number)
})

test('a passport gives its zone with every digit true, and the print to compare it with', () => {
  const reading = readings.get('passport-fr-photo')
  assert.deepEqual(Object.values(reading?.mrz?.parts ?? {}), [true, true, true, true, true])
  assert.equal(reading?.printed.date_of_birth, reading?.fields.date_of_birth)
  assert.equal(reading?.printed.id_number, reading?.fields.id_number)
  assert.equal(reading?.backSeen, null)
  const mrzReading = reading?.evidence.mrz
  assert.equal(mrzReading?.page, 0)
  assert.ok((mrzReading.box?.[2] ?? 0) > 5 * (mrzReading.box?.[3] ?? 0), 'its place is that of long lines')
})
