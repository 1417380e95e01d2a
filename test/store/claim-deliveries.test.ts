import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, it, test } from 'node:test'
import { CompiledQuery } from 'kysely'
import { Client } from 'pg'
import { fillQueue } from '../faults/webhooks/queue.ts'
import { claimDeliveries, type ClaimedDelivery } from '../../src/store/claim-deliveries.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

describe('claims with more endpoints than one claim considers', () => {
  let opened: TestStore
  beforeEach(async () => void (opened = await openTestStore()))
  afterEach(() => opened.close())

  const claim = (limit: number) => claimDeliveries(opened.store, { now, limit, node: 'first:1' })
  /** Claims until there is nothing left; claimed deliveries stay claimed. */
  const claimAll = async (limit: number) => {
    const claimed: ClaimedDelivery[] = []
    for (let count = 0; count < 1_000; count++) {
      const more = await claim(limit)
      if (more.length === 0) break
      claimed.push(...more)
    }
    return claimed
  }
  const counts = (claimed: readonly ClaimedDelivery[], of: (one: ClaimedDelivery) => string) =>
    [...Map.groupBy(claimed, of).values()].map(({ length }) => length)

  for (const limit of [7, 64]) {
    it(`reach every workspace and exceed no share, ${limit} at a time`, async () => {
      await fillQueue(opened.store, { workspaces: 9, endpoints: 12, deliveries: 6, now })
      const claimed = await claimAll(limit)
      assert.equal(new Set(claimed.map(({ id }) => id)).size, claimed.length)
      assert.deepEqual(
        counts(claimed, ({ tenantId }) => tenantId),
        Array(9).fill(16),
      )
      assert.ok(counts(claimed, ({ endpoint }) => endpoint.id).every((count) => count <= 4))
    })
  }

  it('go on where the last one stopped', async () => {
    await fillQueue(opened.store, { workspaces: 150, endpoints: 1, deliveries: 4, now })
    const claimed = [...(await claim(64)), ...(await claim(64))]
    assert.equal(new Set(claimed.map(({ endpoint }) => endpoint.id)).size, 128)
  })

  it('find the one due delivery behind endpoints whose deliveries are due later', async () => {
    await fillQueue(opened.store, {
      ...{ workspaces: 10, endpoints: 20, deliveries: 1 },
      now: new Date(now.getTime() + 1),
    })
    await fillQueue(opened.store, { workspaces: 1, endpoints: 1, deliveries: 1, now })
    assert.equal((await claim(1)).length, 1)
    assert.equal((await claim(1)).length, 0)
  })
})

test('a claim that was planned for an empty table scans no whole table', async (t) => {
  const texts: string[] = []
  const { ownerUrl, store, close } = await openTestStore({ fresh: true, onQuery: (sql) => texts.push(sql) })
  t.after(close)
  if (ownerUrl === null) return t.skip('needs a server')
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query('vacuum analyze delivery')
  await owner.end()
  await claimDeliveries(store, { now, limit: 64, node: 'first:1' })
  const claim = texts.find((text) => text.includes('with recursive walk')) ?? assert.fail('no claim was seen')
  const { rows } = await store.system.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`explain ${claim}`, [now, now, 64, 'first:1', randomUUID()]),
  )
  const plan = rows.flatMap((row) => Object.values(row)).join('\n')
  assert.match(plan, /Tid Scan on delivery/)
  assert.doesNotMatch(plan, /Seq Scan on delivery/)
})
