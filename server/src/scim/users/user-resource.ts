/** Somebody as a directory reads them. */
import { addressOf, type UserFields } from './user-fields.ts'
import type { FoundUser, UserRow } from './queries.ts'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
/** Ours: what became of them here. */
export const membershipSchema = 'urn:atrium:params:scim:schemas:extension:membership:2.0:User'

/**
 * `member`: belongs to the organization, by the directory or another way. `waiting`: nobody has confirmed the address
 * yet. `ended`: deactivated by the directory. `removed`: taken out by an owner, by hand, or by their last day. `left`: by
 * themselves, and only an invite brings them back.
 */
export const membershipStates = ['member', 'waiting', 'ended', 'removed', 'left'] as const
export type MembershipState = (typeof membershipStates)[number]

export type Found = NonNullable<FoundUser>

function stateOf({ row, isMember, hasLeft }: Found): MembershipState {
  if (row.uid === null) return row.active ? 'waiting' : 'ended'
  if (isMember) return 'member'
  if (!row.active) return 'ended'
  return hasLeft ? 'left' : 'removed'
}

/** Of an account that is known, the membership says it: others begin and end memberships too. */
function activeOf({ row, isMember }: Found): boolean {
  return row.uid === null ? row.active : isMember
}

/** Another one, too, where the membership is not what the directory has said. */
export function versionOf(found: Found): string {
  const { version, active } = found.row
  return activeOf(found) === active ? String(version) : `${version}-${stateOf(found)}`
}

export function fieldsOf(row: UserRow): UserFields {
  const { userName, externalId, email, givenName, familyName, formatted, displayName } = row
  return { userName, externalId, email, givenName, familyName, formatted, displayName }
}

export function toUserResource(found: Found, base: string): Record<string, unknown> {
  const { row } = found
  const { id, userName, externalId, givenName, familyName, formatted, displayName } = row
  const name = { ...(givenName && { givenName }), ...(familyName && { familyName }), ...(formatted && { formatted }) }
  return {
    schemas: [userSchema, membershipSchema],
    id,
    ...(externalId !== null && { externalId }),
    userName,
    ...(Object.keys(name).length > 0 && { name }),
    ...(displayName !== '' && { displayName }),
    emails: [{ value: addressOf(fieldsOf(row)), type: 'work', primary: true }],
    active: activeOf(found),
    [membershipSchema]: { state: stateOf(found) },
    meta: metaOf('User', { ...row, version: versionOf(found) }, `${base}/Users/${id}`),
  }
}

export function metaOf(
  resourceType: string,
  { createdAt, updatedAt, version }: Pick<UserRow, 'createdAt' | 'updatedAt'> & { version: number | string },
  location: string,
): object {
  const [created, lastModified] = [createdAt.toISOString(), updatedAt.toISOString()]
  return { resourceType, created, lastModified, location, version: `W/"${version}"` }
}
