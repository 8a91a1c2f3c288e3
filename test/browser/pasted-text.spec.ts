/** What comes along with a text that is copied from a mail, a chat or a table, and nobody sees: it stands in nobody's way. */
import { newPerson, uniqueName } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { expectFieldError } from './support/steps/fields.ts'
import { inviteLink } from './support/steps/people-fixture.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an address and a username, with spaces of no width around them', async ({ browser, server, school }) => {
  for (const name of [school.berta.email, school.berta.username]) {
    const context = await browser.newContext({ baseURL: server.origin })
    const door = await context.newPage()
    await door.goto('/signin')
    await door.getByLabel('Username or email').fill(`\u202a${name}\u200b\u202c\u00a0`)
    await door.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(door.getByText('Berta Benz')).toBeVisible()
    await context.close()
  }
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  await page.goto('/signup')
  const username = uniqueName('ada')
  await page.getByLabel('Username').fill(`\u200b${username}\u2060`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`Your username: ${username}`)).toBeVisible()
  await context.close()
})

test('a code of an invite in groups, as mail programs break it up', async ({ page, server, school }) => {
  const { code } = await inviteLink(server.origin, school.owner.session, school.name)
  await page.goto('/join')
  await page.getByLabel('Code').fill(`\u200b ${code.slice(0, 3)}\u00a0${code.slice(3).replace('-', ' \u2011 ')}\u200b`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Join Arch School?' })).toBeVisible()
})

test('two names that look the same are the same', async ({ page, quiet, school }) => {
  quiet.allow(/status of 409/)
  await page.goto(`/organizations/${school.name}/people/labels`)
  const dialog = page.getByRole('dialog')
  for (const name of ['Math\u00a0 A', ' Math A\u200b']) {
    await page.getByRole('button', { name: 'Add a label' }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Save' }).click()
  }
  await expectFieldError(page, dialog.getByLabel('Name'), 'This name is taken. Please choose another one.')
})

test('an invite goes to the address that was meant', async ({ page, school }) => {
  const { email } = newPerson()
  await page.goto(`/organizations/${school.name}/people/invites?new=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(`\u200b${email}\u00a0`)
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: email })).toBeVisible()
})
