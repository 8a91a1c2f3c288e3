/** What keeps an account safe, changed in one tab and pressed in another, or in another browser. */
import type { Page } from '@playwright/test'
import { appCode } from '../support/totp.ts'
import { expect, test, type SignedInPerson } from './support/fixtures.ts'
import { expectToast, openProfile, passwordDialog } from './support/steps/profile-steps.ts'
import { card, setUp } from './support/steps/second-step.ts'

declare global {
  /** What the SDK does every 800 ms: looks at what other tabs have stored. */
  var lookAtOtherTabs: () => void
}

const securityOf = ({ session: { uid } }: SignedInPerson) => `/profile/${uid}/security`
const ways = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' })

/** As if it were another browser: nothing that changes in this tab is told to the others. */
const tellNobody = (page: Page) =>
  page.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => {}
  })

/** The SDK of this tab hears of other tabs when the test says so. */
const holdSdk = (page: Page) =>
  page.addInitScript(() => {
    const { setInterval: begin } = window
    const held = (handler: () => void, ms?: number) => {
      if (ms !== 800) return begin(handler, ms)
      globalThis.lookAtOtherTabs = handler
      return 0
    }
    Object.assign(window, { setInterval: held })
  })

async function connectGoogle(page: Page, email: string) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    ways(page).getByRole('button', { name: 'Connect Google' }).click(),
  ])
  await popup.getByLabel('E-mail').fill(email)
  await popup.getByLabel('Name').fill('Ada Lovelace')
  await popup.getByRole('button', { name: 'Continue' }).click()
}

test('a second step that is turned on in one tab is shown in the other, and signs nobody out', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  const person = await signedIn()
  const other = await context.newPage()
  await holdSdk(other)
  await other.goto(securityOf(person))
  await expect(ways(other)).toContainText('Not connected.')
  const asked = other.waitForResponse('**/api/users/profile/second-step')
  const { codes } = await setUp(page, server.origin, person)
  await asked
  await other.evaluate(() => globalThis.lookAtOtherTabs())
  await expect(card(other)).toContainText('On since')
  await expect(other.getByRole('region', { name: 'Passkeys' })).toBeVisible()
  await other.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(other.getByText(`You sign in as ${person.email}`)).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Your backup codes' }).getByText(codes[9] ?? '')).toBeVisible()
})

test('what one tab asks while another one changes the password, and has no answer yet, signs nobody out', async ({
  page,
  context,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  const person = await signedIn()
  const other = await context.newPage()
  await other.goto(securityOf(person))
  await expect(ways(other)).toContainText('Not connected.')

  await openProfile(page, person)
  const password = passwordDialog(page)
  await password.open.click()
  await password.current.fill(person.password)
  await password.next.click()
  await password.new.fill('Quieter-arches-1')
  await password.confirm.fill('Quieter-arches-1')
  const [done, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/accounts:update*', async (route) => {
    const response = await route.fetch()
    done.resolve()
    await answer.promise
    await route.fulfill({ response })
  })
  await password.submit.click()
  await done.promise

  const visited: string[] = []
  other.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  const refused = other.waitForResponse((response) => response.status() === 401)
  await other.getByRole('link', { name: 'Account', exact: true }).click()
  await refused
  answer.resolve()
  await expect(other.getByText(`You sign in as ${person.email}`)).toBeVisible()
  expect(visited).toEqual([`/profile/${person.session.uid}/account`])
  await expectToast(page, 'Password Updated Successfully!')
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(tab.getByRole('button', { name: `${person.firstName} ${person.lastName}` })).toBeVisible()
  }
})

test('a second step that is on, or off, already is said to be so, and shown', async ({
  page,
  context,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 40[04]/)
  const person = await signedIn()
  const other = await context.newPage()
  await tellNobody(page)
  await other.goto(securityOf(person))
  await expect(card(other)).toContainText('It is off.')

  await setUp(page, server.origin, person)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await card(other).getByRole('button', { name: 'Set up' }).click()
  await expect(other.getByText('Two-step sign-in was turned on already.')).toBeVisible()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(card(other)).toContainText('On since')

  await card(page).getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
  await card(other).getByRole('button', { name: 'Turn off' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(other.getByText('Two-step sign-in was turned off already.')).toBeVisible()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(card(other)).toContainText('It is off.')
})

test('backup codes of a second step that is off by now: it is said to be off', async ({
  page,
  context,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  const person = await signedIn()
  await tellNobody(page)
  await setUp(page, server.origin, person)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  const other = await context.newPage()
  await other.goto(securityOf(person))
  await card(other).getByRole('button', { name: 'Make new backup codes' }).click()
  await card(page).getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(card(page)).toContainText('It is off.')
  await other.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click()
  await expect(other.getByText('Two-step sign-in was turned off already.')).toBeVisible()
  await expect(card(other)).toContainText('It is off.')
})

test('Google that is connected, or disconnected, already is said to be so, and shown', async ({
  page,
  context,
  signedIn,
}) => {
  const person = await signedIn()
  const other = await context.newPage()
  await tellNobody(page)
  await page.goto(securityOf(person))
  await other.goto(securityOf(person))
  await expect(ways(other)).toContainText('Not connected.')
  await connectGoogle(page, person.email)
  await expect(page.getByText('Google is connected.')).toBeVisible()
  await connectGoogle(other, person.email)
  await expect(other.getByText('Google was connected already.')).toBeVisible()
  for (const [tab, said] of [
    [page, 'Google is disconnected.'],
    [other, 'Google was disconnected already.'],
  ] as const) {
    await ways(tab).getByRole('button', { name: 'Disconnect' }).click()
    await tab.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(tab.getByText(said)).toBeVisible()
  }
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(ways(other).getByRole('button', { name: 'Connect Google' })).toBeVisible()
})

test('a key that somebody has scanned stays the same, whatever another tab changes', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  const person = await signedIn()
  await setUp(page, server.origin, person)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await card(page).getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await card(page).getByRole('button', { name: 'Set up' }).click()
  const key = page.getByRole('dialog').locator('code')
  const shown = await key.innerText()
  const other = await context.newPage()
  await other.goto('/healthz')
  const asked = page.waitForResponse('**/api/users/profile/second-step')
  let keys = 0
  await page.route('**/mfaEnrollment:start*', (route) => {
    keys += 1
    return route.continue()
  })
  await other.evaluate(() => new BroadcastChannel('changes').postMessage('record'))
  await asked
  await page.getByLabel('The six digits that the app shows').fill(appCode(shown))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible()
  expect(keys).toBe(0)
})

test('a key that has expired is told, and another one takes its place', async ({ page, server, signedIn, quiet }) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  await setUp(page, server.origin, person)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await card(page).getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  const finish = '**/mfaEnrollment:finalize*'
  await page.route(finish, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'SESSION_EXPIRED' } } }),
  )
  await card(page).getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  const key = dialog.locator('code')
  const first = await key.innerText()
  const field = dialog.getByLabel('The six digits that the app shows')
  await field.fill(appCode(first))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('alert')).toContainText('a key works for ten minutes')
  await expect(key).not.toHaveText(first)
  await page.unroute(finish)
  await field.fill(appCode(await key.innerText()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible()
})
