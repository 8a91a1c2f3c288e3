/** A list that is dropped on its text box is read as one that is chosen by the button. */
import type { Locator } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'

const drop = (at: Locator, content: string) =>
  at.evaluate((element, text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'list.csv', { type: 'text/csv' }))
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, content)

for (const [what, at, line, found] of [
  ['people', 'people/import', 'email\nnew@example.com', '1 to invite'],
  ['learners', 'people/learners/add', 'ada, Ada, Lovelace, 1a', '1 learner to add'],
] as const) {
  test(`a list of ${what}: read, refused where it is none, and what was there stays`, async ({ page, school }) => {
    await page.goto(`/organizations/${school.name}/${at}`)
    const list = page.getByRole('main').getByRole('textbox').first()
    await drop(list, line)
    await expect(list).toHaveValue(line)
    await drop(list, '%PDF-1.4\0\0\u0001')
    await expect(page.getByRole('alert')).toHaveText(
      'This is not a text file. Save the list as CSV, then choose that file.',
    )
    await drop(list, ' \n')
    await expect(page.getByRole('alert')).toHaveText('This file is empty.')
    await expect(list).toHaveValue(line)
    await page.getByRole('button', { name: 'Check the list' }).click()
    await expect(page.getByText(found)).toBeVisible()
  })
}
