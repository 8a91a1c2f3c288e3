/** What a page says in one language where it says something else in English: looked up in the catalogues by its place. */
import type { Language } from '@atrium/contract/languages'
import { filesOf, textsOf } from '../../../texts/catalogue.ts'

/** In: a text of the English catalogue, whole. Out: what stands there, whichever of its places is meant. */
export type Say = (english: string) => RegExp

const catalogues = ['web/src/messages', 'contract/src/sentences']

/** Throws for a text that no catalogue has, as after it was changed. */
export async function wordsIn(language: Language): Promise<Say> {
  const said = new Map<string, Set<string>>()
  for (const folder of catalogues) {
    for (const { english, translated } of await filesOf(folder, language)) {
      const theirs = textsOf(translated)
      for (const [place, text] of textsOf(english)) {
        if (typeof text !== 'string') continue
        const there = theirs.get(place)
        said.set(text, (said.get(text) ?? new Set()).add(typeof there === 'string' ? there : text))
      }
    }
  }
  return (english) => {
    const texts = said.get(english)
    if (texts === undefined) throw new Error(`No page says “${english}”.`)
    return new RegExp(`^(?:${[...texts].map(escape).join('|')})$`, 'u')
  }
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
