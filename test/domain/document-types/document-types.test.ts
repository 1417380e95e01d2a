import assert from 'node:assert/strict'
import { test } from 'node:test'
import { docTypeOfHint, stepKeyOfHint } from '../../../src/domain/document-types/hints.ts'
import { documentTypes, typeNames } from '../../../src/domain/document-types/index.ts'
import { stepHint } from '../../../src/domain/document-types/step-hint.ts'
import { acceptedTypes, steps } from '../../../src/domain/document-types/steps.ts'
import { locales } from '../../../src/contract/locale.ts'
import { readingNoteSentence } from '../../../src/domain/document-types/reading-notes.ts'

const documentTypeIds = documentTypes.map(({ id }) => id)

test('every type is known once, with a name and a title in both languages', () => {
  assert.equal(new Set(documentTypeIds).size, 54)
  assert.equal(documentTypeIds.length, 54)
  assert.equal(documentTypeIds.at(-1), 'other')
  for (const id of documentTypeIds) {
    for (const locale of locales) {
      assert.notEqual(typeNames(id).names[locale], '')
      assert.match(typeNames(id).titles[locale], locale === 'en' ? /^The / : /^(Le |La |L’|Les )/)
    }
  }
})

test('an unknown type is called a document', () => {
  assert.equal(typeNames('constructor').names.en, 'other document')
  assert.equal(typeNames('ransom_note').titles.fr, 'Le document')
})

for (const type of documentTypes) {
  test(`${type.id}: the steps it names are those that accept it, and its key fields can be read`, () => {
    const accepting = steps.filter((step) => step.accepted.includes(type.id)).map((step) => step.key)
    assert.deepEqual([...type.steps].sort(), accepting.sort())
    const names = new Set(type.fields.map((field) => field.name))
    for (const field of type.keyFields) assert.ok(names.has(field) || field === 'issuer_name', field)
    for (const { name, labels } of type.fields) assert.ok(labels.length > 0, name)
  })
}

test('every step accepts types that exist, and every type has a step', () => {
  assert.equal(steps.length, 18)
  for (const step of steps) for (const id of step.accepted) assert.ok(documentTypeIds.includes(id), id)
  const accepted = new Set(steps.flatMap((step) => step.accepted))
  assert.deepEqual(
    documentTypeIds.filter((id) => !accepted.has(id)),
    [],
  )
})

test('an unknown step asks for no type', () => {
  assert.equal(acceptedTypes('selfie'), null)
  assert.deepEqual(acceptedTypes('bank_statement'), ['bank_statement', 'void_cheque'])
})

test('a type and a step are found by our names for them, in both languages and any case', () => {
  for (const { id, names } of documentTypes) {
    for (const locale of locales) assert.equal(docTypeOfHint(names[locale].toUpperCase()), id, names[locale])
  }
  for (const { key, names } of steps) {
    for (const locale of locales) assert.equal(stepKeyOfHint(names[locale]), key, names[locale])
  }
})

test('the step hint of every type, sent back, names a step that accepts it', () => {
  for (const id of documentTypeIds) {
    for (const locale of locales) {
      const key = stepKeyOfHint(stepHint(id, locale))
      assert.ok(key !== null && acceptedTypes(key)?.includes(id), `${id} ${locale}`)
    }
  }
})

const docTypeHints: [string, string | null][] = [
  ['payslip', 'payslip'],
  ['Pay-Stub', 'payslip'],
  ['bulletin de paie', 'payslip'],
  ['CIN', 'national_id'],
  ['cnie', 'national_id'],
  ['Passeport', 'passport'],
  ["driver's license", 'driver_licence'],
  ['relevé bancaire', 'bank_statement'],
  ['NOA', 'notice_of_assessment'],
  ['T4', 't4'],
  ['RIB', 'void_cheque'],
  ['Extrait Kbis', 'registry_extract'],
  ['relevé 1', 'rl1'],
  ['RL-1', 'rl1'],
  ['carte d’assurance maladie', 'health_card'],
  ['testament', 'will'],
  ['selfie', null],
  ['constructor', null],
  ['', null],
]
for (const [hint, id] of docTypeHints) {
  test(`the hint '${hint}' names ${id ?? 'nothing'}`, () => assert.equal(docTypeOfHint(hint), id))
}

const stepHints: [string, string | null][] = [
  ['photo_id', 'photo_id'],
  ['photo-id', 'photo_id'],
  ['Photo ID', 'photo_id'],
  ['KYC_ID', 'photo_id'],
  ['proof-of-address', 'proof_of_address'],
  ['Preuve adresse', 'proof_of_address'],
  ['payslip', 'proof_of_income'],
  ['KBIS', 'entity_existence'],
  ['UBO', 'entity_ownership'],
  ['Préuve de revenu', 'proof_of_income'],
  ['Succession', 'estate_authority'],
  ['origine des fonds', 'source_of_funds'],
  ['toString', null],
  ['selfie', null],
]
for (const [hint, key] of stepHints) {
  test(`the step key '${hint}' names ${key ?? 'no step'}`, () => assert.equal(stepKeyOfHint(hint), key))
}

test('the step hint is the first step of the type, in words, in both languages', () => {
  assert.equal(stepHint('t4', 'en'), 'proof of income')
  assert.equal(stepHint('registry_extract', 'fr'), 'preuve d’existence')
  assert.equal(stepHint('probate', 'fr'), 'preuve de décès et du liquidateur')
  assert.equal(stepHint('other', 'en'), 'other document')
})

test('a note names its field and never leaves a placeholder', () => {
  assert.equal(
    readingNoteSentence({ code: 'repaired_by_check_digit', subject: 'id_number' }, 'en'),
    'id_number repaired by check digit.',
  )
  assert.equal(readingNoteSentence({ code: 'no_text' }, 'fr'), 'Aucun texte n’a été trouvé sur le document.')
  assert.doesNotMatch(readingNoteSentence({ code: 'pages_not_read' }, 'en'), /[{}]/)
})
