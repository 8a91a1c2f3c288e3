/** Sign-in by mail: the code typed into the page that asked, and the link, which waits for a press. */
import type { Page } from '@playwright/test'
import { uniqueName } from '../support/account-client.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { mailAbout } from './support/servers/mailbox.ts'
import { expectFieldError } from './support/steps/fields.ts'
import { linesOf } from './support/steps/lines.ts'

// A colour on its way to another theme has neither's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const linkCall = '**/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink*'

async function toPassword(page: Page, email: string, address = '/signin') {
  await page.goto(address)
  await page.getByLabel('Username or email').fill(email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
}

async function askForMail(page: Page, email: string, address?: string) {
  await toPassword(page, email, address)
  await page.getByRole('button', { name: 'Email me a code instead' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

async function mailed(origin: string, email: string) {
  const { text, links } = await mailAbout(origin, email, 'Sign in to')
  return { code: /(\d{6})/.exec(text.slice(text.indexOf('asked for it')))?.[1] ?? '', link: links[0] ?? '' }
}

test('a code that is wrong, then the one that was mailed', everyRun, async ({ page, server, registered, quiet }) => {
  quiet.allow(/status of 400/)
  const person = await registered()
  await askForMail(page, person.email)
  await expectAccessible(page, 'mailed code')
  const { code } = await mailed(server.origin, person.email)
  const field = page.getByLabel('Code')
  await expect(field).toBeFocused()
  await field.fill(code === '123456' ? '654321' : '123456')
  await field.press('Enter')
  await expectFieldError(page, field, 'This code is not right. Please check it and try again.')
  // As mail programs copy it.
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/organizations/)
})

test('the link signs in at a press, in another browser too, and works once', async ({
  page,
  browser,
  server,
  registered,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await registered()
  await askForMail(page, person.email)
  const { link } = await mailed(server.origin, person.email)
  // As programs do that look into mail.
  await fetch(link)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const other = await context.newPage()
  let used = 0
  await other.route(linkCall, async (route) => {
    used += 1
    await route.continue()
  })
  await other.goto(link, { waitUntil: 'networkidle' })
  await expect(other.getByText(`You are about to sign in as ${person.email}.`)).toBeVisible()
  await expectAccessible(other, 'link')
  expect(used).toBe(0)
  await other.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
  await expect(other).toHaveURL(/\/organizations/)
  await context.close()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('another code is sent on request, and five wrong ones end the mail', async ({
  page,
  server,
  registered,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await registered()
  await askForMail(page, person.email)
  await page.getByRole('button', { name: 'Send another code' }).click()
  await expect(page.getByText('We sent you another code.')).toBeVisible()
  const { code } = await mailed(server.origin, person.email)
  const field = page.getByLabel('Code')
  for (let guess = 0; guess < 5; guess += 1) {
    await field.fill(code === '000000' ? '000001' : '000000')
    await field.press('Enter')
    await expectFieldError(page, field, 'This code is not right. Please check it and try again.')
  }
  await field.fill(code)
  await field.press('Enter')
  await expectFieldError(page, field, 'This code does not work any more. Please ask for a new one.')
})

test('another code is not told beside what was wrong with the one before, nor with the one after', async ({
  page,
  registered,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await registered()
  await askForMail(page, person.email)
  const field = page.getByLabel('Code')
  await field.fill('12345')
  await field.press('Enter')
  await expectFieldError(page, field, 'Type the six digits of the code')
  await page.getByRole('button', { name: 'Send another code' }).click()
  // The code before is good for nothing: it is not in the way of the new one.
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  const told = page.getByText('We sent you another code.')
  await expect(told).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field.fill('1234')
  await field.press('Enter')
  await expectFieldError(page, field, 'Type the six digits of the code')
  await expect(told).toHaveCount(0)
})

test('back goes back to the password', async ({ page, registered }) => {
  const person = await registered()
  await askForMail(page, person.email)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
})

test('whoever is signed in here already is named before the link replaces them, and may stay', async ({
  page,
  browser,
  server,
  registered,
  signedIn,
}) => {
  const guest = await registered({ email: `${uniqueName('ada')}@riverside.example` })
  const elsewhere = await browser.newContext({ baseURL: server.origin })
  await askForMail(await elsewhere.newPage(), guest.email)
  await elsewhere.close()
  const { link } = await mailed(server.origin, guest.email)

  const here = await signedIn({ firstName: 'Grace', lastName: 'Hopper' })
  await page.goto(link)
  const question = page.getByRole('heading', { name: `Continue as ${guest.email}?` })
  await expect(question).toBeVisible()
  // On a phone the address is wider than a line of the heading.
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await linesOf(question)).toEqual(expect.arrayContaining([expect.stringMatching(/^@riverside/)]))
  await expect(page.getByText('You are signed in to Atrium as Grace Hopper.')).toBeVisible()
  await expectAccessible(page, 'link for somebody else')
  await page.getByRole('button', { name: 'Stay signed in as Grace Hopper' }).click()
  await expect(page).toHaveURL(/\/organizations/)
  await expect(page.getByRole('button', { name: 'Grace Hopper' })).toBeVisible()

  // Nothing was used up by that.
  await page.goto(link)
  const ended = page.waitForRequest('**/api/iam/auth/logout')
  await page.getByRole('button', { name: `Continue as ${guest.email}` }).click()
  await expect(page.getByRole('button', { name: `${guest.firstName} ${guest.lastName}` })).toBeVisible()
  const { authorization } = (await ended).headers()
  expect(subjectOf(authorization ?? '')).toBe(here.session.uid)
})

function subjectOf(bearer: string): unknown {
  const claims = Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(claims) as { sub?: unknown }).sub
}
