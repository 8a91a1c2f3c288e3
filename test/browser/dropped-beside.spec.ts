/** What is dropped beside the place that takes a file: the browser would open it, and the page with all that was typed would be gone. */
import type { Locator } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'

type Dragged = { file: string } | { address: string } | { text: string }

/** Whether the page keeps the browser from doing what it does with that by itself: as it is dragged over, and as it is dropped. */
function isRefused(at: Locator, dragged: Dragged): Promise<boolean[]> {
  return at.evaluate((element, what) => {
    const dataTransfer = new DataTransfer()
    if ('file' in what) dataTransfer.items.add(new File(['email\n'], what.file, { type: 'text/csv' }))
    else if ('address' in what) dataTransfer.setData('text/uri-list', what.address)
    else dataTransfer.setData('text/plain', what.text)
    return ['dragover', 'drop'].map(
      (type) => !element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
    )
  }, dragged)
}

const [refused, goesOn] = [
  [true, true],
  [false, false],
]

for (const [what, at] of [
  ['a logo', 'settings'],
  ['a list of people', 'people/import'],
  ['a list of learners', 'people/learners/add'],
  ['a roster', 'people/rosters'],
] as const) {
  test(`beside ${what}: files and addresses stay out, text goes into its field`, async ({ page, school }) => {
    await page.goto(`/organizations/${school.name}/${at}`)
    const field = page.getByRole('main').getByRole('textbox').first()
    await expect(field).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    expect(await isRefused(heading, { file: 'people.csv' })).toEqual(refused)
    expect(await isRefused(heading, { address: 'https://example.com/' })).toEqual(refused)
    expect(await isRefused(field, { file: 'people.csv' })).toEqual(refused)
    expect(await isRefused(field, { text: 'dragged' })).toEqual(goesOn)
  })
}

test('a page that takes no file leaves its browser alone', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/people/labels`)
  await expect(page.getByText('No labels yet')).toBeVisible()
  expect(await isRefused(page.getByRole('heading', { level: 1 }), { address: 'https://example.com/' })).toEqual(goesOn)
})
