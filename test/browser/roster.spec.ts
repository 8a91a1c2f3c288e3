/** A roster of a school's system: uploaded, looked through, applied, compared with the next one, taken back. */
import type { Page } from '@playwright/test'
import { type ArchiveParts, rosterZip, schoolFiles } from '../../server/src/testing/fixtures/roster-archives.ts'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pupils = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `pupil${index}`,
    role: index === 0 ? 'teacher' : 'student',
    classes: ['c1'],
  }))
const archive = (parts: ArchiveParts) => Buffer.from(rosterZip(parts))
const ofSchool = (count: number) => archive({ files: schoolFiles(pupils(count), { c1: '7A' }) })

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[name=roster]').setInputFiles({ name: 'roster.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await expect(page).toHaveURL(new RegExp(`/organizations/${name}/people/rosters/[0-9a-f-]{36}$`))
}

test('uploaded, looked through, applied, the next one is stopped by its brake, and all is taken back', async ({
  page,
  school: { name },
}) => {
  await page.goto(`/organizations/${name}/people/invites`)
  await page.getByRole('link', { name: 'OneRoster' }).click()
  await expect(page.getByText('No rosters yet')).toBeVisible()
  await expectAccessible(page, 'rosters')
  await upload(page, name, ofSchool(4))
  await expect(page.getByText('People: 4 new, 0 changed, 0 leaving')).toBeVisible()
  await expect(page.getByText('Is invited by mail.').first()).toBeVisible()
  await page.getByLabel('Show').selectOption('Changed')
  await expect(page.getByText('Coming in: 4. Going out: 0.')).toBeVisible()
  await expectAccessible(page, 'rehearsal')

  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('dialog', { name: 'Apply this roster?' }).getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible({ timeout: 20_000 })
  await page.goto(`/organizations/${name}/people/classes`)
  await expect(page.getByText('7A')).toBeVisible()

  await page.goto(`/organizations/${name}/people/rosters`)
  await upload(page, name, ofSchool(3))
  await page.getByRole('button', { name: 'Apply' }).click()
  const question = page.getByRole('dialog', { name: 'Many people would leave' })
  await question.getByLabel('People who leave').fill('2')
  await question.getByRole('button', { name: 'Apply' }).click()
  await expect(question.getByText('1 person would leave', { exact: false }).first()).toBeVisible()
  await question.getByLabel('People who leave').fill('1')
  await question.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible({ timeout: 20_000 })

  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Applied' })).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Taken back' })).toHaveCount(1)
})

test('what is no archive is said beside the file; wrong lines are listed and downloaded; one that is wrong can be discarded', async ({
  page,
  quiet,
  school: { name },
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/organizations/${name}/people/rosters`)
  const choose = (buffer: Buffer) =>
    page.locator('input[name=roster]').setInputFiles({ name: 'roster.zip', mimeType: 'application/zip', buffer })
  quiet.allow(/status of 422/)
  await choose(Buffer.from('no archive'))
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not a ZIP archive that can be read.')
  await upload(page, name, archive({ version: '1.1', files: schoolFiles(pupils(1)) }))
  await expect(page.getByText('This archive cannot be applied.')).toBeVisible()
  await expect(page.getByText('This is OneRoster 1.1; version 1.2 is needed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download skipped lines' }).click()
  expect((await downloading).suggestedFilename()).toBe(`${name}-skipped.csv`)
  await expectAccessible(page, 'refused roster')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('No rosters yet')).toBeVisible()
})

test('what happens to a line is one word in one line on a phone, in German too', async ({ page, server, school }) => {
  await page.context().addCookies([{ name: 'atrium_language', value: 'de', url: server.origin }])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/organizations/${school.name}/people/rosters`)
  const buffer = ofSchool(2)
  await page.locator('input[name=roster]').setInputFiles({ name: 'roster.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Hochladen und prüfen' }).click()
  const action = page.getByRole('listitem').getByText('Hinzufügen', { exact: true }).first()
  await expect(action).toBeVisible()
  for (const word of ['Hinzufügen', 'Überspringen']) {
    const lines = await action.evaluate((element, text) => {
      element.textContent = text
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    }, word)
    expect(lines, word).toBe(1)
  }
})
