/** An organization's domain, added and proven on its page as owners do. */
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Where the record that the page shows is published. */
interface Names {
  zone: Map<string, unknown>
}

/** Answers the domain's card. The page is that of the domains. */
export async function proveDomain(page: Page, names: Names, domain: string) {
  await page.getByLabel('Domain', { exact: true }).fill(domain)
  await page.getByRole('button', { name: 'Add domain' }).click()
  const card = page.getByRole('region', { name: domain })
  await expect(card.getByText('Not proven yet')).toBeVisible()
  await card.getByRole('button', { name: `Check now: ${domain}` }).click()
  await expect(card.getByText('We have not found a TXT record')).toBeVisible()
  const record = await card.getByRole('textbox', { name: 'Name' }).inputValue()
  const value = await card.getByRole('textbox', { name: 'Value' }).inputValue()
  names.zone.set(record, [[value]])
  await card.getByRole('button', { name: `Check now: ${domain}` }).click()
  await expect(card.getByText('Proven', { exact: true })).toBeVisible()
  return card
}
