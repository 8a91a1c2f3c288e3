/** Whoever has no pointer takes rows out of a list: the focus stays in the list, on the row that took the place of the one before. */
import { expect } from './support/fixtures.ts'
import { inviteLink, makeLabel } from './support/steps/people-fixture.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('labels that are deleted one after the other', async ({ page, server, school }) => {
  for (const name of ['Art', 'Math', 'Sport']) await makeLabel(server.origin, school.owner.session, school.name, name)
  await page.goto(`/organizations/${school.name}/people/labels`)
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  const remove = async (name: string) => {
    await row(name).getByRole('button', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await expect(row(name)).toHaveCount(0)
  }
  await remove('Math')
  await expect(row('Sport')).toBeFocused()
  // A press too many does nothing to the next one.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(row('Sport').getByRole('link')).toBeFocused()
  await remove('Sport')
  await expect(row('Art')).toBeFocused()
  await remove('Art')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('an invite that is cancelled, and a member who is removed', async ({ page, server, school }) => {
  await inviteLink(server.origin, school.owner.session, school.name)
  await page.goto(`/organizations/${school.name}/people/invites`)
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cancelled' })).toBeFocused()
  await page.goto(`/organizations/${school.name}/people`)
  await page.getByRole('button', { name: 'What can be done with Berta Benz' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Remove from Arch School' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByRole('row', { name: /Berta Benz/ })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Carl Clerk/ })).toBeFocused()
})
