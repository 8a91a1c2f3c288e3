/** Filling a class: by search, all that are found, by label, and by pasted usernames. Nothing is saved before the class is. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { giveLabel, makeLabel } from './support/steps/people-fixture.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (page: Page) => page.getByRole('dialog')
const classRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Classes' }).getByRole('listitem').filter({ hasText: name })
const inside = (page: Page) => dialog(page).getByRole('group', { name: 'Who is in it' })
const usernames = (page: Page): Locator => dialog(page).getByLabel('Usernames')

async function newClass(page: Page, school: string, name: string): Promise<void> {
  await page.goto(`/organizations/${school}/people?view=classes`)
  await page.getByRole('button', { name: 'Add a class' }).click()
  await dialog(page).getByLabel('Name', { exact: true }).fill(name)
}

test('all that are found come in at once, and can be left out again before it is saved', async ({ page, school }) => {
  await newClass(page, school.name, '1a')
  await dialog(page).getByRole('button', { name: 'Add all 3 found' }).click()
  await expect(inside(page)).toContainText('Everybody in Arch School (3 people)')
  await inside(page).getByRole('button', { name: 'Take Everybody in Arch School out' }).click()
  await expect(inside(page)).toContainText('Nobody is in it yet.')
  await dialog(page).getByRole('button', { name: 'Add all 3 found' }).click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(classRow(page, '1a')).toContainText('3 people')
})

test('all with a label come in, found by a part of their name or not', async ({ page, server, school }) => {
  const { name, owner, berta, carl } = school
  const label = await makeLabel(server.origin, owner.session, name, 'Chess')
  await giveLabel(server.origin, owner.session, name, label.id, [berta.session.uid, carl.session.uid])
  await newClass(page, name, '1a')
  await dialog(page).getByLabel('Labels').selectOption('Chess')
  await dialog(page).getByRole('button', { name: 'Add all 2 found' }).click()
  await expect(inside(page)).toContainText('Everybody with the label Chess (2 people)')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(classRow(page, '1a')).toContainText('2 people')
})

test('pasted usernames: the known are added, the unknown are named and stay to be mended', async ({ page, school }) => {
  const { name, berta, carl } = school
  await newClass(page, name, '1a')
  await usernames(page).fill(`${berta.username.toUpperCase()}, nosuchname\n@alsonobody`)
  await dialog(page).getByRole('button', { name: 'Add by username' }).click()
  await expect(dialog(page).getByText('1 person is added.')).toBeVisible()
  await expect(
    dialog(page).getByText('Nobody here has the username nosuchname, alsonobody. Please correct or remove them.'),
  ).toBeVisible()
  await expect(usernames(page)).toHaveValue('nosuchname\nalsonobody')
  await expect(inside(page)).toContainText('Berta Benz')
  // What still stands in the field is meant when the class is saved; what is wrong there keeps it open.
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'nosuchname' })).toBeVisible()
  await usernames(page).fill(carl.username)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(classRow(page, '1a')).toContainText('2 people')
})

test('accessible at every width, light and dark', async ({ page, server, school }) => {
  test.slow()
  await makeLabel(server.origin, school.owner.session, school.name, 'Chess')
  await newClass(page, school.name, '1a')
  await dialog(page).getByRole('button', { name: 'Add all 3 found' }).click()
  await usernames(page).fill('nosuchname')
  await dialog(page).getByRole('button', { name: 'Add by username' }).click()
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'nosuchname' })).toBeVisible()
  await expectAccessible(page, 'class')
})
