/**
 * Every page in a language that there is not: longer by 40 %, accented, in brackets. What is read there in plain
 * letters is in no catalogue, and what is cut would be in some language. These pages are built for this test.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languageNames } from '@atrium/contract/languages'
import { refusals } from '@atrium/contract/sentences/en/refusals'
import type { Page } from '@playwright/test'
import { makeAuthor } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer } from '../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { expect, readyWithinMs, test as base } from './support/fixtures.ts'
import { inviteLink, joinAs, joinAuthorAs, makeClass, makeLabel } from './support/steps/people-fixture.ts'
import { expectTextsFit, textsOf } from './support/text-checks.ts'

const program = 'test/browser/support/servers/serve-pages.ts'
/** By its address, not by its name: the pages are checked against other types than the tests. */
const build = pathToFileURL('web/build.ts').href

/** Lead on to another page, or to another site. */
const leadOn = ['/', '/go/organizations/:name', '/go/authors/:author_id', '/organizations/:name', '/authors/:author_id']
/** Stand at the door: whoever is signed in is led on from them. */
const door = ['/signin', '/signup', '/signup/email', '/find', '/reset-password']

/** In no catalogue, and rightly: what people typed, addresses, usernames, and names of products; `link` and `day` are values. The end of an address stands by itself where it may break. */
const typed =
  /\S*(?:localhost|school[.]org|@|https?:)\S*|^[.]com$|\bada\w*|\b(?:UTC|link|day|Ada|Lovelace|Carl|Clerk|Hall|Press|Chess|Year|Atrium|Chrome|Windows)\b/g
/** Days as the browser's language writes them, such as `Sun, Oct 25, 2026, 5:48 PM`. */
const days = /(?:\b[A-Z][a-z]{2}, )?\b[A-Z][a-z]{2} \d+(?:, \d{4}(?:, \d+:\d\d [AP]M)?)?/g

/** What the server says is English here; languages are named in their own, and time zones as IANA has them. */
const said = new Set<string>([
  ...Object.values(refusals),
  ...Object.values(languageNames),
  ...Intl.supportedValuesOf('timeZone').map((zone) => zone.replaceAll('_', ' ')),
])

const test = base.extend<object, { pages: string }>({
  pages: [
    async ({}, use) => {
      const folder = await temporaryFolder('pseudo-pages')
      const { buildWeb } = (await import(build)) as { buildWeb: (dist: string, variant: object) => Promise<void> }
      await buildWeb(folder, { pseudo: true })
      await use(folder)
      await removeFolder(folder)
    },
    { scope: 'worker', timeout: readyWithinMs },
  ],
  serverOrReason: [
    async ({ pages }, use) => {
      const dataDir = await dataFolder('pseudo')
      const server = await startServer({ dataDir, readyWithinMs, command: [process.execPath, program, pages] })
      await use(server)
      await server.stop()
      await removeFolder(dataDir)
    },
    { scope: 'worker', timeout: readyWithinMs },
  ],
})

test('every page says all that it says in texts of the catalogue, however long they are', async ({
  page,
  pages,
  server,
  quiet,
  registered,
  withSession,
  newOrganization,
  browser,
}) => {
  // Imports and changes that are not there: their pages say so.
  quiet.allow(/status of (?:400|404)/)
  test.setTimeout(600_000)
  const { origin } = server
  const owner = await withSession({ firstName: 'Ada', lastName: 'Lovelace' })
  const { session } = owner
  const clerk = await registered({ firstName: 'Carl', lastName: 'Clerk' })
  const name = await newOrganization(owner, 'Hall')
  const { author_id } = await makeAuthor(origin, session, 'Press')
  await joinAs(origin, session, name, clerk.session, 'staff')
  await joinAuthorAs(origin, session, author_id, clerk.session, 'staff')
  await makeLabel(origin, session, name, 'Chess')
  await makeClass(origin, session, name, 'Year', [clerk.session.uid])
  await inviteLink(origin, session, name)
  const context = await browser.newContext({ baseURL: origin })
  const guest = await context.newPage()
  const { patterns } = JSON.parse(readFileSync(join(pages, 'routes.json'), 'utf8')) as { patterns: string[] }
  for (const pattern of patterns.filter((one) => !leadOn.includes(one))) {
    const at = door.includes(pattern) ? guest : page
    const path = pattern
      .replace(':name', name)
      .replace(':user_id', session.uid)
      .replace(':author_id', author_id)
      .replace(':id', '00000000-0000-4000-8000-000000000000')
    await at.goto(path)
    await expect(at.locator('h1, [role="alert"], main p').first()).toBeVisible()
    await at.waitForLoadState('networkidle')
    await expectTextsFit(at, pattern, true)
    await expectPseudo(at, pattern)
  }
  await context.close()

  async function expectPseudo(at: Page, pattern: string) {
    const texts = (await textsOf(at)).map((text) => text.replaceAll(name, '').replaceAll(author_id, ''))
    const plain = texts.filter((text) => !said.has(text) && /[a-z]{2}/i.test(text.replace(typed, '').replace(days, '')))
    expect.soft(plain, `${pattern}: in no catalogue`).toEqual([])
  }
})
