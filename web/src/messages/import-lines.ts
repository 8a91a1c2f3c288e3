/** How what the server says of a line of an import is put into words: the words are a language's own. */
import { labelNameMaxLength, personNameMaxLength } from '@atrium/contract/limits'
import type { LineProblem } from '@atrium/contract/people/people-import'

export type NameProblem = Extract<LineProblem, { code: 'name_invalid' }>

/** The most characters of each, by what a problem is about. */
export const longest: Readonly<Record<NameProblem['of'], number>> = {
  given_name: personNameMaxLength,
  family_name: personNameMaxLength,
  label: labelNameMaxLength,
}

/** The kind of problem that has this code, alone or among others. */
type ProblemOf<Code, Problem = LineProblem> = Problem extends LineProblem
  ? Code extends Problem['code']
    ? Problem
    : never
  : never

/** A text for each kind of problem, of what is known of it. */
export type ProblemTexts = { [Code in LineProblem['code']]: (problem: ProblemOf<Code>) => string }

/** Why nothing comes of a line, in the words of `texts`. */
export function problemText(texts: ProblemTexts, problem: LineProblem): string {
  return (texts[problem.code] as (problem: LineProblem) => string)(problem)
}
