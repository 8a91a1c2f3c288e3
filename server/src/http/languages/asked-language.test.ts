/** Whose words somebody reads: what they chose, their organization's, their browser's. */
import { languageCookie, languages } from '@atrium/contract/languages'
import { expect, test } from 'vitest'
import { acceptedLanguage, languageOf } from './asked-language.ts'

const accepting = (header: string) => ({ headers: { 'accept-language': header } })

test.each([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['pt-PT', 'pt'],
  ['pt-BR', 'pt'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['cmn-Hans', 'zh-Hans'],
  ['zh-TW', 'en'],
  ['zh-Hant-TW, fr;q=0.2', 'fr'],
  ['hi-Latn', 'en'],
  ['AR-eg', 'ar'],
  ['it, de;q=0.5, fr;q=0.7', 'fr'],
  ['fr;q=0.5, de;q=0.5', 'fr'],
  ['de;q=0, *', 'en'],
  ['it, *;q=0.5, fr;q=0.1', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['de;q=2', 'en'],
  ['de;q', 'en'],
  ['de;level=1;q=1', 'en'],
  ['de_DE, ../../etc, \u0000, -', 'en'],
])('accepting %j is answered in %s', (header, language) => {
  expect(acceptedLanguage(accepting(header))).toBe(language)
})

test('each of ours is found by its own tag', () => {
  for (const language of languages) expect(acceptedLanguage(accepting(language))).toBe(language)
})

test('10 kB of languages are not read', () => {
  const start = performance.now()
  for (let times = 0; times < 1_000; times += 1) expect(acceptedLanguage(accepting('de,'.repeat(3_400)))).toBe('en')
  expect(performance.now() - start).toBeLessThan(1_000)
})

test.each([
  ['/signin?lang=ar', 'ar'],
  ['/signup?username=ada&lang=zh-Hans', 'zh-Hans'],
  ['/signin?lang=xx', 'de'],
  ['/signin?slang=ar', 'de'],
  ['/signin?lang=', 'de'],
  ['/lang=ar', 'de'],
  ['/signin?lang=%E0%A4%A', 'de'],
])('of %s, in a browser that keeps no choice, the page is in %s', (url, language) => {
  const headers = { 'accept-language': 'de' }
  expect(languageOf({ headers, url })).toBe(language)
  expect(languageOf({ headers: { ...headers, cookie: `${languageCookie}=fr` }, url })).toBe('fr')
})

test('what the person chose comes first, then the organization, then the browser', () => {
  const headers = { cookie: `theme=dark; ${languageCookie}=ar`, 'accept-language': 'de' }
  expect(languageOf({ headers }, 'fr')).toBe('ar')
  expect(languageOf({ headers: { 'accept-language': 'de' } }, 'fr')).toBe('fr')
  expect(languageOf({ headers: { 'accept-language': 'de' } }, null)).toBe('de')
  expect(languageOf({ headers: {} })).toBe('en')
})

test.each([
  ['NAME=ar; __Host-NAME=fr', 'fr'],
  ['__Host-NAME=fr; NAME=ar', 'fr'],
  ['NAME=ar; NAME=hi; __Host-NAME=fr', 'fr'],
  ['NAME=ar; __Host-NAME=none', 'ar'],
  ['NAME=none; NAME=ar', 'ar'],
])('%j: what a site below the same domain can put there is behind what was chosen here', (said, language) => {
  const cookie = said.replaceAll('NAME', languageCookie)
  expect(languageOf({ headers: { cookie, 'accept-language': 'de' } })).toBe(language)
})

test.each(['NAME=it', 'NAME=', 'NAME', 'other-NAME=ar', 'NAME=ar-EG', 'xNAME=ar; y=NAME'])(
  'a cookie that says %j chooses none',
  (said) => {
    const cookie = said.replaceAll('NAME', languageCookie)
    expect(languageOf({ headers: { cookie, 'accept-language': 'de' } })).toBe('de')
  },
)
