import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EidResult } from '../../../src/domain/eid/definition/eid-result.ts'
import { eidChecks } from '../../../src/domain/eid/index.ts'
import { assertRule, only } from '../checks/inputs.ts'
import { archivedResult, clearResult, eidRows } from './eid-rows.ts'

const check = (id: string, changes: Partial<EidResult>) => only(eidChecks({ ...clearResult, ...changes }, 'en'), id)

for (const row of eidRows) test(`${row.id} passes, fails and has nothing to look at`, () => assertRule(row))

test('one photo document gives the checks of a photo document in their order', () => {
  assert.deepEqual(
    eidChecks(clearResult, 'en').map(({ id }) => id),
    [
      ...['eid:document_authentic', 'eid:document_expiry', 'eid:liveness', 'eid:face_match', 'eid:name_match'],
      ...['eid:dob_match', 'eid:address_match', 'eid:fraud'],
    ],
  )
})

test('an archived request has one check, and it failed', () => {
  assert.deepEqual(eidChecks(archivedResult, 'fr'), [
    {
      id: 'eid:complete',
      label: 'Le client a terminé la vérification eID.',
      severity: 'critical',
      passed: false,
      detail: 'La demande a pris fin sans que le client la termine.',
    },
  ])
})

test('a suspicion is a flag, a rejection blocks, and the worst of two documents decides', () => {
  const rated = (...verdicts: readonly ('clear' | 'suspected' | 'rejected')[]) =>
    check('eid:document_authentic', {
      documents: verdicts.map((verdict) => ({ type: 'passport', verdict, reasons: [] })),
    })
  assert.deepEqual([rated('suspected').severity, rated('suspected').passed], ['warning', false])
  assert.equal(rated('clear', 'rejected').severity, 'critical')
  assert.equal(rated('suspected').detail, 'The provider rated the document suspected: no reason given.')
})

test('a name one letter apart is a flag', () => {
  const { severity, passed } = check('eid:name_match', { identity: { firstName: 'CLARA', lastName: 'CLEARWATTER' } })
  assert.deepEqual([severity, passed], ['warning', false])
  const same = check('eid:name_match', { identity: { firstName: 'CLARA', lastName: 'CLEARWATER' } })
  assert.deepEqual([same.severity, same.passed], ['critical', true])
})

test('a document is valid on its last day, counted where the client is', () => {
  const expiring = { identity: { expiryDate: '2026-11-20' } }
  assert.equal(check('eid:document_expiry', { ...expiring, completedAt: '2026-11-21T04:59:00.000Z' }).passed, true)
  assert.equal(check('eid:document_expiry', { ...expiring, completedAt: '2026-11-21T05:00:00.000Z' }).passed, false)
})

test('two sources of one house are one source', () => {
  const asked = { ...clearResult.asked, documents: ['name_address', 'name_account'] as const }
  const sources = [
    { category: 'name_address', source: 'Maple Bank Inc.' },
    { category: 'name_account', source: 'Maple Bank' },
  ] as const
  const dual = check('eid:dual_process', { asked, dualProcess: { satisfied: true, sources } })
  assert.deepEqual([dual.passed, dual.detail], [false, 'Only 1 of two sources confirms the identity.'])
  assert.equal(
    check('eid:dual_process', { asked, dualProcess: null }).detail,
    'Only 0 of two sources confirms the identity.',
  )
})

test('a credit file that was asked for and not found fails', () => {
  const asked = { ...clearResult.asked, documents: ['credit_file'] as const }
  assert.equal(
    check('eid:credit_file', { asked }).detail,
    'No credit file of three years with two sources matches: no file was found.',
  )
})

test('a face without a score is the provider’s word', () => {
  const face = (passed: boolean) => check('eid:face_match', { face: { passed, score: null, scoreMin: null } })
  assert.deepEqual([face(true).passed, face(false).detail], [true, 'The face does not match the document photo.'])
})
