import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { readsUsed } from '../../src/store/usage.ts'
import { startApi, type Api } from './support/api.ts'
import { form } from './support/form.ts'
import { png } from './support/images.ts'

const file = { content: png(10, 10), type: 'image/png' }
const reached = (used: number, limit: number) => ({
  status: 429,
  body: {
    detail: {
      code: 'kyc_extract_cap_reached',
      message: 'The monthly document-read limit of this workspace is reached.',
      used,
      limit,
    },
  },
})

describe('the document reads of a month', () => {
  let api: Api
  let workspace: { id: string; key: string }
  before(async () => {
    api = await startApi({ reads: true, settings: { GATEHOUSE_MAX_FILE_MB: '1' } })
  })
  after(() => api.stop())
  beforeEach(async () => {
    api.clock.set('2026-11-21T10:00:00.000Z')
    workspace = await api.addWorkspace({ read_cap: 5 })
  })

  const extract = async (files: number, fields: Record<string, string> = {}) => {
    const { key } = workspace
    const { status, body } = await api.ask('POST', '/v1/kyc/extract', {
      key,
      form: form(Array(files).fill(file), fields),
    })
    return status === 200 ? 200 : { status, body }
  }
  const used = (month = '2026-11-01') => readsUsed(api.services.store, workspace.id, month)

  it('are counted one a file, until the cap', async () => {
    assert.equal(await extract(3), 200)
    assert.equal(await used(), 3)
    assert.equal(await extract(2), 200)
    assert.deepEqual(await extract(1), reached(5, 5))
  })

  it('a call that would pass the cap is refused whole and spends nothing', async () => {
    assert.equal(await extract(3), 200)
    assert.deepEqual(await extract(3), reached(3, 5))
    assert.equal(await used(), 3)
    assert.equal(await extract(2), 200)
  })

  it('a refused or invalid call spends nothing', async () => {
    const { key } = workspace
    const send = async (data: FormData) => (await api.ask('POST', '/v1/kyc/extract', { key, form: data })).status
    assert.equal(await send(form([])), 400)
    assert.equal(await send(form([file, { ...file, type: 'image/gif' }])), 400)
    assert.equal(await send(form([file, { ...file, type: 'image/jpeg' }])), 400)
    assert.equal(await send(form([file], { reference: 'a b' })), 422)
    assert.equal(await send(form([file, { ...file, content: png(9000, 9000) }])), 413)
    assert.equal(await send(form([file, { ...file, content: Buffer.alloc(1024 * 1024 + 1) }])), 413)
    assert.equal(await used(), 0)
  })

  it('both environments count together', async () => {
    assert.equal(await extract(3), 200)
    assert.deepEqual(await extract(3, { environment: 'production' }), reached(3, 5))
  })

  it('the month is the calendar month in UTC', async () => {
    api.clock.set('2026-11-30T23:59:59.999Z')
    assert.equal(await extract(5), 200)
    assert.deepEqual(await extract(1), reached(5, 5))
    api.clock.set('2026-12-01T00:00:00.000Z')
    assert.equal(await extract(5), 200)
    assert.deepEqual([await used(), await used('2026-12-01')], [5, 5])
  })

  it('a cap that is raised holds from the next call', async () => {
    assert.equal(await extract(5), 200)
    await api.operate('workspaces.update', { id: workspace.id, read_cap: 6 })
    assert.equal(await extract(1), 200)
    assert.deepEqual(await extract(1), reached(6, 6))
  })

  it('a cap that is lowered below what was read refuses and says so', async () => {
    assert.equal(await extract(5), 200)
    await api.operate('workspaces.update', { id: workspace.id, read_cap: 2 })
    assert.deepEqual(await extract(1), reached(5, 2))
  })

  it('calls at the same moment never pass it together', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => extract(2)))
    assert.equal(answers.filter((answer) => answer === 200).length, 2)
    assert.equal(await used(), 4)
  })
})
