/** SQL for the list of members who were not seen for long: cut from the index of when they were. */
import { and, asc, desc, eq, gte, lte } from 'drizzle-orm'
import { given, preparedFor } from '#db/prepared.ts'
import { memberActivity, organizationMembers, users } from '#db/schema.ts'
import { shownName } from '#members/names/shown-name.ts'

/**
 * Who was not seen for longest first, whichever way it is read: from a day on, or backwards from a day. Only the people
 * of the page are looked up.
 */
export const notSeenPageStatement = preparedFor(
  ({ backwards }: { backwards: boolean }) => (backwards ? 'backwards' : 'forwards'),
  (db, { backwards }) => {
    const { organizationId, uid, seenOn, isMember } = memberActivity
    const ordered = backwards ? desc : asc
    const day = given('day')
    const upTo = backwards ? lte(seenOn, day) : and(gte(seenOn, day), lte(seenOn, given('notSeenSince')))
    const page = db
      .select({ uid, seenOn })
      .from(memberActivity)
      .where(and(eq(organizationId, given('organizationId')), isMember, upTo))
      .orderBy(ordered(seenOn), ordered(uid))
      .limit(given('limit'))
      .offset(given('skip'))
      .as('page')
    return db
      .select({
        uid: page.uid,
        seenOn: page.seenOn,
        wasSeen: memberActivity.wasSeen,
        role: organizationMembers.role,
        joinedAt: organizationMembers.createdAt,
        displayName: shownName(organizationMembers, users),
        givenName: users.givenName,
        familyName: users.familyName,
        username: users.username,
        email: users.email,
        photoUrl: users.photoUrl,
      })
      .from(page)
      .innerJoin(memberActivity, and(eq(memberActivity.uid, page.uid), eq(organizationId, given('organizationId'))))
      .innerJoin(
        organizationMembers,
        and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.uid, page.uid)),
      )
      .innerJoin(users, eq(users.uid, page.uid))
      .orderBy(asc(page.seenOn), asc(page.uid))
      .prepare(`not_seen_page_${backwards ? 'backwards' : 'forwards'}`)
  },
)
