import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { people } from '../../tools/documents/specimens/people.ts'
import { passportDates } from '../../tools/documents/specimens/documents/passport.ts'
import { form as formData } from './support/form.ts'
import { startEidPages, type EidPagesServer } from './support/eid-pages.ts'

const sheets = specimens('2026-11-21')

describe('the pages of the sandbox eID provider', () => {
  let pages: EidPagesServer
  let passport: Buffer
  let licence: Buffer
  let selfie: Buffer

  before(async () => {
    pages = await startEidPages()
    passport = await rendered('passport-en')
    licence = await rendered('driver-licence-en')
    selfie = await faceLike(640)
  })
  after(() => pages.stop())

  const open = (where: string, headers: Record<string, string> = {}) =>
    fetch(pages.url + where, { redirect: 'manual', headers })
  const text = async (where: string) => {
    const response = await open(where)
    assert.equal(response.status, 200, where)
    return response.text()
  }
  const post = async (where: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(pages.url + where, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })
  /** Posts the form of a page as a browser without script does. */
  const submit = async (link: { path: string }, action: string, fields: Record<string, string> = {}) => {
    const form = tokenIn(await (await open(await whereNow(link))).text())
    const response = await post(`${link.path}${action}`, { form, ...fields })
    assert.equal(response.status, 303)
    return response.headers.get('location')!
  }
  const send = async (link: { path: string }, step: string, content: Buffer, type = 'image/png') => {
    const form = tokenIn(await text(`${link.path}/${step}`))
    const body = formData([{ content, type, name: 'image' }], { form })
    const response = await fetch(`${pages.url}${link.path}/${step}`, { method: 'POST', redirect: 'manual', body })
    assert.equal(response.status, 303)
    return response.headers.get('location')!
  }
  /** Where a link leads at this moment. */
  const whereNow = async (link: { path: string }) => {
    const response = await open(link.path)
    return response.status === 303 ? response.headers.get('location')! : link.path
  }
  const agreed = async (way: 'selfie' | 'document', ...client: Parameters<typeof pages.newLink>) => {
    const link = await pages.newLink(...client)
    assert.equal(await submit(link, '/consent', { way }), `${link.path}/front?lang=en`)
    return link
  }

  it('a client confirms their identity with forms alone: consent, document, selfie', async () => {
    const link = await pages.newLink()
    const start = await text(link.path)
    assert.match(start, /Maple &amp; Pine Lending asks you to confirm who you are/)
    assert.match(start, /<svg viewBox="0 0 \d+ \d+"/)
    assert.equal(await submit(link, '/consent', { way: 'selfie' }), `${link.path}/front?lang=en`)
    assert.equal(await send(link, 'front', passport), `${link.path}/selfie?lang=en`)
    assert.equal(await send(link, 'selfie', selfie, 'image/jpeg'), `${link.path}/result?lang=en`)
    assert.match(await text(`${link.path}/result`), /You are done/)

    const { step, data } = await link.session()
    assert.equal(step, 'complete')
    assert.deepEqual(data.findings, {
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
    assert.deepEqual(await readdir(path.join(pages.dataDir, 'uploads')), [])
  })
})

async function rendered(name: string): Promise<Buffer> {
  return sheets.find((sheet) => sheet.name === name)!.render()
}

/** An image that is bright, decodable and no document. */
async function faceLike(side: number): Promise<Buffer> {
  const background = { r: 214, g: 190, b: 170 }
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

function tokenIn(page: string): string {
  return /name="form" value="([\w-]{43})"/.exec(page)![1]!
}
