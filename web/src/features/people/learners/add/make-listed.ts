/** A checked list becomes accounts: class by class, with the classes that are not there yet made first. */
import type { RefusedLearner } from '@atrium/contract/people/learner'
import type { SchoolClass } from '@atrium/contract/people/classes'
import { saveClass } from '#features/people/api/classes.ts'
import { sendLearners } from '#features/people/api/learners.ts'
import type { CardGroup } from '../cards/card-group.ts'
import type { ListedLearner } from './read-list.ts'

/** One listed learner, and what is wrong with them. */
export interface CheckedLearner extends ListedLearner {
  problem: LearnerProblem | null
}

/** What the server holds against a line, or that its end was never found. */
export type LearnerProblem = RefusedLearner | { code: 'cut_off' }

export interface Made {
  groups: readonly CardGroup[]
  /** How many were not made, since something failed on the way. */
  missing: number
}

/** Nothing is made by it. What the answer says of lines is told by the lines of the text. */
export async function checkListed(
  organization: string,
  listed: readonly ListedLearner[],
): Promise<readonly CheckedLearner[]> {
  const whole = listed.filter((learner) => !learner.isCutOff)
  const { refused } =
    whole.length === 0 ? { refused: [] } : await sendLearners(organization, { learners: whole.map(toNew), check: true })
  const lineOf = (place: number) => whole[place - 1]?.line ?? place
  const inText = refused.map((problem) => ({
    line: lineOf(problem.line),
    problem: problem.code === 'username_twice' ? { ...problem, firstLine: lineOf(problem.firstLine) } : problem,
  }))
  return listed.map((learner) => ({
    ...learner,
    problem: learner.isCutOff
      ? { code: 'cut_off' }
      : (inText.find(({ line }) => line === learner.line)?.problem ?? null),
  }))
}

/** The names of classes that are not there yet, each once. */
export function newClasses(listed: readonly ListedLearner[], classes: readonly SchoolClass[]): string[] {
  const names = listed.map((learner) => learner.class).filter((name) => name !== '')
  return [...new Set(names)].filter((name) => !classes.some((one) => one.name === name))
}

/**
 * Whatever was made is answered, also where a later class failed: its cards are shown this once. Rejects where nothing
 * was made.
 */
export async function makeListed(
  organization: string,
  listed: readonly ListedLearner[],
  { classes, pictures }: { classes: readonly SchoolClass[]; pictures: boolean },
): Promise<Made> {
  const groups: CardGroup[] = []
  let left = listed.length
  try {
    for (const [name, learners] of Map.groupBy(listed, (learner) => learner.class)) {
      const into = name === '' ? {} : { class: await classOf(organization, name, classes) }
      const { made, refused } = await sendLearners(organization, { learners: learners.map(toNew), pictures, ...into })
      // Somebody else took a username since the list was checked.
      if (refused.length > 0) break
      groups.push({ name: name === '' ? null : name, cards: made })
      left -= made.length
    }
  } catch (error) {
    if (groups.length === 0) throw error
  }
  return { groups, missing: left }
}

async function classOf(organization: string, name: string, classes: readonly SchoolClass[]): Promise<string> {
  const found = classes.find((one) => one.name === name)
  if (found !== undefined) return found.id
  return (await saveClass(organization, null, { name, add: [], matching: [], remove: [] })).id
}

function toNew({ username, given_name, family_name }: ListedLearner) {
  return { username, given_name, family_name }
}
