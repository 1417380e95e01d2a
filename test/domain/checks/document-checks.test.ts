import assert from 'node:assert/strict'
import { test } from 'node:test'
import { docTypeOfReading } from '../../../src/domain/checks/definition/document-facts.ts'
import { documentChecks } from '../../../src/domain/checks/document-checks.ts'
import { generic } from '../../../src/domain/policy-packs/packs/generic.ts'
import { passportFields, payslipFields, readFile, today } from './inputs.ts'

const context = {
  pack: generic,
  thresholds: generic.thresholds.kyc,
  asOf: today,
  purpose: 'onboarding',
  locale: 'en',
} as const

test('the checks of every file of a call are one list, file by file', () => {
  const checks = documentChecks(
    [readFile('passport', passportFields), { from: 'unread', docType: 'payslip' }, readFile('payslip', payslipFields)],
    context,
  )
  const places = checks.map(({ id }) => (id.endsWith('passport') ? 0 : id === 'unread:payslip' ? 1 : 2))
  assert.deepEqual(places, [...places].sort())
  assert.ok(checks.some(({ id }) => id === 'legible:payslip#2'))
})

test('no file, no check', () => {
  assert.deepEqual(documentChecks([], context), [])
})

test('a file already on the case is a duplicate', () => {
  const caseFiles = [{ filename: 'earlier.pdf', sha256: 'a'.repeat(64), perceptualHash: null }]
  const duplicate = documentChecks([readFile('passport', passportFields)], { ...context, caseFiles }).find(
    ({ id }) => id === 'duplicate:passport',
  )
  assert.equal(duplicate?.detail, 'The file is the same as earlier.pdf.')
})

test('a pack may change a severity or leave a rule out, never change what it finds', () => {
  const pack = { ...generic, severities: { 'tamper:producer': 'critical', complete: 'off' } } as const
  const file = readFile('payslip', { document_date: '2026-11-05' }, { producer: 'GIMP' })
  const checks = documentChecks([file], { ...context, pack })
  const producer = checks.find(({ id }) => id === 'tamper:producer:payslip')
  assert.deepEqual([producer?.severity, producer?.passed], ['critical', false])
  assert.ok(!checks.some(({ id }) => id.startsWith('complete:')))
})

test('the type of a file is the hint unless detection of another is confident', () => {
  assert.equal(docTypeOfReading(null, { docType: 'passport', docTypeConfidence: 0.1 }), 'passport')
  assert.equal(docTypeOfReading('payslip', { docType: 'passport', docTypeConfidence: 0.79 }), 'payslip')
  assert.equal(docTypeOfReading('payslip', { docType: 'passport', docTypeConfidence: 0.8 }), 'passport')
})
