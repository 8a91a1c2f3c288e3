/** On the smallest phone with letters twice as large, nothing is wider than the window, in languages with long words too. */
import type { Locator, Page } from '@playwright/test'
import { makeOrganization, uniqueName } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { joinAs, makeClass, makeLabel } from './support/steps/people-fixture.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** In how many lines a name stands. */
const linesOf = (name: Locator) =>
  name.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element.firstChild ?? element)
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
  })

/** By how much it is wider than the window. */
const beyondWindow = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  return Math.max(right - innerWidth, -left)
}

async function sidewaysScroll(page: Page): Promise<number> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Whether one stands beside the other. */
const areBeside = async (one: Locator, other: Locator) => {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()]
  return Math.abs((first?.y ?? 0) - (second?.y ?? 0)) < 1
}

test('at 320 px and 200 %, the name of a page stands whole above it, and pictures leave words their room', async ({
  page,
  server,
  school,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.context().addCookies([{ name: 'atrium_language', value: 'de', url: server.origin }])
  await page.goto(`/organizations/${school.name}/settings/provisioning`)
  const bar = page.getByRole('button', { name: /Arch School.*Verzeichnisse/ })
  await expect(bar).toBeVisible()
  await sidewaysScroll(page)
  expect.soft(await linesOf(bar.getByText('Verzeichnisse'))).toBe(1)
  await page.goto(`/organizations/${school.name}/settings`)
  const [light, dark] = [page.getByText('Ihre Website, hell'), page.getByText('Ihre Website, dunkel')]
  await expect(light).toBeVisible()
  expect(await areBeside(light, dark)).toBe(true)
  await sidewaysScroll(page)
  expect.soft(await areBeside(light, dark)).toBe(false)
  const choose = page.getByText('Bild auswählen oder hier ablegen')
  expect(await linesOf(choose)).toBeLessThanOrEqual(4)
})

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

test('a member’s name, their menu and what is asked about them, at 320 px', async ({
  page,
  server,
  registered,
  withSession,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const owner = await withSession()
  const name = uniqueName('w')
  // As wide as an organization's name can be, and one word.
  await makeOrganization(server.origin, owner.session, name, 'W'.repeat(20))
  const berta = await registered({ firstName: 'Berta', lastName: 'Benz' })
  await joinAs(server.origin, owner.session, name, berta.session, 'User')
  await page.goto(`/organizations/${name}/people`)
  for (const letters of ['100%', '200%']) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters)
    expect.soft(await linesOf(page.getByText('Berta Benz', { exact: true })), letters).toBeLessThanOrEqual(2)
    await page.getByRole('button', { name: 'What can be done with Berta Benz' }).click()
    const menu = page.getByRole('menu')
    expect.soft(await menu.evaluate(beyondWindow), `${letters}, the menu`).toBeLessThanOrEqual(0)
    await menu.getByRole('menuitem', { name: /^Remove from/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const hidden = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect.soft(hidden, `${letters}, the question`).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

for (const language of ['en', 'ar']) {
  test(`the list of languages is in the window whole, ${language}`, async ({ page, server }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.context().addCookies([{ name: 'atrium_language', value: language, url: server.origin }])
    await page.goto('/signin')
    await sidewaysScroll(page)
    await page.getByRole('button', { name: language === 'en' ? 'Language' : 'اللغة' }).click()
    const chosen = page.getByRole('button', { name: 'Português' })
    await expect(chosen).toBeVisible()
    expect(await chosen.evaluate(beyondWindow)).toBeLessThanOrEqual(0)
    expect(await chosen.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
}

test('words of headings and of lists’ heads stay whole at 320 px and 200 %, and no name runs down letter by letter', async ({
  page,
  server,
  withSession,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const owner = await withSession()
  const name = uniqueName('w')
  await makeOrganization(server.origin, owner.session, name, 'W'.repeat(20))
  await makeClass(server.origin, owner.session, name, 'M'.repeat(40), [owner.session.uid])
  await makeLabel(server.origin, owner.session, name, 'M'.repeat(40))
  const list = page.getByRole('main')
  const heads = (of: readonly string[]) => of.map((label) => page.getByRole('button', { name: label, exact: true }))
  for (const [path, whole, letters] of [
    ['/organizations', [list.getByRole('heading', { level: 1 }), ...heads(['Organization', 'Domain'])], 20],
    [
      `/organizations/${name}/overview`,
      [list.getByRole('heading', { level: 1 }), list.getByRole('term').first()],
      null,
    ],
    [`/organizations/${name}/people`, heads(['Name', 'Username']), null],
    [`/organizations/${name}/people/classes`, [], 40],
    [`/organizations/${name}/people/labels`, [], 40],
  ] as const) {
    await page.goto(path)
    await expect(list.getByRole('heading').first()).toBeVisible()
    expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0)
    for (const word of whole) expect.soft(await linesOf(word), `${path}, ${await word.innerText()}`).toBe(1)
    if (letters === null) continue
    const written = list.getByText(new RegExp(`^[WM]{${letters}}$`)).first()
    await expect(written).toBeVisible()
    expect.soft(await linesOf(written), path).toBeLessThanOrEqual(letters / 4)
  }
})
