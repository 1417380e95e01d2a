import { sql } from 'kysely'
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { inTenant, withTenant } from '../../src/store/tenant.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import { addWorkspace, caseRow } from './workspace.ts'

const sent: string[] = []
let opened: TestStore
let ours: string
let theirs: string

before(async () => {
  opened = await openTestStore({ onQuery: (text) => sent.push(text) })
  ours = await addWorkspace(opened.store)
  theirs = await addWorkspace(opened.store)
  for (const tenant of [ours, theirs]) {
    await withTenant(opened.store.app, tenant, (tx) =>
      tx.insertInto('kyc_case').values(caseRow(tenant, 'first')).execute(),
    )
  }
})
after(() => opened.close())

/** The tenants whose cases a statement without a condition on the tenant sees. */
const visible = sql<{ tenant_id: string }>`select tenant_id from kyc_case where reference = 'first'`

test('a row of another tenant is invisible and cannot be written', async () => {
  const { app } = opened.store
  const rows = await withTenant(app, ours, async (tx) => {
    await tx.updateTable('kyc_case').set({ kind: 'touched' }).where('reference', '=', 'first').execute()
    return (await visible.execute(tx)).rows
  })
  assert.deepEqual(rows, [{ tenant_id: ours }])
  const [other] = await withTenant(app, theirs, (tx) => tx.selectFrom('kyc_case').selectAll().execute())
  assert.equal(other?.kind, null)
  await assert.rejects(
    withTenant(app, ours, (tx) => tx.insertInto('kyc_case').values(caseRow(theirs, 'planted')).execute()),
    { code: '42501' },
  )
  await assert.rejects(
    withTenant(app, ours, (tx) => tx.updateTable('kyc_case').set({ tenant_id: theirs }).execute()),
    { code: '42501' },
  )
})

test('a row that points at a row of another tenant is refused', async () => {
  const { app } = opened.store
  const [other] = await withTenant(app, theirs, (tx) => tx.selectFrom('kyc_case').select('id').execute())
  const extraction = {
    ...{ tenant_id: ours, id: other!.id, case_id: other!.id, request_id: 'r', reader_unavailable: false },
    ...{ fields: Buffer.alloc(0), checks: Buffer.alloc(0), created_at: new Date(0) },
  }
  await assert.rejects(
    withTenant(app, ours, (tx) => tx.insertInto('extraction').values(extraction).execute()),
    { code: '23503' },
  )
})

test('without a tenant no row is visible and none can be written', async () => {
  const { app } = opened.store
  assert.deepEqual((await visible.execute(app)).rows, [])
  assert.deepEqual(await app.selectFrom('workspace').selectAll().execute(), [])
  await assert.rejects(app.insertInto('kyc_case').values(caseRow(ours, 'no tenant')).execute(), { code: '42501' })
})

test('a tenant does not outlive its transaction, committed or not', async () => {
  const { app } = opened.store
  await withTenant(app, ours, (tx) => visible.execute(tx))
  await assert.rejects(
    withTenant(app, ours, () => Promise.reject(new Error('stop'))),
    /stop/,
  )
  await inTenant(app, ours).selectFrom('scope').select('tenant_id').execute()
  for (let connection = 0; connection < 4; connection++) assert.deepEqual((await visible.execute(app)).rows, [])
})

test('a prepared statement sees the tenant of its own transaction', async () => {
  await opened.store.app.connection().execute(async (connection) => {
    // PostgreSQL may use one plan for all parameters after five executions.
    for (let round = 0; round < 10; round++) {
      for (const tenant of [ours, theirs]) {
        const { rows } = await withTenant(connection, tenant, (tx) => visible.execute(tx))
        assert.deepEqual(rows, [{ tenant_id: tenant }])
      }
      assert.deepEqual((await visible.execute(connection)).rows, [])
    }
  })
})

test('the system role does not see cases', async () => {
  await assert.rejects(opened.store.system.selectFrom('kyc_case').selectAll().execute(), { code: '42501' })
})

test('a write in one statement takes one round trip', async () => {
  sent.length = 0
  const { tenant_id, ...row } = caseRow(ours, 'single')
  await insertCase(tenant_id, row)
  assert.equal(sent.length, 1)
  await assert.rejects(insertCase(ours, { ...row, reference: 'single' }), { code: '23505' })
})

function insertCase(
  tenant: string,
  { id, environment, reference, created_at }: Omit<ReturnType<typeof caseRow>, 'tenant_id'>,
) {
  return inTenant(opened.store.app, tenant)
    .insertInto('kyc_case')
    .columns(['tenant_id', 'id', 'environment', 'reference', 'created_at', 'updated_at'])
    .expression((of) =>
      of
        .selectFrom('scope')
        .select((values) => [
          'scope.tenant_id',
          values.val(id).as('id'),
          values.val(environment).as('environment'),
          values.val(reference).as('reference'),
          values.val(created_at).as('created_at'),
          values.val(created_at).as('updated_at'),
        ]),
    )
    .execute()
}

test('a write in one statement cannot name another tenant', async () => {
  const { id } = caseRow(theirs, 'planted')
  const statement = inTenant(opened.store.app, ours)
    .insertInto('kyc_case')
    .columns(['tenant_id', 'id', 'environment', 'reference', 'created_at', 'updated_at'])
    .expression((of) =>
      of
        .selectFrom('scope')
        .select([
          sql<string>`${theirs}::uuid`.as('tenant_id'),
          sql<string>`${id}::uuid`.as('id'),
          sql<string>`'sandbox'`.as('environment'),
          sql<string>`'planted'`.as('reference'),
          sql<Date>`now()`.as('created_at'),
          sql<Date>`now()`.as('updated_at'),
        ]),
    )
  await assert.rejects(statement.execute(), { code: '42501' })
})

test('an upsert in one statement changes the row of its tenant and refuses to take over another', async () => {
  sent.length = 0
  await upsertCase(ours, ours, 'person')
  assert.equal(sent.length, 1)
  const [row] = await withTenant(opened.store.app, ours, (tx) =>
    tx.selectFrom('kyc_case').select('kind').where('reference', '=', 'first').execute(),
  )
  assert.deepEqual(row, { kind: 'person' })
  await assert.rejects(upsertCase(ours, theirs, 'stolen'), { code: '42501' })
})

function upsertCase(tenant: string, owner: string, kind: string) {
  return inTenant(opened.store.app, tenant)
    .insertInto('kyc_case')
    .columns(['tenant_id', 'id', 'environment', 'reference', 'kind', 'created_at', 'updated_at'])
    .expression((of) =>
      of
        .selectFrom('scope')
        .select([
          sql<string>`${owner}::uuid`.as('tenant_id'),
          sql<string>`gen_random_uuid()`.as('id'),
          sql<string>`'sandbox'`.as('environment'),
          sql<string>`'first'`.as('reference'),
          sql<string>`${kind}`.as('kind'),
          sql<Date>`now()`.as('created_at'),
          sql<Date>`now()`.as('updated_at'),
        ]),
    )
    .onConflict((of) => of.columns(['tenant_id', 'environment', 'reference']).doUpdateSet({ kind }))
    .execute()
}

test('a lateral read in one statement sees the rows of its tenant, at every execution', async () => {
  await opened.store.app.connection().execute(async (connection) => {
    for (let round = 0; round < 10; round++) {
      for (const tenant of [ours, theirs]) {
        sent.length = 0
        const statement = inTenant(connection, tenant)
          .selectFrom('scope')
          .innerJoinLateral(
            (of) =>
              of
                .selectFrom('kyc_case')
                .select(['kyc_case.tenant_id as owner', 'kyc_case.id'])
                .whereRef('kyc_case.tenant_id', '=', 'scope.tenant_id')
                .where('kyc_case.reference', '=', 'first')
                .offset(0)
                .as('found'),
            (join) => join.onTrue(),
          )
          .select('found.owner')
        assert.deepEqual(await statement.execute(), [{ owner: tenant }])
        assert.equal(sent.length, 1)
      }
    }
  })
})
