/** A connection that breaks while an organization is being created: nothing twice, nothing lost. */
import { organizationsOf, uniqueName } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'

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
  await page.route(
    '**/api/iam/organizations',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
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
