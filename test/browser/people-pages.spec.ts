/** The pages inside the people page: an address each, for links, Back, reload and another tab. */
import { expect } from './support/fixtures.ts'
import { signInInstead, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('each page has its address and its title; Back, Forward and reload keep to it', async ({ page, school }) => {
  const people = `/organizations/${school.name}/people`
  const views = page.getByRole('navigation', { name: 'People' })
  await expect(page).toHaveTitle(/^People of Arch School · /)
  for (const [name, path] of [
    ['Invites', 'invites'],
    ['Labels', 'labels'],
    ['Classes', 'classes'],
  ] as const) {
    const link = views.getByRole('link', { name })
    await link.click()
    await expect(page).toHaveURL(`${people}/${path}`)
    await expect(page.getByRole('region', { name }).first()).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${name} · People of Arch School · `))
    await expect(link, 'where one has just been').toBeFocused()
    await expect(views.locator('[aria-current]')).toHaveText(name)
  }
  await page.goBack()
  await expect(page).toHaveURL(`${people}/labels`)
  await expect(views.getByRole('link', { name: 'Labels' })).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(page.getByRole('region', { name: 'Classes' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(`${people}/classes`)
  await expect(page.getByRole('region', { name: 'Classes' })).toBeVisible()
  await views.getByRole('link', { name: 'Members' }).click()
  await expect(page).toHaveURL(people)
})

test('the search among the members is kept while another page is looked at', async ({ page, school }) => {
  const views = page.getByRole('navigation', { name: 'People' })
  await page.getByRole('searchbox').fill('bert')
  await expect(page.getByText('1 - 1 of 1')).toBeVisible()
  await views.getByRole('link', { name: 'Labels' }).click()
  await expect(page).toHaveURL(`/organizations/${school.name}/people/labels`)
  await views.getByRole('link', { name: 'Members' }).click()
  await expect(page).toHaveURL(`/organizations/${school.name}/people?name=bert`)
  await page.getByLabel('Status').selectOption('Removed')
  await expect(page).toHaveURL(`/organizations/${school.name}/people/removed?name=bert`)
  await expect(views.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'true')
  await page.getByLabel('Status').selectOption('Members')
  await expect(page).toHaveURL(`/organizations/${school.name}/people?name=bert`)
})

test('an import has an address of its own, for another tab, Back and another list', async ({
  page,
  context,
  school,
}) => {
  const people = `/organizations/${school.name}/people`
  const views = page.getByRole('navigation', { name: 'People' })
  await page.goto(`${people}/invites`)
  await page.getByRole('link', { name: 'Invite many' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${people}/import`)
  await expect(page).toHaveTitle(/^Invite many · /)
  await expect(page.getByRole('heading', { level: 1 }), 'the link that had the focus is gone').toBeFocused()
  await expect(views.getByRole('link', { name: 'Invites' })).toHaveAttribute('aria-current', 'true')
  await page.getByLabel('Addresses or CSV').fill('guest@example.com')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: 'Send 1 invite' }).click()
  await expect(page).toHaveURL(new RegExp(`${people}/import/[\\w-]+$`))
  await expect(page.getByText('1 invited', { exact: true })).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('1 invited', { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Import another list' }).click()
  await expect(other).toHaveURL(`${people}/import`)
  await other.goBack()
  await expect(other.getByText('1 invited', { exact: true })).toBeVisible()
  await other.getByRole('link', { name: 'See invites' }).click()
  await expect(other).toHaveURL(`${people}/invites`)
})

test('addresses that people kept lead on, in place of themselves, with their filters', async ({ page, school }) => {
  const people = `/organizations/${school.name}/people`
  const heading = page.getByRole('heading', { name: 'People of Arch School' })
  for (const [former, now, shown] of [
    ['?view=labels', '/labels', heading],
    ['?view=members&name=bert', '?name=bert', heading],
    ['?status=removed&name=bert', '/removed?name=bert', heading],
    ['?view=invites&many=1', '/import', heading],
    ['?view=timeline', '/../timeline', page.getByRole('region', { name: 'Timeline' })],
    ['/timeline?x=1', '/../timeline?x=1', page.getByRole('region', { name: 'Timeline' })],
    ['/overview', '/../overview', page.getByRole('region', { name: 'Overview' })],
    // What lies behind an open dialog is nobody's.
    ['?view=invites&new=1', '/invites?new=1', page.getByRole('dialog', { name: 'Invite' })],
  ] as const) {
    await page.goto('/organizations')
    await page.goto(people + former)
    await expect(page).toHaveURL(new URL(people + now, page.url()).href)
    await expect(shown).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/organizations')
  }
})

test('a page that is not for one’s role shows the first of one’s own; none at all is not found', async ({
  page,
  quiet,
  school,
}) => {
  quiet.allow(/status of 404/)
  await signInInstead(page, school.carl)
  for (const path of ['invites', 'timeline', 'removed', 'import']) {
    await page.goto(`/organizations/${school.name}/people/${path}`)
    await expect(page.getByText('1 - 3 of 3')).toBeVisible()
    await expect(page.getByRole('option', { name: 'Removed' })).toHaveCount(0)
  }
  const answer = await page.goto(`/organizations/${school.name}/people/nowhere`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('the page you are looking for cannot be found')).toBeVisible()
})

test('signed out, the address of a page waits until somebody has signed in', async ({ page, school }) => {
  const labels = `/organizations/${school.name}/people/labels?page=1#part`
  await page.getByRole('button', { name: 'Olga Owner', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(labels)
  await expect(page).toHaveURL(/^[^?]*\/signin\?redirect=/)
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(labels)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('the link of the page that is shown is in sight', async ({ page, school }) => {
    await page.goto(`/organizations/${school.name}/people/classes`)
    const link = page.getByRole('link', { name: 'Classes' })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link).toBeInViewport({ ratio: 1 })
  })

  test('the link of the page that is shown stays in sight when the phone is turned, and the page stays where it is', async ({
    page,
    school,
  }) => {
    await page.setViewportSize({ width: 780, height: 640 })
    await page.goto(`/organizations/${school.name}/people/classes`)
    const link = page.getByRole('link', { name: 'Classes' })
    await expect(link).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Members' })).not.toBeInViewport({ ratio: 1 })

    await page.setViewportSize({ width: 360, height: 240 })
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    // Whatever still comes makes the page longer.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(link).not.toBeInViewport({ timeout: 500 })
    }).toPass()
    await page.setViewportSize({ width: 320, height: 240 })
    await expect.poll(scrolled).toBeGreaterThan(0)
    await expect(link).not.toBeInViewport()
  })
})
