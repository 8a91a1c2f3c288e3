/** What an import changes about people who are members already. */
import type { Role } from '@atrium/contract/rules/roles'
import type { Term } from '@atrium/contract/rules/time/term'
import { amongMany } from '#audit/among-many.ts'
import { audit, type AuditRecord } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { giveLabelsEach } from '#labels/given-labels.ts'
import { rolesAmong, setRoles } from './queries.ts'
import { setTerms } from './terms/queries.ts'

export interface MemberChange {
  uid: string
  /** Null leaves it as it is. */
  role: Role | null
  labelIds: string[]
  /** Null leaves them as they are. */
  term: Term | null
}

/**
 * Gives members roles, labels and days, each member named once. Whoever is no member is passed by; an owner's role
 * stays, since that is changed by hand. A few statements for any number of them. The timeline leaves its records to
 * the one of the import's end.
 */
export async function changeMembers(
  tx: Transaction,
  { organizationId, actor }: { organizationId: string; actor: string },
  changes: MemberChange[],
): Promise<void> {
  const uids = changes.map(({ uid }) => uid)
  const before = new Map((await rolesAmong(tx, organizationId, uids)).map(({ uid, role }) => [uid, role]))
  const present = changes.filter(({ uid }) => before.has(uid))
  const added = Map.groupBy(await giveLabelsEach(tx, organizationId, present), ({ uid }) => uid)
  const promoted = present.flatMap(({ uid, role }) => {
    const from = before.get(uid)
    return role === null || from === undefined || role === from || from === 'owner' ? [] : [{ uid, from, role }]
  })
  for (const [role, people] of Map.groupBy(promoted, (one) => one.role)) {
    const theirs = people.map(({ uid }) => uid)
    await setRoles(tx, organizationId, theirs, role)
  }
  const termed = present.flatMap(({ uid, term }) =>
    term === null || before.get(uid) === 'owner' ? [] : [{ uid, ...term }],
  )
  await setTerms(tx, organizationId, termed)
  await audit(
    tx,
    ...termed.map(({ uid: subject, startsOn, endsOn }): AuditRecord => {
      const detail = { startsOn, endsOn, [amongMany]: true }
      return { actor, action: 'member.term_changed', subject, organizationId, detail }
    }),
    ...[...added].map(([subject, { length: labels }]): AuditRecord => {
      return { actor, action: 'labels.given', subject, organizationId, detail: { labels, [amongMany]: true } }
    }),
    ...promoted.map(({ uid: subject, from, role: to }): AuditRecord => {
      return { actor, action: 'member.role_changed', subject, organizationId, detail: { from, to, [amongMany]: true } }
    }),
  )
}
