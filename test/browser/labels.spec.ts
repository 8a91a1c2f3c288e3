/** Every control of the entry pages says what it is: a label that is seen, and a name that is read out. */
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { resetLink } from './support/steps/action-codes.ts'

/** The fields of the page whose label or legend is not there to be seen, by their names. */
function unlabelled(page: Page): Promise<string[]> {
  return page.locator('input, select, textarea').evaluateAll((fields) =>
    fields
      .filter((field): field is HTMLInputElement => field.checkVisibility())
      .filter((field) => {
        const labels = [...(field.labels ?? []), field.closest('fieldset')?.querySelector('legend')]
        return !labels.some((label) => label?.checkVisibility() && label.innerText.trim() !== '')
      })
      .map(({ name }) => name),
  )
}

async function expectNamed(page: Page, fields: number): Promise<void> {
  await expect(page.locator('input:visible, select:visible, textarea:visible')).toHaveCount(fields)
  expect(await unlabelled(page)).toEqual([])
  for (const control of await page.locator('input, select, textarea, button, a[href]').all()) {
    if (await control.isVisible()) await expect(control).toHaveAccessibleName(/\S/)
  }
}

for (const [address, fields] of [
  ['/', 1],
  ['/signin', 1],
  ['/signup', 1],
  ['/signup/email', 5],
  ['/find', 1],
  ['/verify', 6],
] as const) {
  test(address, async ({ page }) => {
    await page.goto(address)
    await expectNamed(page, fields)
  })
}

test('the password, and the forgot view', async ({ page, registered }) => {
  const { username } = await registered()
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(username)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
  await expectNamed(page, 1)
  await page.getByRole('button', { name: 'Forgot password?', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Forget your password?' })).toBeVisible()
  await expectNamed(page, 0)
})

test('a new password', async ({ page, server, registered }) => {
  const { email } = await registered()
  await page.goto(await resetLink(server, email))
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible()
  await expectNamed(page, 2)
})

test('step 2 of sign-up', async ({ page }) => {
  await page.goto('/signup?username=nobody-has-this-name')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect(page.getByText('Your username: nobody-has-this-name', { exact: true })).toBeVisible()
  await expectNamed(page, 0)
})
