/**
 * The ways that matter most while the database changes its place again and again, as `npm run test:cluster` has it do:
 * who is told that it did not work presses again, and nothing that was typed is gone.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { newPerson, type Person, uniqueName } from '../support/account-client.ts'
import { test } from './support/fixtures.ts'
import { fillAccountForm } from './support/steps/steps.ts'

/** A database is away for some seconds; what is pressed meanwhile is refused, and pressed again. */
const AWAY_MS = 60_000
/** As long as a page may take to answer before somebody presses again. */
const PATIENCE_MS = 3_000
/** And for a tab of its own, which goes through three pages until it has arrived. */
const ARRIVES_MS = 3 * PATIENCE_MS

test.describe.configure({ timeout: 4 * AWAY_MS })
test.beforeEach(({ quiet }) => {
  quiet.allow(/status of 50[234]/)
  quiet.allow(/status of 400.*accounts:signUp/)
})

/** Presses until it is seen, as somebody does. */
async function until(seen: Locator, press: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    if (!(await seen.isVisible())) await press()
    await expect(seen).toBeVisible({ timeout: PATIENCE_MS })
  }).toPass({ timeout: AWAY_MS })
}

const click = (button: Locator) => () => button.click({ timeout: PATIENCE_MS })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const own = (page: Page, { firstName, lastName }: Person) =>
  page.getByRole('button', { name: `${firstName} ${lastName}` })

async function signUp(page: Page, person: Person): Promise<void> {
  await until(heading(page, 'Create an account'), () => page.goto(`/signup/email?username=${person.username}`))
  await fillAccountForm(page, person)
  await until(heading(page, 'Create Organization Name'), click(page.getByRole('button', { name: 'Sign up' })))
}

test('somebody signs up, makes an organization, and finds it at its own address', async ({ page, server }) => {
  const person = newPerson()
  const name = uniqueName('hall')
  await signUp(page, person)

  await page.getByLabel('Display name').fill('Hall of Arches')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page, 'Choose Custom Domain')).toBeVisible()
  const field = page.getByLabel('Workspace name')
  await until(page.getByText('This domain is available.'), async () => {
    // Whether it is free is asked when it is typed.
    await field.fill('')
    await field.fill(name)
  })
  await until(heading(page, /Welcome to/), click(page.getByRole('button', { name: 'Next' })))

  await until(heading(page, 'Organizations'), () => page.goto('/organizations'))
  await until(page.getByRole('row').filter({ hasText: name }), () => page.reload())
  await until(heading(page, `${person.firstName} ${person.lastName}`), async () => {
    // A tab of its own, with a hand-off of its own.
    await page.goto('/organizations')
    const link = page.getByRole('link', { name: 'Hall of Arches' })
    await expect(link).toBeVisible({ timeout: PATIENCE_MS })
    // Together: no tab while the press still goes on fails this try alone, and not the test.
    const [tab] = await Promise.all([
      page.waitForEvent('popup', { timeout: PATIENCE_MS }),
      link.click({ timeout: PATIENCE_MS }),
    ])
    try {
      await expect(heading(tab, `${person.firstName} ${person.lastName}`)).toBeVisible({ timeout: ARRIVES_MS })
      expect(tab.url()).toBe(`http://${name}.${server.hostDomain}/`)
      await page.goto(tab.url())
    } finally {
      await tab.close()
    }
  })
})

test('somebody leaves, and comes back with their password', async ({ page }) => {
  const person = newPerson()
  await signUp(page, person)
  await until(heading(page, 'Organizations'), () => page.goto('/organizations'))
  await until(page.getByRole('menuitem', { name: 'Logout' }), click(own(page, person)))
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')

  await until(page.getByLabel('Username or email'), () => page.goto('/signin'))
  await page.getByLabel('Username or email').fill(person.email)
  await until(heading(page, 'Welcome Back!'), click(page.getByRole('button', { name: 'Login' })))
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await until(heading(page, 'Organizations'), click(page.getByRole('button', { name: 'Next' })))
})
