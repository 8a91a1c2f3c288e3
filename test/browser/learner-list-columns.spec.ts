/** A class list as teachers have it: names in columns of whatever order, each shown as what it is read before anybody is made. */
import type { Page } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { test } from './support/steps/people-school.ts'

/** What there is to be seen of it: heads stand over the cells, and words in them are for phones. */
async function expectLine(page: Page, line: number, cells: readonly string[]): Promise<void> {
  await expect(page.getByRole('row').nth(line).getByRole('cell')).toHaveText(cells, { useInnerText: true })
}

test('last names before first names are told apart, and columns that were guessed wrong are put right', async ({
  page,
  school,
}) => {
  await page.goto(`/organizations/${school.name}/people/learners/add`)
  const list = page.getByLabel('Your list')

  await list.fill('Lovelace, Ada\nTuring, Alan Mathison')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('2 lines have a name and no username.')).toBeVisible()
  await expectLine(page, 1, ['1', '', 'Ada', 'Lovelace', '', 'Skip: Username is required'])
  await page.getByRole('button', { name: 'Suggest usernames' }).click()
  await expect(list).toHaveValue('ada.lovelace, Ada, Lovelace\nalan.mathison.turing, Alan Mathison, Turing')

  await list.fill('Lovelace\tAda\tLions\nTuring\tAlan\tLions')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expectLine(page, 2, ['2', 'Turing', 'Alan', 'Lions', '', 'Add'])
  const columns = page.getByRole('group', { name: 'What each column holds' }).getByRole('combobox')
  await columns.nth(0).selectOption('Last name')
  await expect(columns.nth(2)).toHaveValue('username')
  await columns.nth(2).focus()
  await columns.nth(2).selectOption('Class')
  await expectLine(page, 2, ['2', '', 'Alan', 'Turing', 'Lions', 'Skip: Username is required'])
  await expect(page.getByText('0 learners to add, 2 to skip')).toBeVisible()
  await expect(columns.nth(2)).toBeFocused()
  await expectAccessible(page, 'columns of a list')
  await page.getByRole('button', { name: 'Suggest usernames' }).click()
  await expect(list).toHaveValue('ada.lovelace, Ada, Lovelace, Lions\nalan.turing, Alan, Turing, Lions')

  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: 'Add 2 learners' }).click()
  await expect(page.getByRole('heading', { name: 'Print 2 cards' })).toBeVisible()
})

test('a list whose headings are all known asks nothing about its columns', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/people/learners/add`)
  await page.getByLabel('Your list').fill('Class;Last name;First name;Username\n1a;Lovelace;Ada;ada')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('1 learner to add')).toBeVisible()
  await expect(page.getByRole('group', { name: 'What each column holds' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Change the list' }).click()
  await page.getByLabel('Your list').fill('Form;Last name;First name;Username\n1a;Lovelace;Ada;ada')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('Ignored column: Form')).toBeVisible()
  await page.getByLabel('Form', { exact: true }).selectOption('Class')
  await expect(page.getByText('New classes: 1a.')).toBeVisible()
  await expect(page.getByText('Ignored column: Form')).toHaveCount(0)
})
