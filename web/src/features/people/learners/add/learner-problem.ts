/** Why a line of learners is refused, in words. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { learnerMessages } from '#messages/people/learners.ts'
import type { LearnerProblem } from './make-listed.ts'

const faults = {
  too_long: fieldMessages.nameTooLong,
  not_one_line: fieldMessages.nameOneLine,
  address: fieldMessages.nameAddress,
} as const

/** In: the problem, and the username that a line has; a form asks for it by itself. */
export function learnerProblem(problem: LearnerProblem, username?: string): string {
  switch (problem.code) {
    case 'cut_off':
      return learnerMessages.many.cutOff
    case 'username_invalid':
      return username === '' ? fieldMessages.usernameRequired : fieldMessages.usernameInvalid
    case 'username_taken':
      return fieldMessages.usernameTaken
    case 'username_twice':
      return learnerMessages.many.twice(problem.firstLine)
    case 'name_invalid':
      if (problem.fault !== 'missing') return faults[problem.fault]
      return problem.of === 'given_name' ? fieldMessages.firstNameRequired : fieldMessages.lastNameRequired
  }
}
