/** An organization's own door: whoever comes from its address sees its look where they sign in or up, and arrives back. */
import { createOrganization } from '@atrium/contract/organizations'
import type { Page } from '@playwright/test'
import { newPerson, uniqueName } from '../support/account-client.ts'
import { expect, type SignedInPerson, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { endElsewhere, signInAgain } from './support/steps/ended-session.ts'
import { inviteLink } from './support/steps/people-fixture.ts'
import { answerSignIn, fillAccountForm } from './support/steps/steps.ts'

const gold = { primary: '#ffd400', page_background: '#5c1a1a' }

async function brandedOrganization(origin: string, { session }: SignedInPerson, colors = gold): Promise<string> {
  const name = uniqueName('door')
  const made = await fetch(origin + createOrganization.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, displayName: 'Golden School', branding: { colors } }),
  })
  expect(made.status).toBe(201)
  return name
}

const mark = (page: Page) => page.getByRole('banner')
/** The product's button, in the colour that stands for its own. */
const buttonColor = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor)

test('from its site to the sign-in, in its look, and back, signed in', async ({ page, server, registered }) => {
  const owner = await registered()
  const name = await brandedOrganization(server.origin, owner)
  const site = `http://${name}.${server.hostDomain}/`
  await page.goto(site)
  const arrived = page.waitForResponse((response) => response.url().startsWith(`${server.origin}/signin?redirect=`))
  await page.getByRole('link', { name: 'Sign in' }).click()
  // It stands in the document: nothing has to be asked for first, and nothing flashes in.
  const document = await (await arrived).text()
  expect(document).toContain('Golden School')
  expect(document).toContain('--accent:light-dark(')
  await expect(mark(page)).toContainText('Golden School')
  await expect(mark(page)).toContainText('Atrium')
  await expect(mark(page).locator('img')).toHaveJSProperty('complete', true)
  // Golden as it is, nothing could be read of it on a light page.
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => buttonColor(page, 'Login')).toBe('rgb(126, 105, 0)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => buttonColor(page, 'Login')).toBe('rgb(255, 212, 0)')

  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/signup\?redirect=/)
  await expect(mark(page)).toContainText('Golden School')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await answerSignIn(page, owner)
  await expect(page).toHaveURL(site)
  await expect(page.getByText('You are signed in to Golden School.')).toBeVisible()
})

test('who was sent with the site’s own address arrives there signed in as well', async ({
  page,
  server,
  registered,
}) => {
  const owner = await registered()
  const site = `http://${await brandedOrganization(server.origin, owner)}.${server.hostDomain}/`
  await page.goto(`/signin?redirect=${encodeURIComponent(site)}`)
  await expect(mark(page)).toContainText('Golden School')
  await answerSignIn(page, owner)
  await expect(page).toHaveURL(site)
  await expect(page.getByText('You are signed in to Golden School.')).toBeVisible()
})

test('whose session was ended meanwhile is told at its door why they sign in again', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 40[01]/)
  const person = await signedIn()
  const name = await brandedOrganization(server.origin, person)
  await endElsewhere(server.origin, person)
  await page.goto(`/go/organizations/${name}`)
  await expect(mark(page)).toContainText('Golden School')
  await signInAgain(page, person)
  await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
})

test('who signs up there arrives at it, signed in', async ({ page, server, registered, quiet }) => {
  test.slow()
  quiet.allow(/status of 404/)
  const name = await brandedOrganization(server.origin, await registered())
  await page.goto(`/signin?redirect=${encodeURIComponent(`/go/organizations/${name}`)}`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.reload()
  await expect(mark(page)).toContainText('Golden School')
  const person = newPerson()
  await page.getByLabel('Username').fill(person.username)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('link', { name: 'Sign up with email' }).click()
  await expect(mark(page)).toContainText('Golden School')
  await fillAccountForm(page, person)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
  await expect(page.getByText('You do not belong to Golden School.')).toBeVisible()
})

test('an invite shows its organization’s door; behind it everything is the product’s', async ({
  page,
  server,
  registered,
}) => {
  const owner = await registered()
  const name = await brandedOrganization(server.origin, owner)
  const { url } = await inviteLink(server.origin, owner.session, name)
  const guest = await registered()
  await page.goto(url)
  await expect(mark(page)).toContainText('Golden School')
  await page.getByRole('link', { name: /have an account|Sign in/ }).click()
  await page.reload()
  await expect(mark(page)).toContainText('Golden School')
  await answerSignIn(page, guest)
  await expect(page.getByRole('button', { name: `${guest.firstName} ${guest.lastName}` })).toBeVisible()
  await expect(page.locator('#door-colors')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('style', /--accent/)
})

test('an invite’s door is there again on a page of the way that is loaded again, in this tab alone', async ({
  page,
  context,
  server,
  registered,
  quiet,
}) => {
  // The invite that was taken back.
  quiet.allow(/status of 400.*invites\/preview/)
  const owner = await registered()
  const name = await brandedOrganization(server.origin, owner)
  const { id, url } = await inviteLink(server.origin, owner.session, name)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(url)
  await page.reload()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('heading', { name: 'You are invited to Golden School' })).toBeVisible()
  await expect(mark(page)).toContainText('Golden School')

  await page.getByRole('link', { name: 'I have an account' }).click()
  await expect(page.getByText('To join Golden School')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/signin')
  await expect(mark(page)).toContainText('Golden School')
  await expect.poll(() => buttonColor(page, 'Login')).toBe('rgb(126, 105, 0)')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.reload()
  await expect(page).toHaveURL('/signup')
  await expect(mark(page)).toContainText('Golden School')

  await page.goBack()
  await expect(page).toHaveURL('/signin')
  await expect(mark(page)).toContainText('Golden School')
  await page.reload()
  await expect(mark(page)).toContainText('Golden School')
  await page.goForward()
  await expect(page).toHaveURL('/signup')
  await expect(mark(page)).toContainText('Golden School')

  const other = await context.newPage()
  await other.goto('/signin')
  await expect(mark(other).getByRole('link')).toHaveText('Atrium')
  await other.close()

  const revoked = await fetch(`${server.origin}/api/users/invites/${id}?organization=${name}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${owner.session.idToken}` },
  })
  expect(revoked.status).toBe(204)
  const asked = page.waitForResponse('**/invites/preview')
  await page.reload()
  await asked
  await expect(mark(page).getByRole('link')).toHaveText('Atrium')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.reload()
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByText('To join Golden School')).toBeHidden()
  await expect(mark(page).getByRole('link')).toHaveText('Atrium')
})

test('an organization that there is not, and a name in the address, are the product’s own door', async ({
  page,
  quiet,
}) => {
  // The invite that nobody sent.
  quiet.allow(/status of 400.*invites\/preview/)
  for (const query of [
    'redirect=/go/organizations/nobodyhere',
    'redirect=https://evil.test/go/organizations/acme',
    'organization=acme&displayName=Acme&logo_url=https://evil.test/x.png',
    'invite=nothing-that-there-is-for-anybody',
  ]) {
    await page.goto(`/signin?${query}`)
    await expect(mark(page).getByRole('link')).toHaveText('Atrium')
  }
})

for (const [primary, page_background] of [
  ['#ffff00', '#ffffff'],
  ['#101010', '#000'],
  ['#777777', '#777'],
] as const) {
  test(`${primary} on ${page_background} is legible at the door`, async ({ page, server, registered }) => {
    const name = await brandedOrganization(server.origin, await registered(), { primary, page_background })
    for (const path of ['/signin', '/signup', '/signup/email']) {
      await page.goto(`${path}?redirect=/go/organizations/${name}`)
      await expect(mark(page)).toContainText('Golden School')
      await expectAccessible(page, `${path}, ${primary} on ${page_background}`)
    }
  })
}
