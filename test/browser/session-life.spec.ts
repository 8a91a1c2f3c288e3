/** A session's whole life: two tabs, no network, a token that ran out, a password changed elsewhere. Each ends in a clear place. */
import type { Page, Route } from '@playwright/test'
import { refresh, uniqueName } from '../support/account-client.ts'
import { expect, test, type SignedInPerson } from './support/fixtures.ts'
import { endElsewhere, signInAgain } from './support/steps/ended-session.ts'
import { signInAs, signInOnPage, signOut } from './support/steps/steps.ts'

/** Calls that the pages of a test made, by path. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls += 1
  })
  return () => calls
}

/** As another device would: the account's sessions end, this page's among them. */
async function changePasswordElsewhere(origin: string, person: SignedInPerson): Promise<string> {
  const password = `${person.password}-changed`
  const headers = { 'content-type': 'application/json' }
  const identity = `${origin}/identitytoolkit.googleapis.com/v1/accounts`
  const signedIn = await fetch(`${identity}:signInWithPassword?key=test`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: person.email, password: person.password, returnSecureToken: true }),
  })
  const { idToken } = (await signedIn.json()) as { idToken: string }
  const changed = await fetch(`${identity}:update?key=test`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ idToken, password, returnSecureToken: true }),
  })
  expect(changed.status).toBe(200)
  return password
}

async function sessionHasEnded(origin: string, person: SignedInPerson): Promise<void> {
  await expect
    .poll(() =>
      refresh(origin, person.session).then(
        () => 'alive',
        () => 'ended',
      ),
    )
    .toBe('ended')
}

test('a password changed elsewhere: the wizard leads to sign-in, and back with what was typed', async ({
  page,
  server,
  withSession,
  quiet,
}) => {
  quiet.allow(/status of 40[01]/)
  const person = await withSession()
  const name = uniqueName('kept')
  await page.goto('/signup/organization')
  await page.getByLabel('Display name').fill('Hall of Arches')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Workspace name').fill(name)
  await expect(page.getByText('This domain is available.')).toBeVisible()

  const password = await changePasswordElsewhere(server.origin, person)
  await sessionHasEnded(server.origin, person)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/signin?redirect=%2Fsignup%2Forganization')

  await page.getByLabel('Username or email').fill(person.email)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/signup/organization')
  await expect(page.getByLabel('Display name')).toHaveValue('Hall of Arches')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Workspace name')).toHaveValue(name)
  await expect(page.getByText('This domain is available.')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/welcome')
})

test('ended elsewhere: a page that is loaded anew says so at the door, and a sign-in leads back', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 40[01]/)
  const person = await signedIn()
  await page.goto(`/profile/${person.session.uid}/security`)
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
  await endElsewhere(server.origin, person)
  await page.reload()
  await signInAgain(page, person)
  await expect(page).toHaveURL(`/profile/${person.session.uid}/security`)
})

test('a token that ran out is renewed by the way, once', async ({ page, signedIn, newOrganization, quiet }) => {
  quiet.allow(/status of 401/)
  const person = await signedIn()
  await newOrganization(person, 'Hall of Arches')
  await newOrganization(person, 'Another House')
  await page.reload()
  await expect(page.getByText('Another House')).toBeVisible()
  const renewals = countCalls(page, '/v1/token')
  // On the way, for what is stored in the page the SDK may store anew at any moment.
  const late = async (route: Route) =>
    route.continue({ headers: { ...(await route.request().allHeaders()), authorization: 'Bearer ran-out' } })
  await page.route('**/membership?*name=arches', late, { times: 1 })
  await page.getByLabel('Filter organization').fill('arches')
  await expect(page.getByText('Another House')).toBeHidden()
  await expect(page.getByText('Hall of Arches')).toBeVisible()
  expect(renewals()).toBe(1)
})

test('signed out in one tab: the other comes to the door, and stays there', async ({ page, context, signedIn }) => {
  const person = await signedIn()
  const other = await context.newPage()
  await other.goto('/organizations')
  await expect(other.getByText('No Organization Found')).toBeVisible()
  const lists = countCalls(other, '/membership')
  await signOut(page, person)
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/signin?redirect=%2Forganizations')
  await expect(other.getByLabel('Username or email')).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  expect(lists()).toBe(0)
})

test('signed in again in one tab: the other goes on where it was, with its form', async ({
  page,
  context,
  signedIn,
}) => {
  const person = await signedIn()
  const other = await context.newPage()
  await other.goto('/signup/organization')
  await other.getByLabel('Display name').fill('Hall of Arches')
  await signOut(page, person)
  await expect(other).toHaveURL('/signin?redirect=%2Fsignup%2Forganization')
  await signInAs(page, person)
  await expect(other).toHaveURL('/signup/organization')
  await expect(other.getByLabel('Display name')).toHaveValue('Hall of Arches')
})

test('somebody else signs in in one tab: the other shows theirs, nothing of the first', async ({
  page,
  context,
  signedIn,
  registered,
  newOrganization,
}) => {
  const first = await signedIn()
  await newOrganization(first, 'Hall of Arches')
  const other = await context.newPage()
  await other.goto('/organizations')
  await expect(other.getByText('Hall of Arches')).toBeVisible()
  const second = await registered({ firstName: 'Grace', lastName: 'Hopper' })
  await newOrganization(second, 'House of Bugs')
  await signOut(page, first)
  await expect(page).toHaveURL('/')
  await signInOnPage(page, second)
  await expect(other.getByText('House of Bugs')).toBeVisible()
  await expect(other.getByText('Hall of Arches')).toBeHidden()
  await expect(other.getByRole('button', { name: 'Grace Hopper' })).toBeVisible()
})

test('asleep without a network, and awake again: the list comes back by itself', async ({
  page,
  context,
  signedIn,
  newOrganization,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/)
  const person = await signedIn()
  await newOrganization(person, 'Hall of Arches')
  await page.reload()
  await expect(page.getByText('Hall of Arches')).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Filter organization').fill('arches')
  const banner = page.getByRole('status').filter({ hasText: 'What you see may be out of date.' })
  await expect(banner).toContainText('Server is unavailable')
  await expect(banner).toContainText('You are offline. Your changes are still here.')
  await expect(page.getByLabel('Filter organization')).toHaveValue('arches')
  await context.setOffline(false)
  await expect(banner).toBeHidden()
  await expect(page.getByText('Hall of Arches')).toBeVisible()
  await expect(page).toHaveURL(/\/organizations/)
})
