import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { startWebhookServer, type WebhookServer } from '../support/webhooks.ts'
import { axeFaults, openBrowsers, sidewaysFaults, type Browsers, type ConsoleBrowser } from './support/browser.ts'
import { fill, type Filled } from './support/filled.ts'
import { setUpInBrowser, setUpLinkOf } from './support/signed-in.ts'

const widths = [1280, 390, 320] as const
const height = 900
/** Colours change over this time. */
const recolouredMs = 500
/** Where the looks can be kept: GATEHOUSE_SCREENSHOTS=DIR. */
const screenshots = process.env['GATEHOUSE_SCREENSHOTS'] ?? null

describe('tasks of who integrates', () => {
  let server: WebhookServer
  let browsers: Browsers
  let browser: ConsoleBrowser
  let page: Page
  let filled: Filled
  before(async () => {
    server = await startWebhookServer({ world: { reader: undefined } })
    browsers = await openBrowsers(server.url)
    browser = await browsers.open({ reducedMotion: 'reduce' })
    page = browser.page
    await setUpInBrowser(page, setUpLinkOf(server))
    filled = await fill(server)
  })
  after(async () => {
    await browsers.close()
    await server.stop()
  })

  /** Opens a page of the sandbox in a language. */
  async function open(path: string, language: 'en' | 'fr' = 'en'): Promise<void> {
    await page.evaluate(`localStorage.setItem('gatehouse-language', '${language}')`)
    await page.goto(`${server.url}/console/${server.workspaceId}/sandbox/${path}`)
    await page.locator('h1').first().waitFor()
  }

  /** What is wrong with what is shown now, light and dark, at each width. */
  async function faultsAt(what: string): Promise<readonly string[]> {
    const found: string[] = []
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor()
      await page.waitForTimeout(recolouredMs)
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        const name = `${what} ${scheme} ${width}`
        if (screenshots !== null) await page.screenshot({ path: `${screenshots}/task ${name}.png` })
        const wrong = [...(await sidewaysFaults(page)), ...(await axeFaults(page))]
        found.push(...wrong.map((fault) => `${name}: ${fault}`))
      }
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: widths[0], height })
    return found
  }

  it('a failed delivery is found by its filters and shows what was sent, signed and answered', async () => {
    await open(`webhooks/${filled.endpointId}`)
    await page.getByLabel('Status class').selectOption('5xx')
    await page.waitForURL(/status=5xx/)
    await page.getByRole('searchbox', { name: 'Reference' }).fill('client-1001')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/reference=client-1001/)
    const rows = page.getByRole('region', { name: 'Deliveries' }).locator('tbody tr')
    await page.getByText('1 rows').waitFor()
    assert.equal(await rows.count(), 1)
    await rows.getByRole('button').click()
    const drawer = page.getByRole('dialog')
    const body = await drawer.getByLabel('Body as sent', { exact: true }).innerText()
    const signed = await drawer.getByLabel('Signed for X-Service-Signature-V2', { exact: true }).innerText()
    assert.match(signed, /^\d{10}\./)
    assert.equal(signed.slice(11), body)
    assert.match(body, /"client-1001"/)
    const headers = await drawer.getByLabel('Request headers, without signatures', { exact: true }).innerText()
    assert.match(headers, /^POST http:\/\/127\.0\.0\.1/)
    assert.match(headers, /X-Service-Event: kyc\./i)
    assert.equal(await drawer.getByLabel(/^Response/).innerText(), '{"got":true}')
    assert.deepEqual(await faultsAt('delivery en'), [])
  })

  it('nothing matches a reference that no delivery has, and the filters can be cleared', async () => {
    await open(`webhooks/${filled.endpointId}?reference=nobody`, 'fr')
    await page.getByText('Rien ne correspond à ces filtres.').waitFor()
    await page.getByRole('button', { name: 'Effacer les filtres' }).click()
    await page.getByRole('region', { name: 'Livraisons' }).waitFor()
    await page
      .getByRole('button', { name: /^Détails de/ })
      .first()
      .click()
    await page.getByRole('dialog').getByText('Corps tel qu’envoyé').waitFor()
    assert.deepEqual(await faultsAt('delivery fr'), [])
  })

  it('a replaced key that is still used is named with its last client', async () => {
    for (const [language, title, calls] of [
      ['en', 'Replaced keys that are still used', /calls: 1 in the last hour, 1 in 24 hours · last by /],
      ['fr', 'Clés remplacées encore utilisées', /appels : 1 dans la dernière heure, 1 en 24 heures · en dernier par /],
    ] as const) {
      await open('keys', language)
      await page.getByText(title).waitFor()
      assert.match(await page.getByRole('alert').innerText(), calls)
    }
    assert.deepEqual(await faultsAt('keys fr'), [])
  })

  it('settings are changed, and a credential is gone from the page once it is stored', async () => {
    await open('settings')
    await page.getByRole('textbox', { name: 'Name' }).fill('Clearwater Lending')
    await page.getByRole('textbox', { name: 'Documents read a month' }).fill('5000')
    await page.getByRole('switch', { name: 'Four eyes' }).check({ force: true })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    const [workspace] = (await server.operate('workspaces.list', {})) as readonly Record<string, unknown>[]
    assert.equal(workspace?.['name'], 'Clearwater Lending')
    assert.equal(workspace?.['read_cap'], 5000)
    assert.equal(workspace?.['four_eyes'], true)

    const eid = page.getByRole('region', { name: 'eID provider' })
    await eid.getByRole('button', { name: 'Replace' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Provider').selectOption('treefort')
    await dialog.locator('input[type=password]').nth(0).fill('client-of-the-provider')
    await dialog.locator('input[type=password]').nth(1).fill('a-secret-of-the-provider')
    assert.deepEqual(await faultsAt('provider en'), [])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await eid.getByText('client_id, secret_key').waitFor()
    await dialog.waitFor({ state: 'detached' })
    assert.ok(!(await page.content()).includes('a-secret-of-the-provider'))
    const shown = (await server.operate('eid.show', { workspace_id: server.workspaceId })) as readonly object[]
    assert.match(JSON.stringify(shown), /"sandbox","provider":"treefort"/)

    await open('settings', 'fr')
    const french = page.getByRole('region', { name: 'Fournisseur d’identité électronique' })
    await french.getByRole('button', { name: 'Retirer' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('sandbox')
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
    await french.getByText('Aucun fournisseur.').waitFor()
    assert.deepEqual(await faultsAt('settings fr'), [])
  })

  it('the reference is searched, and an operation shows what it takes, answers and refuses', async () => {
    await open('developers')
    await page.getByText('29 of 29 operations').waitFor()
    await page.getByRole('searchbox', { name: 'Search the reference' }).fill('assess risk')
    await page.getByText('1 of 29 operations').waitFor()
    await page.getByRole('button', { name: '/v1/kyc/assess' }).click()
    await page.waitForURL(/operation=assess/)
    const call = await page.getByLabel('Example of assess', { exact: true }).innerText()
    assert.match(call, /^curl "http:\/\/127\.0\.0\.1:\d+\/v1\/kyc\/assess" \\\n/)
    assert.match(call, /"last_name": "Clearwater"/)
    await page.getByText('Your own id for the client.', { exact: false }).waitFor()
    assert.equal(await page.getByText('values.first_name', { exact: true }).count(), 0)
    await page
      .getByRole('button', { name: /^Show \d+ more fields$/ })
      .first()
      .click()
    await page.getByText('values.first_name', { exact: true }).waitFor()
    await page.getByText('Too many requests from this client address in this minute.', { exact: false }).waitFor()
    assert.deepEqual(await faultsAt('reference en'), [])
  })

  it('the pages of who integrates are in French too', async () => {
    await open('developers?operation=assess', 'fr')
    await page.getByText('29 opérations sur 29').waitFor()
    await page.getByRole('heading', { name: 'Refus', exact: true }).waitFor()
    await page.getByText('Version de l’API').waitFor()
    assert.deepEqual(await faultsAt('reference fr'), [])
  })

  it('no page asks another host or has an error', () => {
    assert.deepEqual(browser.foreign, [])
    assert.deepEqual(browser.faults, [])
  })
})
