/** The one-time code of a mailed link leaves the address once it is read; a reload and Back still find it. */
import { expect, test } from './support/fixtures.ts'
import { resetLink } from './support/steps/action-codes.ts'

test('a reset link: the address has no code, and the page comes back with it', async ({ page, server, registered }) => {
  const { email } = await registered()
  const link = await resetLink(server, email)
  const code = new URL(link).searchParams.get('oobCode') ?? ''
  const form = page.getByText(`Choose a new password for ${email}.`)
  await page.goto(link)
  await expect(form).toBeVisible()
  expect(code).not.toBe('')
  expect(page.url()).not.toContain(code)
  await expect(page).toHaveURL(/\/actions\?(.*&)?mode=resetPassword/)

  await page.reload()
  await expect(form).toBeVisible()
  expect(page.url()).not.toContain(code)
  await page.goto('/signup')
  await page.goBack()
  await expect(form).toBeVisible()

  // Copied to another tab, the address opens nothing.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other).toHaveURL('/signin')
})

test('a link to take an account along: the same', async ({ page, quiet }) => {
  quiet.allow(/status of 4\d\d/)
  await page.goto('/take-along?code=nothing-that-was-mailed')
  const told = page.getByRole('alert')
  await expect(told).toBeVisible()
  await expect(page).toHaveURL('/take-along')
  const said = await told.textContent()
  const asked = page.waitForRequest((request) => request.postData()?.includes('nothing-that-was-mailed') === true)
  await page.reload()
  await asked
  await expect(told).toHaveText(said ?? '')
})
