/** Steps of the way that several tests take, by what a visitor sees. */
import { expect, type Page } from '@playwright/test'
import type { Person } from '../../../support/account-client.ts'

export function accountFields(page: Page) {
  return {
    email: page.getByLabel('Email'),
    firstName: page.getByLabel('First name'),
    lastName: page.getByLabel('Last name'),
    password: page.getByLabel('Password', { exact: true }),
    confirmPassword: page.getByLabel('Confirm password'),
  }
}

export async function fillAccountForm(page: Page, person: Person): Promise<void> {
  const fields = accountFields(page)
  await fields.email.fill(person.email)
  await fields.firstName.fill(person.firstName)
  await fields.lastName.fill(person.lastName)
  await fields.password.fill(person.password)
  await fields.confirmPassword.fill(person.password)
}

/** Both steps of /signin, up to the list of organizations. */
export async function signInAs(page: Page, person: Person): Promise<void> {
  await page.goto('/signin')
  await signInOnPage(page, person)
}

export async function signInOnPage(page: Page, person: Person): Promise<void> {
  await answerSignIn(page, person)
  await expect(page).toHaveURL('/organizations')
}

/** Both steps, wherever they lead. */
export async function answerSignIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Username or email').fill(person.email)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
  await expect(page.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Next' }).click()
}

export async function signOut(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: `${person.firstName} ${person.lastName}` }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}
