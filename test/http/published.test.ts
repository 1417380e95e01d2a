import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'

describe('the published descriptions', () => {
  let api: Api
  before(async () => void (api = await startApi()))
  after(() => api.stop())

  for (const path of ['/openapi.json', '/postman.json']) {
    it(`${path} is made once: the same bytes under the same ETag`, async () => {
      const [first, again] = [await fetch(api.url + path), await fetch(api.url + path)]
      assert.equal(first.headers.get('content-type'), 'application/json; charset=utf-8')
      assert.match(first.headers.get('etag') ?? '', /^"[\w-]{43}"$/)
      assert.equal(again.headers.get('etag'), first.headers.get('etag'))
      assert.equal(await again.text(), await first.text())
    })

    it(`${path} is 304 without a body for who has it`, async () => {
      const etag = (await fetch(api.url + path)).headers.get('etag') ?? ''
      for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const response = await fetch(api.url + path, { headers: { 'If-None-Match': held } })
        assert.deepEqual([response.status, await response.text()], [304, ''])
        assert.equal(response.headers.get('etag'), etag)
      }
      const other = await fetch(api.url + path, { headers: { 'If-None-Match': '"other"' } })
      assert.equal(other.status, 200)
    })
  }
})
