/** What is typed into an open dialog: a session that is ended elsewhere gives it back, Back and a reload ask first. */
import type { Page } from '@playwright/test'
import { makeAuthor } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'
import { endElsewhere, signInAgain } from './support/steps/ended-session.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const restored = 'What you typed before you were signed out is back. It is not saved yet.'
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

const forms = {
  'an invite': { at: 'people/invites?new=1', field: 'Email', submit: 'Invite' },
  'a label': { at: 'people/labels', open: 'Add a label', field: 'Name', submit: 'Save' },
  'a class': { at: 'people/classes', open: 'Add a class', field: 'Name', submit: 'Save' },
  'a learner': { at: 'people/learners', open: 'Add one', field: 'Username', submit: 'Add' },
  'a sign-in connection': { at: 'settings/single-sign-on', open: 'Add a connection', field: 'Name', submit: 'Add' },
} as const

for (const [what, { at, field, submit, ...how }] of Object.entries(forms)) {
  test(`${what}, typed before the session ended, is there again`, async ({ page, server, quiet, school }) => {
    quiet.allow(/status of 40[01]/)
    await page.goto(`/organizations/${school.name}/${at}`)
    if ('open' in how) await press(page, how.open)
    const input = dialog(page).getByRole('textbox', { name: field, exact: true })
    const text = what === 'an invite' ? 'new@example.com' : 'typed'
    await input.fill(text)
    if (what === 'a class') await dialog(page).getByRole('textbox', { name: 'Usernames' }).fill('nobody')
    if (what === 'a learner') await dialog(page).getByRole('textbox', { name: 'First Name' }).fill('Ada')
    if (what === 'a sign-in connection') {
      await dialog(page)
        .getByLabel('Issuer')
        .fill('https://login.microsoftonline.com/0d9a1b3e-7c55-4a3f-9c3e-1f2d3c4b5a69/v2.0')
      await dialog(page).getByLabel('Client ID').fill('client')
      await dialog(page).getByLabel('Client secret').fill('a secret')
    }
    await endElsewhere(server.origin, school.owner)
    await dialog(page).getByRole('button', { name: submit, exact: true }).click()
    await signInAgain(page, school.owner)
    await expect(dialog(page).getByText(restored)).toBeVisible()
    await expect(input).toHaveValue(text)
    if (what === 'a class') await expect(dialog(page).getByRole('textbox', { name: 'Usernames' })).toHaveValue('nobody')
    if (what === 'a sign-in connection') await expect(dialog(page).getByLabel('Client secret')).toHaveValue('')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })
}

test('a term and a new name of a member outlive it, for nobody else', async ({ page, server, quiet, school }) => {
  quiet.allow(/status of 40[013]/)
  for (const [item, field, text] of [
    ['Edit name', 'Display Name', 'Berta B.'],
    ['First and last day', 'Last day', '2031-07-31'],
  ] as const) {
    await page.goto(`/organizations/${school.name}/people`)
    await press(page, 'What can be done with Berta Benz')
    await page.getByRole('menuitem', { name: item }).click()
    const input = dialog(page).getByLabel(field)
    await input.fill(text)
    await endElsewhere(server.origin, school.owner)
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await signInAgain(page, school.owner)
    await expect(input).toHaveValue(text)
    await expect(dialog(page).getByText(restored)).toBeVisible()
  }
  await endElsewhere(server.origin, school.owner)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await signInAgain(page, school.carl)
  await expect(page.getByRole('button', { name: 'Carl Clerk', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('an invite to a publisher outlives it', async ({ page, server, quiet, school }) => {
  quiet.allow(/status of 40[01]/)
  const { author_id } = await makeAuthor(server.origin, school.owner.session, 'Arch Press')
  await page.goto(`/authors/${author_id}/people`)
  await press(page, /^Invite/)
  await dialog(page).getByLabel('Email').fill('new@example.com')
  await endElsewhere(server.origin, school.owner)
  await dialog(page).getByRole('button', { name: 'Invite', exact: true }).click()
  await signInAgain(page, school.owner)
  await expect(dialog(page).getByLabel('Email')).toHaveValue('new@example.com')
})

test('Back and a reload ask before they throw away what was typed', async ({ page, school }) => {
  await page.getByRole('link', { name: 'Invite people' }).click()
  const address = dialog(page).getByRole('textbox', { name: 'Email' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  // Nothing is typed yet.
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await page.goForward()
  await address.fill('new@example.com')

  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toHaveCount(0)
  await expect(address).toHaveValue('new@example.com')
  await expect(address).toBeFocused()

  const asked = page.waitForEvent('dialog')
  const left = page.goto('/find').catch(() => undefined)
  const inItsWords = await asked
  expect(inItsWords.type()).toBe('beforeunload')
  await inItsWords.dismiss()
  await left
  await expect(address).toHaveValue('new@example.com')

  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
})

test('a dialog that is closed, or sent, is asked about no more', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/people/labels`)
  for (const end of ['Cancel', 'Save']) {
    await press(page, 'Add a label')
    await dialog(page).getByLabel('Name').fill('Typed')
    await dialog(page).getByRole('button', { name: end }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})
