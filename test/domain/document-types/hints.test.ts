import assert from 'node:assert/strict'
import { test } from 'node:test'
import { docTypeOfHint, hintSynonyms, normaliseHint, stepKeyOfHint } from '../../../src/domain/document-types/hints.ts'
import { isDocumentTypeId } from '../../../src/domain/document-types/index.ts'
import { findStep } from '../../../src/domain/document-types/steps.ts'

const { documentTypes, steps } = hintSynonyms

test('every type and step that synonyms stand for exists', () => {
  assert.deepEqual(
    [...documentTypes.keys()].filter((id) => !isDocumentTypeId(id)),
    [],
  )
  assert.deepEqual(
    [...steps.keys()].filter((key) => findStep(key) === null),
    [],
  )
})

test('130 synonyms of types and 42 of steps are known, each for one of them, as hints are normalised', () => {
  const [ofTypes, ofSteps] = [[...documentTypes.values()].flat(), [...steps.values()].flat()]
  assert.deepEqual([ofTypes.length, new Set(ofTypes).size], [130, 130])
  assert.deepEqual([ofSteps.length, new Set(ofSteps).size], [42, 42])
  for (const word of [...ofTypes, ...ofSteps]) assert.equal(normaliseHint(word), word)
})

test('a type’s own id is never a synonym of another type', () => {
  assert.deepEqual([...documentTypes.values()].flat().filter(isDocumentTypeId), [])
})

test('a hint names a type by its id, a synonym or its whole name', () => {
  assert.equal(docTypeOfHint('passport'), 'passport')
  assert.equal(docTypeOfHint('Fiche de paie'), 'payslip')
  assert.equal(docTypeOfHint('Pay-Stub'), 'payslip')
  assert.equal(docTypeOfHint('carte d’identité nationale du chien'), null)
})

test('a hint names a step by its key, a synonym or its whole name', () => {
  assert.equal(stepKeyOfHint('photo_id'), 'photo_id')
  assert.equal(stepKeyOfHint('Pièce identité'), 'photo_id')
  assert.equal(stepKeyOfHint('UBO'), 'entity_ownership')
  assert.equal(stepKeyOfHint('breakfast'), null)
})
