/** A profile with unsaved changes: every way out asks once, and a session that ends takes nothing along. */
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { expectToast, openProfile, profileFields } from './support/steps/profile-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

function question(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  return {
    dialog,
    stay: dialog.getByRole('button', { name: 'Stay here' }),
    leave: dialog.getByRole('button', { name: 'Leave without saving' }),
  }
}

test('without changes nobody is asked', async ({ page, signedIn }) => {
  await openProfile(page, await signedIn())
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Organizations' }).click()
  await expect(page).toHaveURL('/organizations')
})

test('a link: stay, then leave', async ({ page, signedIn }) => {
  test.slow()
  const person = await signedIn()
  await openProfile(page, person)
  const { givenName, save } = profileFields(page)
  const { dialog, stay, leave } = question(page)
  const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Organizations' })
  await givenName.fill('Augusta')
  await link.click()
  await expect(stay).toBeFocused()
  await expectAccessible(page, 'leaving')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(save).toBeFocused()
  await expect(page).toHaveURL(`/profile/${person.session.uid}`)
  await expect(givenName).toHaveValue('Augusta')

  await page.getByRole('button', { name: 'Ada Lovelace' }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await leave.click()
  await expect(page).toHaveURL('/organizations')
  await page.goBack()
  await expect(givenName).toHaveValue('Ada')
})

test('Back and Forward: stay, then leave', async ({ page, signedIn }) => {
  const { session } = await signedIn()
  await page.getByRole('button', { name: 'Ada Lovelace' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  const { givenName } = profileFields(page)
  const { dialog, stay, leave } = question(page)
  await givenName.fill('Augusta')
  await page.evaluate(() => history.back())
  await stay.click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(`/profile/${session.uid}`)
  await expect(givenName).toHaveValue('Augusta')
  await page.evaluate(() => history.back())
  await leave.click()
  await expect(page).toHaveURL('/organizations')
  await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible()
})

test('Logout: stay, then leave, and nothing is kept for the next visit', async ({ page, signedIn }) => {
  const person = await signedIn()
  await openProfile(page, person)
  const { givenName } = profileFields(page)
  const { stay, leave } = question(page)
  const logOut = async () => {
    await page.getByRole('button', { name: 'Ada Lovelace' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await givenName.fill('Augusta')
  await logOut()
  await stay.click()
  await expect(givenName).toHaveValue('Augusta')
  await logOut()
  await leave.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Username or email')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('profile')))).toEqual([])
})

test('closing the tab or loading another page is asked by the browser', async ({ page, signedIn }) => {
  await openProfile(page, await signedIn())
  const { givenName, save } = profileFields(page)
  await givenName.fill('Augusta')
  // From then on there is something to lose.
  await expect(save).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const left = page.goto('/find')
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await left
  await expect(page).toHaveURL('/find')
})

test('saved, there is nothing left to ask', async ({ page, signedIn }) => {
  await openProfile(page, await signedIn())
  const { givenName, save } = profileFields(page)
  await givenName.fill('Augusta')
  await save.click()
  await expectToast(page, 'Updated Profile Successfully')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Organizations' }).click()
  await expect(page).toHaveURL('/organizations')
})

test('a session that ended keeps what was typed until its person is back', async ({ page, signedIn, quiet }) => {
  quiet.allow(/status of 40[01]/)
  const person = await signedIn()
  await openProfile(page, person)
  const { givenName, save } = profileFields(page)
  await givenName.fill('Augusta')
  await page.route('**/api/users/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { code: 401, error: 'unauthenticated', message: 'Please sign in.' } })
      : route.fallback(),
  )
  await page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  )
  await save.click()
  await expect(page).toHaveURL(/\/signin\?redirect=/)
  await page.unrouteAll()
  await page.getByLabel('Username or email').fill(person.email)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(`/profile/${person.session.uid}`)
  await expect(givenName).toHaveValue('Augusta')
  await expect(page.getByText('What you typed before you were signed out is back. It is not saved yet.')).toBeVisible()
  await save.click()
  await expectToast(page, 'Updated Profile Successfully')
})
