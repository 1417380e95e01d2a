import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { canonicalJson } from '../../src/domain/values/canonical-json.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api } from './support/api.ts'
import { form } from './support/form.ts'
import { png } from './support/images.ts'

type Entry = Record<string, unknown>
type Call = { readonly reference?: string; readonly environment?: string }

describe('an entry of extract that is sent to verify', () => {
  let api: Api
  let one: { id: string; key: string }
  let other: { id: string; key: string }
  before(async () => {
    api = await startApi({ world: { reader: idleReader } })
    one = await api.addWorkspace()
    other = await api.addWorkspace()
  })
  after(() => api.stop())

  async function extract(key: string, fields: Record<string, string> = {}): Promise<Entry> {
    const files = form([{ content: png(8, 8), type: 'image/png' }], fields)
    const { status, body } = await api.ask('POST', '/v1/kyc/extract', { key, form: files })
    assert.equal(status, 200)
    return (body as { documents: Entry[] }).documents[0]!
  }
  async function integrity(key: string, entry: Entry, call: Call = {}): Promise<unknown> {
    const json = { values: {}, documents: [entry], ...call }
    const { status, body } = await api.ask('POST', '/v1/kyc/verify', { key, json })
    assert.equal(status, 200)
    const { checks } = (body as { verification: { checks: { id: string; passed: boolean; severity: string }[] } })
      .verification
    return checks.filter(({ id }) => id.startsWith('integrity')).map(({ passed, severity }) => [passed, severity])
  }
  const intact = [[true, 'warning']]
  const wrong = [[false, 'warning']]

  const crossings = [
    ['read without a reference is intact without one', {}, {}, intact],
    ['read without a reference is intact in any case', {}, { reference: 'client-1' }, intact],
    ['read for a case is intact in it', { reference: 'client-2' }, { reference: 'client-2' }, intact],
    ['read for a case is wrong in another', { reference: 'client-3' }, { reference: 'client-4' }, wrong],
    ['read for a case is wrong without a reference', { reference: 'client-5' }, {}, wrong],
    ['read in the sandbox is wrong in production', {}, { environment: 'production' }, wrong],
    ['read in production is wrong in the sandbox', { environment: 'production' }, { environment: 'sandbox' }, wrong],
    [
      'read for a case is wrong in the case of that reference in the other environment',
      { reference: 'client-6' },
      { reference: 'client-6', environment: 'production' },
      wrong,
    ],
  ] as const
  for (const [what, read, call, expected] of crossings) {
    it(what, async () => {
      assert.deepEqual(await integrity(one.key, await extract(one.key, { ...read }), call), expected)
    })
  }

  it('is wrong in another workspace, with and without a reference', async () => {
    assert.deepEqual(await integrity(other.key, await extract(one.key)), wrong)
    const stored = await extract(one.key, { reference: 'client-7' })
    assert.deepEqual(await integrity(other.key, stored, { reference: 'client-7' }), wrong)
  })

  describe('with a MAC of a version that did not bind it', () => {
    /** As versions before 0018_secret_proofs.sql made it. */
    function asMadeEarlier({ seal: _, ...entry }: Entry): Entry {
      const mac = createHmac('sha256', api.services.keys.newest.entryMac).update(canonicalJson(entry))
      return { ...entry, seal: mac.digest('base64url') }
    }
    const upgraded = async (id: string) =>
      sql`update workspace set earlier_entries = true where id = ${id}`.execute(api.services.store.system)

    it('is wrong in a workspace that is not older than MACs that bind', async () => {
      assert.deepEqual(await integrity(one.key, asMadeEarlier(await extract(one.key))), wrong)
    })

    it('stays intact in a workspace of that time, in any case of it, and changed it does not', async () => {
      const { id, key } = await api.addWorkspace()
      await upgraded(id)
      const entry = asMadeEarlier(await extract(key))
      const stored = asMadeEarlier(await extract(key, { reference: 'client-1' }))
      assert.deepEqual(await integrity(key, entry, { reference: 'client-1' }), intact)
      assert.deepEqual(await integrity(key, stored, { reference: 'client-1' }), intact)
      assert.deepEqual(await integrity(key, { ...stored, filename: 'other.png' }, { reference: 'client-1' }), wrong)
    })

    it('is wrong where the document it names is of another workspace', async () => {
      const [from, to] = [await api.addWorkspace(), await api.addWorkspace()]
      await upgraded(from.id)
      await upgraded(to.id)
      const stored = asMadeEarlier(await extract(from.key, { reference: 'client-1' }))
      assert.deepEqual(await integrity(to.key, stored, { reference: 'client-1' }), wrong)
    })

    it('cannot be made of one that binds by taking the mark away', async () => {
      const { id, key } = await api.addWorkspace()
      await upgraded(id)
      const entry = await extract(key)
      assert.deepEqual(await integrity(key, { ...entry, seal: String(entry['seal']).slice(2) }), wrong)
    })
  })
})
