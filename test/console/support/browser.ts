import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { startChromium } from '../../support/chromium.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A browser of one person, with what it must not have done. */
export interface ConsoleBrowser {
  readonly context: BrowserContext
  readonly page: Page
  /** Addresses of other hosts that were asked. */
  readonly foreign: string[]
  /** Errors of scripts and violations of the content security policy. */
  readonly faults: string[]
}

export interface Browsers {
  open(options?: BrowserContextOptions): Promise<ConsoleBrowser>
  close(): Promise<void>
}

/** Opens browsers, each with a profile of its own. Refused calls (4xx) are no fault of a page. */
export async function openBrowsers(url: string): Promise<Browsers> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-console-'))
  const opened: BrowserContext[] = []
  return {
    async open(options = {}) {
      const context = await startChromium(folder, options)
      opened.push(context)
      const foreign: string[] = []
      const faults: string[] = []
      context.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url)) foreign.push(request.url())
      })
      context.on('console', (message) => {
        if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(message.text())
      })
      context.on('weberror', (error) => faults.push(error.error().message))
      const page = context.pages()[0] ?? (await context.newPage())
      return { context, page, foreign, faults }
    },
    async close() {
      for (const context of opened) await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What axe finds wrong with the page, by WCAG 2.2 AA and axe's own practices. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  const options = { runOnly: { type: 'tag', values: axeTags }, resultTypes: ['violations'] }
  return page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any, all, none }) => id + ': ' + html.slice(0, 300) + ' ' + [...any, ...all, ...none].map(({ message }) => message).join(' '))))`)
}

/** A window that was resized settles within this time. */
const settleMs = 1_000
const lookEveryMs = 50

/** What of the page is wider than the window (WCAG 2.2, 1.4.10), once a change of the window has settled. */
export async function sidewaysFaults(page: Page): Promise<readonly string[]> {
  const look = () =>
    page.evaluate<string[]>(`document.documentElement.scrollWidth <= window.innerWidth ? [] :
    [...document.querySelectorAll('body *')].filter((element) => element.closest('[role=region]') === null && element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => 'wider than the window: ' + element.outerHTML.slice(0, 160)).slice(0, 4)`)
  for (let waited = 0; waited < settleMs; waited += lookEveryMs) {
    if ((await look()).length === 0) return []
    await page.waitForTimeout(lookEveryMs)
  }
  return look()
}
