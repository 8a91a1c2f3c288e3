/** What the sentences of another language have to keep of the English ones. */
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { domainMessages } from './en/domains.ts'
import { fieldMessages } from './en/fields.ts'
import type { refusals } from './en/refusals.ts'
import { rosterMessages } from './en/rosters.ts'

const others = languages.filter((language) => language !== 'en')

test.each(others)(
  'what reads alike in English reads alike in %s: a sentence is found by its English one',
  async (tag) => {
    const { fieldMessages: fields } = (await import(`./${tag}/fields.ts`)) as { fieldMessages: typeof fieldMessages }
    const { domainMessages: domains } = (await import(`./${tag}/domains.ts`)) as {
      domainMessages: typeof domainMessages
    }
    const { rosterMessages: rosters } = (await import(`./${tag}/rosters.ts`)) as {
      rosterMessages: typeof rosterMessages
    }
    const translated: Record<string, string> = { ...fields, ...domains, ...rosters }
    const first = new Map<string, string>()
    for (const [key, english] of Object.entries<string>({ ...fieldMessages, ...domainMessages, ...rosterMessages })) {
      const same = first.get(english)
      if (same === undefined) first.set(english, key)
      else expect(translated[key], `${key} and ${same}`).toBe(translated[same])
    }
  },
)

/** Nobody who meets it can do anything about it: a sibling app gives them. */
const beyondHelp = ['achievement_limit']

test.each(languages)('whoever has as much as there can be is told in %s what helps', async (tag) => {
  const { refusals: said } = (await import(`./${tag}/refusals.ts`)) as {
    refusals: Record<keyof typeof refusals, string>
  }
  const limits = Object.entries(said).filter(([code]) => code.endsWith('_limit') && !beyondHelp.includes(code))
  expect(limits.length).toBeGreaterThan(5)
  const sentences = (text: string) => text.split(/[.。।]/).filter((one) => one.trim() !== '')
  expect(limits.filter(([, text]) => sentences(text).length < 2).map(([code]) => code)).toEqual([])
})
