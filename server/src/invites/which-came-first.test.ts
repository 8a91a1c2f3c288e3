/**
 * Whoever waits for an organization has begun before what they waited for was done, and does theirs behind it: an invite
 * and what takes its person out, or makes less of them, have the moments at which they were done; so do memberships that
 * begin, and offers of ownership.
 */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '#db/database.ts'
import {
  authorMembers,
  authorOwnershipOffers,
  authorRemovals,
  invites,
  organizationMembers,
  organizationRemovals,
  ownershipOffers,
} from '#db/schema.ts'
import { serveInvites } from '#invites/routes.ts'
import { hasLeftSince } from '#members/join.ts'
import { putOffer } from '#members/ownership/queries.ts'
import { endMembership } from '#members/provisioned/queries.ts'
import { putMember, removeMembers, setRole } from '#members/queries.ts'
import { rememberRemovals } from '#members/removed/queries-removals.ts'
import { endMembershipsByTerm } from '#members/terms/queries-due.ts'
import { create as createAuthor } from '#publishers/create.ts'
import { putOffer as putAuthorOffer } from '#publishers/ownership/queries-ownership.ts'
import { rememberRemoval } from '#publishers/people/queries-removals.ts'
import { type PeopleFixture, peopleFixture } from '#testing/fixtures/people.ts'
import { renew } from './queries.ts'

let ground: PeopleFixture
let organizationId: string
let publisher: string
const [uid, waiting] = ['waited', 'waiting']
beforeAll(async () => {
  ground = await peopleFixture(serveInvites)
  const owner = await ground.organization('waits')
  await ground.member('waits', uid, 'staff')
  await ground.person(waiting)
  const { db } = ground.database
  const { author_id } = await createAuthor({ db }, { actor: owner, name: 'Press' })
  const [made] = await db.query.authors.findMany({ where: (authors) => eq(authors.authorId, author_id) })
  const [school] = await db.query.organizations.findMany({ where: (all) => eq(all.name, 'waits') })
  if (!made || !school) throw new Error('nothing was made')
  organizationId = school.id
  publisher = made.id
  await db
    .insert(authorMembers)
    .values({ id: publisher, authorId: made.authorId, uid, nameKey: made.authorId, role: 'owner' })
}, 60_000)
afterAll(() => ground.close())

/** When the transaction has lasted for some time. */
async function later(tx: Transaction): Promise<Date> {
  for (;;) {
    const { rows } = (await tx.execute(sql`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now,
             clock_timestamp() > now() + interval '5 milliseconds' as late`)) as {
      rows: { now: number; late: boolean }[]
    }
    const [row] = rows
    if (row?.late) return new Date(Math.floor(row.now))
  }
}

const fresh = { expiresAt: new Date(Date.now() + 1_000_000), createdBy: 'waitsowner' }
const secrets = (name: string) => ({ tokenHash: `${name} token`, codeHash: `${name} code` })
const invited = (tx: Transaction, id: string, name: string) =>
  tx
    .insert(invites)
    .values({ id, organizationId, role: 'User', ...secrets(name), ...fresh })
    .returning()

const membership = (tx: Transaction, whose = uid) =>
  tx.select().from(organizationMembers).where(eq(organizationMembers.uid, whose))
const offered = { expiresAt: fresh.expiresAt, mailKey: 'offered' }

const done: Record<string, (tx: Transaction) => Promise<(Date | null | undefined)[]>> = {
  async 'an invite'(tx) {
    return (await invited(tx, '00000000-0000-4000-8000-000000000001', 'one')).map(({ createdAt }) => createdAt)
  },
  async 'an invite that is sent again'(tx) {
    const id = '00000000-0000-4000-8000-000000000002'
    await invited(tx, id, 'two')
    await tx.update(invites).set({ createdAt: new Date(0) })
    return [(await renew(tx, organizationId, id, { ...secrets('three'), ...fresh }))?.renewedAt]
  },
  async 'a removal'(tx) {
    await rememberRemovals(tx, organizationId, [uid])
    return (await tx.select().from(organizationRemovals)).map(({ removedAt }) => removedAt)
  },
  async 'a removal of whoever was removed before'(tx) {
    await tx.insert(organizationRemovals).values({ organizationId, uid, removedAt: new Date(0) })
    await rememberRemovals(tx, organizationId, [uid])
    return (await tx.select().from(organizationRemovals)).map(({ removedAt }) => removedAt)
  },
  async 'a removal from a publisher'(tx) {
    await rememberRemoval(tx, publisher, uid)
    return (await tx.select().from(authorRemovals)).map(({ removedAt }) => removedAt)
  },
  async 'a lesser role'(tx) {
    await setRole(tx, organizationId, uid, 'User')
    const own = tx.select().from(organizationMembers).where(eq(organizationMembers.uid, uid))
    return (await own).map(({ loweredAt }) => loweredAt)
  },
  async 'a lesser role in a publisher'(tx) {
    const lowered = tx.update(authorMembers).set({ role: 'staff' }).where(eq(authorMembers.uid, uid)).returning()
    return (await lowered).map(({ loweredAt }) => loweredAt)
  },
  async 'a membership that begins'(tx) {
    await putMember(tx, { organizationId, uid: waiting, role: 'User', startsOn: null, endsOn: null })
    return (await membership(tx, waiting)).map(({ createdAt }) => createdAt)
  },
  async 'a membership that begins anew'(tx) {
    await putMember(tx, { organizationId, uid, role: 'User', startsOn: null, endsOn: null })
    return (await membership(tx)).map(({ createdAt }) => createdAt)
  },
  async 'a membership that somebody ends'(tx) {
    await removeMembers(tx, organizationId, { uids: [uid], actor: 'waitsowner' })
    return (await membership(tx)).map(({ removedAt }) => removedAt)
  },
  async 'a membership that its last day ends'(tx) {
    await endMembershipsByTerm(tx, organizationId, [uid])
    return (await membership(tx)).map(({ removedAt }) => removedAt)
  },
  async 'a membership that a directory ends'(tx) {
    await endMembership(tx, organizationId, uid)
    return (await membership(tx)).map(({ removedAt }) => removedAt)
  },
  async 'ownership that is offered'(tx) {
    await putOffer(tx, { organizationId, fromUid: 'waitsowner', toUid: uid, ...offered })
    return (await tx.select().from(ownershipOffers)).map(({ createdAt }) => createdAt)
  },
  async 'ownership that is offered anew'(tx) {
    const offer = { organizationId, fromUid: 'waitsowner', toUid: uid, ...offered }
    await tx.insert(ownershipOffers).values({ ...offer, createdAt: new Date(0) })
    await putOffer(tx, offer)
    return (await tx.select().from(ownershipOffers)).map(({ createdAt }) => createdAt)
  },
  async 'ownership of a publisher that is offered'(tx) {
    await putAuthorOffer(tx, { id: publisher, fromUid: 'waitsowner', toUid: uid, ...offered })
    return (await tx.select().from(authorOwnershipOffers)).map(({ createdAt }) => createdAt)
  },
  async 'ownership of a publisher that is offered anew'(tx) {
    const offer = { id: publisher, fromUid: 'waitsowner', toUid: uid, ...offered }
    await tx.insert(authorOwnershipOffers).values({ ...offer, createdAt: new Date(0) })
    await putAuthorOffer(tx, offer)
    return (await tx.select().from(authorOwnershipOffers)).map(({ createdAt }) => createdAt)
  },
}

test.each(Object.entries(done))('%s is of the moment at which it is done, however long that waited', async (_, act) => {
  await ground.database.db
    .transaction(async (tx) => {
      const moment = await later(tx)
      const moments = await act(tx)
      expect(moments).toHaveLength(1)
      expect(moments[0]?.getTime()).toBeGreaterThanOrEqual(moment.getTime())
      throw new Error('taken back')
    })
    .catch((error: Error) => expect(error.message).toBe('taken back'))
})

const ends: Record<string, (tx: Transaction) => Promise<unknown>> = {
  'a last day': (tx) => endMembershipsByTerm(tx, organizationId, [uid]),
  'a directory': (tx) => endMembership(tx, organizationId, uid),
}

test.each(Object.entries(ends))(
  'whoever was taken out by %s behind an invite is not let in by it, however early that began',
  async (_, end) => {
    await ground.database.db
      .transaction(async (tx) => {
        await later(tx)
        const [invite] = await invited(tx, '00000000-0000-4000-8000-000000000003', 'four')
        if (!invite) throw new Error('no invite was made')
        await end(tx)
        expect(await hasLeftSince(tx, organizationId, uid, invite.createdAt)).toBe(true)
        throw new Error('taken back')
      })
      .catch((error: Error) => expect(error.message).toBe('taken back'))
  },
)
