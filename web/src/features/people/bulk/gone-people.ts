/** What is said where somebody who was selected has left meanwhile: the server says only that something does not exist. */
import type { Member } from '@atrium/contract/people/members'
import { ApiError, isApiError } from '#api/api-error.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { peopleMessages } from '#messages/people/people.ts'

/**
 * In: how something that is asked of people alone, or of what is there in any case, was refused; and who the list has
 * now that it was read anew. Whoever stays in it stays selected, and what was asked can be asked of them again.
 */
export function withWhoIsGone(
  error: unknown,
  people: readonly Member[],
  here: readonly Pick<Member, 'user_id'>[],
): unknown {
  if (!isApiError(error, 'not_found')) return error
  const gone = people.filter(({ user_id }) => here.every((one) => one.user_id !== user_id))
  return new ApiError(error.status, error.code, goneText(gone, people.length))
}

function goneText(gone: readonly Member[], asked: number): string {
  const { noMember, othersStay } = peopleMessages.roles
  // Who left was here again by the time the list was read: so is everybody.
  if (gone.length === 0) return othersStay
  const text = noMember(peopleNames(gone), gone.length === 1)
  return gone.length === asked ? text : [text, othersStay].join(' ')
}
