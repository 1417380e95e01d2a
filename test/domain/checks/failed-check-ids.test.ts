import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check } from '../../../src/contract/check.ts'
import { failedCheckIds } from '../../../src/domain/checks/failed-check-ids.ts'

const check = (id: string, severity: Check['severity'], passed = false): Check => ({
  id,
  label: '',
  severity,
  passed,
  detail: '',
})

test('failed critical and warning checks are named once, in order', () => {
  const checks = [
    check('legible:passport', 'critical'),
    check('expiring:passport', 'info'),
    check('completeness', 'warning'),
    check('screening', 'critical', true),
    check('completeness', 'warning'),
  ]
  assert.deepEqual(failedCheckIds(checks), ['legible:passport', 'completeness'])
})

test('a screening id is cut to its kind, so that no payload carries a name', () => {
  const checks = [
    check('screening:sanctions:Luc Gagnon', 'critical'),
    check('screening:sanctions:Gagnon: fils', 'critical'),
    check('screening:pep:Luc Gagnon', 'warning'),
    check('partner:screening:pep:Luc Gagnon', 'warning'),
  ]
  assert.deepEqual(failedCheckIds(checks), ['screening:sanctions', 'screening:pep', 'partner:screening:pep'])
})
