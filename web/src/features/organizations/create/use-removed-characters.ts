/** Tells of characters that a field does not take, as they are taken out of what is typed or pasted. */
import { useState } from 'react'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { stripInPlace } from './strip-in-place.ts'

interface RemovedCharacters {
  /** For the field's change, before anything else reads it. */
  strip: (input: HTMLInputElement) => void
  /** What to say; null while everything was taken. */
  sentence: string | null
}

/** Remembered until the field is empty again: the next letter comes too soon to have read the sentence. */
export function useRemovedCharacters(rule: (value: string) => string, takes: string): RemovedCharacters {
  const [characters, setCharacters] = useState<readonly string[]>([])
  return {
    strip(input) {
      const removed = stripInPlace(input, rule)
      setCharacters((earlier) => (input.value === '' && removed.length === 0 ? [] : union(earlier, removed)))
    },
    sentence: characters.length === 0 ? null : organizationsMessages.removedCharacters(characters.join(' '), takes),
  }
}

function union(earlier: readonly string[], more: readonly string[]): readonly string[] {
  const fresh = more.filter((character) => !earlier.includes(character))
  return fresh.length === 0 ? earlier : [...earlier, ...fresh]
}
