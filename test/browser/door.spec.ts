/** What arrives with the sign-in page: everything, once, and in the theme that was chosen. */
import { themeCookie } from '@atrium/contract/page/theme'
import { expect, test } from './support/fixtures.ts'
import { signInAs } from './support/steps/steps.ts'

/** Of what is in the document; the files that hand it out are called `.inlined.js`. */
const ownScripts = /\/assets\/(?:base|index|rolldown-runtime)-[^.]*\.js$/

test('the document brings its scripts along, and what comes later uses them', async ({ page, registered }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signInAs(page, await registered())
  expect(asked).toContainEqual(expect.stringMatching(/\/assets\/base-.*\.inlined\.js$/))
  expect(asked.filter((path) => ownScripts.test(path))).toEqual([])
})

for (const path of ['/signup', '/signup/email', '/find']) {
  test(`${path} brings its scripts along as well`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const itsOwn = /\/assets\/(?:base|index|routes|sign-up-page|email-sign-up-page|find-page)-[^.]*\.js$/
    expect(asked.filter((file) => itsOwn.test(file))).toEqual([])
  })
}

test('under a query, where nothing of the document is stored, the scripts are', async ({ page }) => {
  const largestDocument = 20_000
  for (const redirect of ['/organizations', '/authors']) {
    await page.goto(`/signin?redirect=${encodeURIComponent(redirect)}`)
    await page.waitForLoadState('networkidle')
  }
  const { document, scripts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const files = resources.filter(({ name }) => name.endsWith('.js'))
    return { document: navigation?.transferSize, scripts: files.map(({ transferSize }) => transferSize) }
  })
  expect(document).toBeLessThan(largestDocument)
  expect(scripts.length).toBeGreaterThan(1)
  expect(Math.max(...scripts)).toBe(0)
})

test('a theme that was chosen is in the next document from its first byte', async ({ page, quiet }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/signin')
  const root = page.locator('html')
  await expect(root).not.toHaveAttribute('data-theme')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: themeCookie, value: 'dark', sameSite: 'Lax', path: '/' })
  quiet.allow(/Failed to load resource|ERR_FAILED/)
  // Whatever else is asked for, so that nothing but the document can have set it.
  await page.route('**/assets/**', (route) => route.abort())
  for (const path of ['/signin', '/find']) {
    await page.goto(path)
    await expect(root).toHaveAttribute('data-theme', 'dark')
  }
})
