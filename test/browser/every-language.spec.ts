/** Every page in every language: as wide as the window, with no text cut, and with no English left in the others. */
import { readFileSync } from 'node:fs'
import { defaultLanguage, directionOf, type Language, languages } from '@atrium/contract/languages'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { expectTextsFit, textsOf } from './support/text-checks.ts'

const routesFile = new URL('../../web/dist/routes.json', import.meta.url)
const { patterns } = JSON.parse(readFileSync(routesFile, 'utf8')) as { patterns: string[] }

/** Lead on to another page, or to another site. */
const leadOn = ['/', '/go/organizations/:name', '/go/authors/:author_id', '/organizations/:name', '/authors/:author_id']
/** Stand at the door: whoever is signed in is led on from them. */
const door = ['/signin', '/signup', '/signup/email', '/find', '/reset-password']

/** Not ours to translate: what people typed, products, addresses, what is typed into files. */
const kept =
  /Atrium|Google|Chrome|Chromium|Linux|JavaScript|TXT|DNS|CSV|UTC|URL|localhost|@|\d|school\.org|Ada|Lovelace|Babbage/

for (const language of languages.filter((one) => one !== defaultLanguage)) {
  test(`every page in ${language}`, async ({ page, server, quiet, withSession, newOrganization, browser }) => {
    // Imports, publishers and links that are not there: their pages say so.
    quiet.allow(/status of (?:400|404)/)
    test.setTimeout(600_000)
    const person = await withSession({ firstName: 'Ada', lastName: 'Lovelace' })
    const name = await newOrganization(person, 'Babbage')
    const context = await browser.newContext({ baseURL: server.origin, locale: language })
    const guest = await context.newPage()
    await chooseLanguage(page, server.origin, language)
    for (const pattern of patterns.filter((one) => !leadOn.includes(one))) {
      const at = door.includes(pattern) ? guest : page
      const path = pattern
        .replace(':name', name)
        .replace(':user_id', person.session.uid)
        .replace(':author_id', 'nobody')
        .replace(':id', '00000000-0000-4000-8000-000000000000')
      await at.goto(path)
      await expect(at.locator('h1, [role="alert"], main p').first()).toBeVisible()
      await at.waitForLoadState('networkidle')
      await expectInLanguage(at, language, `${language} ${pattern}`)
    }
    await context.close()
  })
}

async function chooseLanguage(page: Page, origin: string, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'atrium_language', value: language, url: origin }])
}

async function expectInLanguage(page: Page, language: Language, at: string): Promise<void> {
  const root = page.locator('html')
  await expect.soft(root, at).toHaveAttribute('lang', language)
  if (directionOf(language) === 'rtl') await expect.soft(root, at).toHaveAttribute('dir', 'rtl')
  await expectTextsFit(page, at)
  expect
    .soft(
      (await textsOf(page)).filter((text) => isEnglish(text) && !kept.test(text)),
      `${at}: English`,
    )
    .toEqual([])
}

/** Two or more Latin words, one of them one of English's most common. */
function isEnglish(text: string): boolean {
  const common = /\b(?:the|your|you|with|this|that|and|from|please|yet|not|here|are|have|will|there)\b/i
  return /[a-z]+ [a-z]+/i.test(text) && common.test(text)
}
