/** Members by the addresses that they have confirmed, many at once: what an import compares its lines with. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Role } from '@atrium/contract/rules/roles'
import type { Queryable } from '#db/database.ts'
import { labelsOf } from './listing/queries.ts'
import { membershipsAmong } from './queries.ts'

export interface MemberByEmail {
  uid: string
  role: Role
  /** Names of their labels, folded. */
  labelKeys: string[]
  startsOn: string | null
  endsOn: string | null
}

/** Folded address -> member, for those of the addresses that a member has: `confirmed` is whose each is. */
export async function membersByEmail(
  db: Queryable,
  organizationId: string,
  confirmed: ReadonlyMap<string, string>,
): Promise<Map<string, MemberByEmail>> {
  const rows = await membershipsAmong(db, organizationId, [...confirmed.values()])
  const uids = rows.map(({ uid }) => uid)
  const labels = Map.groupBy(await labelsOf(db, organizationId, uids), ({ uid }) => uid)
  const members = new Map(
    rows.map((row) => [row.uid, { ...row, labelKeys: (labels.get(row.uid) ?? []).map(({ name }) => nameKey(name)) }]),
  )
  return new Map(
    [...confirmed].flatMap(([emailKey, uid]) => {
      const member = members.get(uid)
      return member ? [[emailKey, member]] : []
    }),
  )
}
