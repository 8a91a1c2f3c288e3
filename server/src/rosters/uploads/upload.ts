/** An archive is rehearsed: read in a thread, compared with what its source brought last, kept with all that it would do. */
import { createHash, randomUUID } from 'node:crypto'
import { maxRosterSources, rosterSourceMaxLength } from '@atrium/contract/limits'
import type { Roster, rosterWays } from '@atrium/contract/people/rosters'
import { nameKey } from '@atrium/contract/rules/normalize'
import { classNamesThere } from '#classes/roster-classes.ts'
import { amongProvenDomains } from '#domains/proven.ts'
import type { Transaction } from '#db/database.ts'
import type { Asking } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key.ts'
import { openInvitesByEmail } from '#invites/by-email.ts'
import { holdPeople } from '#members/change-members.ts'
import { requireRoleStill } from '#members/membership.ts'
import { endedBySources, rolesOfKept } from '#members/provisioned/provisioned.ts'
import { dayOf } from '#members/terms/term-ends.ts'
import { classesOfSource, placesOfSource } from '#rosters/classes/queries.ts'
import type { RostersContext } from '#rosters/context.ts'
import { peopleOfSource } from '#rosters/people/queries.ts'
import { countSources, ensureSource, insertRoster, sourceByKey } from '#rosters/queries.ts'
import { shown as shownText } from '#rosters/reading/found.ts'
import type { RosterReader } from '#rosters/reading/reader.ts'
import type { Question, SourceAnswer } from '#rosters/reading/rehearse.ts'
import { confirmedNow } from '#users/accounts/confirmed.ts'
import { shown } from './rosters.ts'

type Way = (typeof rosterWays)[number]

interface Upload extends Asking {
  archive: Uint8Array
  /** What the owner calls its source. */
  source: string | undefined
  idempotencyKey?: string | undefined
}

/** Refuses as `rehearse`, the thread's turns and `requireRole` do, and with `roster_source_limit`. Nothing of the organization changes. */
export async function upload(
  context: RostersContext & { reader: RosterReader },
  { actor, membership, archive, source: named, idempotencyKey }: Upload,
): Promise<Roster> {
  const { db, reader } = context
  const { organizationId } = membership
  let source = { key: '', name: '', basedOn: 0 }
  const digest = createHash('sha256').update(archive).digest('base64url')
  const rehearsal = await reader.rehearse(archive, async (question: Question) => {
    if (question.of === 'people') return waysOf(context, organizationId, question.emailKeys)
    if (question.of === 'classes') return classNamesThere(db, organizationId, question.nameKeys)
    const known = await sourceNow(context, organizationId, namesOf(question, named))
    source = known.source
    return known.answer
  })
  const { isFatal, counts, lines, peopleBefore, records, parts } = rehearsal
  const request = {
    uid: actor.uid,
    key: idempotencyKey,
    operation: 'uploadRoster',
    body: { organization: organizationId, digest, source: named },
  }
  return withIdempotencyKey(db, request, async (tx) => {
    // One after the other, so that any number of sources at once are counted as they are.
    await holdPeople(tx, organizationId)
    await requireRoleStill(tx, { actor, membership })
    const { key, name, basedOn } = source
    await requireRoomForSource(tx, organizationId, key)
    const { id: sourceId } = await ensureSource(tx, { id: randomUUID(), organizationId, key, name })
    const id = randomUUID()
    await insertRoster(
      tx,
      {
        id,
        organizationId,
        sourceId,
        state: isFatal ? 'refused' : 'rehearsed',
        startedBy: actor.uid,
        counts,
        lines,
        peopleBefore,
        basedOn,
        records: isFatal ? null : records,
      },
      parts,
    )
    return shown(tx, organizationId, id)
  })
}

async function requireRoomForSource(tx: Transaction, organizationId: string, key: string): Promise<void> {
  if (await sourceByKey(tx, organizationId, key)) return
  if ((await countSources(tx, organizationId)) < maxRosterSources) return
  throw new Refusal('roster_source_limit', { detail: 'sources of one organization' })
}

const UNNAMED = 'OneRoster'

/** The manifest's code tells sources apart, where it has one; what an owner calls it is what is shown. */
function namesOf({ systemCode, systemName }: { systemCode: string; systemName: string }, named: string | undefined) {
  const name = shownText(named ?? systemName, rosterSourceMaxLength) || shownText(systemCode) || UNNAMED
  const key = systemCode === '' ? `name:${nameKey(name)}` : `code:${nameKey(systemCode)}`
  return { name, key: key.length > 200 ? createHash('sha256').update(key).digest('base64url') : key }
}

async function sourceNow(
  { db }: RostersContext,
  organizationId: string,
  { key, name }: { key: string; name: string },
): Promise<{ source: { key: string; name: string; basedOn: number }; answer: SourceAnswer }> {
  // Before what it brought: whatever changes meanwhile makes the rehearsal stale, and never a wrong one good.
  const row = await sourceByKey(db, organizationId, key)
  const today = await dayOf(db, organizationId)
  const source = { key, name, basedOn: row?.version ?? 0 }
  if (!row) return { source, answer: { today, records: null, brought: { people: [], classes: [], places: [] } } }
  const of = { organizationId, sourceId: row.id }
  const rows = await peopleOfSource(db, of)
  const ended = await endedBySources(
    db,
    organizationId,
    rows.flatMap(({ uid }) => uid ?? []),
  )
  const people = rows.map(({ uid, sourcedId, email, givenName, familyName, role }) => {
    return { sourcedId, email, givenName, familyName, role, isOut: ended.has(uid ?? '') }
  })
  const classes = (await classesOfSource(db, of)).map(({ sourcedId, title }) => ({ sourcedId, title }))
  const brought = { people, classes, places: await placesOfSource(db, of) }
  return { source, answer: { today, records: row.records, brought } }
}

/** How those of these addresses come in who are not invited anew, as it is now. */
async function waysOf(context: RostersContext, organizationId: string, emailKeys: string[]): Promise<Map<string, Way>> {
  const { db } = context
  const confirmed = await confirmedNow(context, emailKeys)
  const members = await rolesOfKept(db, organizationId, [...confirmed.values()])
  const proven = await amongProvenDomains(db, organizationId, emailKeys)
  const invited = await openInvitesByEmail(db, organizationId, emailKeys)
  const wayOf = (key: string): Way | undefined => {
    const uid = confirmed.get(key)
    if (uid !== undefined && members.has(uid)) return 'member'
    if (uid !== undefined && proven.has(key)) return 'joins'
    return invited.has(key) ? 'invited_already' : undefined
  }
  return new Map(
    emailKeys.flatMap((key): [string, Way][] => {
      const way = wayOf(key)
      return way === undefined ? [] : [[key, way]]
    }),
  )
}
