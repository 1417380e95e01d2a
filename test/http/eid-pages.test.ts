import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import type { EidFindings } from '../../src/domain/eid/definition/eid-result.ts'
import { sheetPng } from '../../tools/documents/drawing/raster.ts'
import { passportDates } from '../../tools/documents/specimens/documents/passport.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { people } from '../../tools/documents/specimens/people.ts'
import { EidVisitor } from './support/eid-visitor.ts'
import { startEidPages, type EidPagesServer } from './support/eid-pages.ts'

const sheets = specimens('2026-11-21')
const specimenOf = (name: string) => sheets.find((sheet) => sheet.name === name)!

describe('a client of the sandbox eID provider, with forms alone,', () => {
  let pages: EidPagesServer
  let visitor: EidVisitor

  before(async () => {
    pages = await startEidPages()
    visitor = new EidVisitor(pages.url)
  })
  after(() => pages.stop())

  const findingsOf = async (link: { readonly session: () => Promise<{ data: { findings: EidFindings | null } }> }) =>
    (await link.session()).data.findings
  const agreed = async (way: 'selfie' | 'document', ...client: Parameters<typeof pages.newLink>) => {
    const link = await pages.newLink(...client)
    await visitor.submit(link, '/consent', { way })
    return link
  }

  it('consents, shows a passport and a selfie, and what was read is the result', async () => {
    const link = await pages.newLink()
    assert.match(await visitor.page(link.path), /Maple &amp; Pine Lending asks you to confirm who you are/)
    assert.equal(await visitor.submit(link, '/consent', { way: 'selfie' }), `${link.path}/front?lang=en`)
    const passport = await specimenOf('passport-en').render()
    assert.equal(await visitor.send(link, 'front', passport), `${link.path}/selfie?lang=en`)
    assert.equal(await visitor.send(link, 'selfie', await selfie(640)), `${link.path}/result?lang=en`)
    assert.match(await visitor.page(`${link.path}/result`), /You are done/)
    assert.deepEqual(await findingsOf(link), {
      completedAt: '2026-11-21T10:00:00.000Z',
      documents: [{ type: 'passport', verdict: 'clear', reasons: [] }],
      identity: {
        documentType: 'passport',
        documentNumber: people.en.passportNumber,
        expiryDate: passportDates('2026-11-21').expiry,
        birthDate: '1985-04-12',
        firstName: 'CLARA JANE',
        lastName: 'CLEARWATER',
      },
      liveness: { passed: true, reason: 'simulated' },
      face: { passed: true, score: 97, scoreMin: 80 },
      creditFile: null,
      dualProcess: null,
      fraudFlags: [],
    })
    assert.deepEqual(await readdir(path.join(pages.dataDir, 'uploads')), [], 'no image is left')
  })

  it('shows both sides of a licence and no selfie on the way without biometrics', async () => {
    const link = await agreed('document')
    const [front, back] = await specimenOf('driver-licence-en').draw()
    assert.equal(await visitor.send(link, 'front', await sheetPng(front!)), `${link.path}/back?lang=en`)
    assert.match(await visitor.page(`${link.path}/back`), /may ask to see you in person/)
    assert.equal(await visitor.send(link, 'back', await sheetPng(back!)), `${link.path}/result?lang=en`)
    assert.match(await visitor.page(`${link.path}/result`), /may ask to see you in person/)
    const findings = await findingsOf(link)
    assert.deepEqual(findings?.documents, [{ type: 'driver_licence', verdict: 'clear', reasons: [] }])
    assert.equal(findings?.identity.documentNumber?.replaceAll('-', ''), people.en.licenceNumber.replaceAll('-', ''))
    assert.deepEqual([findings?.liveness, findings?.face], [null, null])
  })

  it('is told why an image is refused; after three the next one is taken, with the doubt', async () => {
    const link = await agreed('document')
    const passport = await specimenOf('passport-en').render()
    const dark = await sharp(passport).linear(0.2, 0).png().toBuffer()
    const bill = await specimenOf('payslip-en').render()
    const refusals = [
      ['undecodable', Buffer.from('not an image at all'), /could not be opened as an image/],
      ['dark', dark, /too dark/],
      ['no_document', bill, /did not recognise a photo document/],
    ] as const
    for (const [notice, image, sentence] of refusals) {
      const to = await visitor.send(link, 'front', image)
      assert.equal(to, `${link.path}/front?lang=en&notice=${notice}`)
      const page = await visitor.page(to)
      assert.match(page, /role="alert"/)
      assert.match(page, sentence)
    }
    assert.equal(await visitor.send(link, 'front', dark), `${link.path}/result?lang=en`)
    assert.deepEqual((await findingsOf(link))?.documents, [
      { type: 'passport', verdict: 'suspected', reasons: ['the image is dark'] },
    ])
  })

  it('who sends a small selfie is asked for another', async () => {
    const link = await agreed('selfie')
    await visitor.send(link, 'front', await specimenOf('passport-en').render())
    const to = await visitor.send(link, 'selfie', await selfie(199))
    assert.equal(to, `${link.path}/selfie?lang=en&notice=small`)
    assert.equal((await link.session()).step, 'selfie')
  })
})

/** An image that is bright, decodable and no document. */
function selfie(side: number): Promise<Buffer> {
  const background = { r: 214, g: 190, b: 170 }
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()
}
