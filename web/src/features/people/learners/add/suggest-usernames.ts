/** Usernames for lines that have a name and none: most lists of a class are names alone. */
import { usernameMaxLength } from '@atrium/contract/limits'
import { usernameProblem } from '@atrium/contract/rules/usernames/username'
import { plainLetters } from '#domain/names/plain-letters.ts'
import { type ColumnNames, learnerColumns } from './list-columns.ts'
import { separators } from './list-table.ts'
import { type ListedLearner, readLearnerList } from './read-list.ts'

function isBareName({ username, given_name, family_name }: ListedLearner): boolean {
  return username === '' && (given_name !== '' || family_name !== '')
}

/** How many lines are. None where the list cannot be read to its end. */
export function bareNames(listed: readonly ListedLearner[]): number {
  return listed.some(({ isCutOff }) => isCutOff) ? 0 : listed.filter(isBareName).length
}

/**
 * In: a list as it was read, and what the page's language calls its columns. Out: its text, in which each name that had no
 * username has one that nobody else in it has. It is read back to the same: under headings where it would not be without.
 */
export function withUsernames(listed: readonly ListedLearner[], names: ColumnNames): string {
  const used = new Set(listed.filter((learner) => !isBareName(learner)).map(({ username }) => folded(username)))
  const rows = listed.map((learner) => {
    if (!isBareName(learner)) return learner
    const username = freeUsername(`${learner.given_name} ${learner.family_name}`, used)
    used.add(folded(username))
    return { ...learner, username }
  })
  const text = rows.map(toLine).join('\n')
  return isReadAs(text, rows, names)
    ? text
    : [learnerColumns.map((column) => names[column][0]).join(', '), text].join('\n')
}

function isReadAs(text: string, rows: readonly ListedLearner[], names: ColumnNames): boolean {
  const { learners } = readLearnerList(text, names)
  return (
    learners.length === rows.length &&
    learners.every((learner, place) => learnerColumns.every((column) => learner[column] === rows[place]?.[column]))
  )
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

const isQuoted = (cell: string) => separators.test(cell) || /["\n]/.test(cell)
const quoted = (cell: string) => (isQuoted(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
