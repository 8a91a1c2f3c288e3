/** A connection that breaks behind what was done: nothing twice, nothing lost, and what helps is said. */
import type { Page } from '@playwright/test'
import { addPasskey } from '@atrium/contract/identity/passkeys'
import { makeBackupCodes } from '@atrium/contract/identity/second-step'
import { newPerson, organizationsOf, uniqueName } from '../support/account-client.ts'
import { appCode } from '../support/totp.ts'
import { expect, test } from './support/fixtures.ts'
import { resetLink } from './support/steps/action-codes.ts'
import { beginSetUp, card, openSecurity, setUp } from './support/steps/second-step.ts'
import { answerSignIn, signOut } from './support/steps/steps.ts'
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

test('a second step whose answer was lost asks to sign in again, and does', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400|ERR_FAILED|Failed to load resource/)
  const person = await signedIn()
  const { key, codes } = await setUp(page, server.origin, person)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await signOut(page, person)
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(person.email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Second step' })
  await loseAnswer(page, '**/accounts/mfaSignIn:finalize*')
  await question.getByLabel('Code').fill(appCode(key))
  await question.getByLabel('Code').press('Enter')
  await expect(question.getByText('Server is unavailable')).toBeVisible()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toHaveText('This took too long, or was cut off. Please sign in again.')

  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await question.getByRole('button', { name: 'Use a backup code instead' }).click()
  await question.getByLabel('Backup code').fill(codes[0] ?? '')
  await question.getByLabel('Backup code').press('Enter')
  await expect(page).toHaveURL('/organizations')
})

/** Whoever has none. */
async function makeCodes(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Make new backup codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click()
  await expect(page.getByRole('dialog', { name: 'Your backup codes' }).getByRole('listitem')).toHaveCount(10)
}

test('a second step that was set up behind a lost answer: who signs in by it hears that there are no backup codes', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400|ERR_FAILED|Failed to load resource/)
  const person = await signedIn()
  await openSecurity(page, server.origin, person)
  const { dialog, key, giveCode } = await beginSetUp(page)
  await loseAnswer(page, '**/accounts/mfaEnrollment:finalize*')
  await giveCode(-1)
  await expect(dialog.getByText('Server is unavailable')).toBeVisible()
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page).toHaveURL(/\/signin\?redirect=/)
  // Another day: not on the way back to that page.
  await page.goto('/signin')
  await answerSignIn(page, person)
  const question = page.getByRole('dialog', { name: 'Second step' })
  await question.getByLabel('Code').fill(appCode(key))
  await question.getByLabel('Code').press('Enter')
  await expect(page.getByText('You have no backup codes. Make some under Profile, Security')).toBeVisible()
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Make new backup codes' })
    .click()
  await expect(card(page)).toContainText('You have no backup codes. Make new ones')
  await makeCodes(page)
})

test('a second step whose backup codes were lost with their answer is on, and its card makes others', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to load resource/)
  await openSecurity(page, server.origin, await signedIn())
  const { giveCode } = await beginSetUp(page)
  await loseAnswer(page, `**${makeBackupCodes.path}`)
  await giveCode(-1)
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible()
  await expect(page.getByText('Server is unavailable').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await makeCodes(page)
})

test('a password that was reset behind a lost answer: the used link says what it may have done', async ({
  page,
  server,
  registered,
  quiet,
}) => {
  quiet.allow(/status of 400|ERR_FAILED|Failed to load resource/)
  const person = await registered()
  await page.goto(await resetLink(server, person.email))
  for (const name of ['New Password', 'Confirm Password']) {
    await page.getByLabel(name, { exact: true }).fill(`Another-${person.password}`)
  }
  const submit = page.getByRole('button', { name: 'Reset password', exact: true })
  await loseAnswer(page, '**/accounts:resetPassword*')
  await submit.click()
  await expect(page.getByText('Network fail')).toBeVisible()
  await submit.click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByText('If you chose a new password with it, sign in with that one.')).toBeVisible()
})

test('an invite whose answer was lost is there once, and mailed once', async ({
  page,
  server,
  withSession,
  newOrganization,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to load resource/)
  const name = await newOrganization(await withSession())
  const { email } = newPerson()
  await page.goto(`/organizations/${name}/people/invites`)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite' })
  await dialog.getByLabel('Email').fill(email)
  await loseAnswer(page, '**/api/users/invites?*')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('Server is unavailable').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText(`User Create Successfully! ${email} is invited.`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(1)
  const mailbox = (await (await page.request.get(`${server.origin}/dev/mailbox.json`)).json()) as { to: string }[]
  expect(mailbox.filter(({ to }) => to === email)).toHaveLength(1)
})

test('a class whose answer was lost is not in its own way', async ({ page, withSession, newOrganization, quiet }) => {
  quiet.allow(/ERR_FAILED|Failed to load resource/)
  const name = await newOrganization(await withSession())
  await page.goto(`/organizations/${name}/people/classes`)
  await page.getByRole('button', { name: 'Add a class' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('1a')
  await loseAnswer(page, '**/api/users/classes?*')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Server is unavailable').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Classes' }).getByRole('listitem')).toHaveCount(1)
})

test('learners whose cards were lost with the answer are made once, and get these cards', async ({
  page,
  withSession,
  newOrganization,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to load resource/)
  const name = await newOrganization(await withSession())
  await page.goto(`/organizations/${name}/people/learners/add`)
  await page.getByLabel('Your list').fill('ada\tAda\tLovelace\t\nalan\tAlan\tTuring\t')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('2 learners to add')).toBeVisible()
  await loseAnswer(page, '**/api/users/learners?*')
  await page.getByRole('button', { name: 'Add 2 learners' }).click()
  await expect(page.getByText('Server is unavailable')).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 learners' }).click()
  await expect(page.getByRole('heading', { name: 'Print 2 cards' })).toBeVisible()
})
