/** What is said where somebody who was selected has left meanwhile: the server says only that something does not exist. */
import type { Member } from '@atrium/contract/people/members'
import { ApiError, isApiError } from '#api/api-error.ts'
import { findStillHere } from '#features/people/api/still-here.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { peopleMessages } from '#messages/people/people.ts'

interface Listed {
  organization: string
  /** The page of the list, now that it was read anew: whoever is on it stays selected. */
  shown: readonly Pick<Member, 'user_id'>[]
}

/**
 * In: how something that is asked of people alone, or of what is there in any case, was refused. Who is on the page no
 * longer may have been moved to the next one by somebody who joined: the server is asked about them.
 */
export async function withWhoIsGone(
  error: unknown,
  people: readonly Member[],
  { organization, shown }: Listed,
): Promise<unknown> {
  if (!isApiError(error, 'not_found')) return error
  const outOfSight = people.filter(({ user_id }) => shown.every((one) => one.user_id !== user_id))
  try {
    const here = await findStillHere(organization, outOfSight)
    const gone = outOfSight.filter(({ user_id }) => !here.has(user_id))
    return new ApiError(error.status, error.code, goneText(gone, outOfSight.length < people.length))
  } catch {
    // Whoever is gone cannot be told.
    return error
  }
}

function goneText(gone: readonly Member[], someSelected: boolean): string {
  const { noMember, othersStay } = peopleMessages.roles
  // Who left was here again by the time the list was read: so is everybody.
  if (gone.length === 0) return othersStay
  const text = noMember(peopleNames(gone), gone.length === 1)
  return someSelected ? [text, othersStay].join(' ') : text
}
