import assert from 'node:assert/strict'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openEgress } from '../../../src/adapters/egress/egress.ts'
import { openVision } from '../../../src/adapters/vision/chat-completions.ts'
import type { DocumentMime, Reader, Reading } from '../../../src/ports/reader.ts'
import { withSecondOpinion } from '../../../src/reading/merge/second-opinion.ts'
import { readingOf } from '../../support/reading.ts'
import { saying, startVision, type VisionServer } from '../../support/vision-endpoint.ts'

const passport = {
  docType: 'passport',
  docTypeConfidence: 1,
  fields: { last_name: 'Oriel', first_name: 'Ann', date_of_birth: '1990-04-12' },
} satisfies Partial<Reading>
const clock = { now: () => new Date('2026-11-21') }
const missing = { id_number: 'UA2047318', id_expiry: '2031-05-06' }

describe('a vision endpoint asked for what was not read', () => {
  let vision: VisionServer
  let folder = ''
  let image = ''
  let causes: string[] = []

  before(async () => {
    vision = await startVision()
    folder = await mkdtemp(join(tmpdir(), 'vision-'))
    image = join(folder, 'image')
    await writeFile(image, 'the image')
  })
  after(async () => {
    await vision.stop()
    await rm(folder, { recursive: true })
  })
  beforeEach(() => {
    vision.asked.length = 0
    vision.answer = saying(missing)
    causes = []
  })

  const read = async (
    reading: Partial<Reading>,
    options: {
      mime?: DocumentMime
      hint?: string
      allow?: readonly string[]
      key?: string
      path?: string
      signal?: AbortSignal
    } = {},
  ): Promise<Reading> => {
    const { mime = 'image/jpeg', hint = null, allow = ['127.0.0.1'], key = null, path = image } = options
    const first: Reader = {
      read: async (files) => files.map(() => ({ status: 'read', reading: readingOf(reading) })),
      health: () => ({ children: 0, busy: 0, restarts: 0, ready: true }),
      close: async () => {},
    }
    const opinion = openVision(
      { url: vision.url, model: 'some-model', key },
      { egress: openEgress({ allow }), onFailure: (cause) => causes.push(cause) },
    )
    const signal = options.signal ?? new AbortController().signal
    const [outcome] = await withSecondOpinion(first, opinion, clock).read([{ path, mime, docTypeHint: hint }], {
      signal,
    })
    assert.equal(outcome?.status, 'read')
    return outcome.reading
  }

  it('fills missing key fields, each marked and noted for comparison', async () => {
    const reading = await read(passport)
    assert.deepEqual(reading.fields, { ...passport.fields, ...missing })
    assert.equal(reading.evidence['id_number']?.source, 'vision')
    assert.deepEqual(
      reading.notes,
      ['id_number', 'id_expiry'].map((subject) => ({ code: 'low_confidence', subject })),
    )
  })

  it('is asked for the missing fields only, with image, model and key', async () => {
    await read(passport, { key: 'secret' })
    const [{ path, headers, body } = assert.fail('nothing was asked')] = vision.asked
    assert.equal(path, '/v1/chat/completions')
    assert.equal(headers.authorization, 'Bearer secret')
    assert.equal(body.model, 'some-model')
    assert.deepEqual(body.response_format.json_schema.schema.required, ['id_number', 'id_expiry'])
    const sent = JSON.stringify(body.messages)
    assert.ok(sent.includes(`data:image/jpeg;base64,${Buffer.from('the image').toString('base64')}`))
    for (const value of Object.values(passport.fields)) assert.ok(!sent.includes(value))
  })

  it('never replaces what was read', async () => {
    vision.answer = saying({ ...missing, last_name: 'Stroud' })
    assert.equal((await read(passport)).fields['last_name'], 'Oriel')
  })

  const wrong: readonly [string, Record<string, unknown>][] = [
    ['a day that does not exist', { id_expiry: '2031-02-30' }],
    ['a sentence', { id_expiry: 'The passport expires on 2031-05-06 I think' }],
    ['two dates', { id_expiry: '2031-05-06 2021-05-06' }],
    ['a number that breaks the grammar', { id_number: 'UA-2047' }],
    ['a number without digits', { id_number: 'UNKNOWN' }],
    ['something that is not text', { id_number: 2047318, id_expiry: null }],
    ['a very long text', { id_number: 'A1'.repeat(200) }],
    ['fields that were not asked for', { issuing_authority: 'Nobody' }],
  ]
  for (const [what, values] of wrong) {
    it(`is not believed: ${what}`, async () => {
      vision.answer = saying(values)
      const reading = await read(passport)
      assert.deepEqual(reading.fields, passport.fields)
      assert.deepEqual(reading.notes, [])
    })
  }

  it('is not believed: a French card number of the wrong form', async () => {
    const card = { docType: 'national_id', docTypeConfidence: 1, fields: { id_country: 'FR' } }
    vision.answer = saying({ id_number: 'AB12345' })
    assert.equal((await read(card)).fields['id_number'], undefined)
    vision.answer = saying({ id_number: 'D2H6862M2' })
    assert.equal((await read(card)).fields['id_number'], 'D2H6862M2')
  })

  const unasked: readonly [string, Partial<Reading>, Parameters<typeof read>[1]][] = [
    ['when no key field is missing', { ...passport, fields: { ...passport.fields, ...missing } }, {}],
    ['about a PDF', passport, { mime: 'application/pdf' }],
    ['about a TIFF', passport, { mime: 'image/tiff' }],
    ['about a document of no known type', { docType: 'other' }, {}],
    ['about a blank page', { ...passport, textLength: 0 }, {}],
    ['when the call is given up', passport, { signal: AbortSignal.abort() }],
    ['when its address is not public and not allowed', passport, { allow: [] }],
  ]
  for (const [when, reading, options] of unasked) {
    it(`is not asked ${when}`, async () => {
      assert.deepEqual((await read(reading, options)).fields, reading.fields ?? {})
      assert.deepEqual(vision.asked, [])
    })
  }

  it('is not sent an image over the size', async () => {
    const path = join(folder, 'large')
    await writeFile(path, '')
    await truncate(path, 8 * 1024 * 1024 + 1)
    assert.deepEqual((await read(passport, { path })).fields, passport.fields)
    assert.deepEqual([vision.asked, causes], [[], ['image_too_large']])
  })

  const failing: readonly [string, VisionServer['answer'], string][] = [
    ['an error', (response) => void response.writeHead(500).end('Ann Oriel'), 'status_500'],
    ['a redirect', (response) => void response.writeHead(302, { location: '/' }).end(), 'status_302'],
    ['no JSON', (response) => void response.end('Ann Oriel'), 'not_json'],
    ['JSON without content', (response) => void response.end('{"choices":[{}]}'), 'no_content'],
    ['content that is no JSON', saying('id_number: UA2047318'), 'not_json'],
    ['content that is no object', saying(['UA2047318']), 'not_an_object'],
    ['more than the limit', (response) => void response.end('x'.repeat(300_000)), 'answer'],
    ['half an answer', (response) => void (response.write('{'), response.destroy()), 'answer'],
  ]
  for (const [what, answer, cause] of failing) {
    it(`leaves the reading as it is when it answers ${what}, and says only why`, async () => {
      vision.answer = answer
      assert.deepEqual(await read(passport), readingOf(passport))
      assert.deepEqual(causes, [cause])
    })
  }

  it('that does not answer is abandoned when the call’s time is up', async () => {
    vision.answer = () => {}
    assert.deepEqual((await read(passport, { signal: AbortSignal.timeout(300) })).fields, passport.fields)
    assert.deepEqual(causes, ['aborted'])
  })
})
