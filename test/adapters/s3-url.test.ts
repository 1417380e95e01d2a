import assert from 'node:assert/strict'
import { test } from 'node:test'

import { parseS3Url } from '../../src/adapters/blobs/s3-url.ts'

test('a bucket alone is one at Amazon, its region left to the client', () => {
  assert.deepEqual(parseS3Url('s3://documents'), {
    bucket: 'documents',
    endpoint: null,
    region: null,
    pathStyle: false,
    keyPrefix: '',
  })
})

test('every parameter is read', () => {
  const query = 'endpoint=https://s3.bank.example:9000&region=ca-central-1&path_style=true&prefix=kyc/prod'
  assert.deepEqual(parseS3Url(`s3://documents?${query}`), {
    bucket: 'documents',
    endpoint: 'https://s3.bank.example:9000/',
    region: 'ca-central-1',
    pathStyle: true,
    keyPrefix: 'kyc/prod/',
  })
})

test('a server of our own needs no region', () => {
  assert.equal(parseS3Url('s3://documents?endpoint=http://127.0.0.1:9000').region, 'us-east-1')
})

for (const [url, fix] of [
  ['', 's3://bucket'],
  ['documents', 's3://bucket'],
  ['https://bucket.s3.amazonaws.com', 's3://bucket'],
  ['s3://', 'bucket name'],
  ['s3://Documents', 'bucket name'],
  ['s3://documents:9000', 'bucket name'],
  ['s3://key:secret@documents', 'credentials'],
  ['s3://documents/kyc', 'prefix=…'],
  ['s3://documents?pathstyle=true', 'unknown parameter pathstyle'],
  ['s3://documents?path_style=yes', 'true or false'],
  ['s3://documents?endpoint=127.0.0.1:9000', 'endpoint'],
  ['s3://documents?endpoint=ftp://host', 'endpoint'],
  ['s3://documents?prefix=../other', 'prefix'],
  ['s3://documents?prefix=/kyc', 'prefix'],
] as const) {
  test(`${url === '' ? 'an empty URL' : url} is refused with the fix`, () => {
    assert.throws(
      () => parseS3Url(url),
      (error: Error) => error.message.startsWith('GATEHOUSE_STORAGE_URL: ') && error.message.includes(fix),
    )
  })
}
