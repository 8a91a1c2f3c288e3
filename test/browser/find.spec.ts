/** Signing in to an existing organization: what may go wrong with its name, and arriving there. */
import type { Page } from '@playwright/test'
import { type Person, uniqueName } from '../support/account-client.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { expectFieldError, expectNoFieldError, typeInto } from './support/steps/fields.ts'

// A colour on its way to another theme has neither's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const lookup = '**/api/iam/organizations/*/name'
const parts = (page: Page) => ({
  name: page.getByLabel('Organization', { exact: true }),
  next: page.getByRole('button', { name: 'Continue' }),
})

async function ask(page: Page, name: string) {
  await page.goto('/find')
  await parts(page).name.fill(name)
  await parts(page).next.click()
}

async function expectGreeted(page: Page, address: string, { firstName, lastName }: Person) {
  await expect(page).toHaveURL(address)
  await expect(page.getByText(`${firstName} ${lastName}`).first()).toBeVisible()
}

test('no name, no valid name, no such organization', async ({ page }) => {
  await page.goto('/find')
  const { name, next } = parts(page)
  await next.click()
  await expectFieldError(page, name, 'Please Enter An Organization Name.')
  await name.fill('no such name')
  await expectNoFieldError(name)
  await next.click()
  await expectFieldError(page, name, 'Please Enter valid organization name.')
  await expectAccessible(page, 'find with an error')
  const free = uniqueName('free')
  await name.fill(free)
  await next.click()
  await expectFieldError(page, name, 'Please Enter valid organization name.')
  await expect(name).toHaveValue(free)
})

test('a failed lookup says what the server says', async ({ page, quiet }) => {
  quiet.allow(/organizations\/acme\/name/)
  await page.goto('/find')
  const { name, next } = parts(page)
  const message = 'Too many attempts. Please wait a moment and try again.'
  const refusal = { code: 429, error: 'too_many_requests', message }
  await page.route(lookup, (route) => route.fulfill({ status: 429, json: refusal }))
  await name.fill('acme')
  await next.click()
  await expectFieldError(page, name, message)
  await page.unroute(lookup)
  await page.route(lookup, (route) => route.abort())
  await next.click()
  await expectFieldError(page, name, 'Server is unavailable')
  await expect(name).toHaveValue('acme')
})

test('lower case as one types, wherever the caret is', async ({ page, server }) => {
  await page.goto('/find')
  const { name } = parts(page)
  await expect(name).toHaveAttribute('name', 'name')
  await expect(name).toHaveAccessibleDescription(new RegExp(`\\.${server.hostDomain}`))
  await name.pressSequentially('AcE')
  await name.press('ArrowLeft')
  await name.pressSequentially('M')
  await expect(name).toHaveValue('acme')
})

test(
  'by keyboard to the organization’s own address',
  everyRun,
  async ({ page, server, registered, newOrganization }) => {
    const name = await newOrganization(await registered())
    await page.goto('/find')
    await typeInto(page, parts(page).name, name.toUpperCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('a pasted address will do', async ({ page, server, registered, newOrganization }) => {
  const name = await newOrganization(await registered())
  await ask(page, `http://${name}.${server.hostDomain}/`)
  await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
})

test('somebody signed in arrives signed in', async ({ page, server, signedIn, newOrganization }) => {
  const person = await signedIn()
  const name = await newOrganization(person)
  await ask(page, name)
  await expectGreeted(page, `http://${name}.${server.hostDomain}/`, person)
})

test('so does somebody quicker than the page can tell that they are signed in', async ({
  page,
  server,
  signedIn,
  newOrganization,
}) => {
  const person = await signedIn()
  const name = await newOrganization(person)
  const lookedUp = page.waitForResponse(lookup)
  // Only the identity SDK knows.
  await page.route('**/assets/identity-*.js', async (route) => {
    await lookedUp
    await route.continue()
  })
  await ask(page, name)
  await expectGreeted(page, `http://${name}.${server.hostDomain}/`, person)
})

test('an answer that comes late leads nobody away who has gone elsewhere', async ({
  page,
  server,
  registered,
  newOrganization,
}) => {
  const name = await newOrganization(await registered())
  const left = Promise.withResolvers<void>()
  await page.route(lookup, async (route) => {
    await left.promise
    await route.continue()
  })
  const sites: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host === `${name}.${server.hostDomain}`) sites.push(request.url())
  })
  await ask(page, name)
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Sign in to/ })).toBeVisible()
  const answer = page.waitForResponse(lookup)
  left.resolve()
  await (await answer).finished()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  expect(sites).toEqual([])
})

test('every link leads somewhere', async ({ page }) => {
  const ways = [
    ['Create an organization', '/signup', 'Choose a username'],
    ['Login', '/signin', /Sign in to/],
    ['Terms', '/terms', 'Terms of Service'],
    ['Privacy', '/privacy', 'Privacy Policy'],
    ['Status', '/status', 'Status'],
    ['Support', '/support', 'Support'],
  ] as const
  for (const [link, address, heading] of ways) {
    await page.goto('/find')
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expectAccessible(page, 'support')
  await page.goto('/status')
  await expect(page.getByText('Everything is working.')).toBeVisible()
  await expectAccessible(page, 'status')
})
