/** A workspace name that an organization of one's own has already: told with the way to it, and to nobody else. */
import type { Page } from '@playwright/test'
import { organizationsOf } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { expectFieldError } from './support/steps/fields.ts'
import { chooseFreeName, name, next, toSecondStep } from './support/steps/organization-wizard.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const taken = 'This domain is already taken.'
const ownNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'Hall of Arches' })

test('two tabs, one name: the second is told that the first has made it, and led there', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  const person = await signedIn()
  const other = await context.newPage()
  await toSecondStep(page)
  await toSecondStep(other)
  const wanted = await chooseFreeName(page)
  await name(other).fill(wanted)
  await expect(other.getByText('This domain is available.')).toBeVisible()
  await expect(ownNotice(other)).toHaveCount(0)
  await next(page).click()
  await expect(page).toHaveURL('/welcome')
  // It heard of it from the first.
  await expectFieldError(other, name(other), taken)
  await next(other).click()
  await expectFieldError(other, name(other), taken)
  expect(await organizationsOf(server.origin, person.session)).toEqual([wanted])
  await expect(ownNotice(other)).toContainText('This name belongs to Hall of Arches, one of your organizations.')
  await expectAccessible(other, 'a name of one’s own')
  await other.getByRole('link', { name: 'Go to Hall of Arches' }).click()
  await expect(other).toHaveURL(new RegExp(`//${wanted}\\.`))
})

test('made once, and then again: it is there already', async ({ page, signedIn }) => {
  await signedIn()
  await toSecondStep(page)
  const wanted = await chooseFreeName(page)
  await next(page).click()
  await expect(page).toHaveURL('/welcome')
  await toSecondStep(page)
  await name(page).fill(wanted)
  await expectFieldError(page, name(page), taken)
  await expect(page.getByRole('link', { name: 'Go to Hall of Arches' })).toBeVisible()
})

test('of somebody else’s organization nothing is told but that the name is taken', async ({
  page,
  registered,
  signedIn,
  newOrganization,
}) => {
  const theirs = await newOrganization(await registered())
  await signedIn()
  await toSecondStep(page)
  const asked = page.waitForResponse(/recently-deleted/)
  await name(page).fill(theirs)
  await asked
  await expectFieldError(page, name(page), taken)
  await expect(page.getByText(/belongs to/)).toHaveCount(0)
})

test('deleted, its name is still one’s own, and it is restored from there', async ({
  page,
  quiet,
  signedIn,
  newOrganization,
}) => {
  quiet.allow(/status of 404/)
  const own = await newOrganization(await signedIn())
  await page.goto(`/organizations/${own}/settings`)
  await page.getByRole('button', { name: 'Delete the organization' }).click()
  await page.getByRole('dialog').getByLabel(`Type ${own} to confirm`).fill(own)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/organizations')
  await toSecondStep(page)
  await name(page).fill(own)
  await expectFieldError(page, name(page), taken)
  await expect(ownNotice(page)).toContainText('You can restore it.')
  await page.getByRole('button', { name: 'Restore Hall of Arches' }).click()
  await expect(page.getByRole('link', { name: 'Go to Hall of Arches' })).toBeVisible()
})
