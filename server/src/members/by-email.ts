/** Members by their addresses, many at once: what an import compares its lines with. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Role } from '@atrium/contract/rules/roles'
import type { Queryable } from '#db/database.ts'
import { labelsOf } from './listing/queries.ts'
import { membersWithEmailKeys } from './queries.ts'

export interface MemberByEmail {
  uid: string
  role: Role
  /** Names of their labels, folded. */
  labelKeys: string[]
  startsOn: string | null
  endsOn: string | null
}

/** Folded address -> member, for those of the addresses that a member has. */
export async function membersByEmail(
  db: Queryable,
  organizationId: string,
  emailKeys: string[],
): Promise<Map<string, MemberByEmail>> {
  const rows = await membersWithEmailKeys(db, organizationId, emailKeys)
  const labels = Map.groupBy(
    await labelsOf(
      db,
      organizationId,
      rows.map(({ uid }) => uid),
    ),
    ({ uid }) => uid,
  )
  return new Map(
    rows.map(({ emailKey, uid, role, startsOn, endsOn }) => {
      const labelKeys = (labels.get(uid) ?? []).map(({ name }) => nameKey(name))
      return [emailKey ?? '', { uid, role, labelKeys, startsOn, endsOn }]
    }),
  )
}
