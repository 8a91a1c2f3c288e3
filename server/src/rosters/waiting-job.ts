/** Links people of rosters to the accounts that they have by now: who accepted an invite, or confirmed an address of a proven domain. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { directoryActor } from '@atrium/contract/people/directory-actor'
import { holdIfCurrent, putInClass } from '#classes/roster-classes.ts'
import type { Transaction } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { holdPeople } from '#members/change-members.ts'
import { beginProvisioned, rolesOfKept } from '#members/provisioned/provisioned.ts'
import { candidatesFor } from '#users/confirmed.ts'
import { classIdsOfPerson, rosterClass } from './classes/queries.ts'
import type { RostersContext } from './context.ts'
import { holdProven } from './people/accounts.ts'
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
    const uid = (await candidates.confirmed(tx)).get(nameKey(email))
    if (uid === undefined) return
    const isProven = (await holdProven(tx, organizationId, [email])).has(email)
    if (!(await holdPeople(tx, organizationId))) return
    const of = { organizationId, sourceId }
    const row = (await peopleAmong(tx, of, [sourcedId])).get(sourcedId)
    if (!row || row.uid !== null || row.emailKey !== nameKey(email)) return
    const isMember = (await rolesOfKept(tx, organizationId, [uid])).has(uid)
    if (!isMember && !isProven) return
    const by = { actor: directoryActor, detail: {} }
    const began = isMember ? 'there' : await beginProvisioned(tx, { organizationId, uid, role: row.role, by })
    if (began === 'left') return
    await putPerson(tx, { ...row, uid })
    await putInClasses(tx, row, uid)
  })
}

/** Those that are there, of now. */
async function putInClasses(tx: Transaction, { sourcedId, ...of }: PersonRow, uid: string): Promise<void> {
  for (const id of await classIdsOfPerson(tx, of, sourcedId)) {
    const classId = (await rosterClass(tx, of, id))?.classId ?? null
    if (classId === null || (await holdIfCurrent(tx, of.organizationId, classId)) === undefined) continue
    await putInClass(tx, of.organizationId, classId, [uid])
  }
}
