import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdsTwoDocuments } from '../../../src/reading/type/two-documents.ts'
import { addressSamples } from '../samples/address.ts'
import { financeSamples } from '../samples/finance.ts'
import { identitySamples } from '../samples/identity.ts'
import { setPage } from '../samples/set-page.ts'

const documents = [...identitySamples, ...addressSamples, ...financeSamples]
const pageOf = (docType: string) => ({
  page: setPage(documents.find((document) => document.docType === docType && document.language === 'en')!.text),
  codes: null,
})

test('a passport followed by a bill is two documents', () => {
  assert.equal(holdsTwoDocuments([pageOf('passport'), pageOf('utility_bill')]), true)
})

test('a passport followed by a licence is two documents', () => {
  assert.equal(holdsTwoDocuments([pageOf('passport'), pageOf('driver_licence')]), true)
})

test('a statement followed by a bill is one document, as files without an identity document are not split', () => {
  assert.equal(holdsTwoDocuments([pageOf('bank_statement'), pageOf('utility_bill')]), false)
})

test('the same document twice, one page and no page are one document', () => {
  assert.equal(holdsTwoDocuments([pageOf('passport'), pageOf('passport')]), false)
  assert.equal(holdsTwoDocuments([pageOf('passport')]), false)
  assert.equal(holdsTwoDocuments([]), false)
})

test('a card with an unreadable second side is one document', () => {
  assert.equal(holdsTwoDocuments([pageOf('driver_licence'), { page: setPage('X 123\nSPECIMEN'), codes: null }]), false)
})
