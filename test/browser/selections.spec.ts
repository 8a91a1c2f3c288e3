/** Who is selected in a list, and what was about to be done with them: through other pages, searches and the end of a session. */
import type { Page } from '@playwright/test'
import { deleteMember } from '@atrium/contract/people/members'
import { giveLabel, joinAs, makeClass, makeLabel } from './support/steps/people-fixture.ts'
import { endElsewhere, signInAgain } from './support/steps/ended-session.ts'
import { expect, type SignedInPerson } from './support/fixtures.ts'
import { type School, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (page: Page) => page.getByRole('dialog')
const bar = (page: Page) => page.getByRole('group', { name: /selected/ })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name })

async function removeElsewhere(origin: string, { owner, name }: School, { session }: SignedInPerson): Promise<void> {
  const address = `${origin}${deleteMember.path.replace(':id', session.uid)}?organization=${name}`
  const headers = { authorization: `Bearer ${owner.session.idToken}` }
  expect((await fetch(address, { method: 'DELETE', headers })).status).toBe(204)
}

test('a class and those who go into it outlive a session that is ended elsewhere', async ({
  page,
  server,
  quiet,
  school,
}) => {
  quiet.allow(/status of 40[01]/)
  await makeClass(server.origin, school.owner.session, school.name, '2b', [])
  await page.reload()
  for (const name of ['Berta Benz', 'Carl Clerk']) await box(page, name).check()
  await bar(page).getByRole('button', { name: 'Add to class' }).click()
  await dialog(page).getByLabel('Class').selectOption('A new class')
  await dialog(page).getByLabel('Name of the new class').fill('3c')
  await endElsewhere(server.origin, school.owner)
  await dialog(page).getByRole('button', { name: 'Add' }).click()
  await signInAgain(page, school.owner)
  await expect(dialog(page).getByLabel('Name of the new class')).toHaveValue('3c')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(bar(page)).toHaveAccessibleName('2 people selected')
  await bar(page).getByRole('button', { name: 'Add to class' }).click()
  await dialog(page).getByLabel('Class').selectOption('2b')
  await dialog(page).getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Berta Benz and Carl Clerk added to 2b.')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('so do a role and labels that were chosen', async ({ page, server, quiet, school }) => {
  quiet.allow(/status of 40[01]/)
  const { owner, berta, name } = school
  for (const label of ['Maths', 'Music']) {
    const { id } = await makeLabel(server.origin, owner.session, name, label)
    await giveLabel(server.origin, owner.session, name, id, [berta.session.uid])
  }
  await page.reload()
  await box(page, 'Berta Benz').check()
  for (const [action, choice, submit] of [
    ['Change role', dialog(page).getByRole('radio', { name: 'Staff' }), 'Change role'],
    ['Remove labels', dialog(page).getByRole('checkbox', { name: 'Music' }), 'Remove'],
  ] as const) {
    await bar(page).getByRole('button', { name: action }).click()
    await choice.check()
    await endElsewhere(server.origin, owner)
    await dialog(page).getByRole('button', { name: submit, exact: true }).click()
    await signInAgain(page, owner)
    await expect(choice).toBeChecked()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(bar(page)).toHaveAccessibleName('1 person selected')
  }
})

test('who is selected by one search is still selected after another, and none who cannot be seen is meant', async ({
  page,
  school,
}) => {
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  const search = page.getByRole('searchbox')
  for (const name of ['Berta Benz', 'Carl Clerk']) {
    await search.fill(name)
    await expect(page.getByRole('row')).toHaveCount(2)
    await box(page, name).check()
    await expect(bar(page)).toHaveAccessibleName('1 person selected')
  }
  await search.fill('')
  await expect(bar(page)).toHaveAccessibleName('2 people selected')
  await search.fill('Carl')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select everybody on this page' }).uncheck()
  await search.fill('')
  await expect(bar(page)).toHaveAccessibleName('1 person selected')
  await expect(box(page, 'Berta Benz')).toBeChecked()
})

test('who is gone meanwhile keeps nobody else out of a class, and the dialog stays', async ({
  page,
  server,
  quiet,
  school,
}) => {
  quiet.allow(/status of 404/)
  const remove = (person: SignedInPerson) => removeElsewhere(server.origin, school, person)
  const add = dialog(page).getByRole('button', { name: 'Add' })
  for (const who of ['Berta Benz', 'Carl Clerk']) await box(page, who).check()
  await bar(page).getByRole('button', { name: 'Add to class' }).click()
  await dialog(page).getByLabel('Name of the new class').fill('3c')
  await remove(school.berta)
  await add.click()
  const refused = dialog(page).getByRole('alert')
  await expect(refused).toHaveText('Berta Benz is no longer here. Everybody still selected is here: please try again.')
  await expect(dialog(page).getByText('The one person selected')).toBeVisible()
  await add.click()
  await expect(page.getByText('Carl Clerk added to 3c.')).toBeVisible()
  await box(page, 'Carl Clerk').check()
  await bar(page).getByRole('button', { name: 'Add to class' }).click()
  await dialog(page).getByLabel('Class').selectOption('3c')
  await remove(school.carl)
  await add.click()
  await expect(dialog(page).getByText('Carl Clerk is no longer here.')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(dialog(page).getByLabel('Class')).toHaveValue(/./)
})

test('whoever moved to the next page as others joined is not called gone', async ({
  page,
  server,
  quiet,
  school,
  registered,
}) => {
  quiet.allow(/status of 404/)
  for (const who of ['Berta Benz', 'Carl Clerk']) await box(page, who).check()
  await bar(page).getByRole('button', { name: 'Add to class' }).click()
  await dialog(page).getByLabel('Name of the new class').fill('3c')
  const { owner, name } = school
  const aPageful = Array.from({ length: 10 }, () => registered({ firstName: 'Aaron', lastName: 'Early' }))
  await Promise.all(
    (await Promise.all(aPageful)).map(({ session }) => joinAs(server.origin, owner.session, name, session, 'User')),
  )
  await removeElsewhere(server.origin, school, school.carl)
  await dialog(page).getByRole('button', { name: 'Add' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Carl Clerk is no longer here.')
})

test('what is done with one row by its own button leaves selected who is selected beside it', async ({
  page,
  school,
}) => {
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  await box(page, 'Carl Clerk').check()
  await page.getByRole('button', { name: 'What can be done with Berta Benz' }).click()
  await page.getByRole('menuitem', { name: 'First and last day' }).click()
  await page.getByLabel('Last day', { exact: true }).fill(`${new Date().getFullYear() + 1}-06-30`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(bar(page)).toHaveAccessibleName('1 person selected')
  await expect(box(page, 'Carl Clerk')).toBeChecked()
})
