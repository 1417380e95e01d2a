import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { openEgress } from '../../src/adapters/egress/egress.ts'
import { openVision } from '../../src/adapters/vision/chat-completions.ts'
import { findDocumentType } from '../../src/domain/document-types/index.ts'
import type { DocumentMime, Reader, ReadOutcome } from '../../src/ports/reader.ts'
import { findNativeReader, NativeReaderMissing } from '../../src/reading/recognise/ocr/find-native.ts'
import { OnnxReaderMissing, readOnnxPackages } from '../../src/reading/recognise/ocr/onnx/packages.ts'
import { openReader } from '../../src/reading/process/pool.ts'
import { withSecondOpinion } from '../../src/reading/merge/second-opinion.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { startVision, type VisionServer } from '../support/vision-endpoint.ts'
import { pdfOf } from './support/pdf.ts'

const sheets = specimens('2026-11-21')
const readWhole = [
  'passport-en',
  'passport-fr-photo',
  'driver-licence-en',
  'national-id-electronic-fr',
  'payslip-en',
  'payslip-en-text',
  'bank-statement-fr-scan',
]
const never = new AbortController().signal

const native = await findNativeReader(process.env.PATH ?? '').catch((error: unknown) => {
  if (error instanceof NativeReaderMissing) return null
  throw error
})
if (native === null) console.warn('NOT TESTED: the native reader. Install tesseract-ocr and tesseract-ocr-fra.')

const onnx = await readOnnxPackages().then(
  () => true,
  (error: unknown) => {
    if (error instanceof OnnxReaderMissing) return false
    throw error
  },
)
if (!onnx) console.warn('NOT TESTED: the onnx reader. Run .ci/install-onnx.')

interface Conforming {
  readonly name: string
  readonly skip: boolean
  open(vision: VisionServer): Promise<Reader>
}

const readers: readonly Conforming[] = [
  { name: 'default', skip: false, open: () => openReader({ readers: 2 }) },
  {
    name: 'native',
    skip: native === null,
    open: () => openReader({ readers: 2, nativeOcr: native }),
  },
  {
    name: 'onnx',
    skip: !onnx,
    open: () => openReader({ readers: 2, onnx: true }),
  },
  {
    name: 'vision',
    skip: false,
    async open({ url }) {
      const egress = openEgress({ allow: ['127.0.0.1'] })
      const opinion = openVision({ url, model: 'some-model', key: null }, { egress, onFailure: () => {} })
      return withSecondOpinion(await openReader({ readers: 2 }), opinion, { now: () => new Date('2026-11-21') })
    },
  },
]

/** The contract of the port, for every reader that settings can choose. */
for (const { name, skip, open } of readers) {
  describe(`the ${name} reader`, { skip }, () => {
    let folder = ''
    let reader: Reader
    let vision: VisionServer
    let files = 0

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'readers-'))
      vision = await startVision()
      // A model that answers every request with invalid text.
      vision.answer = (response) =>
        void response.end(JSON.stringify({ choices: [{ message: { content: '{"id_number":"12"}' } }] }))
      reader = await open(vision)
    })
    after(async () => {
      await reader.close()
      await vision.stop()
      await rm(folder, { recursive: true })
    })

    const keep = async (bytes: Uint8Array, mime: DocumentMime, docTypeHint: string | null = null) => {
      const path = join(folder, `file-${(files += 1)}`)
      await writeFile(path, bytes)
      return { path, mime, docTypeHint }
    }
    const specimen = async (wanted: string) => {
      const sheet = sheets.find((one) => one.name === wanted)!
      return { sheet, file: await keep(await sheet.render(), sheet.mime) }
    }
    const codes = (outcome: ReadOutcome | undefined) =>
      outcome?.status === 'read' ? outcome.reading.notes.map(({ code }) => code) : [outcome?.cause]

    it('reads the key fields of the specimens', async () => {
      const given = await Promise.all(readWhole.map(specimen))
      const outcomes = await reader.read(
        given.map(({ file }) => file),
        { signal: never },
      )
      for (const [index, { sheet }] of given.entries()) {
        const outcome = outcomes[index]
        assert.equal(outcome?.status, 'read', sheet.name)
        const type = findDocumentType(outcome.reading.docType)
        assert.equal(type?.id, sheet.docType, sheet.name)
        for (const field of type!.keyFields) {
          assert.equal(outcome.reading.fields[field], sheet.expected[field], `${sheet.name} ${field}`)
        }
      }
    })

    it('returns files without content in order, each with its note and no fields', async () => {
      const blank = sharp({ create: { width: 800, height: 1000, channels: 3, background: 'white' } })
      const outcomes = await reader.read(
        [
          await keep(Buffer.from('ffd8ffe000', 'hex'), 'image/jpeg'),
          await keep(pdfOf([['Secret']], { encrypted: true }), 'application/pdf'),
          await keep(await blank.png().toBuffer(), 'image/png'),
          await keep(Buffer.alloc(0), 'image/webp', 'passport'),
          await keep(Buffer.from('%PDF-1.7\n'), 'application/pdf'),
        ],
        { signal: never },
      )
      assert.deepEqual(outcomes.map(codes), [
        ['undecodable'],
        ['encrypted_pdf'],
        ['no_text'],
        ['undecodable'],
        ['undecodable'],
      ])
      for (const outcome of outcomes) assert.deepEqual(outcome.status === 'read' && outcome.reading.fields, {})
    })

    it('returns at once from an aborted call, and reads the next', async () => {
      const { file } = await specimen('payslip-en')
      const giveUp = new AbortController()
      const reading = reader.read([file, file, file], { signal: giveUp.signal })
      giveUp.abort()
      assert.deepEqual(await reading, Array(3).fill({ status: 'unavailable', cause: 'deadline' }))
      const [next] = await reader.read([(await specimen('payslip-en-text')).file], { signal: never })
      assert.equal(next?.status, 'read')
    })

    it('returns a missing file as unavailable and does not throw', async () => {
      const gone = { path: join(folder, 'gone'), mime: 'image/png', docTypeHint: null } as const
      assert.deepEqual(await reader.read([gone], { signal: never }), [{ status: 'unavailable', cause: 'crash' }])
    })

    it('reads nothing for a call that was aborted before it began, and nothing for no file', async () => {
      const { file } = await specimen('payslip-en-text')
      assert.deepEqual(await reader.read([file], { signal: AbortSignal.abort() }), [
        { status: 'unavailable', cause: 'deadline' },
      ])
      assert.deepEqual(await reader.read([], { signal: never }), [])
    })

    it('returns busy when it is closed', async () => {
      const { file } = await specimen('payslip-en-text')
      await reader.close()
      assert.deepEqual(await reader.read([file], { signal: never }), [{ status: 'unavailable', cause: 'busy' }])
      assert.equal(reader.health().ready, false)
    })
  })
}
