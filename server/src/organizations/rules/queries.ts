/** SQL of what organizations ask of sign-ins. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#db/database.ts'
import { given, prepared } from '#db/prepared.ts'
import { organizationMembers as members, organizations, type StoredRules } from '#db/schema.ts'
import { belongsTo, insideSince, shutOutOf } from '#members/belonging.ts'
import type { Asked } from './unmet-rule.ts'

const isThere = isNull(organizations.deletedAt)

export interface RulesRow {
  rules: StoredRules | null
  version: number
}

export async function rulesOf(q: Queryable, organizationId: string): Promise<RulesRow | undefined> {
  const [row] = await q
    .select({ rules: organizations.rules, version: organizations.rulesVersion })
    .from(organizations)
    .where(and(eq(organizations.id, organizationId), isThere))
  return row
}

/** The organization is held. Answers the version that they have now. */
export async function saveRules(tx: Queryable, organizationId: string, rules: StoredRules | null): Promise<number> {
  const [row] = await tx
    .update(organizations)
    .set({ rules, rulesVersion: sql`${organizations.rulesVersion} + 1` })
    .where(eq(organizations.id, organizationId))
    .returning({ version: organizations.rulesVersion })
  if (!row) throw new Error('an organization that is held is there')
  return row.version
}

const asked = prepared((db) =>
  db
    .select({
      rules: organizations.rules,
      joinedAt: insideSince(),
      organizationId: organizations.id,
      shutOut: shutOutOf(organizations.id, given('uid')),
    })
    .from(organizations)
    .leftJoin(
      members,
      and(eq(members.organizationId, organizations.id), eq(members.uid, given('uid')), isNull(members.removedAt)),
    )
    .where(and(eq(organizations.name, given('organization')), isThere))
    .prepare('rules_asked'),
)

/** What an organization asks of somebody; undefined where there is none of that name. */
export async function askedOf(db: Database, whom: { organization: string; uid: string }): Promise<Asked | undefined> {
  const [row] = await asked(db).execute(whom)
  return row
}

/** More than anybody is told of at once. */
const MOST_OWN = 100

/** The organizations of a person that ask for anything, or that of a name. */
export async function rulesAskedOf(db: Database, { uid, name }: { uid: string; name?: string | undefined }) {
  return db
    .select({
      name: organizations.name,
      displayName: organizations.displayName,
      rules: organizations.rules,
      joinedAt: insideSince(),
      organizationId: organizations.id,
    })
    .from(members)
    .innerJoin(
      organizations,
      and(eq(organizations.id, members.organizationId), isNotNull(organizations.rules), isThere),
    )
    .where(and(eq(members.uid, uid), belongsTo(), name === undefined ? undefined : eq(organizations.name, name)))
    .orderBy(organizations.name)
    .limit(MOST_OWN)
}
