/** What a signed-in page needs: named in its document, so that it comes at once, and only to who may see it. */
import type { Page } from '@playwright/test'
import { newPerson, registerPerson } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { putSignedInState } from './support/signed-in-state.ts'

function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.push(pathname)
  })
  return asked
}

for (const path of ['/organizations', '/authors'])
  test(`${path} needs no script that its document does not name, for somebody with a token`, async ({
    page,
    server,
  }) => {
    const person = newPerson()
    await registerPerson(server.origin, person)
    await putSignedInState(page, server.origin, person)
    const asked = scriptsOf(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    const named = await page
      .locator('link[rel="modulepreload"], script[src]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src')))
    expect(asked.length).toBeGreaterThan(0)
    // The identity SDK comes once everything is shown: the document's head has asked who it is.
    const needed = asked.filter((script) => !script.startsWith('/assets/identity-'))
    expect(needed.filter((script) => !named.includes(script))).toEqual([])
    expect(await page.locator('link[rel="stylesheet"]:not([disabled])').count()).toBe(0)
  })

test('a guest does not pay for the page behind the door', async ({ page }) => {
  const asked = scriptsOf(page)
  await page.goto('/organizations')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(asked.filter((script) => /\/(?:signed-in|organizations-page)-/.test(script))).toEqual([])
})
