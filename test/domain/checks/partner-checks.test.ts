import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check } from '../../../src/contract/check.ts'
import { partnerChecks } from '../../../src/domain/checks/partner-checks.ts'
import { verdictChecks } from './inputs.ts'

const extra = (id: string, passed = false): Check => ({
  id,
  label: 'Ours',
  severity: 'critical',
  passed,
  detail: passed ? '' : 'no',
})
const idOf = (id: string) => partnerChecks([extra(id)])[0]?.id

test('reserved ids come back prefixed', () => {
  const ours = [
    ...[
      'eid:liveness',
      'policy:anything',
      'bank:nsf',
      'bank:as_of:2026-11-21',
      'screening',
      'required:photo_id',
      'required:my_step',
      'legible:passport',
    ],
    ...['format:cin:national_id', 'match:name:documents', 'tamper:producer:payslip', 'screening:sanctions:Luc Gagnon'],
    ...['ownership:sum', 'capture:passport', 'completeness', 'EID:liveness', ' screening'],
  ]
  for (const id of ours) assert.equal(idOf(id), `partner:${id}`)
})

test('other ids come back as sent', () => {
  for (const id of [
    'in_person',
    'fraud',
    'tamper:mine',
    'partner:eid:liveness',
    'eidetic',
    'banking:nsf',
    'matching:name',
    'screenings',
  ]) {
    assert.equal(idOf(id), id)
  }
})

test('partner checks are appended last, as sent, and block', () => {
  const checks = verdictChecks({ extraChecks: [extra('in_person', true), extra('fraud')] })
  assert.deepEqual(checks.slice(-2), [extra('in_person', true), extra('fraud')])
})

test('the detail of a passed partner check is empty, like that of any check', () => {
  assert.deepEqual(partnerChecks([{ ...extra('in_person', true), detail: 'seen at the branch' }]), [
    extra('in_person', true),
  ])
})
