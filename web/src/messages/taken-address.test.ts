/** Another account has the address that somebody takes back: what they are told to do is over before their link is. */
import type { Language } from '@atrium/contract/languages'
import { accountDeletionDays } from '@atrium/contract/limits'
import { expect, test } from 'vitest'

/** How each language speaks of deleting an account, which takes fourteen days; the link works for three. */
const deleting: Record<Language, RegExp> = {
  en: /delet/i,
  de: /lösch/i,
  es: /elim/i,
  fr: /supprim/i,
  pt: /exclu/i,
  ar: /حذف/,
  hi: /मिटा/,
  'zh-Hans': /删除/,
}
const LINK_DAYS = 3

test.each(Object.entries(deleting))('%s: nobody is told to delete that account first', async (language, word) => {
  expect(accountDeletionDays).toBeGreaterThan(LINK_DAYS)
  const { authActionMessages } = (await import(
    `./${language}/account/auth-actions.ts`
  )) as typeof import('./en/account/auth-actions.ts')
  const text = authActionMessages.recover.taken('ada@example.com')
  expect(text).toContain('ada@example.com')
  expect(text).not.toMatch(word)
})
