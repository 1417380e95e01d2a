import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type BrowserContext, type BrowserContextOptions } from 'playwright-core'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/** Debian's Chromium with a profile of its own under the folder. The caller closes it. */
export async function startChromium(folder: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const profile = await mkdtemp(path.join(folder, 'profile-'))
  return chromium.launchPersistentContext(profile, { executablePath: '/usr/bin/chromium', args: flags, ...options })
}
