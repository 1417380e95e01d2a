import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eidCompletedPayload } from '../../../src/domain/eid/event.ts'

const check = (id: string, severity: 'critical' | 'warning', passed: boolean) =>
  ({ id, label: 'Clara Clearwater', severity, passed, detail: 'born 1985-04-12' }) as const

test('kyc.eid_completed names the check by key, with critical failures only, once each, and nothing of the person', () => {
  const payload = eidCompletedPayload({
    eventId: '6e0f8b5e-0000-4000-8000-000000000001',
    at: new Date('2026-11-21T10:00:00.000Z'),
    tenantId: '6e0f8b5e-0000-4000-8000-000000000002',
    environment: 'production',
    reference: 'client-1001',
    key: 1001,
    complete: true,
    passed: false,
    checks: [
      check('eid:liveness', 'critical', false),
      check('eid:liveness', 'critical', false),
      check('eid:face_match', 'critical', true),
      check('eid:name_match', 'warning', false),
    ],
  })
  assert.deepEqual(payload, {
    event: 'kyc.eid_completed',
    event_id: '6e0f8b5e-0000-4000-8000-000000000001',
    occurred_at: '2026-11-21T10:00:00.000+00:00',
    tenant_id: '6e0f8b5e-0000-4000-8000-000000000002',
    reference: 'client-1001',
    environment: 'production',
    key: 1001,
    complete: true,
    passed: false,
    failed_checks: ['eid:liveness'],
  })
})
