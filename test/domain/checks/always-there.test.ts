import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRule, entry, only, passportFields, verdictChecks } from './inputs.ts'

test('every verdict has completeness, also an empty one', () => {
  const { passed, severity } = only(verdictChecks({}), 'completeness')
  assert.deepEqual([passed, severity], [false, 'warning'])
})

test('consent:recorded passes, fails and is absent under packs that do not require it', () => {
  const quebec = (values: Record<string, unknown>) => verdictChecks({ policy: { id: null, regime: 'qc_amf' }, values })
  assertRule({
    id: 'consent:recorded',
    severity: 'warning',
    passes: quebec({ consent_date: '2026-11-01' }),
    fails: quebec({}),
    absent: verdictChecks({}),
    label: 'The client’s consent is recorded.',
    detail: 'No consent is recorded.',
  })
})

test('method:identity passes, fails and is absent under packs without methods', () => {
  const inCanada = (id: string) =>
    verdictChecks({
      policy: { id: null, regime: 'ca_aml' },
      values: { first_name: 'Clara', last_name: 'Clearwater', country: 'CA' },
      documents: [entry('passport', { ...passportFields, id_expiry: '2020-01-01' })],
      extraChecks: [{ id, label: id, severity: 'info', passed: true, detail: '' }],
    })
  assertRule({
    id: 'method:identity',
    severity: 'critical',
    passes: inCanada('eid:credit_file'),
    fails: inCanada('something_else'),
    absent: verdictChecks({}),
    label: 'Identity is verified by a prescribed method.',
    detail:
      'No prescribed method is complete: photo document: the document cannot be relied on; government body: no record; ' +
      'credit file: no record; dual process: no record; affiliate: no record; reliance or agent: no record.',
  })
})
