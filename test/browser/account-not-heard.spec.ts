/** Another tab has signed in somebody else, and this one has not heard of it yet: it still shows who was there before. */
import type { BrowserContext, Page } from '@playwright/test'
import { organizationsOf } from '../support/account-client.ts'
import { expect, test, type SignedInPerson } from './support/fixtures.ts'
import { chooseFreeName, next, toSecondStep } from './support/steps/organization-wizard.ts'
import { signInAs, signOut } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

declare global {
  interface Window {
    looksAtOtherTabs?: boolean
  }
}

/** The SDK looks by an interval at what other tabs store. A browser lets those of a tab behind run once a minute. */
async function withLooksInHand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const every = window.setInterval.bind(window)
    const heldBack = (look: () => void, ms: number) =>
      every(() => {
        if (window.looksAtOtherTabs !== false) look()
      }, ms)
    Object.assign(window, { setInterval: heldBack, looksAtOtherTabs: true })
  })
}

const setLooking = (page: Page, is: boolean) => page.evaluate((value) => void (window.looksAtOtherTabs = value), is)

async function signInBeside(context: BrowserContext, before: SignedInPerson, after: SignedInPerson): Promise<Page> {
  const beside = await context.newPage()
  await beside.goto('/organizations')
  await signOut(beside, before)
  await expect(beside).toHaveURL('/')
  await signInAs(beside, after)
  return beside
}

test('what was typed for one account is not done in the name of the other', async ({
  page,
  context,
  server,
  registered,
  withSession,
}) => {
  const berta = await registered({ firstName: 'Berta', lastName: 'Benz' })
  const olga = await withSession({ firstName: 'Olga', lastName: 'Owner' })
  await withLooksInHand(page)
  await toSecondStep(page)
  await chooseFreeName(page)
  await expect(page.getByRole('button', { name: 'Olga Owner' })).toBeVisible()
  await setLooking(page, false)
  await signInBeside(context, olga, berta)
  await next(page).click()
  await expect(page.getByText('Another account was signed in in this browser meanwhile.')).toBeVisible()
  expect(await organizationsOf(server.origin, berta.session)).toEqual([])
  await setLooking(page, true)
  await expect(page.getByRole('button', { name: 'Berta Benz' })).toBeVisible()
})

test('Logout there does not end the session of the other', async ({ page, context, registered, signedIn }) => {
  const berta = await registered({ firstName: 'Berta', lastName: 'Benz' })
  await withLooksInHand(page)
  const olga = await signedIn({ firstName: 'Olga', lastName: 'Owner' })
  await setLooking(page, false)
  const beside = await signInBeside(context, olga, berta)
  await signOut(page, olga)
  await setLooking(page, true)
  await expect(page.getByText('Another account was signed in in this browser meanwhile.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Berta Benz' })).toBeVisible()
  await beside.goto('/authors')
  await expect(beside.getByRole('heading', { name: 'Publishers' })).toBeVisible()
})
