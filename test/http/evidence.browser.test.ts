/** Needs Chromium at /usr/bin/chromium, so it is not part of `npm test`. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { publicKeysOf } from '../../src/operations/audit/signing.ts'
import { startChromium } from '../support/chromium.ts'
import { startApi, type Api } from './support/api.ts'
import { archiveFiles, type FoundContent } from './support/archive.ts'
import { form } from './support/form.ts'
import { png } from './support/images.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const pageFile = path.join(import.meta.dirname, '../../src/operations/evidence/verify.html')

describe('the page that verifies evidence, opened from disk', () => {
  let api: Api
  let folder: string
  let profile: BrowserContext
  let page: Page
  let archive: Buffer
  let files: readonly FoundContent[]
  const foreign: string[] = []
  const faults: string[] = []

  before(async () => {
    api = await startApi()
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-browser-'))
    const upload = form([{ content: png(40, 30), type: 'image/png' }], { reference: 'proven' })
    await api.ask('POST', '/v1/kyc/extract', { form: upload })
    api.clock.advance(1)
    const json = { reference: 'proven', values: { first_name: 'Serge', last_name: 'Sanctionov' } }
    const { body } = await api.ask('POST', '/v1/kyc/verify', { json })
    const { case_id: caseId, verdict_id: verdictId } = body as Readonly<Record<string, string>>
    const answer = await api.call('GET', `/v1/kyc/cases/${caseId}/verdicts/${verdictId}/evidence`)
    archive = Buffer.from(await answer.arrayBuffer())
    files = await archiveFiles(archive)
    profile = await startChromium(folder)
    page = profile.pages()[0] ?? (await profile.newPage())
    profile.on('request', (request) => {
      if (!/^(file|blob|data):/.test(request.url())) foreign.push(request.url())
    })
    profile.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    profile.on('weberror', (error) => faults.push(error.error().message))
    await page.goto(pathToFileURL(pageFile).href)
  })
  after(async () => {
    await profile.close()
    await api.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** What the page says of an archive: its result, and the parts that are wrong. */
  const said = async (bytes: Uint8Array, key = '') => {
    const file = path.join(folder, 'archive.zip')
    await writeFile(file, bytes)
    await page.fill('#key', key)
    await page.setInputFiles('#file', [])
    await page.setInputFiles('#file', file)
    await page.locator('#result').filter({ hasText: /\.$/ }).waitFor()
    const result = (await page.textContent('#result'))!
    const rows = await page.$$eval('#rows tr', (all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
    )
    return { result, rows, wrong: rows.filter(([, what]) => /^[A-Z]{3}/.test(what!)).map(([part]) => part) }
  }

  it('proves an archive with the key of its operator', async () => {
    const [key] = publicKeysOf(api.services.keys)
    const { result, rows, wrong } = await said(archive, key)
    assert.deepEqual([result, wrong], ['Nothing was changed.', []])
    const of = Object.fromEntries(rows) as Readonly<Record<string, string>>
    assert.equal(of['signature'], 'valid')
    assert.equal(of['key'], `the given one, ${key}`)
    assert.match(of['audit']!, /^entry \d+ proven to a checkpoint/)
    assert.match(of['policy']!, /are those that the verdict names/)
  })

  it('says that the key of the archive tells nothing of who signed, and accepts no other than a given one', async () => {
    const own = await said(archive)
    assert.match(Object.fromEntries(own.rows)['key']!, /it says nothing of who signed/)
    const other = await said(archive, Buffer.alloc(32, 9).toString('base64url'))
    assert.equal(other.result, 'This archive is not what was signed.')
    assert.ok(other.wrong.includes('signature'))
  })

  it('names each file of which a byte is changed', async () => {
    for (const { name, start, content } of files) {
      if (content.length === 0) continue
      const changed = Buffer.from(archive)
      changed[start + (content.length >> 1)]! ^= 1
      const { result, wrong } = await said(changed)
      assert.match(result, /^This archive is not what was signed/, name)
      // A manifest that no longer parses is named in the result.
      assert.ok(wrong.includes(name) || result.includes(name), `${name}: ${result} ${wrong.join()}`)
    }
  })

  it('refuses a changed container and a file that is none', async () => {
    for (let at = archive.length - 1_000; at < archive.length; at += 97) {
      const changed = Buffer.from(archive)
      changed[at]! ^= 16
      assert.match((await said(changed)).result, /^This archive is not what was signed/)
    }
    assert.match((await said(archive.subarray(0, 5_000))).result, /^This archive is not what was signed/)
    assert.match((await said(Buffer.from('hello'))).result, /^This archive is not what was signed/)
  })

  it('asks no network, has no error and no fault that axe finds', async () => {
    await said(archive)
    // The policy of the page allows no script from outside of it, so axe is run by the debugger.
    const violations = await page.evaluate(`${axe};axe.run().then(({ violations }) => violations.map(({ id }) => id))`)
    assert.deepEqual(violations, [])
    assert.deepEqual([foreign, faults], [[], []])
  })
})
