/** What is so of everybody and everything, as it stands in the tables, without anything that is kept for lists alone. */
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import * as schema from '#db/schema.ts'

/** Nothing that the database or the server derives from the others may decide what a list is expected to have. */
type Derived = 'nameKey' | 'searchKey' | 'usernameKey' | 'organizationSearchKey' | 'organizationName'
type Row<Table extends PgTable> = Omit<Table['$inferSelect'], Derived>

export type Person = Row<typeof schema.users>
export type Organization = Omit<Row<typeof schema.organizations>, 'members' | 'owners' | 'staff'>
export type Membership = Row<typeof schema.organizationMembers>
export type Departure = Row<typeof schema.organizationDepartures>
export type Label = Row<typeof schema.labels>
export type SchoolClass = Row<typeof schema.classes>
export type Publisher = Row<typeof schema.authors>
export type PublisherMember = Omit<Row<typeof schema.authorMembers>, 'authorId'>

export interface Facts {
  /** When they were read. */
  now: Date
  users: Person[]
  organizations: Organization[]
  members: Membership[]
  departures: Departure[]
  labels: Label[]
  memberLabels: { organizationId: string; uid: string; labelId: string }[]
  classes: SchoolClass[]
  classMembers: { organizationId: string; uid: string; classId: string }[]
  invites: Row<typeof schema.invites>[]
  requests: Row<typeof schema.joinRequests>[]
  domains: Row<typeof schema.organizationDomains>[]
  learners: (Row<typeof schema.learners> & { username: string })[]
  activity: Row<typeof schema.memberActivity>[]
  publishers: Publisher[]
  publisherMembers: PublisherMember[]
  deletedPublisherMembers: Row<typeof schema.deletedAuthorMembers>[]
  records: Row<typeof schema.auditRecords>[]
}

export async function readFacts(db: Database): Promise<Facts> {
  const moment = (await db.execute(sql`select clock_timestamp()::text as now`)) as {
    rows: { now: string }[]
  }
  return {
    now: new Date(moment.rows[0]?.now ?? ''),
    users: await db.select().from(schema.users),
    organizations: await db.select().from(schema.organizations),
    members: await db.select().from(schema.organizationMembers),
    departures: await db.select().from(schema.organizationDepartures),
    labels: await db.select().from(schema.labels),
    memberLabels: await db.select().from(schema.memberLabels),
    classes: await db.select().from(schema.classes),
    classMembers: await db.select().from(schema.classMembers),
    invites: await db.select().from(schema.invites),
    requests: await db.select().from(schema.joinRequests),
    domains: await db.select().from(schema.organizationDomains),
    learners: await db.select().from(schema.learners),
    activity: await db.select().from(schema.memberActivity),
    publishers: await db.select().from(schema.authors),
    publisherMembers: await db.select().from(schema.authorMembers),
    deletedPublisherMembers: await db.select().from(schema.deletedAuthorMembers),
    records: await db.select().from(schema.auditRecords),
  }
}
