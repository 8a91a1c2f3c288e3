/** An address that was changed, taken back by the link that it was mailed. */
import { createAccount, uniqueName } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { recoveryLink } from './support/steps/action-codes.ts'

// A colour on its way to another theme has neither's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const applyCall = '**/identitytoolkit.googleapis.com/v1/accounts:update*'
const refusedCode = /status of 400.* at \S+accounts:(?:update|resetPassword)/
const newAddress = () => `${uniqueName('moved')}@example.com`

test('says what happened, does it at a press, and offers a new password', async ({ page, server, registered }) => {
  const [person, next] = [await registered(), newAddress()]
  const link = await recoveryLink(server, person, next)
  await fetch(link)
  let applied = 0
  await page.route(applyCall, async (route) => {
    applied += 1
    await route.continue()
  })
  await page.goto(link, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Take back your email address' })).toBeVisible()
  await expect(
    page.getByText(`The email address of your account was ${person.email}. It was changed to ${next}.`),
  ).toBeVisible()
  await expectAccessible(page, 'recover')
  expect(applied).toBe(0)

  await page.getByRole('button', { name: 'Take my address back' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is back' })).toBeVisible()
  const reset = page.getByRole('button', { name: 'Email me a link to reset my password' })
  await expect(reset).toBeFocused()
  await expectAccessible(page, 'recovered')
  expect(applied).toBe(1)
  await reset.click()
  await expect(page.getByText('A link to reset your password has been emailed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled()
  await page.goto(await server.readActionLink(person.email, 'resetPassword'))
  await expect(page.getByText(`Choose a new password for ${person.email}.`)).toBeVisible()
})

test('who is signed in to the account, as whoever changed it may be, is signed out', async ({
  page,
  server,
  withSession,
  quiet,
}) => {
  quiet.allow(/status of 400.* at \S+(?:accounts:lookup|\/v1\/token)/)
  const person = await withSession()
  await page.goto(await recoveryLink(server, person, newAddress()))
  await page.getByRole('button', { name: 'Take my address back' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is back' })).toBeVisible()
  await page.goto('/organizations')
  await expect(page).toHaveURL(/\/signin/)
})

test('works once, and says so', async ({ page, server, registered, quiet }) => {
  quiet.allow(refusedCode)
  const link = await recoveryLink(server, await registered(), newAddress())
  await page.goto(link)
  await page.getByRole('button', { name: 'Take my address back' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is back' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('A link to take an address back works once.')
  await expectAccessible(page, 'recovery link used')
})

test('an address that somebody else has by now: the way to get it all the same', async ({
  page,
  server,
  registered,
  quiet,
}) => {
  quiet.allow(refusedCode)
  const person = await registered()
  const link = await recoveryLink(server, person, newAddress())
  await createAccount(server.identityOrigin, person)
  await page.goto(link)
  await page.getByRole('button', { name: 'Take my address back' }).click()
  await expect(page.getByRole('alert')).toContainText(`Another account now uses ${person.email}`)
  await expect(page.getByRole('button', { name: 'Take my address back' })).toBeEnabled()
})

test('without the network: said, and a second press does it', async ({ page, server, registered, quiet }) => {
  quiet.allow(/Failed to load resource/)
  await page.goto(await recoveryLink(server, await registered(), newAddress()))
  await page.route(applyCall, (route) => route.abort())
  await page.getByRole('button', { name: 'Take my address back' }).click()
  await expect(page.getByRole('alert')).toHaveText('Network fail')
  await page.unroute(applyCall)
  await page.getByRole('button', { name: 'Take my address back' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is back' })).toBeVisible()
})
