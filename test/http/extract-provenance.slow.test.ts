import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { openSealed } from '../../src/operations/sealing/open-sealed.ts'
import { parseStoredReading, type KeptReading } from '../../src/operations/cases/stored-reading.ts'
import type { FieldEvidence, FieldSource } from '../../src/ports/reader.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { saying, startVision, type VisionServer } from '../support/vision-endpoint.ts'
import { form } from './support/form.ts'

const sheets = specimens('2026-11-21')
const reference = 'client-1001'

describe('what is kept of where each value was read', () => {
  let server: TestServer
  let vision: VisionServer
  before(async () => {
    vision = await startVision()
    vision.answer = saying({ id_number: 'QX7730018', date_of_birth: '1991-07-23', id_expiry: '2033-09-17' })
    server = await startTestServer({
      settings: {
        GATEHOUSE_READER_VISION_URL: vision.url.href,
        GATEHOUSE_READER_VISION_MODEL: 'some-model',
        GATEHOUSE_EGRESS_ALLOW: '127.0.0.1',
      },
    })
  })
  after(async () => {
    await server.stop()
    await vision.stop()
  })

  const stored = async (content: Buffer, type: string, docType: string) => {
    const body = form([{ content, type }], { reference, doc_type: docType })
    const answer = await server.call('POST', '/v1/kyc/extract', { body })
    assert.equal(answer.status, 200)
    const { documents, document_ids } = (await answer.json()) as {
      documents: { fields: Record<string, string> }[]
      document_ids: string[]
    }
    return { fields: documents[0]!.fields, id: document_ids[0]! }
  }

  /** The reading as it was sealed with the case. */
  const keptReading = async (id: string): Promise<KeptReading> => {
    const { rows } = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      sql<{ provenance: Buffer }>`select provenance from document where id = ${id}`.execute(tx),
    )
    const place = {
      tenantId: server.workspaceId,
      case: { environment: 'sandbox', reference },
      column: 'document.provenance',
      rowId: id,
    } as const
    const opened = String(await openSealed(server.services, place, rows[0]!.provenance))
    return parseStoredReading(JSON.parse(opened))!
  }

  const specimen = async (name: string) => {
    const found = sheets.find((sheet) => sheet.name === name)!
    return { content: await found.render(), type: found.mime, docType: found.docType }
  }

  /** Every value that was answered is kept with its page, place, source and confidence; answers the sources. */
  const sourcesOf = async ({ content, type, docType }: { content: Buffer; type: string; docType: string }) => {
    const { fields, id } = await stored(content, type, docType)
    const { evidence, pages, otherSources } = await keptReading(id)
    assert.ok(Object.keys(fields).length >= 3)
    assert.deepEqual(
      Object.fromEntries(Object.entries(evidence).map(([name, { value }]) => [name, value])),
      fields,
      'a value of its own for every field, and no other',
    )
    for (const [name, found] of Object.entries(evidence)) assertPlace(name, found, pages.length)
    for (const [name, others] of Object.entries(otherSources))
      for (const found of others) assertPlace(name, found, pages.length)
    return { sources: new Set(Object.values(evidence).map(({ source }) => source)), otherSources }
  }

  const kinds: readonly (readonly [name: string, sources: readonly FieldSource[]])[] = [
    ['passport-en', ['mrz', 'labelled_print']],
    ['driver-licence-en', ['barcode']],
    ['payslip-en-text', ['text_layer']],
    ['utility-bill-en-scan', ['labelled_print', 'unlabelled_print']],
  ]
  for (const [name, expected] of kinds) {
    it(`${name}: ${expected.join(' and ')}`, async () => {
      const { sources } = await sourcesOf(await specimen(name))
      for (const source of expected) assert.ok(sources.has(source), `${source} among ${[...sources].join(' ')}`)
    })
  }

  it('the print beside an MRZ is kept with a place of its own', async () => {
    const { otherSources } = await sourcesOf(await specimen('passport-en'))
    const [print] = otherSources.id_number ?? []
    assert.equal(print?.source, 'labelled_print')
    assert.notEqual(print.box, null)
  })

  it('what a vision model said is marked as that, without a place', async () => {
    const { content, docType } = await specimen('passport-en')
    const { width = 0, height = 0 } = await sharp(content).metadata()
    const upper = sharp(content).extract({ left: 0, top: 0, width, height: Math.round(height * 0.45) })
    const { id } = await stored(await upper.png().toBuffer(), 'image/png', docType)
    const said = Object.values((await keptReading(id)).evidence).filter(({ source }) => source === 'vision')
    assert.ok(said.length > 0)
    for (const { box } of said) assert.equal(box, null)
  })
})

function assertPlace(name: string, { source, confidence, page, box }: FieldEvidence, pageCount: number): void {
  assert.ok(confidence > 0 && confidence <= 1, `${name}: ${confidence}`)
  assert.ok(Number.isInteger(page) && page >= 0 && page < pageCount, `${name}: page ${page}`)
  if (box === null) {
    // A currency is told from the whole page, and some values follow from others.
    assert.notEqual(source, 'labelled_print', name)
    return
  }
  const [x, y, width, height] = box
  assert.ok(width > 0 && height > 0 && x > -width && y > -height, `${name}: ${box.join(' ')}`)
}
