/** Needs Chromium at /usr/bin/chromium, so it is not part of `npm test`. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { readMessage } from '../../src/adapters/mail/read-message.ts'
import { systemClock } from '../../src/open-configured.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { startChromium } from '../support/chromium.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'

const roundTripMsMax = 90_000
const phone = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true }

describe('an eID check from the call to the event', () => {
  let server: TestServer
  let smtp: TestSmtpServer
  let receiver: Receiver
  let folder: string

  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-round-trip-'))
    smtp = await startSmtpServer()
    receiver = await startReceiver()
    server = await startTestServer({
      jobs: 'with',
      settings: {
        GATEHOUSE_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        GATEHOUSE_EGRESS_ALLOW: '127.0.0.0/8',
      },
      world: { clock: systemClock },
    })
  })
  after(async () => {
    await server.stop()
    await receiver.stop()
    await smtp.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('mails a link, reads the document on the phone page, and tells the partner, within 90 s', async () => {
    const startedAt = performance.now()
    const image = path.join(folder, 'passport.png')
    const today = new Date().toISOString().slice(0, 10)
    await writeFile(
      image,
      await specimens(today)
        .find(({ name }) => name === 'passport-en')!
        .render(),
    )
    await server.operate('webhooks.create', {
      workspace_id: server.workspaceId,
      url: receiver.url,
      events: ['kyc.eid_completed'],
    })

    const started = await server.post('/v1/kyc/eid', {
      ...{ reference: 'client-7', email: 'clara@example.com', first_name: 'Clara', last_name: 'Clearwater' },
      date_of_birth: '1985-04-12',
    })
    assert.equal(started.status, 200)
    const { key } = (await started.json()) as { key: number }

    const mail = readMessage((await eventually(() => smtp.mails[0])).bytes)
    const link = /http:\/\/\S+\/eid\/[\w-]{43}/.exec(mail.text)?.[0] ?? ''
    assert.ok(link.startsWith(server.url), 'the mail has a link to this server')

    const browser = await startChromium(folder, phone)
    try {
      const page = browser.pages()[0] ?? (await browser.newPage())
      await page.goto(link)
      await page.getByRole('link', { name: 'Start', exact: true }).click()
      await page.getByLabel('Document and selfie').check()
      await page.getByRole('button', { name: 'Agree and continue' }).click()
      for (const [label, step] of [
        ['Image of the front', 'selfie'],
        ['Your selfie', 'result'],
      ] as const) {
        await page.getByLabel(label).setInputFiles(image)
        await page.getByRole('button', { name: 'Send' }).click()
        await page.waitForURL(`**/${step}?lang=en`, { timeout: roundTripMsMax })
      }
      assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'You are done')
    } finally {
      await browser.close()
    }

    const summary = (await (await server.call('GET', `/v1/kyc/eid/${key}`)).json()) as {
      readonly passed: boolean
      readonly identity: Readonly<Record<string, string>>
      readonly checks: readonly { readonly id: string; readonly passed: boolean }[]
    }
    assert.deepEqual(
      summary.checks.filter(({ passed }) => !passed),
      [],
    )
    assert.equal(summary.passed, true)
    assert.deepEqual(
      [summary.identity['documentType'], summary.identity['lastName']?.toLowerCase(), summary.identity['birthDate']],
      ['passport', 'clearwater', '1985-04-12'],
    )

    const report = await server.call('GET', `/v1/kyc/eid/${key}/report`)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await report.arrayBuffer())), {
      mergePages: true,
    })
    for (const shown of [String(key), summary.identity['documentNumber'] ?? '-', 'simulated']) {
      assert.ok(text.includes(shown), shown)
    }

    const delivered = await eventually(() => receiver.received[0])
    const payload = JSON.parse(delivered.body.toString()) as Record<string, unknown>
    assert.deepEqual(
      [payload['event'], payload['key'], payload['reference'], payload['complete'], payload['passed']],
      ['kyc.eid_completed', key, 'client-7', true, true],
    )
    const took = performance.now() - startedAt
    assert.ok(took <= roundTripMsMax, `the round trip took ${Math.round(took)} ms`)
  })
})

/** What `find` returns once it returns something. */
async function eventually<Found>(find: () => Found | undefined): Promise<Found> {
  const deadline = performance.now() + roundTripMsMax
  while (performance.now() < deadline) {
    const found = find()
    if (found !== undefined) return found
    await pause(50)
  }
  return assert.fail('nothing came')
}
