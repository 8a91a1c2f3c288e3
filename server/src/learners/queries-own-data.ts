/** SQL for what is told to somebody of accounts without an address: their own, and those that they made. */
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { learners, organizations } from '#db/schema.ts'

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
