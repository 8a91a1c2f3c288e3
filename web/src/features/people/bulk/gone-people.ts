/** What is said where somebody who was selected has left meanwhile: the server says only that something does not exist. */
import type { Member } from '@atrium/contract/people/members'
import { ApiError, isApiError } from '#api/api-error.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { peopleMessages } from '#messages/people/people.ts'

/** In: how something that is asked of people alone, or of what is there in any case, was refused. */
export function withWhoIsGone(error: unknown, people: readonly Member[]): unknown {
  if (!isApiError(error, 'not_found')) return error
  const isOne = people.length === 1
  const text = isOne ? peopleMessages.roles.noMember(peopleNames(people), true) : peopleMessages.toClass.someGone
  return new ApiError(error.status, error.code, text)
}
