/** Things of an organization for a call to act on, made past every rule: for the matrix of roles and tenants. */
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'

/** The id of one of each kind that calls name. */
export interface Made {
  organization: string
  member: string
  owner: string
  removed: string
  /** Whose last day is over. */
  former: string
  label: string
  deletedLabel: string
  class: string
  deletedClass: string
  archivedClass: string
  invite: string
  domain: string
  request: string
  connection: string
  connectionToken: string
  signIn: string
  import: string
  roster: string
  appliedRoster: string
  /** Without an address. */
  learner: string
  author: string
  authorMember: string
  authorOwner: string
  authorInvite: string
}

/** Makes one of each in the organization and the publisher with these ids, all of them new. */
export async function makeAll(db: Database, organization: string, author: string): Promise<Made> {
  const id = () => randomUUID()
  const made: Made = {
    organization,
    author,
    member: id(),
    owner: id(),
    removed: id(),
    former: id(),
    label: id(),
    deletedLabel: id(),
    class: id(),
    deletedClass: id(),
    archivedClass: id(),
    invite: id(),
    import: id(),
    roster: id(),
    appliedRoster: id(),
    learner: id(),
    domain: id(),
    request: id(),
    connection: id(),
    connectionToken: id(),
    signIn: id(),
    authorMember: id(),
    authorOwner: id(),
    authorInvite: id(),
  }
  const people = [made.member, made.owner, made.removed, made.former, made.authorMember, made.authorOwner]
  const statements: SQL[] = [
    sql`insert into users (uid, display_name, email, email_key) values ${list(
      people.map((uid) => sql`(${uid}, 'Somebody', ${`${uid}@example.com`}, ${`${uid}@example.com`})`),
    )}`,
    sql`insert into organization_members (organization_id, uid, role, removed_at) values
      (${organization}, ${made.member}, 'User', null), (${organization}, ${made.owner}, 'owner', null),
      (${organization}, ${made.removed}, 'User', now())`,
    sql`insert into organization_members (organization_id, uid, role, ends_on, removed_at, ended_by_term) values
      (${organization}, ${made.former}, 'User', current_date - 1, now(), true)`,
    sql`insert into users (uid, display_name) values (${made.learner}, 'Somebody')`,
    sql`insert into organization_members (organization_id, uid, role) values (${organization}, ${made.learner}, 'User')`,
    sql`insert into learners (organization_id, uid, username, username_key, card_hash, made_by)
      values (${organization}, ${made.learner}, ${made.learner}, ${made.learner}, ${id()}, ${made.owner})`,
    ...(['labels', 'classes'] as const).map((table) => {
      const [there, gone] = table === 'labels' ? [made.label, made.deletedLabel] : [made.class, made.deletedClass]
      const color = table === 'labels' ? [sql`, color`, sql`, '#000'`] : [sql``, sql``]
      return sql`insert into ${sql.identifier(table)} (id, organization_id, name, name_key, deleted_at${color[0]}) values
        (${there}, ${organization}, 'A name', ${there}, null${color[1]}),
        (${gone}, ${organization}, 'A name', ${gone}, now()${color[1]})`
    }),
    sql`insert into classes (id, organization_id, name, name_key, archived_at) values
      (${made.archivedClass}, ${organization}, 'A name', ${made.archivedClass}, now())`,
    sql`insert into invites (id, organization_id, token_hash, code_hash, role, created_by, expires_at)
      values (${made.invite}, ${organization}, ${id()}, ${id()}, 'User', ${made.owner}, now() + interval '1 day')`,
    sql`insert into organization_domains (id, organization_id, domain, seed, proven_at)
      values (${made.domain}, ${organization}, ${`${made.domain}.org`}, 'seed', now())`,
    sql`insert into join_requests (id, organization_id, uid, domain_id, asked_at)
      values (${made.request}, ${organization}, ${made.removed}, ${made.domain}, now())`,
    sql`insert into scim_connections (id, organization_id, directory, groups, created_by)
      values (${made.connection}, ${organization}, 'entra', 'labels', ${made.owner})`,
    sql`insert into sso_connections (id, organization_id, kind, name, settings, rules, created_by)
      values (${made.signIn}, ${organization}, 'oidc', 'Ours', ${JSON.stringify({ preset: 'other', issuer: 'https://issuer.example', client_id: 'atrium' })},
        ${JSON.stringify({ email: null, given_name: null, family_name: null, role: 'User', rules: [] })}, ${made.owner})`,
    sql`insert into scim_tokens (id, connection_id, hash, created_by)
      values (${made.connectionToken}, ${made.connection}, ${id()}, ${made.owner})`,
    ...[made.authorMember, made.authorOwner].map(
      (uid) => sql`insert into author_members (id, uid, role, name_key, author_id)
        select id, ${uid}, ${uid === made.authorOwner ? 'owner' : 'User'}, lower(name), author_id
        from authors where author_id = ${author}`,
    ),
    sql`insert into invites (id, author_id, token_hash, code_hash, role, created_by, expires_at)
      select ${made.authorInvite}, id, ${id()}, ${id()}, 'User', ${made.authorOwner}, now() + interval '1 day'
      from authors where author_id = ${author}`,
    ...[made.roster, made.appliedRoster].flatMap((roster) => [
      sql`insert into roster_sources (id, organization_id, key, name, last_applied_id)
        values (${roster}, ${organization}, ${roster}, 'A source', ${made.appliedRoster})`,
      sql`insert into rosters (id, organization_id, source_id, state, started_by, counts, lines, people_before, based_on,
          applied_at)
        values (${roster}, ${organization}, ${roster}, ${roster === made.roster ? 'rehearsed' : 'applied'}, ${made.owner},
          '{"people":{"add":0,"change":0,"leave":0,"same":0},"classes":{"add":0,"change":0,"leave":0,"same":0},"places":{"add":0,"leave":0},"refused":0}',
          0, 0, 0, ${roster === made.roster ? null : sql`now()`})`,
    ]),
    sql`insert into people_imports (id, organization_id, started_by, total)
      values (${made.import}, ${organization}, ${made.owner}, 0)`,
  ]
  for (const statement of statements) await db.execute(statement)
  return made
}

/** An owner beside those there are; answers their uid. */
export async function oneMoreOwner(db: Database, organization: string): Promise<string> {
  const uid = randomUUID()
  const email = `${uid}@example.com`
  await db.execute(
    sql`insert into users (uid, display_name, email, email_key) values (${uid}, 'Somebody', ${email}, ${email})`,
  )
  await db.execute(
    sql`insert into organization_members (organization_id, uid, role) values (${organization}, ${uid}, 'owner')`,
  )
  return uid
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `)

/** An open invite of each of the two to this address: of somebody who could accept, and has not. */
export async function inviteByMail(
  db: Database,
  { id, author }: { id: string; author: string },
  email: string,
): Promise<void> {
  for (const [organization, publisher] of [
    [sql`${id}::uuid`, sql`null::uuid`],
    [sql`null::uuid`, sql`(select id from authors where author_id = ${author})`],
  ])
    await db.execute(sql`
      insert into invites (id, organization_id, author_id, token_hash, code_hash, email, email_key, role, created_by, expires_at)
      values (${randomUUID()}, ${organization}, ${publisher}, ${randomUUID()}, ${randomUUID()}, ${email}, ${email}, 'owner',
        'owner', now() + interval '1 day')`)
}
