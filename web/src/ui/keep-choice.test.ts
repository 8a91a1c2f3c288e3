/** A choice is kept under a name that no site below the same domain can put into the browser, where there is https. */
import { afterEach, expect, test, vi } from 'vitest'
import { keepChoice } from './keep-choice.ts'

afterEach(() => vi.unstubAllGlobals())

function pageAt(protocol: string, { keeps }: { keeps: boolean }) {
  const written: string[] = []
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    get cookie() {
      return keeps ? ['a=b', ...written.map((cookie) => cookie.split(';')[0])].join('; ') : ''
    },
    set cookie(cookie: string) {
      written.push(cookie)
    },
  })
  return written
}

test.each([
  ['https:', '__Host-atrium_theme=dark; path=/; max-age=31536000; samesite=lax; secure'],
  ['http:', 'atrium_theme=dark; path=/; max-age=31536000; samesite=lax'],
])('by %s it is %s', (protocol, cookie) => {
  const written = pageAt(protocol, { keeps: true })
  expect([keepChoice('atrium_theme', 'dark'), written]).toEqual([true, [cookie]])
})

test('where cookies are refused it says so', () => {
  pageAt('https:', { keeps: false })
  expect(keepChoice('atrium_theme', 'dark')).toBe(false)
})
