import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openS3Blobs } from '../../src/adapters/blobs/s3.ts'

/** s3rver cannot list uploads; this answers that one call and the abort as S3 documents them, two uploads a page. */
interface Upload {
  readonly key: string
  readonly id: string
  readonly initiated: string
}

describe('multipart uploads that never finished', () => {
  const uploads: Upload[] = []
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://s3.test')
    asked.push(`${request.method} ${url.pathname}`)
    if (request.method === 'DELETE') {
      uploads.splice(
        uploads.findIndex(({ id }) => id === url.searchParams.get('uploadId')),
        1,
      )
      response.writeHead(204).end()
      return
    }
    const prefix = url.searchParams.get('prefix') ?? ''
    const marker = url.searchParams.get('key-marker') ?? ''
    const found = uploads.filter(({ key }) => key.startsWith(prefix) && key > marker)
    const page = found.slice(0, 2)
    const end = page.at(-1)
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><ListMultipartUploadsResult><Bucket>documents</Bucket>` +
          page
            .map(
              ({ key, id, initiated }) =>
                `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated}</Initiated></Upload>`,
            )
            .join('') +
          `<IsTruncated>${found.length > 2}</IsTruncated>` +
          (found.length > 2
            ? `<NextKeyMarker>${end?.key}</NextKeyMarker><NextUploadIdMarker>${end?.id}</NextUploadIdMarker>`
            : '') +
          `</ListMultipartUploadsResult>`,
      )
  })
  let blobs: ReturnType<typeof openS3Blobs>
  before(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    blobs = openS3Blobs(`s3://documents?endpoint=http://127.0.0.1:${port}&path_style=true&prefix=kyc`, {
      accessKeyId: 'a',
      secretAccessKey: 'b',
    })
  })
  after(() => void server.close().closeAllConnections())
  beforeEach(() => {
    asked.length = 0
    uploads.splice(
      0,
      uploads.length,
      { key: 'kyc/t/1', id: 'one', initiated: '2026-11-20T09:59:59.000Z' },
      { key: 'kyc/t/2', id: 'two', initiated: '2026-11-20T10:00:00.000Z' },
      { key: 'kyc/t/3', id: 'three', initiated: '2026-11-19T00:00:00.000Z' },
      { key: 'kyc/t/no key of ours', id: 'four', initiated: '2026-11-19T00:00:00.000Z' },
      { key: 'kyc/u/1', id: 'five', initiated: '2026-11-19T00:00:00.000Z' },
      { key: 'other/t/1', id: 'six', initiated: '2026-11-19T00:00:00.000Z' },
    )
  })

  it('are aborted when they began before the moment, those of other prefixes and names left alone', async () => {
    assert.equal(await blobs.removeUnfinished('t/', new Date('2026-11-20T10:00:00.000Z')), 2)
    assert.deepEqual(
      uploads.map(({ id }) => id),
      ['two', 'four', 'five', 'six'],
    )
  })

  it('are listed page by page', async () => {
    assert.equal(await blobs.removeUnfinished('t/', new Date('2026-11-19T00:00:00.000Z')), 0)
    assert.deepEqual(asked, ['GET /documents/', 'GET /documents/'])
  })
})
