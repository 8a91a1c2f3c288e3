/** Whether a list of new learners can be made: each line that cannot is named, with why. */
import { spacedOnce, trimPasted } from '@atrium/contract/rules/pasted'
import type { BodyOf } from '@atrium/contract/endpoint'
import { personNameMaxLength } from '@atrium/contract/limits'
import type { RefusedLearner } from '@atrium/contract/people/learner'
import type { makeLearners } from '@atrium/contract/people/learners'
import { wholeName } from '@atrium/contract/rules/name-order'
import { nameKey } from '@atrium/contract/rules/normalize'
import { nameFault } from '@atrium/contract/rules/person-name'
import { usernameProblem } from '@atrium/contract/rules/usernames/username'
import { alikeKey } from '#names/alike-key.ts'

type Written = BodyOf<typeof makeLearners>['learners'][number]

export interface NewLearner {
  line: number
  username: string
  usernameKey: string
  givenName: string
  familyName: string
  displayName: string
}

/** In: the lines as they were written. Which of the names are taken, whoever holds the organization asks. */
export function judgeList(lines: readonly Written[]): { learners: NewLearner[]; refused: RefusedLearner[] } {
  const firstLines = new Map<string, number>()
  const refused: RefusedLearner[] = []
  const learners: NewLearner[] = []
  for (const [index, written] of lines.entries()) {
    const line = index + 1
    const learner = toLearner(line, written)
    const fault = usernameFault(learner, firstLines) ?? namesFault(learner)
    const alike = alikeKey(learner.usernameKey)
    if (!firstLines.has(alike)) firstLines.set(alike, line)
    if (fault) refused.push(fault)
    else learners.push(learner)
  }
  return { learners, refused }
}

/** Of those that could be made, the ones whose username somebody has: `taken` holds what names are alike by. */
export function refuseTaken(learners: readonly NewLearner[], taken: ReadonlySet<string>): RefusedLearner[] {
  return learners.flatMap(({ line, username, usernameKey }) =>
    taken.has(alikeKey(usernameKey)) ? [{ line, code: 'username_taken' as const, value: username }] : [],
  )
}

function toLearner(line: number, written: Written): NewLearner {
  const username = trimPasted(written.username)
  const [givenName, familyName] = [spacedOnce(written.given_name), spacedOnce(written.family_name)]
  const displayName = wholeName({ given_name: givenName, family_name: familyName })
  return { line, username, usernameKey: nameKey(username), givenName, familyName, displayName }
}

function usernameFault(
  { line, username, usernameKey }: NewLearner,
  firstLines: ReadonlyMap<string, number>,
): RefusedLearner | undefined {
  if (usernameProblem(username) !== null) return { line, code: 'username_invalid', value: username }
  const firstLine = firstLines.get(alikeKey(usernameKey))
  return firstLine === undefined ? undefined : { line, code: 'username_twice', value: username, firstLine }
}

/** The last name may be empty: not every list has them. */
function namesFault({ line, givenName, familyName }: NewLearner): RefusedLearner | undefined {
  const invalid = { line, code: 'name_invalid' } as const
  if (givenName === '') return { ...invalid, of: 'given_name', fault: 'missing', value: '' }
  for (const [of, value] of [['given_name', givenName] as const, ['family_name', familyName] as const]) {
    const fault = value === '' ? null : nameFault(value, personNameMaxLength)
    if (fault !== null) return { ...invalid, of, fault, value }
  }
  return undefined
}
