/** What arrives late has its place before it is there: nothing that one reads or presses moves away meanwhile. */
import type { Page } from '@playwright/test'
import { makeAuthor } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { joinAuthorAs } from './support/steps/people-fixture.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** https://web.dev/articles/cls calls 0.1 good. */
const most = 0.05
const [phone, desk] = [
  { width: 360, height: 700 },
  { width: 1280, height: 700 },
]

/** Counts the shifts of each page from its beginning. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = Object.assign(globalThis, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Once what was drawn last is counted too. */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    await drawn()
    await drawn()
    return (globalThis as unknown as { shifted: number }).shifted
  })

test('the ways to sign in, on a phone', async ({ page, school: { owner } }) => {
  await page.setViewportSize(phone)
  await countShifts(page)
  const letGo = await hold(page, '**/assets/identity-*.js')
  await page.goto(`/profile/${owner.session.uid}/security`)
  await expect(page.getByRole('heading', { name: 'Passkeys', exact: true })).toBeVisible()
  letGo()
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible()
  expect(await shifted(page)).toBeLessThan(most)
})

test('the timeline, on a desk', async ({ page, school: { name } }) => {
  await page.setViewportSize(desk)
  await countShifts(page)
  const letGo = await hold(page, '**/timeline/settings?*')
  await page.goto(`/organizations/${name}/timeline`)
  await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()).toBeVisible()
  const change = page.getByRole('button', { name: 'Change how long' })
  await expect(change).toHaveCount(0)
  letGo()
  await expect(change).toBeVisible()
  expect(await shifted(page)).toBeLessThan(most)
})

test('a publisher’s people, on a phone', async ({ page, server, school: { owner, berta, carl } }) => {
  const { author_id } = await makeAuthor(server.origin, owner.session, 'Arch Press')
  for (const { session } of [berta, carl]) await joinAuthorAs(server.origin, owner.session, author_id, session, 'User')
  await page.setViewportSize(phone)
  await countShifts(page)
  const letGo = await hold(page, '**/authors/*/members?*')
  const invited = page.waitForResponse('**/invites')
  await page.goto(`/authors/${author_id}/people`)
  await invited
  await expect(page.getByRole('searchbox')).toBeVisible()
  letGo()
  await expect(page.getByText('Berta Benz')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open invites' })).toBeVisible()
  expect(await shifted(page)).toBeLessThan(most)
})
