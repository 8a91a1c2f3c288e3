/** An answer that comes after somebody has left the page that asked leads them nowhere. */
import type { Page } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { chooseFreeName, create, next } from './support/steps/organization-wizard.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Asks, leaves, has the answer, and is where the way out led. */
async function expectStays(page: Page, address: string | RegExp, ask: () => Promise<void>, leave: () => Promise<void>) {
  const letGo = await hold(page, address)
  const asked = page.waitForRequest(address)
  await ask()
  const request = await asked
  await leave()
  const there = page.url()
  letGo()
  await (await request.response())?.finished()
  // What it leads to would be there by the time that another page has been shown and left.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))))
  await page.waitForLoadState('networkidle')
  expect(page.url()).toBe(there)
}

test('the first step of sign-in: whoever goes to create an account stays there', async ({ page, registered }) => {
  const person = await registered()
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(person.email)
  await expectStays(
    page,
    '**/api/users/profile/getuser*',
    () => page.getByRole('button', { name: 'Login' }).click(),
    async () => {
      await page.getByRole('link', { name: 'Create an account' }).click()
      await expect(page.getByRole('heading', { name: 'Choose a username' })).toBeVisible()
    },
  )
  await expect(page).toHaveURL('/signup')
})

test('a code by mail: whoever goes back to the first step stays there', async ({ page, registered }) => {
  const person = await registered()
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(person.email)
  await page.getByRole('button', { name: 'Login' }).click()
  await expectStays(
    page,
    '**/api/iam/auth/mail-sign-ins',
    () => page.getByRole('button', { name: 'Email me a code instead' }).click(),
    async () => {
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    },
  )
  await expect(page.getByLabel('Username or email')).toHaveValue(person.email)
})

test('the wizard: whoever goes to their organizations stays there, and finds the new one', async ({
  page,
  withSession,
  newOrganization,
}) => {
  await newOrganization(await withSession(), 'Old Hall')
  await page.goto('/organizations')
  await page.getByRole('link', { name: 'Add Organization' }).click()
  await page.getByLabel('Display name').fill('New Hall')
  await next(page).click()
  const name = await chooseFreeName(page)
  await expectStays(
    page,
    create,
    () => next(page).click(),
    async () => {
      await page.evaluate(() => history.go(-2))
      await expect(page.getByText('Old Hall', { exact: true })).toBeVisible()
    },
  )
  await expect(page.getByText(name, { exact: true })).toBeVisible()
})

test('an invite: whoever goes to another page of the console stays there', async ({ page, school: { name } }) => {
  await page.goto(`/organizations/${name}/people`)
  const dialog = page.getByRole('dialog')
  const backToLabels = async () => {
    await page.evaluate(() => history.back())
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'Labels' }).click()
  await expect(page.getByText('No labels yet')).toBeVisible()
  await page.getByRole('link', { name: 'Invite people' }).click()
  await dialog.getByLabel('Email').fill('new@example.com')
  await expectStays(
    page,
    '**/api/users/invites*',
    () => dialog.getByRole('button', { name: 'Invite', exact: true }).click(),
    backToLabels,
  )
  await expect(page).toHaveURL(`/organizations/${name}/people/labels`)
})
