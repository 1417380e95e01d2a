import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { sandboxOutcomes } from '../../src/domain/eid-sandbox/outcome.ts'
import { agree } from '../../src/operations/eid-sandbox/agree.ts'
import { changeSession } from '../../src/operations/eid-sandbox/sessions.ts'
import { formTokenOf } from '../../src/http/eid-pages/form-token.ts'
import { idleReader } from '../support/idle-reader.ts'
import { EidVisitor } from './support/eid-visitor.ts'
import { startEidPages, type EidPagesServer } from './support/eid-pages.ts'

const dayMs = 86_400_000
/** Page, style and script together, compressed. */
const pageBytesMax = 15 * 1024
const scriptBytesMax = 6 * 1024

describe('the pages of the sandbox eID provider', () => {
  let pages: EidPagesServer
  let visitor: EidVisitor
  type Link = Awaited<ReturnType<typeof pages.newLink>>

  before(async () => {
    pages = await startEidPages({ world: { reader: idleReader } })
    visitor = new EidVisitor(pages.url)
  })
  after(() => pages.stop())
  beforeEach(() => pages.clock.set('2026-11-21T10:00:00.000Z'))

  const agreed = async (biometrics = true, ...client: Parameters<typeof pages.newLink>): Promise<Link> => {
    const link = await pages.newLink(...client)
    await agree(pages.services, await link.session(), { biometrics })
    return link
  }
  const at = async (step: 'back' | 'selfie'): Promise<Link> => {
    const link = await agreed()
    await changeSession(pages.services, await link.session(), () => ({ step }))
    return link
  }
  const stepOf = async (link: Link) => (await link.session()).step
  const png = { content: Buffer.from('89504e470d0a1a0a', 'hex'), type: 'image/png' }

  /** Every page there is, by name. */
  const everyPage = async (): Promise<readonly (readonly [name: string, where: string])[]> => {
    const fresh = await pages.newLink()
    const without = await pages.newLink({ documents: [{ kind: 'credit_file', docType: null }] })
    const front = await agreed()
    const [back, selfie, done, refused] = [await at('back'), await at('selfie'), await agreed(), await agreed()]
    await visitor.submit(done, '/outcome', { outcome: 'pass' })
    await visitor.submit(refused, '/refuse')
    return [
      ['start', fresh.path],
      ['consent', `${fresh.path}/consent`],
      ['refuse', `${fresh.path}/refuse`],
      ['start without document', without.path],
      ['consent without document', `${without.path}/consent`],
      ['front', `${front.path}/front`],
      ['front refused', `${front.path}/front?notice=glare`],
      ['back', `${back.path}/back`],
      ['selfie', `${selfie.path}/selfie`],
      ['complete', `${done.path}/result`],
      ['refused', `${refused.path}/result`],
    ]
  }
  const inLanguage = (where: string, lang: string) => `${where}${where.includes('?') ? '&' : '?'}lang=${lang}`

  it('are in English and French, with a switch that stays on the page', async () => {
    for (const [name, where] of await everyPage()) {
      const [english, french] = [
        await visitor.page(inLanguage(where, 'en')),
        await visitor.page(inLanguage(where, 'fr')),
      ]
      assert.match(english, /<html lang="en">/, name)
      assert.match(french, /<html lang="fr">/, name)
      const own = where.split('?')[0]!
      assert.match(english, new RegExp(`<a\\s+href="${own}\\?lang=fr"\\s+lang="fr"\\s+hreflang="fr"`), name)
      assert.match(french, new RegExp(`<a\\s+href="${own}\\?lang=en"\\s+lang="en"\\s+hreflang="en"`), name)
      for (const page of [english, french]) assert.equal([...page.matchAll(/<h1>/g)].length, 1, name)
    }
  })

  it('open in the language of the request', async () => {
    const link = await pages.newLink({ language: 'fr' })
    assert.match(await visitor.page(link.path), /Confirmez votre identité/)
  })

  it('have no script or style of their own, nothing from elsewhere and headers that forbid both', async () => {
    for (const [name, where] of await everyPage()) {
      const response = await visitor.open(where)
      const text = await response.text()
      assert.doesNotMatch(text, /<style|style="|<script>|\son[a-z]+="|javascript:/, name)
      assert.doesNotMatch(text, /(?:src|href|action)="(?!\/eid\/|#main|data:,)/, name)
      const header = (key: string) => response.headers.get(key)
      const policy = header('content-security-policy')!
      assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self'; /, name)
      assert.match(policy, /form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/, name)
      assert.doesNotMatch(policy, /unsafe/, name)
      assert.equal(header('referrer-policy'), 'no-referrer')
      assert.equal(header('cache-control'), 'no-store')
      assert.equal(header('x-content-type-options'), 'nosniff')
      assert.match(header('permissions-policy')!, /^camera=\(self\)/)
      assert.equal(header('set-cookie'), null)
    }
  })

  it('are at most 15 KB with style and script, compressed, and the script 6 KB', async () => {
    const assets = new Map<string, number>()
    for (const [name, where] of await everyPage()) {
      for (const lang of ['en', 'fr']) {
        const text = await visitor.page(inLanguage(where, lang))
        let bytes = gzipSync(text).length
        for (const [, address = ''] of text.matchAll(/(?:src|href)="(\/eid\/assets\/[^"]+)"/g)) {
          if (!assets.has(address)) assets.set(address, gzipSync(await visitor.page(address)).length)
          bytes += assets.get(address)!
        }
        assert.ok(bytes <= pageBytesMax, `${name} ${lang}: ${bytes}`)
      }
    }
    const [script] = [...assets].filter(([address]) => address.endsWith('.js'))
    assert.ok(script![1] <= scriptBytesMax, `${script![1]}`)
  })

  it('serve style and script by a name that changes with their content, to keep forever', async () => {
    const link = await agreed()
    const [, script] = /src="([^"]+)"/.exec(await visitor.page(`${link.path}/front`))!
    const response = await visitor.open(script!, { 'accept-encoding': 'gzip' })
    assert.match(script!, /camera-[\da-f]{16}\.js$/)
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(response.headers.get('content-encoding'), 'gzip')
    assert.match(await response.text(), /getUserMedia/)
    assert.equal((await visitor.open('/eid/assets/camera-0000000000000000.js')).status, 404)
  })

  it('write the name of a workspace as text', async () => {
    const link = await pages.newLink({ workspace: '<img src=x onerror="alert(1)">' })
    const text = await visitor.page(link.path)
    assert.ok(text.includes('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;'))
    assert.ok(!text.includes('<img'))
  })

  it('resume at the step where the client stopped', async () => {
    for (const step of ['back', 'selfie'] as const) {
      const link = await at(step)
      assert.equal(await visitor.now(link), `${link.path}/${step}?lang=en`)
      for (const other of ['consent', 'front', 'result']) {
        const response = await visitor.open(`${link.path}/${other}`)
        assert.equal(response.headers.get('location'), `${link.path}/${step}?lang=en`, other)
      }
    }
  })

  it('ask for a choice before anything else', async () => {
    const link = await pages.newLink()
    assert.equal(await visitor.submit(link, '/consent'), `${link.path}/consent?lang=en&notice=no_choice`)
    assert.equal(await stepOf(link), 'start')
  })

  it('let a client withdraw consent, use another document and refuse', async () => {
    const link = await at('selfie')
    assert.equal(await visitor.submit(link, '/again'), `${link.path}/front?lang=en`)
    assert.equal(await visitor.submit(link, '/withdraw'), `${link.path}/consent?lang=en`)
    assert.equal((await link.session()).data.consent, null)
    assert.equal(await visitor.submit(link, '/refuse'), `${link.path}/result?lang=en`)
    assert.equal(await stepOf(link), 'refused')
    assert.match(await visitor.page(`${link.path}/result`), /You chose not to continue/)
  })

  it('end with the consent where no photo document is asked for', async () => {
    const documents = [
      { kind: 'credit_file', docType: null },
      { kind: 'name_dob', docType: null },
    ] as const
    const link = await pages.newLink({ documents })
    assert.match(await visitor.page(link.path), /registers, which are simulated/)
    assert.equal(await visitor.submit(link, '/consent'), `${link.path}/result?lang=en`)
    const { findings } = (await link.session()).data
    assert.deepEqual(findings?.documents, [])
    assert.deepEqual([findings?.liveness, findings?.face], [null, null])
    assert.equal(findings?.creditFile?.match, true)
    assert.equal(findings?.dualProcess?.sources.length, 2)
  })

  it('count no attempt when the image could not be read by a fault of ours', async () => {
    const link = await agreed()
    const real = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    assert.equal(await visitor.send(link, 'front', real), `${link.path}/front?lang=en&notice=not_read`)
    assert.equal((await link.session()).data.refusedImages, 0)
  })

  describe('have test tools', () => {
    for (const outcome of sandboxOutcomes) {
      it(`for the outcome ${outcome}`, async () => {
        const link = await agreed()
        const form = await visitor.formToken(link)
        await visitor.post(`${link.path}/outcome`, { form, outcome })
        const session = await link.session()
        assert.equal(session.outcome, outcome)
        const step = { archive: 'expired', never: 'front', down: 'front' }[outcome as string] ?? 'complete'
        assert.equal(session.step, step)
        assert.equal(session.data.findings !== null, step === 'complete')
        assert.equal((await visitor.open(link.path)).status, outcome === 'archive' ? 404 : 303)
      })
    }
  })

  describe('give nothing away:', () => {
    it('a link that never worked, has expired or was replaced is the same page, byte for byte', async () => {
      const [expired, archived] = [await pages.newLink(), await agreed()]
      await visitor.submit(archived, '/outcome', { outcome: 'archive' })
      const cancelled = await agreed()
      await changeSession(pages.services, await cancelled.session(), () => ({ step: 'cancelled' }))
      const unknown = 'A'.repeat(43)
      pages.clock.advance(8 * dayMs)
      const late = await pages.newLink()
      const links = [
        ...['', '/consent', '/front', '/result', '?lang=fr'].flatMap((below) => [
          `/eid/${unknown}${below}`,
          expired.path + below,
        ]),
        ...[archived.path, cancelled.path, `${late.path}/else`, '/eid/', '/eid/short', `/eid/${'a'.repeat(300)}`],
        `/eid/${unknown}%2e`,
      ]
      const answers = []
      for (const where of links) {
        const startedAt = performance.now()
        const response = await visitor.open(where)
        const headers = [...response.headers].filter(([name]) => name !== 'date')
        answers.push({ status: response.status, headers, text: await response.text() })
        assert.ok(performance.now() - startedAt > 100, `${where} is answered at once`)
      }
      const [first, ...others] = answers
      assert.equal(first!.status, 404)
      for (const [index, other] of others.entries()) assert.deepEqual(other, first, links[index + 1])
      const posted = await visitor.post(`${expired.path}/refuse`, { form: formTokenOf(expired.token) })
      assert.deepEqual([posted.status, await posted.text()], [404, first!.text])
    })

    it('no log line has a link, a name or an address', async () => {
      const link = await at('selfie')
      await visitor.page(`${link.path}/selfie`)
      await visitor.submit(link, '/refuse')
      const lines = JSON.stringify(pages.log.lines)
      for (const secret of [link.token, 'Clara', 'clara@example.com', 'Maple'])
        assert.ok(!lines.includes(secret), secret)
      assert.deepEqual(pages.log.lines.at(-1)?.facts, { operation: 'eid post /refuse', status: 303 })
    })
  })

  describe('take no form', () => {
    const cases = [
      ['from another site', { 'sec-fetch-site': 'cross-site' }],
      ['from another host of the same site', { 'sec-fetch-site': 'same-site' }],
      ['with another origin', { origin: 'https://evil.example' }],
    ] as const
    for (const [name, headers] of cases) {
      it(`${name}`, async () => {
        const link = await agreed()
        const form = formTokenOf(link.token)
        assert.equal((await visitor.post(`${link.path}/refuse`, { form }, headers)).status, 403)
        assert.equal((await visitor.upload(`${link.path}/front`, [png], { form }, headers)).status, 403)
        assert.equal(await stepOf(link), 'front')
      })
    }

    it('without the token of the link', async () => {
      const [link, other] = [await agreed(), await agreed()]
      for (const form of ['', 'x'.repeat(43), formTokenOf(other.token)]) {
        assert.equal((await visitor.post(`${link.path}/refuse`, { form })).status, 403)
        assert.equal((await visitor.upload(`${link.path}/front`, [png], { form })).status, 403)
      }
      assert.equal((await visitor.post(`${link.path}/refuse`, {})).status, 403)
      assert.equal(await stepOf(link), 'front')
    })

    it('but their own, as browsers send it', async () => {
      const link = await agreed()
      const form = formTokenOf(link.token)
      const headers = { 'sec-fetch-site': 'same-origin', origin: 'null' }
      assert.equal((await visitor.post(`${link.path}/withdraw`, { form }, headers)).status, 303)
      const own = { 'sec-fetch-site': 'same-origin', origin: pages.url }
      assert.equal((await visitor.post(`${link.path}/refuse`, { form }, own)).status, 303)
    })

    it('after the session is complete', async () => {
      const link = await agreed()
      const form = formTokenOf(link.token)
      await visitor.post(`${link.path}/outcome`, { form, outcome: 'pass' })
      const before = await link.session()
      for (const [where, fields] of [
        ['/consent', { way: 'document' }],
        ['/again', {}],
        ['/withdraw', {}],
        ['/refuse', {}],
        ['/outcome', { outcome: 'face' }],
      ] as const) {
        const response = await visitor.post(link.path + where, { form, ...fields })
        assert.equal(response.headers.get('location'), `${link.path}/result?lang=en`, where)
      }
      const image = await visitor.upload(`${link.path}/front`, [png], { form })
      assert.equal(image.headers.get('location'), `${link.path}/result?lang=en`)
      assert.deepEqual(await link.session(), before)
    })
  })

  describe('have limits:', () => {
    it('an image of 15 MB', async () => {
      const link = await agreed()
      const content = Buffer.alloc(15 * 1024 * 1024 + 1)
      assert.equal(await visitor.send(link, 'front', content), `${link.path}/front?lang=en&notice=too_large`)
    })

    it('one JPEG, PNG or WebP a form', async () => {
      const link = await agreed()
      const form = formTokenOf(link.token)
      const to = `${link.path}/front?lang=en&notice=no_image`
      const forms = [[], [png, png], [{ ...png, type: 'application/pdf' }], [{ ...png, type: 'text/plain' }]]
      for (const files of forms)
        assert.equal((await visitor.upload(`${link.path}/front`, files, { form })).headers.get('location'), to)
    })

    it('4 KB for a form without a file, and no other kind of body', async () => {
      const link = await agreed()
      const form = formTokenOf(link.token)
      assert.equal((await visitor.post(`${link.path}/refuse`, { form, more: 'x'.repeat(5_000) })).status, 413)
      const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
      assert.equal((await fetch(`${pages.url}${link.path}/refuse`, json)).status, 415)
      assert.equal(await stepOf(link), 'front')
    })

    it('60 pages of a link a minute', async () => {
      const [link, other] = [await pages.newLink(), await pages.newLink()]
      for (let call = 0; call < 60; call++) assert.equal((await visitor.open(link.path)).status, 200)
      const refused = await visitor.open(link.path)
      assert.equal(refused.status, 429)
      assert.equal(refused.headers.get('retry-after'), '60')
      assert.equal((await visitor.open(other.path)).status, 200)
      pages.clock.advance(60_000)
      assert.equal((await visitor.open(link.path)).status, 200)
    })

    it('30 images of a link in ten minutes', async () => {
      const link = await agreed()
      const form = formTokenOf(link.token)
      const send = () => visitor.upload(`${link.path}/front`, [{ ...png, type: 'text/plain' }], { form })
      for (let call = 0; call < 30; call++) assert.equal((await send()).status, 303)
      assert.equal((await send()).status, 429)
    })

    it('methods other than GET and POST answer 404', async () => {
      const link = await pages.newLink()
      for (const method of ['HEAD', 'PUT', 'DELETE'])
        assert.equal((await fetch(pages.url + link.path, { method })).status, 404, method)
    })
  })
})

it('an address has one limit for all links, apart from that of its keys', async () => {
  const pages = await startEidPages({
    world: { reader: idleReader },
    settings: { GATEHOUSE_RATE_LIMIT_PER_MINUTE: '3' },
  })
  try {
    const visitor = new EidVisitor(pages.url)
    for (let call = 0; call < 3; call++) assert.equal((await visitor.open((await pages.newLink()).path)).status, 200)
    assert.equal((await visitor.open((await pages.newLink()).path)).status, 429)
    assert.equal((await pages.post('/v1/kyc/verify', { values: {} })).status, 200)
  } finally {
    await pages.stop()
  }
})

it('a fault of ours is a page that says so and nothing of the cause', async () => {
  const pages = await startEidPages({ world: { reader: idleReader } })
  try {
    const { path } = await pages.newLink()
    await Promise.all([pages.services.store.app.destroy(), pages.services.store.system.destroy()])
    const response = await new EidVisitor(pages.url).open(path)
    const text = await response.text()
    assert.equal(response.status, 500)
    assert.match(text, /Something went wrong[^]*Une erreur est survenue/)
    assert.doesNotMatch(text, /destroy|driver|Error/)
    assert.equal(response.headers.get('cache-control'), 'no-store')
  } finally {
    await pages.stop()
  }
})
