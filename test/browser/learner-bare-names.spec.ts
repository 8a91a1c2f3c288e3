/** A class list of names alone: each is given a username, which its teacher can change before anything is made. */
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { test } from './support/steps/people-school.ts'

test('names alone are given usernames to change, and are then added', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/people/learners/add`)
  const list = page.getByLabel('Your list')
  await list.fill('alan, Alan, Turing\nAda Lovelace\nADA Lovelace')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('1 learner to add, 2 to skip')).toBeVisible()
  await expect(page.getByText('2 lines have a name and no username.')).toBeVisible()
  await expectAccessible(page, 'names without usernames')
  await page.getByRole('button', { name: 'Suggest usernames' }).press('Enter')
  await expect(list).toBeFocused()
  await expect(page.getByText('Names without a username have a suggested one now.')).toBeVisible()
  await expect(list).toHaveValue('alan, Alan, Turing\nada.lovelace, Ada, Lovelace\nada.lovelace2, ADA, Lovelace')
  await expectAccessible(page, 'suggested usernames')

  await list.fill((await list.inputValue()).replace('ada.lovelace2', 'ada2'))
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByRole('button', { name: 'Suggest usernames' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add 3 learners' }).click()
  await expect(page.getByRole('heading', { name: 'Print 3 cards' })).toBeVisible()
})
