/** The language of pages: asked for by the browser, chosen at the top, kept with the account. */
import { expect, test } from './support/fixtures.ts'
import { answerSignIn } from './support/steps/steps.ts'

test('a page is in the language that the browser asks for, until another is chosen', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto('/signin')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: 'Idioma' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('button', { name: 'Sprache' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/signup')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await context.close()
})

test('what somebody signed in chooses is kept with their account, on every device', async ({
  page,
  signedIn,
  browser,
  server,
}) => {
  const person = await signedIn()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('button', { name: 'اللغة' })).toBeVisible()

  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' })
  const elsewhere = await context.newPage()
  await elsewhere.goto('/signin')
  await answerSignIn(elsewhere, person)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'ar')
  await context.close()
})
