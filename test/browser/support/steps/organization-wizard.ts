/** The wizard that creates an organization, as a visitor finds it. */
import { createOrganization } from '@atrium/contract/organizations'
import { expect, type Page } from '@playwright/test'
import { uniqueName } from '../../../support/account-client.ts'

/** The call that creates it, for `page.route`. */
export const create = `**${createOrganization.path}`

export const displayName = (page: Page) => page.getByLabel('Display name')
export const name = (page: Page) => page.getByLabel('Workspace name')
export const logo = (page: Page) => page.getByLabel('Logo (optional)')
export const next = (page: Page) => page.getByRole('button', { name: /^(Next|Preparing\.\.\.)$/ })
export const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' })

export async function toSecondStep(page: Page): Promise<void> {
  await page.goto('/signup/organization')
  await displayName(page).fill('Hall of Arches')
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Choose Custom Domain' })).toBeVisible()
}

export async function chooseFreeName(page: Page): Promise<string> {
  const free = uniqueName('hall')
  await name(page).fill(free)
  await expect(page.getByText('This domain is available.')).toBeVisible()
  return free
}
