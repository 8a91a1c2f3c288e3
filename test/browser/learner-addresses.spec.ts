/** What is kept of a learner is downloaded; they are given an email address, take the account along by the link, and are somebody of their own from then on. */
import type { Page } from '@playwright/test'
import { confirmAddress, uniqueName } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { mailAbout, mailsTo } from './support/servers/mailbox.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What the server refuses, the browser notes on the console. */
const refused = /Failed to load resource.*(?:400|409|422)/
const subject = 'Arch School gives you your own account'

async function addLearner(page: Page, { school, first, last }: { school: string; first: string; last: string }) {
  await page.goto(`/organizations/${school}/people/learners`)
  await page.getByRole('button', { name: 'Add one' }).click()
  const form = page.getByRole('dialog', { name: 'Add a learner' })
  await form.getByLabel('First name').fill(first)
  await form.getByLabel('Last name').fill(last)
  await form.getByLabel('Username').fill(first.toLowerCase())
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
}

test('an address is given, sent again, taken back; whoever opens the link makes the account their own and signs in', async ({
  page,
  browser,
  server,
  school: { name, owner },
  quiet,
}) => {
  test.slow()
  quiet.allow(refused)
  await addLearner(page, { school: name, first: 'Ada', last: 'Lovelace' })
  const row = page.getByRole('row', { name: /Ada Lovelace/ })
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'What can be done with Ada Lovelace' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'An email address for Ada Lovelace' })
  const email = `${uniqueName('ada')}@example.com`

  const saved = page.waitForEvent('download')
  await choose('Download data')
  expect((await saved).suggestedFilename()).toBe('ada.zip')

  await choose('Give an email address')
  await dialog.getByLabel('Email address').fill('ada')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'an address for a learner')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(row).toContainText(`Link sent to ${email}`)
  await expectAccessible(page, 'an address that waits')
  const first = await mailAbout(server.origin, email, subject)

  await choose('Take the address back')
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(row).not.toContainText(email)
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' })
  const theirs = await context.newPage()
  await theirs.goto(first.links[0] ?? '')
  await expect(theirs.getByText('This link has been used or is not valid.')).toBeVisible()
  await expectAccessible(theirs, 'an account that is not to be had')

  // An account that has confirmed the address already is nothing that the owner learns of.
  await confirmAddress(server.origin, owner.session, owner)
  await choose('Give an email address')
  await dialog.getByLabel('Email address').fill(owner.email)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(row).toContainText(`Link sent to ${owner.email}`)
  expect((await mailAbout(server.origin, owner.email, 'You have an account on')).links).toEqual([])

  await choose('Send the link again')
  await expect(dialog.getByLabel('Email address')).toHaveValue(owner.email)
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(row).toContainText(`Link sent to ${email}`)
  await expect.poll(async () => (await mailsTo(server.origin, email)).length).toBe(2)
  const { links } = await mailAbout(server.origin, email, subject)

  await theirs.goto(links[0] ?? '')
  await expect(theirs.getByText('This is the account of Ada Lovelace at Arch School.')).toBeVisible()
  await expect(theirs.getByText(`From now on you sign in with ${email}`)).toBeVisible()
  await expectAccessible(theirs, 'an account to take along')
  const submit = theirs.getByRole('button', { name: 'Make it my own' })
  await theirs.getByLabel('Username').fill(owner.username)
  await expect(theirs.getByText('This username is taken')).toBeVisible()
  await submit.click()
  await expect(theirs.getByText('Password is required', { exact: true })).toBeVisible()
  const username = uniqueName('lovelace')
  await theirs.getByLabel('Username').fill(username)
  await theirs.getByLabel('New password').fill('password')
  await theirs.getByLabel('Confirm password').fill('password')
  await submit.click()
  await expect(theirs.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
  await theirs.getByLabel('New password').fill('Engines of my own 1843!')
  await theirs.getByLabel('Confirm password').fill('Engines of my own 1843!')
  await submit.click()
  await expect(theirs.getByRole('heading', { name: 'This account is your own now' })).toBeVisible()
  await expect(theirs.getByRole('status').getByText(`Sign in with ${email}`)).toBeVisible()
  await expectAccessible(theirs, 'an account that was taken along')
  await mailAbout(server.origin, email, 'is your own now')

  await theirs.getByRole('link', { name: 'Sign in' }).click()
  await theirs.getByLabel('Username or email').fill(username)
  await theirs.getByRole('button', { name: 'Login' }).click()
  await theirs.getByLabel('Password', { exact: true }).fill('Engines of my own 1843!')
  await theirs.getByRole('button', { name: 'Next' }).click()
  await theirs.waitForURL((url) => url.pathname !== '/signin')
  await theirs.goto('/organizations')
  await expect(theirs.getByRole('link', { name: /Arch School/ }).first()).toBeVisible()
  await theirs.goto('/signup/organization')
  await expect(theirs.getByText('The page that you opened is not part of your account.')).toHaveCount(0)
  await theirs.goto(links[0] ?? '')
  await expect(theirs.getByText('This link has been used or is not valid.')).toBeVisible()
  await context.close()

  // To the school they are a member like any other.
  await page.reload()
  await expect(page.getByText('No learners here yet')).toBeVisible()
  await page.goto(`/organizations/${name}/people`)
  await expect(page.getByRole('row', { name: /Ada Lovelace/ })).toContainText(username)
  await page.goto(`/organizations/${name}/timeline`)
  await expect(page.getByText('Ada Lovelace made the account their own')).toBeVisible()
})
