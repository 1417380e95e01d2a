import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check } from '../../../../src/contract/check.ts'
import type { VerdictInput } from '../../../../src/domain/verdict/input.ts'
import { entry, only, passportFields, verdictChecks } from '../inputs.ts'

const extra = (id: string, passed = true): Check => ({ id, label: id, severity: 'info', passed, detail: '' })
const client = { first_name: 'Clara', last_name: 'Clearwater', country: 'CA' }
const inCanada = (changes: Partial<VerdictInput>) =>
  verdictChecks({
    policy: { id: null, regime: 'ca_aml' },
    values: client,
    documents: [entry('passport', passportFields)],
    ...changes,
  })
const method = (changes: Partial<VerdictInput>) => only(inCanada(changes), 'method:identity')
const technology = [extra('eid:document_authentic'), extra('eid:face_match')]

test('a photo document alone is incomplete without proof of authenticity', () => {
  const check = method({})
  assert.deepEqual([check.severity, check.passed], ['critical', false])
  assert.equal(
    check.detail,
    'No prescribed method is complete: photo document: incomplete – authenticity not shown; government body: no record; ' +
      'credit file: no record; dual process: no record; affiliate: no record; reliance or agent: no record.',
  )
})

test('a photo document with both eID checks completes the photo method', () => {
  assert.equal(method({ extraChecks: technology }).passed, true)
  assert.equal(method({ extraChecks: technology.map(({ id }) => extra(`partner:${id}`)) }).passed, true)
  assert.equal(method({ extraChecks: technology.slice(0, 1) }).passed, false)
  assert.equal(method({ extraChecks: [extra('eid:document_authentic'), extra('eid:face_match', false)] }).passed, false)
})

test('a photo document seen in person completes the photo method', () => {
  assert.equal(method({ extraChecks: [extra('in_person')] }).passed, true)
})

test('a check sent twice, once failed, proves nothing', () => {
  assert.equal(method({ extraChecks: [extra('in_person'), extra('in_person', false)] }).passed, false)
})

test('authenticity does not help a document that names another, is expired or is missing', () => {
  const extraChecks = [extra('in_person')]
  const other = { ...client, first_name: 'Marie' }
  const expired = [entry('passport', { ...passportFields, id_expiry: '2020-01-01' })]
  assert.match(method({ extraChecks, values: other }).detail, /photo document: the document cannot be relied on/)
  assert.match(
    method({ extraChecks, values: { country: 'CA' } }).detail,
    /photo document: incomplete – name not matched/,
  )
  assert.match(method({ extraChecks, documents: expired }).detail, /photo document: the document cannot be relied on/)
  assert.match(method({ extraChecks, documents: [] }).detail, /photo document: no document/)
})

test('a credit file or dual process from eID is a method of its own and stands in for the photo document', () => {
  for (const id of ['eid:credit_file', 'eid:dual_process']) {
    const checks = inCanada({ documents: [], extraChecks: [extra(id)] })
    assert.equal(only(checks, 'method:identity').passed, true)
    assert.equal(only(checks, 'required:photo_id').passed, true)
  }
})

test('what only the partner has seen completes a method when the partner says so', () => {
  for (const id of ['government_body', 'affiliate', 'reliance', 'agent', 'partner:agent']) {
    assert.equal(method({ documents: [], extraChecks: [extra(id)] }).passed, true, id)
    assert.equal(method({ documents: [], extraChecks: [extra(id, false)] }).passed, false, id)
  }
})

test('below twelve it is a parent who is verified, by no method of the child’s own', () => {
  const child = (date_of_birth: string, id: string) =>
    method({ values: { ...client, date_of_birth }, documents: [], extraChecks: [extra(id)] })
  assert.equal(child('2014-11-22', 'parent_identity').passed, true)
  assert.equal(
    child('2014-11-22', 'eid:credit_file').detail,
    'No prescribed method is complete: parent or guardian: no record.',
  )
  assert.equal(child('2014-11-21', 'parent_identity').passed, false)
})

test('method:identity is not emitted on a review, for an entity, or where no method is prescribed', () => {
  const ids = (changes: Partial<VerdictInput>) => inCanada(changes).map(({ id }) => id)
  assert.ok(!ids({ purpose: 'periodic_review' }).includes('method:identity'))
  assert.ok(!ids({ kind: 'corporation' }).includes('method:identity'))
  assert.ok(!ids({ policy: { id: null, regime: 'generic' } }).includes('method:identity'))
})

test('statuses are French in French', () => {
  assert.match(
    method({ locale: 'fr' }).detail,
    /^Aucune méthode prescrite n’est complète : pièce avec photo : incomplète – authenticité non démontrée; /,
  )
})
