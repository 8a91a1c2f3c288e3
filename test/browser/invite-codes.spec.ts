/** Invites by code, as somebody types it. */
import { expect, test } from './support/fixtures.ts'
import { inviteLink } from './support/steps/people-fixture.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Back from what a code offers leads to the code as it was typed, and so does a reload', async ({
  page,
  server,
  registered,
  signedIn,
  newOrganization,
}) => {
  const owner = await registered()
  const name = await newOrganization(owner, 'Arch School')
  const { code } = await inviteLink(server.origin, owner.session, name)
  await signedIn()
  await page.getByRole('link', { name: 'Enter a code' }).click()
  for (const leave of [() => page.goBack(), () => page.reload()]) {
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: 'Join Arch School?' })).toBeVisible()
    await leave()
    await expect(page.getByLabel('Code')).toHaveValue(code)
  }
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Use another code' }).dblclick()
  await expect(page.getByLabel('Code')).toHaveValue(code)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('You belong to Arch School now.')).toBeVisible()
})

test('a code for what one belongs to already says so', async ({ page, server, signedIn, newOrganization }) => {
  const owner = await signedIn()
  const { code } = await inviteLink(server.origin, owner.session, await newOrganization(owner, 'Arch School'))
  await page.getByRole('link', { name: 'Enter a code' }).click()
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('You belong to Arch School already.')).toBeVisible()
  await expect(page.getByText('You belong to Arch School now.')).toHaveCount(0)
})
