/** What another version, or whatever else runs in the browser, has put where the pages keep things: it breaks none of them. */
import type { Page } from '@playwright/test'
import { lookUp, newPerson } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { fillAccountForm } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Everything that pages read as JSON. */
const keys = [
  ...['atrium.visit', 'atrium.signUpUnfinished', 'atrium.inviteWord', 'atrium.signUp', 'atrium.inviteBegun'],
  ...['organization-sign-in', 'fields', 'atrium.followed-language'],
]
/** Each field there is, and never of the kind that it has. */
const odd = { email: 5, uid: {}, username: [], givenName: 5, familyName: {}, firstName: [], lastName: 5, name: {} }
const values = ['0', '"text"', '[null]', '{}', '{ no JSON', JSON.stringify(odd), JSON.stringify([odd])]

async function put(page: Page, value: string): Promise<void> {
  await page.evaluate(
    ([names, text]) => {
      for (const storage of [localStorage, sessionStorage]) for (const name of names) storage.setItem(name, text)
    },
    [keys, value] as const,
  )
}

test('whoever is signed in has their pages', async ({ page, signedIn }) => {
  await signedIn()
  for (const value of values) {
    await put(page, value)
    await page.goto('/organizations')
    await expect(page.getByRole('heading', { level: 1, name: 'Organizations' }), value).toBeVisible()
    await expect(page.getByText('No Organization Found', { exact: true }), value).toBeVisible()
  }
})

for (const value of ['[null]', JSON.stringify(odd)]) {
  test(`somebody signs up, beside ${value.slice(0, 12)}`, async ({ page, server }) => {
    const person = newPerson()
    await page.goto('/')
    await put(page, value)
    await page.goto(`/signup/email?username=${person.username}`)
    await fillAccountForm(page, person)
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    await expect(page).toHaveURL('/signup/organization')
    expect(await lookUp(server.origin, person.username)).toMatchObject({ email: person.email })
  })
}
