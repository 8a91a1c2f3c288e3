/** What is done to many members at once: their roles, and putting them into a class, from a bar that stays small. */
import type { Page } from '@playwright/test'
import type { Session } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { giveLabel, makeClass, makeLabel } from './support/steps/people-fixture.ts'
import { signInInstead, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const row = (page: Page, name: string) => page.getByRole('row', { name })
const bar = (page: Page) => page.getByRole('group', { name: /selected/ })
const dialog = (page: Page) => page.getByRole('dialog')

async function select(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name }).check()
}

async function openBulk(page: Page, action: string | RegExp, ...names: string[]): Promise<void> {
  await select(page, ...names)
  await bar(page).getByRole('button', { name: action }).click()
}

test('roles of several change at once; who has it already is named, and it is taken back', async ({ page, school }) => {
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/members')) asked.push(request.url())
  })
  await openBulk(page, 'Change role', 'Berta Benz', 'Carl Clerk')
  await expect(dialog(page).getByRole('button', { name: 'Change role' })).toBeDisabled()
  await dialog(page).getByRole('radio', { name: 'Staff' }).check()
  await expect(dialog(page).getByText('Carl Clerk has the role Staff already.')).toBeVisible()
  await dialog(page).getByRole('radio', { name: 'User' }).check()
  await dialog(page).getByRole('radio', { name: 'Staff' }).check()
  await dialog(page).getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText('User Updated Successfully! Berta Benz')).toBeVisible()
  await expect(row(page, 'Berta Benz')).toContainText('Staff')
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Berta Benz')).toContainText('User')
  expect(asked).toHaveLength(2)
})

test('once several are removed, the list is read again from its first page, twelve rows of it', async ({
  page,
  school,
}) => {
  await page.goto(`/organizations/${school.name}/people/members?limit=30`)
  await openBulk(page, /^(Delete|Remove(?! labels))/, 'Berta Benz', 'Carl Clerk')
  const readAgain = page.waitForRequest(/\/api\/users\/members\?.*page=1&limit=12/)
  await dialog(page)
    .getByRole('button', { name: /^(Delete|Remove)/ })
    .click()
  await readAgain
  await expect(page).toHaveURL(`/organizations/${school.name}/people/members?limit=12`)
  await expect(page.getByLabel('Rows per page')).toHaveValue('12')
  await expect(page.getByText(/^1 - \d+ of \d+$/)).toBeVisible()
  await expect(row(page, 'Berta Benz')).toHaveCount(0)
  await page.getByLabel('Rows per page').selectOption('10')
  await expect(page.getByLabel('Rows per page').getByRole('option')).toHaveText(['10', '20', '30'])
})

test('making owners is asked about, by name; the timeline says it once', async ({ page, school }) => {
  await openBulk(page, 'Change role', 'Berta Benz', 'Carl Clerk')
  await dialog(page).getByRole('radio', { name: 'Owner' }).check()
  await dialog(page).getByRole('button', { name: 'Make Owners' }).click()
  await expect(page.getByRole('dialog', { name: 'Make Berta Benz and Carl Clerk owners?' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await expect(dialog(page).getByRole('radio', { name: 'Owner' })).toBeChecked()
  await expect(row(page, 'Berta Benz')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Make Owners' }).click()
  await dialog(page).getByRole('button', { name: 'Make Owners' }).click()
  await expect(page.getByText('User Updated Successfully! Berta Benz and Carl Clerk')).toBeVisible()
  await expect(row(page, 'Berta Benz')).toContainText('Owner')
  await page.goto(`/organizations/${school.name}/people?view=timeline`)
  await expect(page.getByText('Olga Owner made 2 people Owner')).toBeVisible()
})

test('the last owner stays one, and is told so; the others change', async ({ page, quiet, school }) => {
  quiet.allow(/status of 409/)
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  await openBulk(page, 'Change role', 'Olga Owner', 'Berta Benz')
  await dialog(page).getByRole('radio', { name: 'Staff' }).check()
  await expect(dialog(page).getByText(/^You are among them/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText('User Updated Successfully! Berta Benz')).toBeVisible()
  await expect(page.getByText('You stay owner: an organization needs one.')).toBeVisible()
  await expect(row(page, 'Olga Owner')).toContainText('Owner')
  await expect(row(page, 'Berta Benz')).toContainText('Staff')
  await openBulk(page, 'Change role', 'Olga Owner')
  await dialog(page).getByRole('radio', { name: 'User' }).check()
  await dialog(page).getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText('An organization needs an owner.')).toBeVisible()
})

test('into a new class, into one that is there, and back', async ({ page, quiet, server, school }) => {
  quiet.allow(/status of 409/)
  const { name, owner, berta } = school
  await makeClass(server.origin, owner.session, name, '2b', [berta.session.uid])
  await openBulk(page, 'Add to class', 'Berta Benz', 'Carl Clerk')
  await dialog(page).getByRole('button', { name: 'Add' }).click()
  await expect(dialog(page).getByText('Please choose a class.')).toBeVisible()
  await dialog(page).getByLabel('Class').selectOption('2b')
  await dialog(page).getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Carl Clerk added to 2b.')).toBeVisible()
  await expect(page.getByText('Berta Benz was in it before.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Everything is as it was.')).toBeVisible()

  await openBulk(page, 'Add to class', 'Berta Benz', 'Carl Clerk')
  await dialog(page).getByLabel('Class').selectOption('A new class')
  await dialog(page).getByLabel('Name of the new class').fill('2B')
  await dialog(page).getByRole('button', { name: 'Add' }).click()
  await expect(dialog(page).getByText('This name is taken. Please choose another one.')).toBeVisible()
  await dialog(page).getByLabel('Name of the new class').fill('3c')
  await dialog(page).getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Berta Benz and Carl Clerk added to 3c.')).toBeVisible()
  await page.getByRole('link', { name: 'Classes' }).click()
  const classes = page.getByRole('region', { name: 'Classes' })
  await expect(classes.getByRole('listitem').filter({ hasText: '2b' })).toContainText('1 person')
  await expect(classes.getByRole('listitem').filter({ hasText: '3c' })).toContainText('2 people')
})

test('into a class, with somebody who has left meanwhile: says who that is', async ({
  page,
  quiet,
  server,
  school,
}) => {
  quiet.allow(/status of 404/)
  const { name, owner, berta } = school
  await makeClass(server.origin, owner.session, name, '2b', [])
  const add = async () => {
    await dialog(page).getByLabel('Class').selectOption('2b')
    await dialog(page).getByRole('button', { name: 'Add' }).click()
  }
  await openBulk(page, 'Add to class', 'Berta Benz')
  const { uid, idToken } = berta.session
  const left = await fetch(`${server.origin}/api/users/members/${uid}?organization=${name}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${idToken}` },
  })
  expect(left.ok).toBe(true)
  await add()
  await expect(dialog(page).getByRole('alert')).toHaveText('Berta Benz is no longer here.')
})

test('a label for somebody who has left meanwhile, or one that is deleted: says who or which that is', async ({
  page,
  quiet,
  server,
  school,
}) => {
  quiet.allow(/status of 404/)
  const { name, owner, berta, carl } = school
  const choir = await makeLabel(server.origin, owner.session, name, 'Choir')
  const remove = async (address: string, { uid, idToken }: Session) => {
    const headers = { authorization: `Bearer ${idToken}` }
    const gone = await fetch(`${server.origin}/api/users/${address}?organization=${name}`, {
      method: 'DELETE',
      headers,
    })
    expect(gone.ok, uid).toBe(true)
  }
  await page.reload()
  await openBulk(page, 'Give a label', 'Berta Benz')
  await remove(`members/${berta.session.uid}`, berta.session)
  await dialog(page).getByRole('button', { name: 'Choir' }).click()
  await expect(page.getByText('Berta Benz is no longer here.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  await openBulk(page, 'Give a label', 'Carl Clerk')
  await remove(`labels/${choir.id}`, owner.session)
  await dialog(page).getByRole('button', { name: 'Choir' }).click()
  await expect(page.getByText('Choir no longer exists.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  const team = await makeLabel(server.origin, owner.session, name, 'Team')
  await giveLabel(server.origin, owner.session, name, team.id, [carl.session.uid])
  await page.reload()
  await openBulk(page, 'Remove labels', 'Carl Clerk')
  await remove(`members/${carl.session.uid}`, carl.session)
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Carl Clerk is no longer here.')).toBeVisible()
})

test('everybody who matches the list goes into a class, seen on this page or not', async ({ page, server, school }) => {
  await makeClass(server.origin, school.owner.session, school.name, '2b', [])
  await openBulk(page, 'Add to class', 'Berta Benz')
  await dialog(page).getByRole('radio', { name: 'All 3 people in the organization' }).check()
  await dialog(page).getByLabel('Class').selectOption('2b')
  await dialog(page).getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('3 people added to 2b.')).toBeVisible()
})

test('on a phone the bar is one row with a menu, which gets the focus back', async ({ page, school }) => {
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  await page.setViewportSize({ width: 360, height: 640 })
  await select(page, 'Berta Benz', 'Carl Clerk')
  const box = await bar(page).boundingBox()
  expect(box?.height).toBeLessThanOrEqual(56)
  const trigger = bar(page).getByRole('button', { name: 'Actions' })
  await trigger.click()
  await expect(page.getByRole('menuitem')).toHaveText([
    ...['Give a label', 'Remove labels', 'Add to class', 'First and last day', 'Change role', 'Remove'],
  ])
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Change role' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Change role' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(trigger).toBeFocused()
  await bar(page).getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar(page)).toHaveCount(0)
})

test('staff put people into classes, and change no roles', async ({ page, school }) => {
  await signInInstead(page, school.carl)
  await page.goto(`/organizations/${school.name}/people`)
  await select(page, 'Berta Benz')
  await expect(bar(page).getByRole('button', { name: 'Change role' })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Add to class' }).click()
  await dialog(page).getByLabel('Name of the new class').fill('1a')
  await dialog(page).getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Berta Benz added to 1a.')).toBeVisible()
})

test('bar and dialogs are accessible at every width, light and dark', async ({ page, server, school }) => {
  test.slow()
  await makeClass(server.origin, school.owner.session, school.name, '2b', [])
  await openBulk(page, 'Change role', 'Olga Owner', 'Carl Clerk')
  await dialog(page).getByRole('radio', { name: 'Staff' }).check()
  await expectAccessible(page, 'change role')
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'bulk bar')
  await bar(page).getByRole('button', { name: 'Add to class' }).click()
  await dialog(page).getByLabel('Class').selectOption('A new class')
  await expectAccessible(page, 'add to class')
})
