import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Check } from '../../../src/contract/check.ts'
import { groupedChecks } from '../../../src/domain/case-view/check-groups.ts'
import { happeningKind } from '../../../src/domain/case-view/happening-kind.ts'

const check = (id: string, passed: boolean, severity: Check['severity'] = 'critical'): Check => ({
  ...{ id, label: id, severity, passed, detail: passed ? '' : 'why' },
})
const documents = ['p1', 'p2', null].map((documentId) => ({ type: 'passport', filename: '', fields: {}, documentId }))
const viewed = (...checks: readonly Check[]) => groupedChecks(checks, { documents, locale: 'en' })

describe('the groups of checks', () => {
  it('come failed first by severity, then passed, each in the order of the verdict, and none is empty', () => {
    const groups = viewed(check('a', true), check('b', false, 'info'), check('c', false), check('d', true, 'warning'))
    assert.deepEqual(
      groups.map(({ group, checks }) => [group, checks.map(({ id }) => id)]),
      [
        ['critical', ['c']],
        ['info', ['b']],
        ['passed', ['a', 'd']],
      ],
    )
  })

  for (const [id, rule, source, document, party] of [
    ['expiry:passport', 'expiry', 'document', 'p1', null],
    ['expiry:passport#2', 'expiry', 'document', 'p2', null],
    ['expiry:passport#3', 'expiry', 'document', null, null],
    ['expiry:passport#4', 'expiry', 'document', null, null],
    ['screening:sanctions:Ada: One', 'screening:sanctions', 'screening', null, 'Ada: One'],
    ['registry:active', 'registry:active', 'registry', null, null],
    ['our-own:passport', null, 'partner', null, null],
  ] as const) {
    it(`${id} was read from ${source} ${document ?? ''}`, () => {
      const [group] = viewed(check(id, false))
      const [shown] = group?.checks ?? []
      assert.deepEqual(
        [shown?.rule, shown?.evidence.source, shown?.evidence.document_id, shown?.evidence.party],
        [rule, source, document, party],
      )
      assert.equal(shown?.to_do === null, rule === null)
    })
  }

  it('say what to do about failed checks alone', () => {
    const [group] = viewed(check('expiry:passport', true))
    assert.equal(group?.checks[0]?.to_do, null)
    assert.notEqual(group?.checks[0]?.law, null)
  })
})

it('every happening has a kind', () => {
  for (const [action, kind] of [
    ['verdict.filed', 'verdict'],
    ['verdict.read', 'view'],
    ['case.revealed', 'view'],
    ['case.decided', 'decision'],
    ['case.closed', 'case'],
    ['delivery.ended', 'delivery'],
    ['eid.finished', 'eid'],
    ['bank.connected', 'bank'],
    ['documents.filed', 'documents'],
  ] as const) {
    assert.equal(happeningKind(action), kind, action)
  }
})
