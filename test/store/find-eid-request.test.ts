import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { findEidRequest } from '../../src/store/find-eid-request.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

describe('finding eID requests', () => {
  let opened: TestStore
  const queries: string[] = []
  before(async () => {
    opened = await openTestStore({ onQuery: (sql) => queries.push(sql) })
  })
  after(() => opened.close())
  beforeEach(() => {
    queries.length = 0
  })

  const find = (tenantId: string, keys: readonly number[]) =>
    Promise.all(keys.map((key) => findEidRequest(opened.store, tenantId, key)))

  it('calls of one workspace at the same moment share a round trip', async () => {
    assert.deepEqual(await find(randomUUID(), [1001, 1002, 1001]), [null, null, null])
    assert.equal(queries.length, 1)
  })

  it('two workspaces never share a statement', async () => {
    await Promise.all([find(randomUUID(), [1001]), find(randomUUID(), [1001])])
    assert.equal(queries.length, 2)
  })
})
