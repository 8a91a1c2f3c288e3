/** The list of organizations: every state and text, and what its controls do. */
import { createOrganization } from '@atrium/contract/organizations'
import type { Locator, Page } from '@playwright/test'
import { makeOrganization, uniqueName, type Session } from '../support/account-client.ts'
import { holdClock, takeClock } from './support/clock.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Names in the order of the alphabet. */
async function manyOrganizations(origin: string, session: Session, count: number): Promise<string[]> {
  const prefix = uniqueName('row')
  const names = Array.from({ length: count }, (_, at) => `${prefix}${letters[at]}`)
  for (const [at, name] of names.entries()) {
    await makeOrganization(origin, session, name, `House ${letters[at]?.toUpperCase()}`)
  }
  return names
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') })
const column = (page: Page, name: string) => page.getByRole('columnheader', { name })
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter organization' })

test('nobody’s list: the empty state without a filter or a table’s head, and the way to the first organization', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toBeVisible()
  await expect(page.getByText('No Organization Found', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
  await expect(filter(page)).toBeHidden()
  await expect(page.getByRole('table')).toBeHidden()
  await page.getByRole('link', { name: 'Create an organization' }).click()
  await expect(page).toHaveURL('/signup/organization')
})

test('the add button says what it adds, to the pointer and to the keyboard, and leads to the wizard', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  const add = page.getByRole('link', { name: 'Add Organization' })
  const tooltip = page.getByRole('tooltip', { name: 'Add Organization' })
  await add.hover()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Recently deleted' }).focus()
  await page.keyboard.press('Tab')
  await expect(add).toBeFocused()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup/organization')
})

test(
  'a row shows logo, display name, address, one’s role and the way to its people, and is a link that opens in a new tab',
  everyRun,
  async ({ page, server, withSession, newOrganization }) => {
    const name = await newOrganization(await withSession(), 'Hall of Arches')
    await page.goto('/organizations')
    const row = rows(page)
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('cell')).toContainText([
      ...['Hall of Arches', `${name}.${server.hostDomain}`],
      ...['Owner', 'People'],
    ])
    await expect(page.getByText('1 - 1 of 1', { exact: true })).toBeVisible()
    await expect(row.locator('img')).toHaveJSProperty('complete', true)
    await expect(row.getByRole('link', { name: 'People' })).toHaveAttribute('href', `/organizations/${name}/people`)
    const link = row.getByRole('link', { name: /^Hall of Arches/ })
    await expect(link).toHaveAttribute('href', `/go/organizations/${name}`)
    await expect(link).toHaveAttribute('target', '_blank')

    const opened = page.context().waitForEvent('page')
    await row.click({ button: 'middle' })
    const tab = await opened
    await expect(tab).toHaveURL(`http://${name}.${server.hostDomain}/`)
    await expect(tab.getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
)

test('on a phone the title shares its line with the named way to add one, and a row is one card', async ({
  page,
  signedIn,
  newOrganization,
}) => {
  const name = await newOrganization(await signedIn(), 'Hall of Arches')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/organizations')
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN
  const add = page.getByRole('link', { name: 'Add Organization' })
  await expect(add).toHaveText('Add', { useInnerText: true })
  const title = page.getByRole('heading', { level: 1 })
  expect(Math.abs((await top(title)) - (await top(add)))).toBeLessThan(16)
  const ways = [page.getByRole('link', { name: 'Publishers' }), page.getByRole('link', { name: 'Enter a code' })]
  const [publishers, enterCode] = await Promise.all(ways.map(top))
  expect(publishers).toBe(enterCode)
  const people = rows(page).getByRole('link', { name: 'People' })
  const address = rows(page).getByText(name, { exact: true })
  const [at, beside] = [await people.boundingBox(), await address.boundingBox()]
  expect(at?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0))
})

test('the order turns round with either header, and survives Back and a reload', async ({
  page,
  server,
  withSession,
}) => {
  const person = await withSession()
  await manyOrganizations(server.origin, person.session, 3)
  await page.goto('/organizations')
  await expect(rows(page)).toHaveText([/House A/, /House B/, /House C/])
  await column(page, 'Domain').getByRole('button').click()
  await expect(rows(page)).toHaveText([/House C/, /House B/, /House A/])
  await expect(column(page, 'Domain')).toHaveAttribute('aria-sort', 'descending')
  await page.reload()
  await expect(rows(page)).toHaveText([/House C/, /House B/, /House A/])
  await column(page, 'Organization').getByRole('button').click()
  await expect(rows(page)).toHaveText([/House A/, /House B/, /House C/])
  await page.goBack()
  await expect(rows(page)).toHaveText([/House C/, /House B/, /House A/])
})

test('pages: sizes, range, arrows, and back to the first page with another size', async ({
  page,
  server,
  withSession,
}) => {
  const person = await withSession()
  await manyOrganizations(server.origin, person.session, 23)
  await page.goto('/organizations')
  const size = page.getByRole('combobox', { name: 'Rows per page' })
  const previous = page.getByRole('button', { name: 'Previous page' })
  const next = page.getByRole('button', { name: 'Next page' })
  await expect(page.getByText('1 - 10 of 23', { exact: true })).toBeVisible()
  await expect(size).toHaveValue('10')
  await expect(size.getByRole('option')).toHaveText(['10', '20', '30'])
  await expect(previous).toBeDisabled()
  await next.press('Enter')
  await expect(page.getByText('11 - 20 of 23', { exact: true })).toBeVisible()
  await expect(next).toBeFocused()
  await next.press('Enter')
  await expect(page.getByText('21 - 23 of 23', { exact: true })).toBeVisible()
  await expect(rows(page)).toHaveText([/House U/, /House V/, /House W/])
  await expect(next).toBeDisabled()
  // The arrow that led here cannot keep the focus.
  await expect(previous).toBeFocused()
  await size.selectOption('20')
  await expect(page.getByText('1 - 20 of 23', { exact: true })).toBeVisible()
  await expect(rows(page)).toHaveCount(20)
  await size.selectOption('30')
  await expect(page.getByText('1 - 23 of 23', { exact: true })).toBeVisible()
  await expect(previous).toBeDisabled()
  await expect(next).toBeDisabled()
  await page.goto('/organizations?page=9')
  await expect(page.getByText('21 - 23 of 23', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/organizations?page=3')
})

test('the filter waits until typing has rested for 500 ms; what it hides is not gone', async ({
  page,
  server,
  signedIn,
}) => {
  const person = await signedIn()
  const names = await manyOrganizations(server.origin, person.session, 3)
  await takeClock(page)
  await page.goto('/organizations')
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByPlaceholder('Filter organization')).toBeVisible()
  await expect(page.getByText('Filter', { exact: true })).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/organizations/membership')) asked.push(searchParams.get('name') ?? '')
  })
  await holdClock(page)
  await filter(page).pressSequentially(names[1] ?? '')
  await page.clock.runFor(499)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(rows(page)).toHaveText([/House B/])
  expect(asked).toEqual([names[1]])

  await filter(page).fill('no such house')
  await expect(page.getByText('No Organization Found', { exact: true })).toBeVisible()
  await expect(page.getByText('Nothing matches “no such house”.')).toBeVisible()
  await column(page, 'Domain').getByRole('button').click()
  await expect(column(page, 'Domain')).toHaveAttribute('aria-sort', 'ascending')
  await expectAccessible(page, 'nothing matches')
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(filter(page)).toHaveValue('')
})

test('whoever leaves while the filter still waits is not brought back by it', async ({
  page,
  signedIn,
  newOrganization,
}) => {
  await newOrganization(await signedIn(), 'Hall of Arches')
  await takeClock(page)
  await page.goto('/organizations')
  await expect(rows(page)).toHaveCount(1)
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/assets/create-organization-page*.js', async (route) => {
    await released
    await route.continue()
  })
  await holdClock(page)
  await filter(page).fill('hall')
  await page.getByRole('link', { name: 'Add Organization' }).click()
  await expect(page).toHaveURL('/signup/organization')
  await page.clock.runFor(1_000)
  goOn()
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: 'Create Organization Name' })).toBeVisible()
  await expect(page).toHaveURL('/signup/organization')
})

test('a list that could not be loaded says so, and is loaded again', async ({
  page,
  signedIn,
  newOrganization,
  quiet,
}) => {
  await newOrganization(await signedIn(), 'Hall of Arches')
  quiet.allow(/ERR_FAILED|Failed to load resource/)
  await page.route('**/api/iam/organizations/membership*', (route) => route.abort())
  await page.goto('/organizations')
  await expect(page.getByRole('alert').filter({ hasText: 'Your organizations could not be loaded.' })).toContainText(
    'Server is unavailable',
  )
  await page.unroute('**/api/iam/organizations/membership*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveText([/Hall of Arches/])
})

test('the logo that an organization has is the one in its row', async ({ page, server, registered, withSession }) => {
  const person = await withSession()
  await registered()
  const name = uniqueName('logo')
  await fetch(server.origin + createOrganization.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.session.idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, displayName: 'Logo House', branding: { logo_url: '/favicon.svg' } }),
  })
  await page.goto('/organizations')
  await expect(rows(page).locator('img')).toHaveAttribute('src', '/favicon.svg')
})
