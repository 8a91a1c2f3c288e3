/** Somebody as a directory reads them. */
import { addressOf, type UserFields } from './user-fields.ts'
import type { FoundUser, UserRow } from './queries.ts'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
/** Ours: what became of them here. */
export const membershipSchema = 'urn:atrium:params:scim:schemas:extension:membership:2.0:User'

/**
 * `member`: belongs to the organization. `waiting`: nobody has confirmed the address yet. `ended`: deactivated by the
 * directory. `removed`: taken out by an owner, by hand. `left`: by themselves, and only an invite brings them back.
 */
export const membershipStates = ['member', 'waiting', 'ended', 'removed', 'left'] as const
export type MembershipState = (typeof membershipStates)[number]

export type Found = NonNullable<FoundUser>

function stateOf({ row, isMember, hasLeft }: Found): MembershipState {
  if (!row.active) return 'ended'
  if (row.uid === null) return 'waiting'
  return isMember ? 'member' : hasLeft ? 'left' : 'removed'
}

export function fieldsOf(row: UserRow): UserFields {
  const { userName, externalId, email, givenName, familyName, formatted, displayName, active } = row
  return { userName, externalId, email, givenName, familyName, formatted, displayName, active }
}

export function toUserResource(found: Found, base: string): Record<string, unknown> {
  const { row } = found
  const { id, userName, externalId, givenName, familyName, formatted, displayName, active } = row
  const name = { ...(givenName && { givenName }), ...(familyName && { familyName }), ...(formatted && { formatted }) }
  return {
    schemas: [userSchema, membershipSchema],
    id,
    ...(externalId !== null && { externalId }),
    userName,
    ...(Object.keys(name).length > 0 && { name }),
    ...(displayName !== '' && { displayName }),
    emails: [{ value: addressOf(fieldsOf(row)), type: 'work', primary: true }],
    active,
    [membershipSchema]: { state: stateOf(found) },
    meta: metaOf('User', row, `${base}/Users/${id}`),
  }
}

export function metaOf(
  resourceType: string,
  { createdAt, updatedAt, version }: Pick<UserRow, 'createdAt' | 'updatedAt' | 'version'>,
  location: string,
): object {
  const [created, lastModified] = [createdAt.toISOString(), updatedAt.toISOString()]
  return { resourceType, created, lastModified, location, version: `W/"${version}"` }
}
