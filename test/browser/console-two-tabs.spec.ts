/** What is typed into a page of the console stands on what its author has seen, whatever another tab has saved since. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The first page hears of what the other one saves, and asks anew for what it shows. */
async function inAnotherTab(context: BrowserContext, page: Page, change: (other: Page) => Promise<void>) {
  const asked = page.waitForResponse((answer) => isOwn(answer.url()) && answer.request().method() === 'GET')
  const other = await context.newPage()
  await other.goto(page.url())
  await change(other)
  await asked
  await other.close()
}

const isOwn = (address: string) => /\/api\/iam\/organizations\/\w+(\/rules)?$/.test(new URL(address).pathname)
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('the same setting, saved in both, is asked about; another one is saved beside it at once', async ({
  page,
  context,
  quiet,
  school,
}) => {
  quiet.allow(/status of 409/)
  await page.goto(`/organizations/${school.name}/settings`)
  const name = page.getByRole('textbox', { name: 'Display name' })
  await name.fill('Typed here')
  await inAnotherTab(context, page, async (other) => {
    await other.getByRole('textbox', { name: 'Display name' }).fill('Saved there')
    await save(other)
    await expect(other.getByText('The settings are saved.')).toBeVisible()
  })
  await save(page)
  await expect(page.getByText('Now: Saved there')).toBeVisible()
  await expect(name).toHaveValue('Typed here')
  await page.getByRole('button', { name: 'Use theirs for Display name' }).click()
  await expect(name).toHaveValue('Saved there')

  await name.fill('Typed again')
  await inAnotherTab(context, page, async (other) => {
    await other.getByLabel('Main colour').fill('#aa0000')
    await save(other)
    await expect(other.getByText('The settings are saved.')).toBeVisible()
  })
  await save(page)
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Typed again')
  await expect(page.getByLabel('Main colour')).toHaveValue('#aa0000')
})

test('security rules that were changed in both are looked at once more', async ({ page, context, quiet, school }) => {
  quiet.allow(/status of 409/)
  await page.goto(`/organizations/${school.name}/security`)
  await page.getByLabel('Ask for a fresh sign-in').check()
  await page.locator('select[name=fresh_hours]').selectOption({ index: 0 })
  const confirm = async (there: Page) => {
    await save(there)
    await there.getByRole('dialog').getByRole('button', { name: 'Change them' }).click()
  }
  await inAnotherTab(context, page, async (other) => {
    await other.getByLabel('Ask for a fresh sign-in').check()
    await confirm(other)
    await expect(other.getByText('The security rules are changed.')).toBeVisible()
  })
  await confirm(page)
  await expect(page.getByText('Another owner has changed the rules meanwhile.', { exact: false })).toBeVisible()
  await confirm(page)
  await expect(page.getByText('The security rules are changed.')).toBeVisible()
})
