import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { Value } from 'typebox/value'
import { readConfig } from '../../src/config/read-config.ts'
import { ExtractAnswer } from '../../src/contract/kyc-answers.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { saying, startVision, type VisionServer } from '../support/vision-endpoint.ts'
import { startApi, type Api } from './support/api.ts'
import { form } from './support/form.ts'

const sheets = specimens('2026-11-21')
/** What the model says of every field it is asked for: all of the right form. */
const said = {
  last_name: 'Vexharrow',
  first_name: 'Quillonia',
  id_number: 'QX7730018',
  date_of_birth: '1991-07-23',
  id_expiry: '2033-09-17',
}

describe('extract with a vision endpoint', () => {
  let api: Api
  let vision: VisionServer
  /** The upper half of a passport page: known for what it is, with key fields missing. */
  let half: Buffer

  before(async () => {
    vision = await startVision()
    vision.answer = saying(said)
    const settings = {
      GATEHOUSE_READER_VISION_URL: vision.url.href,
      GATEHOUSE_READER_VISION_MODEL: 'some-model',
      GATEHOUSE_READER_VISION_KEY: 'key-of-the-endpoint',
      GATEHOUSE_EGRESS_ALLOW: '127.0.0.1',
    }
    api = await startApi({ reads: true, settings })
    const page = await sheets.find(({ name }) => name === 'passport-en')!.render()
    const { width = 0, height = 0 } = await sharp(page).metadata()
    half = await sharp(page)
      .extract({ left: 0, top: 0, width, height: Math.round(height * 0.45) })
      .png()
      .toBuffer()
  })
  after(async () => {
    await api.stop()
    await vision.stop()
  })

  const extract = async (content: Buffer, type: string): Promise<ExtractAnswer> => {
    const fields = { doc_type: 'passport', reference: 'client-1001' }
    const { status, body } = await api.ask('POST', '/v1/kyc/extract', { form: form([{ content, type }], fields) })
    assert.equal(status, 200)
    assert.ok(Value.Check(ExtractAnswer, body))
    return body
  }

  it('answers what the model adds, with a note to compare it, and logs none of it', async () => {
    const { documents } = await extract(half, 'image/png')
    const asked = vision.asked[0]!.body.response_format.json_schema.schema.required
    assert.ok(asked.length > 0)
    for (const name of asked) {
      assert.equal(documents[0]!.fields[name], said[name as keyof typeof said])
      assert.ok(documents[0]!.notes.some((note) => note.startsWith(name)))
    }
    const log = JSON.stringify(api.log.lines)
    for (const secret of [...Object.values(said), 'key-of-the-endpoint']) assert.ok(!log.includes(secret), secret)
  })

  it('reads as without one when it fails, and logs a code', async () => {
    vision.answer = (response) => void response.writeHead(503).end('Quillonia Vexharrow')
    const { documents, reader_unavailable: unavailable } = await extract(half, 'image/png')
    assert.equal(unavailable, false)
    assert.equal(documents[0]!.doc_type, 'passport')
    const line = api.log.lines.find(({ message }) => message.includes('vision'))
    assert.deepEqual(line?.facts, { cause: 'status_503' })
  })

  it('sends nothing of a document whose key fields were read', async () => {
    const before = vision.asked.length
    await extract(await sheets.find(({ name }) => name === 'passport-en')!.render(), 'image/png')
    assert.equal(vision.asked.length, before)
  })
})

describe('settings that name a vision endpoint half', () => {
  it('are refused by name', () => {
    const noModel = { GATEHOUSE_READER_VISION_URL: 'https://vision.example/v1' }
    assert.throws(() => readConfig(noModel), { message: /GATEHOUSE_READER_VISION_MODEL must be/ })
    const noUrl = { GATEHOUSE_READER_VISION_URL: 'vision', GATEHOUSE_READER_VISION_MODEL: 'm' }
    assert.throws(() => readConfig(noUrl), { message: /GATEHOUSE_READER_VISION_URL must be/ })
  })
})
