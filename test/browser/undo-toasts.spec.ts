/** What is said after people were changed, and how long it can be taken back: who it was, the newest alone, on its own page. */
import type { Page } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { makeLabel } from './support/steps/people-fixture.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

async function remove(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name }).check()
  await page
    .getByRole('group', { name: /selected/ })
    .getByRole('button', { name: deleteWord })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: deleteWord }).click()
  for (const name of names) await expect(page.getByRole('row', { name })).toHaveCount(0)
}

const deleteWord = /^(Delete|Remove(?! labels))/

test('the sentence says who it was, one and several; undone, everybody is back', async ({ page, school }) => {
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  await remove(page, 'Berta Benz', 'Carl Clerk')
  await expect(page.getByText('User Deleted Successfully! Berta Benz and Carl Clerk')).toBeVisible()
  await undo(page).click()
  await expect(page.getByRole('row', { name: 'Carl Clerk' })).toContainText('Staff')
  await expect(page.getByText('1 - 3 of 3')).toBeVisible()
})

test('a newer undo takes the place of the older one, and undoes what it says', async ({ page, server, school }) => {
  await makeLabel(server.origin, school.owner.session, school.name, 'Chess')
  await remove(page, 'Berta Benz')
  await expect(page.getByText('User Deleted Successfully! Berta Benz')).toBeVisible()
  await remove(page, 'Carl Clerk')
  await expect(page.getByText('User Deleted Successfully! Carl Clerk')).toBeVisible()
  await expect(page.getByText('User Deleted Successfully! Berta Benz')).toHaveCount(0)
  await expect(undo(page)).toHaveCount(1)
  // Another part of the same page has the same way back, until something newer happens there.
  await page.getByRole('link', { name: 'Labels' }).click()
  await expect(undo(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete Chess' }).click()
  await expect(page.getByText('Label Deleted Successfully! Chess')).toBeVisible()
  await expect(page.getByText('User Deleted Successfully! Carl Clerk')).toHaveCount(0)
  await undo(page).click()
  await expect(page.getByRole('button', { name: 'Delete Chess' })).toBeVisible()
})

test('whoever leaves the page leaves its undo behind', async ({ page, school }) => {
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  await remove(page, 'Berta Benz')
  await expect(undo(page)).toBeVisible()
  await page.getByRole('link', { name: 'Organizations' }).first().click()
  await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible()
  await expect(undo(page)).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
})

test('an answer that comes after the page was left is told without an undo', async ({ page, school }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/users/members/**', async (route) => {
    if (route.request().method() === 'DELETE') await held
    await route.continue()
  })
  // By links alone: another document would know nothing of the answer.
  await page.goto('/organizations')
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('checkbox', { name: school.berta.firstName }).check()
  await page
    .getByRole('group', { name: /selected/ })
    .getByRole('button', { name: deleteWord })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: deleteWord }).click()
  await page.goBack()
  await expect(page).toHaveURL('/organizations')
  answer()
  await expect(page.getByText('User Deleted Successfully! Berta Benz')).toBeVisible()
  await expect(undo(page)).toHaveCount(0)
})

test('an undo that reached nobody can be pressed again', async ({ page, quiet, school }) => {
  quiet.allow(/Failed to load resource|net::ERR/)
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  await remove(page, 'Berta Benz')
  await page.route('**/api/users/members/restore*', (route) => route.abort('connectionrefused'))
  await undo(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Server is unavailable' })).toBeVisible()
  await expect(page.getByText('User Deleted Successfully! Berta Benz')).toBeVisible()
  await page.unroute('**/api/users/members/restore*')
  await undo(page).click()
  await expect(page.getByRole('row', { name: 'Berta Benz' })).toBeVisible()
})

for (const [width, height] of [
  [360, 740],
  [1280, 720],
] as const) {
  test(`with letters of 200 % in ${width} by ${height}, nothing that has the focus is behind it`, async ({
    page,
    school,
  }) => {
    await expect(page).toHaveURL(`/organizations/${school.name}/people`)
    await remove(page, 'Berta Benz')
    // Somebody who looks at it, and where it stands then as well: it stands for as long.
    await undo(page).hover()
    await page.setViewportSize({ width, height })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await undo(page).hover()
    await expect(undo(page)).toBeInViewport({ ratio: 1 })
    const toast = toasts(page)
    const elsewhere = ':is(a, button:enabled):not([role="region"][aria-label^="Notifications"] *)'
    const all = await page.locator(elsewhere).filter({ visible: true }).all()
    for (const target of all.slice(0, 20)) {
      await target.focus()
      const [behind, above] = [await target.boundingBox(), await toast.boundingBox()]
      const name = await target.evaluate(({ outerHTML }) => outerHTML)
      expect.soft(behind && above && isApart(behind, above), name).toBe(true)
    }
    await expect(undo(page)).toBeVisible()
  })
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const isApart = (one: Box, other: Box) =>
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y ||
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x
