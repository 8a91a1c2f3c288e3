/** From one organization's console to another's that was shown before: nothing of the one is typed, selected or asked in the other. */
import type { Page } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function switchTo(page: Page, name: string): Promise<void> {
  const rail = page.getByRole('complementary', { name: 'Console' })
  await rail.getByRole('button').first().click()
  await rail.getByRole('link', { name }).click()
  await expect(rail.getByRole('button', { name })).toBeVisible()
}

/** At that page of another organization, and from there in the school. */
const switched = test.extend<{ begin: (at: string) => Promise<void> }>({
  begin: async ({ page, school, newOrganization }, use) => {
    await use(async (at) => {
      const other = await newOrganization(school.owner, 'Other School')
      await page.goto(`/organizations/${other}/${at}`)
      await expect(page).toHaveTitle(/Other School/)
      await switchTo(page, 'Arch School')
      await expect(page).toHaveTitle(/Arch School/)
    })
  },
})

switched('what is typed', async ({ page, begin }) => {
  await begin('settings/domains')
  const domain = page.getByLabel('Domain', { exact: true })
  await domain.fill('arch.example.org')
  await switchTo(page, 'Other School')
  await expect(page).toHaveTitle(/Other School/)
  await expect(domain).toHaveValue('')
})

switched('who is selected', async ({ page, begin }) => {
  await begin('people')
  const own = page.getByRole('row', { name: /Olga Owner/ }).getByRole('checkbox')
  await own.check()
  await switchTo(page, 'Other School')
  await expect(page).toHaveTitle(/Other School/)
  await expect(own).not.toBeChecked()
})

switched('what is asked, by the way back', async ({ page, begin }) => {
  await begin('timeline')
  await page.getByRole('button', { name: 'Change how long' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle(/Other School/)
  await expect(page.getByRole('button', { name: 'Change how long' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
