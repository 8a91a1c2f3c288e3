/** The quiet pages: their texts (docs/requirements.md#pages-without-content), the way on, and what shows in their place. */
import type { Page } from '@playwright/test'
import { untilAlive } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const notFoundText =
  'Sorry, the page you are looking for cannot be found. Please check the URL or try navigating back to the homepage.'

const homeLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test.describe('a page that cannot be had', () => {
  test('an unknown address is a 404, readable without a script, and leads home', async ({ page, request, quiet }) => {
    quiet.allow(/status of 404/)
    const answer = await request.get('/nowhere/at/all')
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(notFoundText)

    expect((await page.goto('/nowhere/at/all'))?.status()).toBe(404)
    await expect(title(page, 'Page not found')).toBeVisible()
    await expect(page.getByText(notFoundText)).toBeVisible()
    await expect(page).toHaveTitle(/^Page not found/)
    await homeLink(page, 'Return Home').click()
    await expect(page).toHaveURL('/')
    await expect(page.getByLabel('Username or email')).toBeVisible()
  })

  test('a chunk that is gone, after a deploy or offline: said in words, and loading again helps', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|ERR_FAILED|dynamically imported module|did not load/)
    const chunks = '**/assets/support-page*.js'
    await page.goto('/find')
    await untilAlive(page)
    await page.route(chunks, (route) => route.abort())
    await page.getByRole('link', { name: 'Support' }).click()
    await expect(page).toHaveURL('/support')
    await expect(title(page, 'Unexpected Application Error!')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveText(
      'Part of the page did not load. Please check your connection, then reload the page.',
    )
    await expect(page).toHaveTitle(/^Unexpected Application Error!/)
    await expectAccessible(page, 'a chunk that is gone')

    // Still gone: the same words, not a loop.
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(title(page, 'Unexpected Application Error!')).toBeVisible()

    await page.unroute(chunks)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(title(page, 'Support')).toBeVisible()
  })

  test('a chunk that is gone since a newer build took its place: the page comes from that build by itself', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|dynamically imported module|did not load/)
    await page.goto('/find')
    await untilAlive(page)
    let isOld = true
    await page.route('**/assets/support-page*.js', (route) =>
      isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    await page.route('**/support', (route) => {
      isOld = false
      return route.continue()
    })
    await page.getByRole('link', { name: 'Support' }).click()
    await expect(title(page, 'Support')).toBeVisible()
    expect(isOld).toBe(false)
  })

  test('a chunk that the newer build has not either: the page is loaded anew once, and then says that it did not load', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|dynamically imported module|did not load/)
    await page.goto('/find')
    await untilAlive(page)
    let documents = 0
    await page.route('**/assets/support-page*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.route('**/support', (route) => {
      documents += 1
      return route.continue()
    })
    const looked = page.waitForResponse(
      (response) => documents === 1 && response.request().method() === 'HEAD' && response.status() === 404,
    )
    await page.getByRole('link', { name: 'Support' }).click()
    await looked
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    expect(documents).toBe(1)
  })

  test('a chunk that comes at the second visit', async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource|ERR_FAILED|dynamically imported module|did not load/)
    await page.goto('/find')
    await untilAlive(page)
    await page.route('**/assets/legal-page*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Terms' }).click()
    await expect(title(page, 'Unexpected Application Error!')).toBeVisible()
    await page.goBack()
    await expect(title(page, 'Sign in to your organization')).toBeVisible()
    await page.unroute('**/assets/legal-page*.js')
    await page.getByRole('link', { name: 'Terms' }).click()
    await expect(title(page, 'Terms of Service')).toBeVisible()
  })

  test('the very first script is gone', async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource|ERR_FAILED/)
    await page.route('**/assets/base*.js', (route) => route.abort())
    await page.goto('/organizations')
    await expect(title(page, 'Unexpected Application Error!')).toBeFocused()
    await expect(page.getByRole('alert')).toContainText('Part of the page did not load.')
    await page.unroute('**/assets/base*.js')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByLabel('Username or email')).toBeVisible()
  })
})

for (const { path, heading, text, home } of [
  {
    path: '/site',
    heading: "Site Doesn't Exists",
    text: 'There is no organization at this address.',
    home: 'Return Home',
  },
  { path: '/notfound', heading: 'No Data found', text: 'There is nothing to show here yet.', home: 'Return Home' },
  { path: '/comingsoon', heading: 'Coming Soon', text: 'Feature coming soon', home: 'Return Home' },
  { path: '/page', heading: "That page doesn't exist.", text: 'The link may be out of date', home: 'Go Home' },
  { path: '/error', heading: 'Page not found', text: notFoundText, home: 'Return Home' },
]) {
  test(`${path}: ${heading}`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(title(page, heading)).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${heading} · `))
    await expectAccessible(page, path)
    await homeLink(page, home).click()
    await expect(page).toHaveURL('/')
  })
}

test('/site leads to where an organization is found', async ({ page }) => {
  await page.goto('/site')
  await page.getByRole('link', { name: 'Find your organization' }).click()
  await expect(page).toHaveURL('/find')
})

test.describe('/access: Access Denied', () => {
  const back = (page: Page) => page.getByRole('button', { name: 'Go Back', exact: true })

  test('goes home where this tab has nothing to go back to', async ({ page }) => {
    await page.goto('/access')
    await expect(title(page, 'Access Denied')).toBeVisible()
    await expectAccessible(page, '/access')
    await back(page).click()
    await expect(page).toHaveURL('/')
  })

  test('goes back to where somebody came from', async ({ page }) => {
    await page.goto('/terms')
    await page.goto('/access')
    await back(page).click()
    await expect(page).toHaveURL('/terms')
    await expect(title(page, 'Terms of Service')).toBeVisible()
  })
})

test.describe('/notstudentfound: No Students Found', () => {
  const create = (page: Page) => page.getByRole('button', { name: 'Create Student', exact: true })

  test('a guest is asked to sign in first', async ({ page }) => {
    await page.goto('/notstudentfound')
    await expect(title(page, 'No Students Found')).toBeVisible()
    await expectAccessible(page, '/notstudentfound')
    await create(page).click()
    await expect(page).toHaveURL('/signin?redirect=%2Forganizations')
  })

  test('without an organization, to the list', async ({ page, withSession }) => {
    await withSession()
    await page.goto('/notstudentfound')
    await create(page).click()
    await expect(page).toHaveURL('/organizations')
    await expect(title(page, 'Organizations')).toBeVisible()
  })

  test('when the organizations cannot be asked for, to the list too', async ({ page, withSession, quiet }) => {
    quiet.allow(/Failed to load resource/)
    await withSession()
    await page.goto('/notstudentfound')
    await page.route('**/organizations/membership*', (route) => route.abort(), { times: 1 })
    await create(page).click()
    await expect(page).toHaveURL('/organizations')
  })

  test('to the people of the organization', async ({ page, withSession, newOrganization }) => {
    const name = await newOrganization(await withSession())
    await page.goto('/notstudentfound')
    await create(page).click()
    await expect(page).toHaveURL(`/organizations/${name}/people`)
  })
})

test('/new-loader: the bar climbs 5 % each 100 ms, up to 95 %', async ({ page }) => {
  const bar = page.getByRole('progressbar', { name: 'Loading' })
  const percent = async () => Number(await bar.getAttribute('value'))
  await page.clock.install()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const asked = new Promise<void>((resolve) => {
    void page.route('**/assets/new-loader-page*.js', async (route) => {
      resolve()
      await held
      await route.continue()
    })
  })
  await page.goto('/new-loader')
  await asked
  await page.clock.pauseAt(Date.now() + 60_000)
  letGo()
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await bar.isVisible()).toBe(true)
  }).toPass()

  const first = await percent()
  expect(first).toBeLessThanOrEqual(5)
  await page.clock.runFor(100)
  expect(await percent()).toBe(first + 5)
  await page.clock.runFor(300)
  expect(await percent()).toBe(first + 20)
  await page.clock.runFor(10_000)
  expect(await percent()).toBe(95)
  await page.clock.resume()
  await expect(page).toHaveTitle(/^Loading/)
  await expectAccessible(page, '/new-loader')
  await homeLink(page, 'Return Home').click()
  await expect(page).toHaveURL('/')
})

test('/enagagepage: the tutor, its instruction and its preview', async ({ page }) => {
  await page.goto('/enagagepage')
  await expect(title(page, 'Super Math Tutor')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('You are a patient math tutor.')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Which problem shall we look at together?')
  await expectAccessible(page, '/enagagepage')
})

test('/enagagemessagepage: one message from the sender, one from the receiver', async ({ page }) => {
  await page.goto('/enagagepage')
  await page.getByRole('link', { name: 'See a conversation' }).click()
  await expect(page).toHaveURL('/enagagemessagepage')
  // A change of page moves the focus to its heading.
  await expect(title(page, 'Conversation')).toBeFocused()
  const messages = page.getByRole('main').getByRole('listitem')
  await expect(messages).toHaveText([/^You.*one half and one third/, /^Super Math Tutor.*pieces of the same size/])
  await expectAccessible(page, '/enagagemessagepage')
})
