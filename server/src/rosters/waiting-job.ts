/** Links people of rosters to the accounts that they have by now: who accepted an invite, or confirmed an address of a proven domain. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { Jobs } from '#jobs/jobs.ts'
import { holdPeople } from '#members/change-members.ts'
import { holdOwnPeople } from '#members/provisioned/own-people.ts'
import { beginProvisioned, rolesOfKept } from '#members/provisioned/provisioned.ts'
import { candidatesFor } from '#users/accounts/confirmed.ts'
import { putInClasses } from './classes/own-classes.ts'
import type { RostersContext } from './context.ts'
import { peopleAmong, type PersonRow, putPerson, takeWaiting } from './people/queries.ts'

const EVERY_MS = 15_000
const AT_ONCE = 100
/** Who was looked for a moment ago is not looked for again in the same go. */
const REST_MS = 10_000

/** Any number of processes may do it at once. */
export function linkThoseWhoWait(jobs: Jobs, context: RostersContext): void {
  jobs.run({ name: 'people of rosters', everyMs: EVERY_MS, round: () => linkWaiting(context, new Date()) })
}

/**
 * One round, at that time: those whose address an account has, who were looked for longest ago. One that fails keeps
 * the others from nothing.
 */
export async function linkWaiting(context: RostersContext, now: Date): Promise<'more' | 'done'> {
  const due = await takeWaiting(context.db, { before: new Date(now.getTime() - REST_MS), limit: AT_ONCE })
  const failures: unknown[] = []
  for (const row of due) {
    try {
      await link(context, row)
    } catch (cause) {
      const { sourcedId, organizationId } = row
      failures.push(new Error(`${sourcedId} of organization ${organizationId} could not be linked`, { cause }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be linked`)
  return due.length === AT_ONCE ? 'more' : 'done'
}

async function link(context: RostersContext, { organizationId, sourceId, sourcedId, email }: PersonRow): Promise<void> {
  const candidates = await candidatesFor(context, [email])
  await context.db.transaction(async (tx) => {
    const own = await holdOwnPeople(tx, organizationId, candidates)
    const uid = own.confirmed.get(nameKey(email))
    if (uid === undefined || !(await holdPeople(tx, organizationId))) return
    const of = { organizationId, sourceId }
    const row = (await peopleAmong(tx, of, [sourcedId])).get(sourcedId)
    if (!row || row.uid !== null || row.emailKey !== nameKey(email)) return
    if (!(await rolesOfKept(tx, organizationId, [uid])).has(uid)) {
      const person = own.of(uid)
      if (!person) return
      const by = { actor: directoryActor, detail: {} }
      const began = await beginProvisioned(person, { role: row.role, saidAt: row.createdAt, by })
      if (began === 'left' || began === 'inactive') return
      if (began === 'removed') return putPerson(tx, { ...row, uid })
    }
    await putPerson(tx, { ...row, uid })
    await putInClasses(tx, row, uid)
  })
}
