/** Needs Chromium at /usr/bin/chromium, so it is not part of `npm test`. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { locales } from '../../src/contract/locale.ts'
import { agree } from '../../src/operations/eid-sandbox/agree.ts'
import { forceOutcome } from '../../src/operations/eid-sandbox/force-outcome.ts'
import { refuse } from '../../src/operations/eid-sandbox/refuse.ts'
import { changeSession } from '../../src/operations/eid-sandbox/sessions.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { startChromium } from '../support/chromium.ts'
import { startEidPages, type EidPagesServer } from './support/eid-pages.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const readingTimeoutMs = 90_000

describe('the pages of the sandbox eID provider in a browser', () => {
  let pages: EidPagesServer
  let folder: string
  let passport: string
  const profiles: BrowserContext[] = []

  before(async () => {
    pages = await startEidPages()
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-browser-'))
    passport = path.join(folder, 'passport.png')
    const specimen = specimens('2026-11-21').find(({ name }) => name === 'passport-en')!
    await writeFile(passport, await specimen.render())
  })
  after(async () => {
    for (const profile of profiles) await profile.close()
    await pages.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** A browser with a profile of its own; `foreign` collects what is asked of another host. */
  const newBrowser = async (options: BrowserContextOptions = {}) => {
    const profile = await startChromium(folder, options)
    profiles.push(profile)
    const foreign: string[] = []
    const faults: string[] = []
    profile.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(pages.url)) foreign.push(request.url())
    })
    profile.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('status of 404')) faults.push(message.text())
    })
    profile.on('weberror', (error) => faults.push(error.error().message))
    return { page: profile.pages()[0] ?? (await profile.newPage()), foreign, faults }
  }

  /** Every page there is, by name. */
  const everyPage = async (): Promise<readonly (readonly [name: string, where: string])[]> => {
    const agreed = async () => {
      const link = await pages.newLink()
      await agree(pages.services, await link.session(), { biometrics: true })
      return link
    }
    const [fresh, front, back, selfie, done, refused] = [await pages.newLink(), await agreed(), await agreed(), await agreed(), await agreed(), await agreed()] // prettier-ignore
    await changeSession(pages.services, await back.session(), () => ({ step: 'back' }))
    await changeSession(pages.services, await selfie.session(), ({ data }) => ({
      step: 'selfie',
      data: { ...data, refusedImages: 1 },
    }))
    await forceOutcome(pages.services, await done.session(), 'pass')
    await refuse(pages.services, await refused.session())
    return [
      ['start', `${fresh.path}?`],
      ['consent', `${fresh.path}/consent?`],
      ['consent without choice', `${fresh.path}/consent?notice=no_choice&`],
      ['refuse', `${fresh.path}/refuse?`],
      ['front', `${front.path}/front?`],
      ['front refused', `${front.path}/front?notice=blurred&`],
      ['back', `${back.path}/back?`],
      ['selfie', `${selfie.path}/selfie?`],
      ['complete', `${done.path}/result?`],
      ['refused', `${refused.path}/result?`],
      ['link that does not work', `/eid/${'A'.repeat(43)}?`],
    ]
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`have no fault that axe finds, and fit, in both languages at 320, 390 and 1280 pixels, ${colorScheme}`, async () => {
      const { page, foreign, faults } = await newBrowser({ colorScheme })
      for (const [name, where] of await everyPage()) {
        for (const lang of locales) {
          pages.clock.advance(60_000)
          await page.goto(`${pages.url}${where}lang=${lang}`)
          await page.evaluate(axe)
          for (const width of [320, 390, 1280]) {
            await page.setViewportSize({ width, height: 800 })
            const label = `${name}, ${lang}, ${width}`
            assert.deepEqual(await page.evaluate(runAxe), [], label)
            assert.deepEqual(await page.evaluate(findLayoutFaults), [], label)
          }
        }
      }
      assert.deepEqual(foreign, [])
      assert.deepEqual(faults, [])
    })
  }

  it('move focus to what is wrong', async () => {
    const { page } = await newBrowser()
    const link = await pages.newLink()
    await page.goto(`${pages.url}${link.path}/consent?notice=no_choice`)
    assert.equal(await page.evaluate("document.activeElement.getAttribute('role')"), 'alert')
  })

  it('lead to the end without script', async () => {
    const { page, foreign } = await newBrowser({ javaScriptEnabled: false })
    const link = await pages.newLink()
    await page.goto(pages.url + link.path)
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    await page.getByLabel('Document and selfie').check()
    await page.getByRole('button', { name: 'Agree and continue' }).click()
    await page.getByLabel('Image of the front').setInputFiles(passport)
    await page.getByRole('button', { name: 'Send' }).click({ timeout: readingTimeoutMs })
    await page.waitForURL('**/selfie?lang=en', { timeout: readingTimeoutMs })
    await page.getByLabel('Your selfie').setInputFiles(passport)
    await page.getByRole('button', { name: 'Send' }).click({ timeout: readingTimeoutMs })
    await page.waitForURL('**/result?lang=en', { timeout: readingTimeoutMs })
    assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'You are done')
    assert.equal((await link.session()).data.findings?.documents[0]?.verdict, 'clear')
    assert.deepEqual(foreign, [])
  })

  it('take an image with the camera, say how it looks and send it, by keyboard alone', async () => {
    const { page, foreign, faults } = await newBrowser()
    const link = await pages.newLink()
    await page.goto(pages.url + link.path)
    await tabTo(page, 'Start')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/consent?lang=en')
    await tabTo(page, 'Document and selfie')
    await page.keyboard.press('Space')
    await tabTo(page, 'Agree and continue')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/front?lang=en')
    // The dialog of a file field is the browser's own.
    await page.getByLabel('Image of the front').setInputFiles(passport)
    await page.getByAltText('The image that will be sent').waitFor()
    assert.equal(await page.getByRole('status').textContent(), 'This image looks good.')
    await tabTo(page, 'Send')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/selfie?lang=en', { timeout: readingTimeoutMs })
    await tabTo(page, 'Open the camera')
    await page.keyboard.press('Enter')
    const take = page.getByRole('button', { name: 'Take the image' })
    await take.waitFor()
    await page.locator('[data-take]:focus').waitFor()
    await page.evaluate(axe)
    assert.deepEqual(await page.evaluate(runAxe), [], 'with the camera open')
    await page.keyboard.press('Enter')
    await page.getByAltText('The image that will be sent').waitFor()
    await page.locator('[data-send]:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/result?lang=en', { timeout: readingTimeoutMs })
    assert.equal((await link.session()).step, 'complete')
    assert.deepEqual(foreign, [])
    assert.deepEqual(faults, [])
  })

  it('see before sending that an image is dark', async () => {
    const { page } = await newBrowser()
    const link = await pages.newLink({ language: 'fr' })
    await agree(pages.services, await link.session(), { biometrics: false })
    await page.goto(`${pages.url}${link.path}/front`)
    const { default: sharp } = await import('sharp')
    const buffer = await sharp(passport).linear(0.2, 0).png().toBuffer()
    await page.getByLabel('Image du recto').setInputFiles({ name: 'dark.png', mimeType: 'image/png', buffer })
    await page.getByAltText('L’image qui sera envoyée').waitFor()
    assert.match((await page.getByRole('status').textContent())!, /^Cette image semble sombre/)
  })
})

// Scripts for the browser are text: this project has no types of the DOM.
const runAxe = `axe.run().then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`

/** A page that is wider than the window, and targets under 24 pixels (WCAG 2.2, 2.5.8). */
const findLayoutFaults = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  const small = [...document.querySelectorAll('a:not(.skip), button, input:not([type=hidden]), select')].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().height < 24,
  )
  return [...(scrollWidth > clientWidth ? ['wider than the window'] : []), ...small.map(({ outerHTML }) => outerHTML)]
})()`

const nameOfFocused = `(() => {
  const element = document.activeElement
  return ((element.labels ?? [])[0] ?? element).textContent.trim()
})()`

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(nameOfFocused)) === name) return
  }
  assert.fail(`Tab does not reach ${name}`)
}
