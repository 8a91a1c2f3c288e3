/** /reset-password: the link to a new password, for somebody signed in. */
import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { expectAccessible } from './support/page-checks.ts'

// A colour on its way to another theme has neither's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sendCall = '**/identitytoolkit.googleapis.com/v1/accounts:sendOobCode*'

test('needs somebody signed in', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page).toHaveURL(/\/signin\?redirect=/)
})

test('idle, sending, failed, sent', async ({ page, server, withSession, quiet }) => {
  quiet.allow(/Failed to load resource/)
  const { email } = await withSession()
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { name: 'Forget your password?' })).toBeVisible()
  const resend = page.getByRole('button', { name: 'Resend Email', exact: true })
  await page.route(sendCall, (route) => route.abort())
  await resend.click()
  await expect(page.getByRole('alert')).toHaveText('Network fail')
  await page.unroute(sendCall)

  const letGo = await hold(page, sendCall)
  await resend.click()
  const sending = page.getByRole('button', { name: 'Resending Email...' })
  await expect(sending).toBeDisabled()
  await expect(sending).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(page.getByText('A link to reset your password has been emailed.')).toBeVisible()
  await expect(resend).toBeEnabled()
  await server.readActionLink(email, 'resetPassword')
  await expectAccessible(page, 'reset-password')
  await page.getByRole('link', { name: 'Back to Profile' }).click()
  await expect(page).toHaveURL(/\/profile\//)
})

test('without an e-mail', async ({ page, signedIn }) => {
  await signedIn()
  await page.route('**/accounts:lookup*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { users: Record<string, unknown>[] }
    for (const user of answer.users) delete user['email']
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/reset-password')
  await expect(page.getByText('No email address found. Please ensure you are logged in.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend Email' })).toBeDisabled()
})
