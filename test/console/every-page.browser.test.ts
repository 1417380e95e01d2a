import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startWebhookServer, type WebhookServer } from '../support/webhooks.ts'
import { axeFaults, openBrowsers, sidewaysFaults, type Browsers } from './support/browser.ts'
import { catalogues } from './support/catalogues.ts'
import { consolePages } from './support/console-pages.ts'
import { addressesOf, fill, type Filled } from './support/filled.ts'
import { setUpInBrowser, setUpLinkOf } from './support/signed-in.ts'

const widths = [1280, 390, 320] as const
const height = 900
const schemes = ['light', 'dark'] as const
const languages = ['en', 'fr'] as const
/** Where the look of each page can be kept, to be looked at: GATEHOUSE_SCREENSHOTS=DIR. */
const screenshots = process.env['GATEHOUSE_SCREENSHOTS'] ?? null

describe('every page of the console', () => {
  let server: WebhookServer
  let browsers: Browsers
  let cookies: Awaited<ReturnType<Awaited<ReturnType<Browsers['open']>>['context']['cookies']>>
  let filled: Filled
  /** English texts that have another French one. */
  let english: ReadonlySet<string>
  before(async () => {
    server = await startWebhookServer({ world: { reader: undefined } })
    browsers = await openBrowsers(server.url)
    const { page, context } = await browsers.open()
    await setUpInBrowser(page, setUpLinkOf(server))
    cookies = await context.cookies()
    filled = await fill(server)
    const texts = (await catalogues()).flatMap((one) => Object.values(one.texts))
    english = new Set(
      texts.flatMap(({ en, fr }) => (typeof en === 'string' && en !== fr && en !== 'Français' ? [en] : [])),
    )
  })
  after(async () => {
    await browsers.close()
    await server.stop()
  })

  for (const scheme of schemes) {
    for (const language of languages) {
      it(`reads well in ${scheme} colours and ${language} at ${widths.join(', ')} px`, async () => {
        const { page, context, foreign, faults } = await browsers.open({ colorScheme: scheme, reducedMotion: 'reduce' })
        await context.addCookies(cookies)
        await context.addInitScript(`localStorage.setItem('gatehouse-language', '${language}')`)
        const open = ['sign-in', 'set-up#token', 'join#token', 'forgot', 'new-password#token', 'confirm-email#token']
        const ofPlace = (await consolePages()).flatMap((path) => addressesOf(path, filled))
        const addresses = [
          ...open.map((path) => `/console/${path}`),
          ...ofPlace.map((path) => `/console/${server.workspaceId}/sandbox/${path}`),
        ]
        const found: string[] = []
        for (const address of addresses) {
          await page.setViewportSize({ width: widths[0], height })
          await page.goto(server.url + address)
          await page.locator('h1').first().waitFor()
          await page.waitForLoadState('networkidle')
          for (const width of widths) {
            const what = `${address.replace(server.workspaceId, 'w')} ${scheme} ${language} ${width}`
            await page.setViewportSize({ width, height })
            if (screenshots !== null) await page.screenshot({ path: `${screenshots}/${what.replaceAll('/', '_')}.png` })
            const wrong = [...(await sidewaysFaults(page)), ...(await axeFaults(page))]
            found.push(...wrong.map((fault) => `${what}: ${fault}`))
          }
          if (language === 'fr') {
            found.push(...(await englishIn(page, english)).map((text) => `${address}: English: ${text}`))
          }
        }
        assert.deepEqual(found, [])
        assert.deepEqual(foreign, [])
        assert.deepEqual(faults, [])
      })
    }
  }
})

/** Texts on the page that are English and not marked as such. */
async function englishIn(
  page: Awaited<ReturnType<Browsers['open']>>['page'],
  english: ReadonlySet<string>,
): Promise<readonly string[]> {
  const shown = await page.evaluate<string[]>(`(() => {
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode
      if (parentElement.closest('[lang=en], script, style, noscript, code') === null) found.push(data.trim())
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (element.closest('[lang=en]') !== null) continue
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '')
    }
    return found
  })()`)
  return shown.filter((text) => english.has(text))
}
