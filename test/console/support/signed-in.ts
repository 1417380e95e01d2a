import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { TestServer } from '../../support/server.ts'

export const owner = {
  name: 'Olive Owner',
  email: 'olive@example.com',
  password: 'copper lantern drifts past seven quiet harbours',
} as const

/** Makes the first person in the browser, through the page of the set-up link, and waits for the first page of the workspace. */
export async function setUpInBrowser(page: Page, setUpUrl: string): Promise<void> {
  await page.goto(setUpUrl)
  await page.locator('input[name=name]').fill(owner.name)
  await page.locator('input[name=email]').fill(owner.email)
  await page.locator('input[name=password]').fill(owner.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/console\/[0-9a-f-]{36}\/sandbox\//)
}

/** The set-up link that the server's first start prints. */
export function setUpLinkOf({ setUpUrl }: TestServer): string {
  assert.ok(setUpUrl !== null, 'the first start prints a set-up link')
  return setUpUrl
}
