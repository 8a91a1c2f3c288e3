/** What the texts of rosters in all languages share: which sentence a problem of a line has. */
import type { RosterProblem } from '@atrium/contract/people/rosters'

/** A sentence for each code, given what is wrong, and on which line that stood first. */
export type RosterProblemTexts = Record<RosterProblem['code'], (found: { value: string; firstLine: number }) => string>

export function rosterProblemText(texts: RosterProblemTexts, problem: RosterProblem): string {
  const value = 'value' in problem ? problem.value : ''
  const firstLine = 'firstLine' in problem ? problem.firstLine : 0
  return texts[problem.code]({ value, firstLine })
}
