/** What a page behind the door asks for before its scripts are there: once, and only with a token that is its visitor's. */
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

interface Asked {
  address: string
  bearer: string
}

/** Hears of every call to the API, with the token it was made with, and of the account's look-ups. */
function listen(page: Page): Asked[] {
  const asked: Asked[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) {
      asked.push({ address: pathname + search, bearer: request.headers()['authorization'] ?? '' })
    } else if (pathname.endsWith('accounts:lookup')) {
      asked.push({ address: 'lookup', bearer: `Bearer ${(request.postDataJSON() as { idToken: string }).idToken}` })
    }
  })
  return asked
}

const addresses = (asked: readonly Asked[]) => asked.map(({ address }) => address)
const list = '/api/iam/organizations/membership?page=1&limit=10&sortBy=name%3Aasce'

test('every page sends each request once', async ({ page, withSession, newOrganization }) => {
  const person = await withSession()
  const name = await newOrganization(person)
  const own = page.getByText(person.email)
  const shown = {
    '/organizations': page.getByText('Hall of Arches'),
    '/authors': page.getByRole('heading', { level: 1 }),
    [`/organizations/${name}/people`]: own,
    [`/organizations/${name}/settings`]: page.getByRole('region', { name: 'Preview' }),
    [`/organizations/${name}/security`]: page.getByRole('region', { name: 'Second step' }),
    [`/profile/${person.session.uid}`]: page.getByLabel('First name'),
  }
  for (const [path, part] of Object.entries(shown)) {
    const asked = listen(page)
    await page.goto(path)
    await expect(part.first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(addresses(asked)).toContain('lookup')
    expect(addresses(asked).toSorted(), path).toEqual([...new Set(addresses(asked))].toSorted())
    page.removeAllListeners('request')
  }
})

test('the list is asked for before the page has any code', async ({ page, withSession, newOrganization }) => {
  await newOrganization(await withSession())
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const asking = page.waitForRequest((request) => request.url().endsWith(list))
  await page.goto('/organizations', { waitUntil: 'commit' })
  await asking
  release()
  await expect(page.getByText('Hall of Arches')).toBeVisible()
})

test('a token that has run out asks for nothing; the page renews it first', async ({ page, withSession }) => {
  await withSession()
  const old = await page.evaluate(() => {
    const [head, claims = '', signature] = (localStorage.getItem('accessToken') ?? '').split('.')
    const told = { ...(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as object), exp: 1 }
    const token = [head, btoa(JSON.stringify(told)), signature].join('.')
    localStorage.setItem('accessToken', token)
    return token
  })
  const asked = listen(page)
  await page.goto('/organizations')
  await expect(page.getByText('No Organization Found')).toBeVisible()
  expect(asked.map(({ bearer }) => bearer)).not.toContain(`Bearer ${old}`)
})

test('what another account’s token asked for is shown to nobody', async ({
  page,
  registered,
  withSession,
  newOrganization,
}) => {
  const other = await registered()
  await newOrganization(other, 'Other Hall')
  await withSession()
  const theirs = other.session.idToken
  await page.evaluate((token) => localStorage.setItem('accessToken', token), theirs)
  const asked = listen(page)
  await page.goto('/organizations')
  await expect(page.getByText('No Organization Found')).toBeVisible()
  await expect(page.getByText('Other Hall')).toBeHidden()
  const lists = asked.filter(({ address }) => address === list)
  expect(lists.map(({ bearer }) => bearer === `Bearer ${theirs}`)).toEqual([true, false])
})
