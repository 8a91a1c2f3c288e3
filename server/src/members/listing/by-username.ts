/** Members by a list of usernames that somebody wrote down. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import type { findMembers } from '@atrium/contract/people/many-members'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { DatabaseContext } from '#db/database.ts'
import type { Membership } from '#http/membership.ts'
import { membersWithUsernameKeys } from './queries-by-username.ts'

/**
 * Each member once, in the order of the list, and what no member is called: somebody of elsewhere like nobody.
 */
export async function membersByUsername(
  { db }: DatabaseContext,
  { membership: { organizationId }, usernames }: BodyOf<typeof findMembers> & { membership: Membership },
): Promise<AnswerOf<typeof findMembers>> {
  // By its folded form, the first way it was written. Nobody without a username is found by an empty one.
  const asked = new Map(usernames.toReversed().map((written) => [nameKey(written), written]))
  const keys = [...new Set(usernames.map(nameKey))].filter((key) => key !== '')
  const rows = await membersWithUsernameKeys(db, organizationId, keys)
  const found = new Map(rows.map((row) => [row.usernameKey, row]))
  return {
    results: keys.flatMap((key) => {
      const row = found.get(key)
      return row === undefined ? [] : [toNamed(row)]
    }),
    unknown: keys.filter((key) => !found.has(key)).map((key) => asked.get(key) ?? key),
  }
}

type Row = Awaited<ReturnType<typeof membersWithUsernameKeys>>[number]

function toNamed({ uid, displayName, givenName, familyName, username, email }: Row) {
  return { user_id: uid, displayName, given_name: givenName, family_name: familyName, username, email }
}
