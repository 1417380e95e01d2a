import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { setUpInBrowser, setUpLinkOf } from '../test/console/support/signed-in.ts'
import { openBrowsers } from '../test/console/support/browser.ts'
import { idleReader } from '../test/support/idle-reader.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { startTestServer } from '../test/support/server.ts'

/**
 * The first view of the console in a browser without a cache, on a simulated slow 4G line: `npm run bench -- console-first-view`.
 * Needs Chromium at /usr/bin/chromium. Baseline in the same run: the same page with everything cached, without that line.
 */

const goals = { kilobytes: 260, readyMs: 1_500 } as const
/** Slow 4G of Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 } as const
const kilobyte = 1_000
const dist = path.join(import.meta.dirname, '../console/dist')

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' }, ...figuresOption } })
const server = await startTestServer({ world: { reader: idleReader } })
const browsers = await openBrowsers(server.url)
try {
  const { page, context } = await browsers.open()
  await setUpInBrowser(page, setUpLinkOf(server))
  const home = `${server.url}/console/${server.workspaceId}/sandbox/home`
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  const ready = async (): Promise<number> => {
    await page.goto('about:blank')
    const startedAt = performance.now()
    await page.goto(home, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    return performance.now() - startedAt
  }
  const cached = await medianOf(ready)
  const asked: string[] = []
  page.on('response', (response) => asked.push(new URL(response.url()).pathname))
  await ready()
  const names = [...new Set(asked)].filter((name) => name.startsWith('/console/assets/'))
  const sizes = await Promise.all(names.map((name) => gzipped(name.replace('/console/', ''))))
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / kilobyte
  await line.send('Network.setCacheDisabled', { cacheDisabled: true })
  await line.send('Network.emulateNetworkConditions', slow4g)
  const slow = await medianOf(ready)
  console.log(`baseline             everything cached: heading after ${Math.round(cached)} ms`)
  console.log(
    `first view           ${kilobytes.toFixed(1)} KB gzipped (goal ${goals.kilobytes}) in ${names.length} files`,
  )
  console.log(`on slow 4G           heading after ${Math.round(slow)} ms (goal ${goals.readyMs})`)
  printFigures({ first_view_kb: kilobytes, cached_ms: cached, slow_4g_ms: slow })
} finally {
  await browsers.close()
  await server.stop()
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < Number(values.runs); run += 1) times.push(await measure())
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

/** Bytes of a built file compressed with gzip; of one that is not compressed, its own. */
async function gzipped(name: string): Promise<number> {
  const file = path.join(dist, name)
  const found = await stat(`${file}.gz`).catch(() => stat(file))
  return found.size
}
