/** A connection that breaks behind what was done: nothing twice, nothing lost, and what helps is said. */
import type { Page } from '@playwright/test'
import { addPasskey } from '@atrium/contract/identity/passkeys'
import { organizationsOf, uniqueName } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { addVirtualAuthenticator } from './support/virtual-authenticator.ts'

/** The next POST there is done, and its answer does not arrive. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}

test('when only the answer was lost, trying again arrives at the same organization', async ({
  page,
  server,
  withSession,
  quiet,
}) => {
  const owner = await withSession()
  const name = uniqueName('lost')
  await page.goto('/signup/organization')
  await page.getByLabel('Display name').fill('Lost and Found')
  await page.getByRole('button', { name: 'Next' }).click()
  const field = page.getByLabel('Workspace name')
  await field.fill(name)
  await expect(page.getByText('This domain is available.')).toBeVisible()

  quiet.allow(/ERR_FAILED|Failed to load resource/)
  await loseAnswer(page, '**/api/iam/organizations')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Server is unavailable')).toBeVisible()
  await expect(field).toHaveValue(name)

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/welcome')
  expect(await organizationsOf(server.origin, owner.session)).toEqual([name])
})

test('a double click on Next creates one organization', async ({ page, server, withSession }) => {
  const owner = await withSession()
  const name = uniqueName('double')
  await page.goto('/signup/organization')
  await page.getByLabel('Display name').fill('Double Click')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Workspace name').fill(name)
  await expect(page.getByText('This domain is available.')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).dblclick()
  await expect(page).toHaveURL('/welcome')
  expect(await organizationsOf(server.origin, owner.session)).toEqual([name])
})

test('a passkey whose answer was lost is in the list by itself', async ({ page, signedIn, quiet }) => {
  quiet.allow(/ERR_FAILED|Failed to load resource/)
  await addVirtualAuthenticator(page)
  const { session } = await signedIn()
  await page.goto(`/profile/${session.uid}/security`)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect(passkeys.getByText('You have no passkeys yet.')).toBeVisible()
  await page.route(`**${addPasskey.path}`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByText('Server is unavailable')).toBeVisible()
  await expect(passkeys.getByRole('listitem')).toContainText('not used yet')
})
