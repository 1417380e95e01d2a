import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { startWebhookServer, type WebhookServer } from '../support/webhooks.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { openBrowsers, type Browsers, type ConsoleBrowser } from './support/browser.ts'
import { fill, type Filled } from './support/filled.ts'
import { setUpInBrowser, setUpLinkOf } from './support/signed-in.ts'

describe('what people do in the console', () => {
  let server: WebhookServer
  let browsers: Browsers
  let receiver: Receiver
  let filled: Filled
  let opened: ConsoleBrowser
  let page: Page
  const go = (where: string) => page.goto(`${server.url}/console/${server.workspaceId}/sandbox/${where}`)
  before(async () => {
    server = await startWebhookServer({ world: { reader: undefined } })
    receiver = await startReceiver()
    browsers = await openBrowsers(server.url)
    opened = await browsers.open()
    page = opened.page
    await setUpInBrowser(page, setUpLinkOf(server))
    filled = await fill(server)
  })
  after(async () => {
    await browsers.close()
    await receiver.stop()
    await server.stop()
  })

  it('an endpoint is added, its secret shown once, and a test reaches it', async () => {
    await go('webhooks')
    await page.getByRole('button', { name: 'Add an endpoint' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address').fill(receiver.url)
    await dialog.getByRole('button', { name: 'Add an endpoint' }).click()
    await page.getByText('This is shown once.').waitFor()
    assert.match(await page.locator('pre').innerText(), /^whsec_\w{48}$/)
    await page.getByLabel('I stored it').check()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('link', { name: receiver.url }).click()
    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByText('The endpoint answered').waitFor()
    assert.equal(receiver.received.at(-1)?.headers['x-service-event'], 'test.ping')
  })

  it('an address that may not be called is refused with the reason', async () => {
    await go('webhooks')
    await page.getByRole('button', { name: 'Add an endpoint' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address').fill('https://169.254.169.254/latest')
    await dialog.getByRole('button', { name: 'Add an endpoint' }).click()
    await dialog.getByRole('alert').waitFor()
  })

  it('a delivery shows its attempts and is sent again', async () => {
    await go(`webhooks/${filled.endpointId}?state=pending`)
    await page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('500').waitFor()
    await drawer.getByRole('button', { name: 'Send again' }).click()
    await drawer.waitFor({ state: 'detached' })
    const deliveries = await server.deliveries(filled.endpointId)
    assert.equal(deliveries.length, 5)
  })

  it('a case is found by its reference; its documents have a box for each value; a number is revealed and recorded', async () => {
    await go('cases')
    await page.getByLabel('Search for').fill('client-1001')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'client-1001' }).click()
    await page.getByRole('tab', { name: /^Documents/ }).click()
    await page.getByRole('combobox', { name: 'Document' }).selectOption({ label: await labelOf(page, 'passport') })
    await page.locator('img').waitFor()
    assert.ok((await page.locator('svg polygon').count()) >= 5, 'boxes on the image')
    const row = page
      .getByRole('row')
      .filter({ hasText: 'UA2' })
      .or(page.getByRole('row').filter({ hasText: '318' }))
      .first()
    assert.ok(!(await row.innerText()).includes('UA2047318'), 'the number is masked')
    await row.getByRole('button', { name: /^Reveal/ }).click()
    await page.getByText('UA2047318').waitFor()
    const { entries } = (await server.operate('audit.search', {
      workspace_id: server.workspaceId,
      action: 'case.revealed',
    })) as { readonly entries: readonly { readonly actor_id: string }[] }
    assert.equal(entries.length, 1)
    assert.match(entries[0]!.actor_id, /^person-/)
  })

  it('a case is decided in the name of the person', async () => {
    await go(`cases/${filled.caseId}`)
    await page.getByRole('button', { name: 'Decide' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Decline').check()
    await dialog.getByLabel('Reason').fill('No identity document.')
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await page.getByText('Olive Owner <olive@example.com>').first().waitFor()
  })

  it('with the keyboard alone: a key is made and replaced', async () => {
    await go('keys')
    await page.getByRole('heading', { name: 'API keys' }).waitFor()
    await tabTo(page, 'Create a key')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('made by keyboard')
    await page.keyboard.press('Enter')
    await storeByKeyboard(page)
    await tabTo(page, 'Rotate made by keyboard')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'Rotate')
    await page.keyboard.press('Enter')
    await storeByKeyboard(page)
    await page.getByText('Replaced').first().waitFor()
  })

  it('the palette goes to a page', async () => {
    await go('keys')
    await page.getByRole('heading', { name: 'API keys' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Go to…').fill('Audit')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Audit trail' }).waitFor()
  })

  it('no page asked another host, and nothing was refused by the content security policy', () => {
    assert.deepEqual(opened.foreign, [])
    assert.deepEqual(opened.faults, [])
  })
})

/** The label of the option that names a document type. */
async function labelOf(page: Page, word: string): Promise<string> {
  const labels = await page.getByRole('combobox', { name: 'Document' }).locator('option').allInnerTexts()
  return labels.find((label) => label.toLowerCase().includes(word)) ?? ''
}

/** Presses Tab until the button or box of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const pressesMax = 120
  for (let pressed = 0; pressed < pressesMax; pressed += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate<string>(
      `(() => { const one = document.activeElement; return one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText ?? one.innerText ?? '' })()`,
    )
    if (focused.trim() === name) return
  }
  assert.fail(`${name} cannot be reached with the keyboard`)
}

/** Says that the secret is stored and closes its dialog. */
async function storeByKeyboard(page: Page): Promise<void> {
  await page.getByText('This is shown once.').waitFor()
  await tabTo(page, 'I stored it')
  await page.keyboard.press('Space')
  await tabTo(page, 'Done')
  await page.keyboard.press('Enter')
  await page.getByText('This is shown once.').waitFor({ state: 'detached' })
}
