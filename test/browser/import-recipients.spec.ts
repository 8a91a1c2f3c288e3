/** Whom a mail went to, pasted as a mail program copies it: everybody is invited, and the list shows a line for each. */
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'

test('recipients on one line become a list', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/people/import`)
  const list = page.getByLabel('Addresses or CSV')
  await list.fill('Lovelace, Ada <ada@example.org>; Turing, Alan <alan@example.org>; Hopper, Grace <grace@example.org>')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('3 to invite')).toBeVisible()
  await expect(page.getByRole('row', { name: /3 grace@example\.org/ })).toContainText('Invite')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(list).toHaveValue('ada@example.org\nalan@example.org\ngrace@example.org')
})
