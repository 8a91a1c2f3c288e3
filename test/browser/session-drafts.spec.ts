/** A session that is ended from another device in the middle of a form: its person signs in again, and finds what they typed. */
import type { Page } from '@playwright/test'
import { makeAuthor, signInWithPassword, uniqueName } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { picture } from './support/picture.ts'
import { endElsewhere, signInAgain } from './support/steps/ended-session.ts'
import { chooseFreeName, displayName, logo, next, toSecondStep } from './support/steps/organization-wizard.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ quiet }) => quiet.allow(/status of 40[01]/))

const restored = 'What you typed before you were signed out is back. It is not saved yet.'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('unsaved settings of an organization and of a publisher', async ({ page, server, school }) => {
  const { author_id } = await makeAuthor(server.origin, school.owner.session, 'Arch Press')
  for (const [at, label, saved] of [
    [`/organizations/${school.name}/settings`, 'Display name', 'Arch School'],
    [`/authors/${author_id}/settings`, 'Publisher Name', 'Arch Press'],
  ] as const) {
    await page.goto(at)
    const field = page.getByRole('textbox', { name: label })
    await field.fill('Typed before')
    await endElsewhere(server.origin, school.owner)
    await press(page, 'Save')
    await signInAgain(page, school.owner)
    await expect(page).toHaveURL(at)
    await expect(field).toHaveValue('Typed before')
    await expect(page.getByText(restored)).toBeVisible()
    await press(page, 'Undo changes')
    await expect(field).toHaveValue(saved)
    await expect(page.getByText(restored)).toHaveCount(0)
  }
})

test('settings that another owner saved meanwhile are asked about, not overwritten', async ({
  page,
  server,
  quiet,
  school,
}) => {
  quiet.allow(/status of 409/)
  await page.goto(`/organizations/${school.name}/settings`)
  await page.getByRole('textbox', { name: 'Display name' }).fill('Typed before')
  await endElsewhere(server.origin, school.owner)
  const { idToken } = await signInWithPassword(server.origin, school.owner)
  const theirs = await fetch(`${server.origin}/api/iam/organizations/${school.name}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, displayName: 'Saved there' }),
  })
  expect(theirs.status).toBe(200)
  await press(page, 'Save')
  await signInAgain(page, school.owner)
  await press(page, 'Save')
  await expect(page.getByText('Now: Saved there')).toBeVisible()
})

test('rules of security that were chosen', async ({ page, server, school }) => {
  await page.goto(`/organizations/${school.name}/security`)
  await page.getByLabel('Ask for a fresh sign-in').check()
  await endElsewhere(server.origin, school.owner)
  await press(page, 'Save')
  await signInAgain(page, school.owner)
  await expect(page.getByText(restored)).toBeVisible()
  await expect(page.getByLabel('Ask for a fresh sign-in')).toBeChecked()
})

for (const [what, at, line] of [
  ['people', 'import', 'new@example.com'],
  ['learners', 'learners/add', 'ada, Ada, Lovelace, 1a'],
] as const) {
  test(`a pasted list of ${what}, before it is checked and after; not for somebody else`, async ({
    page,
    server,
    school,
  }) => {
    await page.goto(`/organizations/${school.name}/people/${at}`)
    const list = page.locator('textarea')
    await list.fill(line)
    const pictures = page.getByLabel('Choose four pictures for each learner as well')
    if (what === 'learners') await pictures.check()
    await endElsewhere(server.origin, school.owner)
    await press(page, 'Check the list')
    await signInAgain(page, school.owner)
    await expect(list).toHaveValue(line)
    await expect(page.getByText(restored)).toBeVisible()
    if (what === 'learners') await expect(pictures).toBeChecked()
    await press(page, 'Check the list')
    await expect(page.getByRole('cell', { name: '1', exact: true })).toBeVisible()

    await endElsewhere(server.origin, school.owner)
    await page.getByRole('button', { name: what === 'people' ? 'Send 1 invite' : /^Add 1/ }).click()
    await signInAgain(page, school.carl)
    await expect(page.getByRole('button', { name: 'Carl Clerk', exact: true })).toBeVisible()
    await expect(page.getByText(line)).toHaveCount(0)
  })
}

test('a logo that was picked for a new organization', async ({ page, server, withSession }) => {
  const person = await withSession()
  await page.goto('/signup/organization')
  await toSecondStep(page)
  await chooseFreeName(page)
  await logo(page).setInputFiles(picture('logo.png'))
  await endElsewhere(server.origin, person)
  await next(page).click()
  await signInAgain(page, person)
  await expect(displayName(page)).not.toHaveValue('')
  await next(page).click()
  await expect(page.getByText('logo.png').first()).toBeVisible()
  await next(page).click()
  await expect(page).toHaveURL('/welcome')
})

test('a picture among settings, which is sent as it is picked', async ({ page, server, school }) => {
  const { author_id } = await makeAuthor(server.origin, school.owner.session, 'Arch Press')
  for (const at of [`/organizations/${school.name}/settings`, `/authors/${author_id}/settings`]) {
    await page.goto(at)
    const field = page.locator('input[type=file]').first()
    await expect(field).toBeEnabled()
    await endElsewhere(server.origin, school.owner)
    await field.setInputFiles(picture('image.png'))
    await signInAgain(page, school.owner)
    await expect(field).toHaveAccessibleDescription(/image\.png.*Failed to upload image\. Please try again\./)
    await press(page, 'Try again')
    await press(page, 'Save')
    await expect(page.getByText('The settings are saved.')).toBeVisible()
  }
})

test('a photo for the profile; not for somebody else', async ({ page, server, school }) => {
  await page.goto(`/profile/${school.owner.session.uid}`)
  const dialog = page.getByRole('dialog', { name: 'Upload Profile Photo' })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await press(page, 'Profile photo')
  await page.getByRole('menuitem', { name: 'Upload Avatar' }).click()
  await dialog.locator('input[type=file]').setInputFiles(picture('me.png'))
  await endElsewhere(server.origin, school.owner)
  await save.click()
  await signInAgain(page, school.owner)
  await expect(dialog.getByText('me.png').first()).toBeVisible()
  await endElsewhere(server.origin, school.owner)
  await save.click()
  await signInAgain(page, school.carl)
  await expect(page.getByRole('button', { name: 'Carl Clerk', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a roster that was chosen, and the name of its system', async ({ page, server, school }) => {
  await page.goto(`/organizations/${school.name}/people/rosters`)
  const source = page.getByRole('textbox', { name: 'Name of the system' })
  await page
    .locator('input[name=roster]')
    .setInputFiles({ name: 'roster.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') })
  await source.fill('Arch system')
  await endElsewhere(server.origin, school.owner)
  await press(page, 'Upload and check')
  await signInAgain(page, school.owner)
  await expect(page.getByText(restored)).toBeVisible()
  await expect(page.getByText('roster.zip')).toBeVisible()
  await expect(source).toHaveValue('Arch system')
  await expect(page.getByRole('button', { name: 'Upload and check' })).toBeEnabled()
})

test('what the groups of a directory are to become', async ({ page, server, school }) => {
  await page.goto(`/organizations/${school.name}/settings/provisioning`)
  await press(page, 'Connect a directory')
  await page.getByRole('dialog').getByLabel('Labels').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click()
  await press(page, 'I have copied the token')
  const groups = page.getByRole('region', { name: 'What its groups become' })
  await groups.getByLabel('Classes').check()
  await endElsewhere(server.origin, school.owner)
  await groups.getByRole('button', { name: 'Save' }).click()
  await signInAgain(page, school.owner)
  await expect(groups.getByLabel('Classes')).toBeChecked()
  await expect(groups.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('an image that was picked for a new publisher', async ({ page, server, withSession }) => {
  const person = await withSession()
  await page.goto('/authors/create')
  await page.getByLabel('Publisher Name').fill(uniqueName('Press '))
  await press(page, 'Next')
  await page.locator('input[type=file]').setInputFiles(picture('image.png'))
  await endElsewhere(server.origin, person)
  await press(page, 'Next')
  await signInAgain(page, person)
  await press(page, 'Next')
  await expect(page.getByText('image.png').first()).toBeVisible()
})
