/** What a username may look like, without the schema that says so of a field: the pages at the door ask before they have it. */
import { usernameMaxLength } from '../../limits.ts'
import { fieldMessages } from '../../sentences/en/fields.ts'
import { isOneScript } from './username-scripts.ts'

/** Without space or what an address or an e-mail would read differently, as it does dots alone. */
const pattern = /^(?!\.+$)[^\s\p{Z}@/\\?#<>]+$/u
/** Controls, private and unassigned characters, and what is there to shape others: joiners, fillers, selectors. */
const invisible = /[\p{C}\p{DI}]/u
/** ASCII, and letters, marks and digits of any script: no symbol, which may be blank, and no mark without a letter. */
const letters = /^(?!\p{M})[!-~\p{L}\p{M}\p{Nd}\u00B7\u30FB]+$/u
/** Marks piled up, or one written over itself (Unicode Technical Standard 39, section 5.4). */
const piled = /\p{Mn}{4}|(\p{Mn})\1/u

/**
 * What is wrong with a name that has been trimmed; null when nothing is. The folded form is held to the same,
 * since it is the key.
 */
export function usernameProblem(name: string): string | null {
  if (name === '') return fieldMessages.usernameRequired
  if (name.length > usernameMaxLength) return fieldMessages.usernameInvalid
  const folded = name.normalize('NFKC')
  if (!pattern.test(name) || !pattern.test(folded)) return fieldMessages.usernameInvalid
  const clear = !invisible.test(name) && letters.test(folded) && !piled.test(folded.normalize('NFD'))
  return clear && isOneScript(folded) ? null : fieldMessages.usernameUnclear
}
