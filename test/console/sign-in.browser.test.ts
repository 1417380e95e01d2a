import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startTestServer, type TestServer } from '../support/server.ts'
import { openBrowsers, type Browsers } from './support/browser.ts'
import { owner, setUpInBrowser, setUpLinkOf } from './support/signed-in.ts'

describe('the first minutes in the console', () => {
  let server: TestServer
  let browsers: Browsers
  before(async () => {
    server = await startTestServer()
    browsers = await openBrowsers(server.url)
  })
  after(async () => {
    await browsers.close()
    await server.stop()
  })

  it('the set-up link makes the first person, who makes a key that works, and signs in again', async () => {
    const { page, foreign, faults } = await browsers.open()
    await setUpInBrowser(page, setUpLinkOf(server))

    await page.goto(`${server.url}/console/${server.workspaceId}/sandbox/keys`)
    await page.getByRole('button', { name: 'Create a key' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('loan origination')
    await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click()
    const secret = page.getByLabel('The new API key')
    await secret.first().waitFor()
    const key = (await page.locator('pre').innerText()).trim()
    assert.match(key, /^sk_\w{8}_\w{64}$/)
    const answer = await server.post('/v1/kyc/verify', { values: {} }, { key })
    assert.equal(answer.status, 200)
    await page.getByLabel('I stored it').check()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('loan origination').waitFor()
    assert.ok(!(await page.content()).includes(key), 'the key is gone from the page')
    assert.equal(
      await page.evaluate<string>('JSON.stringify({ ...localStorage })').then((text) => text.includes('sk_')),
      false,
    )

    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(/\/console\/sign-in/)
    await page.locator('input[name=email]').fill(owner.email)
    await page.locator('input[name=password]').fill('not the password at all')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('E-mail or password is wrong.').waitFor()
    await page.locator('input[name=password]').fill(owner.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/sandbox\//)
    assert.deepEqual(foreign, [])
    assert.deepEqual(faults, [])
  })
})
