/** The profile as a visitor finds it: its controls by their labels, and the way there. */
import { expect, type Page } from '@playwright/test'
import type { SignedInPerson } from '../fixtures.ts'

export function profileFields(page: Page) {
  return {
    pronounce: page.getByLabel('Title', { exact: true }),
    givenName: page.getByLabel('First Name'),
    familyName: page.getByLabel('Last Name'),
    username: page.getByLabel('Username'),
    displayName: page.getByLabel('Display Name'),
    email: page.getByLabel('Email', { exact: true }),
    password: page.getByLabel('Password', { exact: true }),
    save: page.getByRole('button', { name: 'Save', exact: true }),
  }
}

export async function openProfile(page: Page, { session }: SignedInPerson): Promise<void> {
  await page.goto(`/profile/${session.uid}`)
  await expect(profileFields(page).givenName).toBeVisible()
}

export function passwordDialog(page: Page) {
  const verify = page.getByRole('dialog', { name: 'Verify Password' })
  const change = page.getByRole('dialog', { name: 'Change password' })
  return {
    open: page.getByRole('button', { name: 'Change password?' }),
    verify,
    current: verify.getByLabel('Current Password'),
    next: verify.getByRole('button', { name: 'Next' }),
    change,
    new: change.getByLabel('New Password'),
    confirm: change.getByLabel('Confirm Password'),
    submit: change.getByRole('button', { name: 'Change password' }),
  }
}

/** Toasts stay for five seconds, long enough to be found by their text. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true })).toBeVisible()
}
