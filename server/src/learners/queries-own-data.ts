/** SQL for what is told to somebody of accounts without an address: their own, and those that they made. */
import { asc, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import type { OwnDataPerson } from '#db/own-data.ts'
import { learnerAddresses, learners, organizations } from '#db/schema.ts'

interface Page {
  limit: number
  offset: number
}

export function ownLearner(q: Queryable, uid: string, page: Page) {
  const { username, way, cardMadeAt, lastSignInAt, createdAt } = learners
  return q
    .select({ organization: organizations.name, username, way, cardMadeAt, lastSignInAt, createdAt })
    .from(learners)
    .innerJoin(organizations, eq(organizations.id, learners.organizationId))
    .where(eq(learners.uid, uid))
    .limit(page.limit)
    .offset(page.offset)
}

export function learnersMadeBy(q: Queryable, uid: string, page: Page) {
  return q
    .select({ organization: organizations.name, createdAt: learners.createdAt })
    .from(learners)
    .innerJoin(organizations, eq(organizations.id, learners.organizationId))
    .where(eq(learners.madeBy, uid))
    .orderBy(asc(learners.createdAt), asc(learners.uid))
    .limit(page.limit)
    .offset(page.offset)
}

export function ownAddresses(q: Queryable, { uid, emailKey }: OwnDataPerson, page: Page) {
  const { sentAt, expiresAt } = learnerAddresses
  const isMine = or(
    eq(learnerAddresses.uid, uid),
    emailKey === null ? undefined : eq(learnerAddresses.emailKey, emailKey),
  )
  return q
    .select({
      organization: organizations.name,
      email: sql<string | null>`case when ${isMine} then ${learnerAddresses.email} end`,
      sentAt,
      expiresAt,
    })
    .from(learnerAddresses)
    .innerJoin(organizations, eq(organizations.id, learnerAddresses.organizationId))
    .where(or(isMine, eq(learnerAddresses.givenBy, uid)))
    .orderBy(asc(sentAt), asc(learnerAddresses.uid))
    .limit(page.limit)
    .offset(page.offset)
}
