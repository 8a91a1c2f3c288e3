/** Usernames for lines that have a name and none: most lists of a class are names alone. */
import { usernameMaxLength } from '@atrium/contract/limits'
import { usernameProblem } from '@atrium/contract/rules/usernames/username'
import { plainLetters } from '#domain/names/plain-letters.ts'
import type { ListedLearner } from './read-list.ts'

/** Whether a line is a name without a username. One cell alone is a name: no line can do without one. */
function isBareName({ username, given_name, family_name }: ListedLearner): boolean {
  return username === '' ? given_name !== '' : given_name === '' && family_name === ''
}

/** How many lines are. None where the list cannot be read to its end. */
export function bareNames(listed: readonly ListedLearner[]): number {
  return listed.some(({ isCutOff }) => isCutOff) ? 0 : listed.filter(isBareName).length
}

/** In: a list as it was read. Out: its text, in which each name that had none has a username that nobody else in it has. */
export function withUsernames(listed: readonly ListedLearner[]): string {
  const used = new Set(listed.filter((learner) => !isBareName(learner)).map(({ username }) => folded(username)))
  const rows = listed.map((learner) => {
    if (!isBareName(learner)) return learner
    const named = learner.username === '' ? learner : { ...learner, ...nameIn(learner.username) }
    const username = freeUsername(`${named.given_name} ${named.family_name}`, used)
    used.add(folded(username))
    return { ...named, username }
  })
  return rows.map(toLine).join('\n')
}

/** The last word is the last name, as in most lists; whoever knows better can change it there. */
function nameIn(text: string): Pick<ListedLearner, 'given_name' | 'family_name'> {
  const words = text.split(/\s+/u)
  const family_name = words.length > 1 ? (words.pop() ?? '') : ''
  return { given_name: words.join(' '), family_name }
}

/** Empty where no letters of the name can be one. */
function freeUsername(name: string, used: ReadonlySet<string>): string {
  const words = plainLetters(name).split(/\s+/u)
  const stem = words
    .map((word) => word.replace(/[^\p{L}\p{M}\p{Nd}-]/gu, ''))
    .filter((word) => word !== '')
    .join('.')
  for (let count = 1; count <= used.size + 1; count += 1) {
    const end = count === 1 ? '' : String(count)
    const username = [...stem].slice(0, usernameMaxLength - end.length).join('') + end
    if (usernameProblem(username) !== null) return ''
    if (!used.has(folded(username))) return username
  }
  return ''
}

const folded = (username: string) => username.normalize('NFKC').toLowerCase()

/** As the list is explained above the field, and read back to the same. */
function toLine({ username, given_name, family_name, class: schoolClass }: ListedLearner): string {
  const cells = [username, given_name, family_name, schoolClass]
  const last = cells.findLastIndex((cell) => cell !== '')
  const written = cells.slice(0, last + 1)
  // Quotes are read at the very start of a cell alone.
  return written.some(isQuoted) ? written.map(quoted).join(',') : written.join(', ')
}

const isQuoted = (cell: string) => /[",;\t\n]/.test(cell)
const quoted = (cell: string) => (isQuoted(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
