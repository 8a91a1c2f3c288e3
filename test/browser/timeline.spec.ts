/** The timeline of an organization: looked through, taken along as a file, kept as long as its owner says. */
import { readFile } from 'node:fs/promises'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { makeLabel } from './support/steps/people-fixture.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an owner looks for entries, takes them along, and says how long they are kept', async ({
  page,
  server,
  school,
}) => {
  await makeLabel(server.origin, school.carl.session, school.name, '=Cellists')
  await page.goto(`/organizations/${school.name}/timeline`)
  const entries = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  await expect(entries).toHaveCount(6)

  await page.getByLabel('What').selectOption('Labels')
  await expect(page).toHaveURL(/\?kind=labels$/)
  await expect(entries).toHaveText([/Carl Clerk created the label =Cellists/])
  await page.getByLabel('Who').selectOption('Olga Owner')
  await expect(page.getByText('Nothing matches', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(entries).toHaveCount(1)
  await page.reload()
  await expect(entries).toHaveText([/Carl Clerk created the label =Cellists/])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'As CSV' }).click()
  expect((await download).suggestedFilename()).toBe(`${school.name}-timeline.csv`)
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(",label.created,'=Cellists,")

  await page.getByLabel('From').fill('2001-02-03')
  await page.getByLabel('To', { exact: true }).fill('2001-02-04')
  await expect(page).toHaveURL(/\?kind=labels&from=2001-02-03&to=2001-02-04$/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/timeline$/)
  await expect(page.getByLabel('From')).toHaveValue('')
  await expect(entries.first()).toContainText('Olga Owner exported the timeline')

  await expect(page.getByText('Kept for ever.')).toBeVisible()
  await page.getByRole('button', { name: 'Change how long' }).click()
  const dialog = page.getByRole('dialog', { name: 'How long to keep the timeline' })
  await dialog.getByLabel('Keep entries for').selectOption('90 days')
  await expect(dialog.getByText('Entries older than 90 days are deleted for good')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Kept for 90 days.')).toBeVisible()
  await expect(entries.first()).toContainText('Olga Owner had the timeline kept for 90 days')
})

test('for everybody, with entries and without', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/timeline`)
  await expect(page.getByText('Olga Owner created the organization')).toBeVisible()
  await expectAccessible(page, 'timeline')
  await page.goto(`/organizations/${school.name}/timeline?kind=classes&by=nobody&from=2026-01-01`)
  await expect(page.getByText('Nothing matches', { exact: true })).toBeVisible()
  await expectAccessible(page, 'nothing matches')
  await page.getByRole('button', { name: 'Change how long' }).click()
  await page.getByLabel('Keep entries for').selectOption('1 year')
  await expectAccessible(page, 'how long')
})
