/** A sign-up that is cut off, by a reload, a closed tab or the way back, loses nothing that was chosen. */
import type { Page } from '@playwright/test'
import { lookUp, newPerson, uniqueName } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { accountFields, fillAccountForm } from './support/steps/steps.ts'

const signUpCall = '**/identitytoolkit.googleapis.com/v1/accounts:signUp*'
const failedLoad = /Failed to load resource/

const submit = (page: Page) => page.getByRole('button', { name: 'Sign up', exact: true })

/** The form of somebody, and the press that begins their sign-up. */
async function beginSignUp(page: Page) {
  const person = newPerson()
  await page.goto(`/signup/email?username=${person.username}`)
  await fillAccountForm(page, person)
  await submit(page).click()
  return person
}

test('two tabs that sign up somebody each at once: each gets their own names and username', async ({
  page,
  context,
  server,
}) => {
  const tabs = [page, await context.newPage()]
  const people = [newPerson(), newPerson({ firstName: 'Grace', lastName: 'Hopper' })]
  const letGo: (() => void)[] = []
  for (const [at, tab] of tabs.entries()) {
    const person = people[at] ?? newPerson()
    letGo.push(await hold(tab, signUpCall))
    await tab.goto(`/signup/email?username=${person.username}`)
    await fillAccountForm(tab, person)
    const asked = tab.waitForRequest(signUpCall)
    await submit(tab).click()
    await asked
  }
  for (const go of letGo) go()

  // Whose answer came last is signed in; the other tab is told, and goes on with its own.
  const [late] = await Promise.race(
    tabs.map(async (tab) => {
      await expect(tab.getByRole('alert')).toHaveText('Another account was signed in in this browser meanwhile.')
      return [tab]
    }),
  )
  const done = tabs.find((tab) => tab !== late)
  if (late === undefined || done === undefined) throw new Error('no tab was told')
  await expect(done).toHaveURL('/signup/organization')
  await submit(late).click()
  await expect(late).toHaveURL('/signup/organization')
  for (const person of people) {
    expect(await lookUp(server.origin, person.username)).toMatchObject({
      email: person.email,
      displayName: `${person.firstName} ${person.lastName}`,
    })
  }
})

test.describe('a sign-up that is cut off within its two seconds is finished', () => {
  test('by a reload', async ({ page, server }) => {
    const person = await beginSignUp(page)
    await expect(page.getByText('Getting things ready')).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL('/signup/organization')
    expect(await lookUp(server.origin, person.username)).toMatchObject({
      email: person.email,
      displayName: `${person.firstName} ${person.lastName}`,
    })
  })

  test('before the names are saved, by a reload', async ({ page, server }) => {
    await page.route('**/api/users/signup', () => undefined)
    const asked = page.waitForRequest('**/api/users/signup')
    const person = await beginSignUp(page)
    await asked
    await page.unroute('**/api/users/signup')
    await page.reload()
    await expect(page).toHaveURL('/signup/organization')
    expect(await lookUp(server.origin, person.username)).toMatchObject({
      email: person.email,
      displayName: `${person.firstName} ${person.lastName}`,
    })
  })

  test('by a closed tab: in the next one, which then shows what was asked for', async ({ page, context, server }) => {
    const person = await beginSignUp(page)
    await expect(page.getByText('Getting things ready')).toBeVisible()
    await page.close()
    const next = await context.newPage()
    await next.goto('/authors')
    await expect(next.getByRole('heading', { name: 'Publishers' })).toBeVisible()
    expect((await lookUp(server.origin, person.username)).email).toBe(person.email)
  })

  test('by the way back, and by a second tab at the same time', async ({ page, context, server }) => {
    await page.goto('/signup')
    const person = await beginSignUp(page)
    await expect(page.getByText('Getting things ready')).toBeVisible()
    await page.goBack()
    const other = await context.newPage()
    await other.goto('/')
    await expect(page).toHaveURL('/signup/organization')
    // Where the first tab was done by then, the other one is led to where anybody lands.
    await expect(other).toHaveURL(/\/(signup\/organization|organizations)$/)
    expect((await lookUp(server.origin, person.username)).email).toBe(person.email)
  })

  test('whose answer the reload cut off: the same password goes on', async ({ page, server, quiet }) => {
    quiet.allow(failedLoad)
    const made = new Promise<void>((resolve) => {
      void page.route(signUpCall, async (route) => {
        await route.fetch()
        resolve()
      })
    })
    const person = await beginSignUp(page)
    await made
    await page.reload()
    await expect(accountFields(page).email).toHaveValue(person.email)
    await page.unroute(signUpCall)
    await accountFields(page).password.fill(person.password)
    await accountFields(page).confirmPassword.fill(person.password)
    await submit(page).click()
    await expect(page).toHaveURL('/signup/organization')
    expect((await lookUp(server.origin, person.username)).email).toBe(person.email)
  })

  test('and a username taken meanwhile is chosen anew', async ({ page, server, registered, quiet }) => {
    quiet.allow(/status of 409/)
    const person = await beginSignUp(page)
    await expect(page.getByText('Getting things ready')).toBeVisible()
    await registered({ username: person.username })
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText('This username is taken, please try another one.')
    const other = uniqueName('countess')
    await page.getByLabel('Username').fill(other)
    await page.getByRole('button', { name: 'Save username' }).click()
    await expect(page).toHaveURL('/signup/organization')
    expect((await lookUp(server.origin, other)).email).toBe(person.email)
  })
})
