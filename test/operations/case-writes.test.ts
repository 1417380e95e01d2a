import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { caseIdPlaceholder, type CaseToStore, type VerdictToStore } from '../../src/store/case-write-input.ts'
import { storeExtraction, storeVerdict } from '../../src/store/case-writes.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { readsUsed, spendReads } from '../../src/store/usage.ts'
import { insertWorkspaceKey } from '../../src/store/workspace-keys.ts'
import { insertWorkspace } from '../../src/store/workspaces.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

const at = new Date('2026-11-21T10:00:00.000Z')
const operator = { type: 'operator', id: 'test' } as const

describe('case writes', () => {
  let opened: TestStore
  const queries: string[] = []
  const tenantId = randomUUID()
  const otherTenantId = randomUUID()

  before(async () => {
    opened = await openTestStore({ onQuery: (sql) => queries.push(sql) })
    for (const id of [tenantId, otherTenantId]) {
      await insertWorkspace(
        opened.store,
        {
          id,
          name: 'Lender',
          kyc: true,
          growth: false,
          eid: 'sandbox',
          readCap: 10,
          regime: null,
          createdAt: at,
        },
        operator,
      )
      await insertWorkspaceKey(opened.store, id, { version: 1, secretId: 'secret', wrapped: Buffer.alloc(61), at })
    }
  })
  after(() => opened.close())

  const onCase = (reference: string, owner = tenantId): CaseToStore => ({
    tenantId: owner,
    newCaseId: randomUUID(),
    auditEntryId: randomUUID(),
    environment: 'sandbox',
    dataKey: { id: randomUUID(), keyVersion: 1, wrapped: Buffer.alloc(61) },
    reference,
    subject: null,
    kind: null,
    nextReviewDue: null,
    judged: null,
    searchIndex: [],
    at,
    keyId: '00000000-0000-4000-8000-00000000000a',
  })
  const verdict = (documentIds: readonly string[] = []): VerdictToStore => ({
    id: randomUUID(),
    operation: 'verify',
    requestId: 'request-1',
    passed: true,
    riskLevel: null,
    engineVersion: '1',
    regime: 'generic',
    policyId: null,
    policyVersion: 1,
    policyHash: Buffer.alloc(32),
    bundleId: null,
    asOf: '2026-11-21',
    input: Buffer.from('{}'),
    answer: Buffer.from('{}'),
    documentIds,
  })
  const event = (reference: string) => ({
    id: randomUUID(),
    type: 'kyc.case_verified' as const,
    body: JSON.stringify({ case_id: caseIdPlaceholder, reference }),
  })
  const extraction = (ids: readonly string[]) => ({
    id: randomUUID(),
    requestId: 'request-1',
    fields: Buffer.from('{}'),
    checks: Buffer.from('[]'),
    readerUnavailable: false,
    documents: ids.map((id) => ({
      id,
      mime: 'image/png',
      docType: 'passport',
      sizeBytes: 10,
      sha256: Buffer.alloc(32),
      identityIndex: null,
      blobKey: `${tenantId}/${id}`,
      entry: Buffer.from('{}'),
      provenance: Buffer.from('{}'),
    })),
  })
  const count = (table: 'event' | 'delivery' | 'verdict' | 'document' | 'verdict_document', owner = tenantId) =>
    withTenant(opened.store.app, owner, async (tx) => (await tx.selectFrom(table).selectAll().execute()).length)

  it('a verdict, its case, event and deliveries take one round trip', async () => {
    queries.length = 0
    await storeVerdict(opened.store, onCase('one-trip'), verdict(), event('one-trip'))
    assert.equal(queries.length, 1)
  })

  it('the same reference is the same case, another environment another one', async () => {
    const first = await storeVerdict(opened.store, onCase('same'), verdict(), event('same'))
    const second = await storeVerdict(opened.store, onCase('same'), verdict(), event('same'))
    const production = { ...onCase('same'), environment: 'production' as const }
    const third = await storeVerdict(opened.store, production, verdict(), event('same'))
    assert.equal(second.caseId, first.caseId)
    assert.notEqual(third.caseId, first.caseId)
  })

  it('concurrent verdicts are each stored whole on their own case, in fewer round trips', async () => {
    queries.length = 0
    const names = ['at-once-1', 'at-once-2', 'at-once-3', 'at-once-2', 'at-once-4']
    const given = names.map((name) => ({ name, verdict: verdict(), event: event(name) }))
    const stored = await Promise.all(
      given.map((one) => storeVerdict(opened.store, onCase(one.name), one.verdict, one.event)),
    )
    assert.ok(queries.length < names.length, `${queries.length} round trips`)
    const caseIds = stored.map(({ caseId }) => caseId)
    assert.equal(new Set(caseIds).size, 4)
    assert.equal(caseIds[1], caseIds[3])
    for (const [index, one] of given.entries()) {
      const rows = await withTenant(opened.store.app, tenantId, async (tx) => ({
        case: await tx.selectFrom('kyc_case').selectAll().where('id', '=', caseIds[index]!).executeTakeFirstOrThrow(),
        verdict: await tx.selectFrom('verdict').selectAll().where('id', '=', one.verdict.id).executeTakeFirstOrThrow(),
        event: await tx.selectFrom('event').selectAll().where('id', '=', one.event.id).executeTakeFirstOrThrow(),
        entries: await tx.selectFrom('audit_entry').selectAll().where('object_id', '=', one.verdict.id).execute(),
        dataKeys: await tx.selectFrom('data_key').selectAll().where('case_id', '=', caseIds[index]!).execute(),
      }))
      assert.equal(rows.case.reference, one.name)
      assert.deepEqual([rows.verdict.case_id, rows.event.case_id], [rows.case.id, rows.case.id])
      assert.deepEqual(JSON.parse(rows.event.body.toString()), { case_id: rows.case.id, reference: one.name })
      assert.deepEqual(
        rows.entries.map((entry) => entry.case_id),
        [rows.case.id],
      )
      assert.equal(rows.dataKeys.length, one.name === 'at-once-2' ? 2 : 1)
    }
  })

  it('a verdict that the store refuses fails alone among those stored with it', async () => {
    const taken = verdict()
    await storeVerdict(opened.store, onCase('taken'), taken, event('taken'))
    const write = (name: string, one = verdict()) => storeVerdict(opened.store, onCase(name), one, event(name))
    const settled = await Promise.allSettled([write('good-1'), write('good-2'), write('bad', taken), write('good-3')])
    assert.deepEqual(
      settled.map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    )
    const left = await withTenant(opened.store.app, tenantId, (tx) =>
      tx.selectFrom('kyc_case').select('id').where('reference', '=', 'bad').execute(),
    )
    assert.deepEqual(left, [])
  })

  it('the event carries the id of the case that was already there', async () => {
    const first = await storeVerdict(opened.store, onCase('known'), verdict(), event('known'))
    const again = event('known')
    await storeVerdict(opened.store, onCase('known'), verdict(), again)
    const row = await withTenant(opened.store.app, tenantId, (tx) =>
      tx.selectFrom('event').selectAll().where('id', '=', again.id).executeTakeFirstOrThrow(),
    )
    assert.deepEqual(JSON.parse(row.body.toString()), { case_id: first.caseId, reference: 'known' })
  })

  it('each subscribed endpoint gets a delivery, a switched-off one too, another event or tenant none', async () => {
    const endpoint = (owner: string, enabled: boolean, events: string[]) =>
      withTenant(opened.store.app, owner, (tx) =>
        tx
          .insertInto('webhook_endpoint')
          .values({
            tenant_id: owner,
            id: randomUUID(),
            url: 'https://hooks.partner.test/kyc',
            events,
            enabled,
            secret: Buffer.from('whsec'),
            created_at: at,
          })
          .execute(),
      )
    await endpoint(tenantId, true, ['kyc.case_verified'])
    await endpoint(tenantId, false, ['kyc.case_verified', 'kyc.case_assessed'])
    await endpoint(tenantId, true, ['kyc.documents_read'])
    await endpoint(otherTenantId, true, ['kyc.case_verified'])
    const { deliveries } = await storeVerdict(opened.store, onCase('hooks'), verdict(), event('hooks'))
    assert.equal(deliveries, 2)
    const rows = await withTenant(opened.store.app, tenantId, (tx) => tx.selectFrom('delivery').selectAll().execute())
    assert.deepEqual(
      rows.map(({ state, attempts, due_at }) => [state, attempts, due_at.toISOString()]),
      [
        ['pending', 0, at.toISOString()],
        ['pending', 0, at.toISOString()],
      ],
    )
    assert.equal(await count('delivery', otherTenantId), 0)
  })

  it('documents of the workspace are linked to the verdict, unknown and foreign ones left out', async () => {
    const [ours, foreign, elsewhere] = [randomUUID(), randomUUID(), randomUUID()]
    await storeExtraction(opened.store, onCase('docs'), extraction([ours!]), event('docs'))
    await storeExtraction(opened.store, onCase('docs', otherTenantId), { ...extraction([foreign!]) }, event('docs'))
    const production = { ...onCase('docs'), environment: 'production' as const }
    await storeExtraction(opened.store, production, extraction([elsewhere!]), event('docs'))
    const linked = verdict([ours!, foreign!, elsewhere!, randomUUID()])
    await storeVerdict(opened.store, onCase('docs'), linked, event('docs'))
    const rows = await withTenant(opened.store.app, tenantId, (tx) =>
      tx.selectFrom('verdict_document').select('document_id').where('verdict_id', '=', linked.id).execute(),
    )
    assert.deepEqual(rows, [{ document_id: ours }])
  })

  it('an extraction stores its documents in the order of the call', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    const { caseId } = await storeExtraction(opened.store, onCase('order'), extraction(ids), event('order'))
    const rows = await withTenant(opened.store.app, tenantId, (tx) =>
      tx.selectFrom('document').select(['id', 'position']).where('case_id', '=', caseId).orderBy('position').execute(),
    )
    assert.deepEqual(
      rows,
      ids.map((id, position) => ({ id, position })),
    )
  })

  it('concurrent calls never exceed the reads of a month', async () => {
    const spend = () =>
      spendReads(opened.store, { tenantId, day: '2026-11-20', month: '2026-11-01', reads: 3, cap: 10 })
    const allowed = (await Promise.all([spend(), spend(), spend(), spend(), spend()])).filter(Boolean)
    assert.equal(allowed.length, 3)
    assert.equal(await readsUsed(opened.store, tenantId, '2026-11-01'), 9)
  })

  it('a month begins empty and a call larger than the cap is refused whole', async () => {
    assert.equal(await readsUsed(opened.store, tenantId, '2026-12-01'), 0)
    assert.equal(
      await spendReads(opened.store, { tenantId, day: '2026-12-01', month: '2026-12-01', reads: 11, cap: 10 }),
      false,
    )
    assert.equal(await readsUsed(opened.store, tenantId, '2026-12-01'), 0)
  })
})
