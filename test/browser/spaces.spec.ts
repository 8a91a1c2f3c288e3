/** The sites of organizations and publishers: whose they are, who is there, and the way out. */
import { createOrganization } from '@atrium/contract/organizations'
import type { Page } from '@playwright/test'
import { makeAuthor, uniqueName } from '../support/account-client.ts'
import { expect, type SignedInPerson, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { tabTo } from './support/steps/fields.ts'
import { answerSignIn } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' })

test.describe('an organization’s site', () => {
  test('its name and logo, the visitor, and of the sibling apps those that are set up', async ({
    page,
    server,
    signedIn,
    newOrganization,
  }) => {
    test.slow()
    const person = await signedIn()
    const name = await newOrganization(person, 'Hall of Arches')
    await page.goto(`/go/organizations/${name}`)
    await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
    await expect(page.getByRole('banner')).toContainText('Hall of Arches')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada Lovelace' })).toBeVisible()
    await expect(page.getByText('You are signed in to Hall of Arches.')).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
    const apps = page.getByRole('navigation', { name: 'Apps' }).getByRole('link')
    await expect(apps).toHaveText(['People manager'])
    await expect(apps).toHaveAttribute('href', `${server.origin}/organizations/${name}/people`)
    await page.getByRole('link', { name: 'My organizations' }).click()
    await expect(page).toHaveURL('/organizations')
  })

  test('whoever does not belong there is told so, and offered no app', async ({
    page,
    registered,
    withSession,
    newOrganization,
    quiet,
  }) => {
    quiet.allow(/status of 404/)
    const name = await newOrganization(await registered(), 'Hall of Arches')
    await withSession()
    await page.goto(`/go/organizations/${name}`)
    await expect(page.getByText('You do not belong to Hall of Arches. Ask somebody there for an invite.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Apps' })).toBeHidden()
  })

  for (const [primary, background] of [
    ['#ffff00', '#ffffff'],
    ['#101010', '#000'],
    ['#0070f3', '#777'],
  ]) {
    test(`${primary} on ${background} is legible`, async ({ page, server, signedIn }) => {
      test.slow()
      const { session } = await signedIn()
      const name = uniqueName('hues')
      const made = await fetch(server.origin + createOrganization.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${session.idToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          name,
          displayName: 'Hues',
          branding: { colors: { primary, page_background: background } },
        }),
      })
      expect(made.status).toBe(201)
      await page.goto(`/go/organizations/${name}`)
      await expect(signOut(page)).toBeVisible()
      await expectAccessible(page, `${primary} on ${background}`)
    })
  }

  test('signing out there ends the session there, and says where it may go on', async ({
    page,
    server,
    withSession,
    newOrganization,
  }) => {
    const name = await newOrganization(await withSession(), 'Hall of Arches')
    await page.goto(`/go/organizations/${name}`)
    await tabTo(page, signOut(page))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Welcome to Hall of Arches' })).toBeVisible()
    await expect(page.getByText(/^You are signed out of Hall of Arches\./)).toBeVisible()
    await expectAccessible(page, 'signed out of a site')
    await page.reload()
    await expect(page.getByText('Sign in to continue.')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
    await expect(signOut(page)).toBeVisible()
  })

  test('a guest is asked to sign in, and comes back signed in', async ({
    page,
    server,
    registered,
    newOrganization,
  }) => {
    const person = await registered()
    const name = await newOrganization(person)
    await page.goto(`http://${name}.${server.hostDomain}/`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await answerSignIn(page, person)
    await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
    await expect(page.getByRole('heading', { name: 'Welcome, Ada Lovelace' })).toBeVisible()
  })

  test('a token that was used says so, and the way in is still there', async ({
    page,
    server,
    quiet,
    newOrganization,
    registered,
  }) => {
    const name = await newOrganization(await registered())
    quiet.allow(/status of 400/)
    await page.goto(`http://${name}.${server.hostDomain}/?token=used-long-ago`)
    await expect(page.getByText(/^This sign-in link has already been used or has expired\./)).toBeVisible()
    await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  })
})

test.describe('a publisher’s site', () => {
  async function publisher(origin: string, { session }: SignedInPerson): Promise<string> {
    const { author_id } = await makeAuthor(origin, session, uniqueName('Ada Press '))
    return author_id
  }

  test('its name, image and id, the visitor, and the way out', async ({ page, server, signedIn }) => {
    test.slow()
    const id = await publisher(server.origin, await signedIn())
    await page.goto(`/go/authors/${id}`)
    await expect(page).toHaveURL(`http://studio.${server.hostDomain}/@${id}`)
    await expect(page.getByText(`@${id}`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Welcome, Ada Lovelace' })).toBeVisible()
    await expectAccessible(page, 'a publisher’s site')
    await expect(page.getByRole('link', { name: 'My publishers' })).toHaveAttribute('href', `${server.origin}/authors`)
    await signOut(page).click()
    await expect(page.getByText(/^You are signed out of Ada Press/)).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`http://studio.${server.hostDomain}/@${id}`)
    await expect(signOut(page)).toBeVisible()
  })

  test('the label without a publisher is the product itself', async ({ page, server }) => {
    await page.goto(`http://studio.${server.hostDomain}/`)
    await expect(page.getByLabel('Username or email')).toBeVisible()
  })
})

test.describe('nobody’s site', () => {
  for (const [what, at] of [
    ['an organization', (host: string) => `http://${uniqueName('gone')}.${host}/`],
    ['a publisher', (host: string) => `http://studio.${host}/@${uniqueName('gone')}`],
  ] as const) {
    test(`where ${what} would be: Site Doesn't Exists, and status 404`, async ({ page, server, quiet }) => {
      quiet.allow(/status of 404/)
      const answer = await page.goto(at(server.hostDomain))
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: "Site Doesn't Exists" })).toBeVisible()
      await expectAccessible(page, `no such ${what}`)
    })
  }
})
