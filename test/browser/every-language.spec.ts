/** Every page in every language: as wide as the window, with no text cut, and with no English left in the others. */
import { readFileSync } from 'node:fs'
import { defaultLanguage, directionOf, type Language, languages } from '@atrium/contract/languages'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

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
    // Imports, publishers and changes that are not there: their pages say so.
    quiet.allow(/status of (?:404|422)/)
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
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(wider, `${at}: wider than ${width} px`).toBeLessThanOrEqual(0)
    expect.soft(await cutTexts(page), `${at}: cut at ${width} px`).toEqual([])
  }
  expect
    .soft(
      (await englishTexts(page)).filter((text) => !kept.test(text)),
      `${at}: English`,
    )
    .toEqual([])
}

/** Words that do not fit into what holds them, where nothing says that they go on. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, th, legend, [role="tab"]')]
      .filter((element) => element.checkVisibility() && element.clientHeight > 4)
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        return overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => element.textContent),
  )
}

/** Texts of two or more Latin words whose every word is one of English's most common. */
function englishTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const common = /\b(?:the|your|you|with|this|that|and|from|please|yet|not|here|are|have|will|there)\b/i
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent === null || parent.closest('script, style, noscript, [lang]:not(html)')) continue
      texts.push(walker.currentNode.nodeValue ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '')
    texts.push(document.title)
    return texts.map((text) => text.trim()).filter((text) => /[a-z]+ [a-z]+/i.test(text) && common.test(text))
  })
}
