/** On the smallest phone with letters twice as large, nothing is wider than the window, in languages with long words too. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** In how many lines a name stands. */
const linesOf = (name: Locator) =>
  name.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
  })

async function sidewaysScroll(page: Page): Promise<number> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

for (const language of ['en', 'de', 'ar']) {
  test(`at 320 px and 200 %, ${language}`, async ({ page, browser, server, school }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    await page.context().addCookies([{ name: 'atrium_language', value: language, url: server.origin }])
    const own = `/organizations/${school.name}`
    const behind = ['/organizations', '/authors', '/signup/organization', '/authors/create']
    const console = ['overview', 'people', 'people/classes', 'people/invites?new=1', 'settings', 'timeline', 'security']
    const profile = `/profile/${school.owner.session.uid}`
    for (const path of [...behind, ...console.map((part) => `${own}/${part}`), profile, `${profile}/account`]) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0)
    }
    const site = `http://${school.name}.${server.hostDomain}/`
    await page.goto(site)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect.soft(await sidewaysScroll(page), site).toBeLessThanOrEqual(0)

    const guest = await browser.newPage({ baseURL: server.origin, viewport: { width: 320, height: 640 } })
    await guest.context().addCookies([{ name: 'atrium_language', value: language, url: server.origin }])
    for (const path of ['/find', '/join', '/verify', `/signin?redirect=/go/organizations/${school.name}`, site]) {
      await guest.goto(path)
      await expect(guest.getByRole('heading').first()).toBeVisible()
      expect.soft(await sidewaysScroll(guest), path).toBeLessThanOrEqual(0)
    }
    for (const [path, name, most] of [
      ['/signup/email', 'Atrium', 1],
      [`/signin?redirect=/go/organizations/${school.name}`, 'Arch School', 2],
    ] as const) {
      await guest.goto(path)
      await expect(guest.getByRole('heading').first()).toBeVisible()
      expect.soft(await sidewaysScroll(guest), path).toBeLessThanOrEqual(0)
      expect.soft(await linesOf(guest.getByText(name, { exact: true }).first()), name).toBeLessThanOrEqual(most)
    }
    await guest.close()
  })
}
