/** What a username may look like, without the schema that says so of a field: the pages at the door ask before they have it. */
import { usernameMaxLength } from '../limits.ts'
import { fieldMessages } from '../messages.ts'

/** Printable, without space or what an address or an e-mail would read differently. */
const pattern = /^[^\s\p{C}@/\\?#<>]+$/u

/** What is wrong with a name that has been trimmed; null when nothing is. */
export function usernameProblem(name: string): string | null {
  if (name === '') return fieldMessages.usernameRequired
  return name.length <= usernameMaxLength && pattern.test(name) ? null : fieldMessages.usernameInvalid
}
