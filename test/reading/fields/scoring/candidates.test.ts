import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../../src/domain/document-types/index.ts'
import type { FieldEvidence } from '../../../../src/ports/reader.ts'
import { labelDocument } from '../../../../src/reading/fields/labelled-document.ts'
import { candidatesFor, fieldsOf } from '../../../../src/reading/fields/scoring/candidates.ts'
import { candidatesMax } from '../../../../src/reading/fields/scoring/most-telling.ts'
import { setPage } from '../../samples/set-page.ts'

/** Candidates for a field of a document on pages in a fixed pitch. */
function candidatesOf(name: string, texts: readonly string[], given?: FieldEvidence, docType = 'utility_bill') {
  const type = findDocumentType(docType)!
  const pages = texts.map((text, index) => ({ ...setPage(text), index }))
  const field = fieldsOf(type).find((one) => one.name === name)!
  return candidatesFor(field, labelDocument(type, pages, '2026-11-21'), given)
}

const valuesOf = (name: string, ...texts: readonly string[]) => candidatesOf(name, texts).map(({ value }) => value)

test('all dates of all pages are candidates, labelled or not', () => {
  const found = valuesOf(
    'due_date',
    'Printed on 3 March 2026\nWe come to read your meter 2026-05-18',
    'Settle by 24/03/2026, please',
  )
  assert.deepEqual(found, ['2026-03-03', '2026-05-18', '2026-03-24'])
})

test('all amounts of a line are candidates', () => {
  assert.deepEqual(valuesOf('amount_due', 'Heat 61.20    Water 12.05    Both 73.25'), ['61.20', '12.05', '73.25'])
})

test('a candidate says on which page it is and among which words', () => {
  const [first, second] = candidatesOf('due_date', ['3 March 2026', 'Settle by 24 March 2026'])
  assert.equal(first?.page, 0)
  assert.equal(second?.page, 1)
  assert.equal(second?.segment?.text, 'Settle by 24 March 2026')
  assert.deepEqual(
    second?.words.map(({ text }) => text),
    ['24', 'March', '2026'],
  )
})

test('a number in groups is one candidate', () => {
  const found = valuesOf('account_number', 'You are known to us as   HC 0483 4781-8')
  assert.ok(found.includes('HC 0483 4781-8'), found.join(' | '))
})

test('a height in metres is no sex, and a number is no country', () => {
  const sex = candidatesOf('sex', ['TAILLE 1,77m   SEXE F'], undefined, 'national_id').map(({ value }) => value)
  assert.deepEqual(sex, ['F'])
  const country = candidatesOf('id_country', ['PR212080K4'], undefined, 'driver_licence').map(({ value }) => value)
  assert.deepEqual(country, [])
})

test('words without digits are no number', () => {
  assert.deepEqual(valuesOf('account_number', 'KEEP THIS PART'), [])
})

test('names of persons and firms are candidates for the holder, with what stands around them', () => {
  const found = candidatesOf('document_holder_name', [
    'Mrs Orla Pennick\n9 Heron Close\nGranby QC J2G 1A1\n\n\n\nLumo Energy Ltd',
  ])
  const holder = found.find(({ value }) => value === 'Orla Pennick')
  assert.deepEqual(holder?.name, { title: true, joint: false, addressed: true, inAddress: false })
  assert.ok(found.some(({ value }) => value === 'Lumo Energy Ltd'))
})

test('joint holders are one candidate', () => {
  const found = candidatesOf('document_holder_name', ['ORLA PENNICK OR JON PENNICK'])
  assert.equal(found.find(({ value }) => value === 'ORLA PENNICK; JON PENNICK')?.name?.joint, true)
})

test('addresses are candidates, with whether a name stands over them', () => {
  const found = candidatesOf('address', [
    'Orla Pennick\n9 Heron Close\nGranby QC J2G 1A1\n\n\n\n\n\n77 Dock Road, Laval QC H7A 0B2',
  ])
  const named = (value: string) => found.find((one) => one.value === value)?.named
  assert.equal(named('9 Heron Close, Granby QC J2G 1A1'), true)
  assert.equal(named('77 Dock Road, Laval QC H7A 0B2'), false)
})

const evidence = { source: 'text_layer', confidence: 0.9, page: 0 } as const

test('what the rules gave is marked on the candidate at its place', () => {
  const [first] = candidatesOf('due_date', ['3 March 2026\n3 March 2026'])
  const [left, top, width, height] = first!.words[0]!.box
  const given = { ...evidence, value: '2026-03-03', box: [left, top, width, height] as const }
  const found = candidatesOf('due_date', ['3 March 2026\n3 March 2026'], given)
  assert.deepEqual(
    found.map((one) => one.given),
    [given, null],
  )
})

test('what the rules gave is a candidate when nothing else finds it', () => {
  const given = { ...evidence, value: '2026-03-09', box: null }
  const found = candidatesOf('due_date', ['Nothing of that kind'], given)
  assert.deepEqual(
    found.map(({ value, given: by }) => [value, by]),
    [['2026-03-09', given]],
  )
})

test('a page of dates gives no more candidates than are weighed', () => {
  const text = Array.from({ length: candidatesMax + 60 }, (_, day) => `${(day % 28) + 1}/${(day % 12) + 1}/2026`).join(
    '\n',
  )
  assert.equal(valuesOf('due_date', text).length, candidatesMax)
})

test('a field that a type reads in several ways is one field with several rules', () => {
  const fields = fieldsOf(findDocumentType('bank_statement')!)
  assert.equal(fields.filter(({ name }) => name === 'period_end').length, 1)
  assert.ok(fields.find(({ name }) => name === 'period_end')!.rules.length > 1)
})

const onCard = (name: string, text: string) =>
  candidatesOf(name, [text], undefined, 'driver_licence').map(({ value }) => value)

test('a date that goes over the end of a line is a candidate', () => {
  const found = valuesOf(
    'due_date',
    'Please settle the sum above not later than July 31,\n2027, by cheque or transfer.',
  )
  assert.deepEqual(found, ['2027-07-31'])
})

test('dates of two columns are not joined', () => {
  assert.deepEqual(valuesOf('due_date', 'July 31,\n\n\n\n\n2027'), [])
})

test('a country is a candidate by its name on a card, in its own language too, and by its provinces', () => {
  assert.equal(onCard('id_country', 'BUNDESREPUBLIK DEUTSCHLAND\nFÜHRERSCHEIN')[0], 'DE')
  assert.ok(onCard('id_country', 'Driver licence   Nova Scotia').includes('CA'))
  assert.ok(onCard('id_country', 'DRIVER LICENSE   Oregon').includes('US'))
})

test('a word in small letters is no code of a country or state', () => {
  assert.deepEqual(onCard('id_province', 'cash or cheque in my name'), [])
})

test('the sex and the classes of a card are candidates where no label is near', () => {
  assert.deepEqual(onCard('sex', '1985 06 27     M'), ['M'])
  assert.ok(onCard('licence_class', '9. AM/A/B1/B/f/k/q').includes('AM/A/B1/B/f/k/q'))
})

test('the parts of a name with a comma are candidates, too', () => {
  const found = onCard('last_name', 'PENNICK, Orla Jane')
  assert.ok(found.includes('PENNICK') && found.includes('Orla Jane'), found.join(' | '))
})
