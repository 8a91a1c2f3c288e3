/** What the sentences of another language have to keep of the English ones. */
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { domainMessages } from './en/domains.ts'
import { fieldMessages } from './en/fields.ts'
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
