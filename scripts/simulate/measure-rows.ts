/** How many bytes a row takes with its part of the indexes: `pg_total_relation_size` of tables with made people. */
import type { Database } from '../../server/src/db/database.ts'
import { rowsPerAccount, rowsPerOrganization } from './assumptions.ts'

const PEOPLE = 20_000
const ORGANIZATIONS = 200
const AT_ONCE = 2_000

/** In: a migrated, empty database. Answers with bytes a row, by table. */
export async function measureRows(db: Database): Promise<Record<string, number>> {
  for (let first = 1; first <= PEOPLE; first += AT_ONCE) {
    for (const statement of statementsFor(`generate_series(${first}, ${first + AT_ONCE - 1}) as n`, first === 1)) {
      await db.execute(statement)
    }
  }
  await db.execute('vacuum analyze')
  const bytes: Record<string, number> = {}
  for (const table of Object.keys({ ...rowsPerAccount, ...rowsPerOrganization })) {
    const { rows } = (await db.execute(
      `select pg_total_relation_size('${table}')::float8 / greatest(count(*), 1) as bytes from ${table}`,
    )) as { rows: { bytes: number }[] }
    bytes[table] = Math.round(rows[0]?.bytes ?? 0)
  }
  return bytes
}

const uid = `md5('account' || n) `
const id = (of: string) => `md5('${of}' || n)::uuid`
const organization = `md5('organization' || (n % ${ORGANIZATIONS} + 1))::uuid`

function statementsFor(numbers: string, isFirst: boolean): string[] {
  const few = `generate_series(1, ${ORGANIZATIONS}) as n`
  const once = [
    `insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
      select ${id('organization')}, 'school' || n, 'The School of Number ' || n, '/logo.svg', '#123456', '#ffffff' from ${few}`,
    `insert into labels (id, organization_id, name, name_key, color)
      select gen_random_uuid(), ${id('organization')}, 'Label ' || k, 'label ' || k, '#123456'
      from ${few}, generate_series(1, 5) as k`,
    `insert into classes (id, organization_id, name, name_key)
      select gen_random_uuid(), ${id('organization')}, 'Class ' || k, 'class ' || k from ${few}, generate_series(1, 10) as k`,
    `insert into organization_days (organization_id, day)
      select ${id('organization')}, date '2024-01-01' + k from ${few}, generate_series(1, 100) as k`,
  ]
  return [
    ...(isFirst ? once : []),
    `insert into users (uid, email, email_key, given_name, family_name, display_name, username, username_key, username_skeleton)
      select ${uid}, 'person' || n || '@example.com', 'person' || n || '@example.com', 'Given', 'Family ' || n,
        'Given Family ' || n, 'person' || n, 'person' || n, 'person' || n from ${numbers}`,
    `insert into accounts (uid, email, email_key, password_hash, display_name)
      select ${uid}, 'person' || n || '@example.com', 'person' || n || '@example.com',
        '$argon2id$v=19$m=19456,t=2,p=1$' || md5(n || 'salt') || '$' || md5(n || 'hash') || md5(n || 'h'), 'Given Family ' || n
      from ${numbers}`,
    `insert into organization_members (organization_id, uid, role) select ${organization}, ${uid}, 'User' from ${numbers}`,
    `insert into sessions (id, uid, provider, browser, device_id, browser_name, system_name, network)
      select md5('session' || n), ${uid}, 'password', md5('b' || n) || md5(n || 'b'), md5('b' || n) || md5(n || 'b'),
        'Firefox', 'Windows', '192.0.2.0/24' from ${numbers}`,
    `insert into refresh_tokens (hash, session_id)
      select md5('r' || n) || md5(n || 'r'), md5('session' || n) from ${numbers}`,
    `insert into audit_records (actor, action, subject, organization_id, detail)
      select ${uid}, 'member.role_changed', md5('account' || (n + 1)), ${organization}::text,
        '{"from": "User", "to": "staff"}'::jsonb from ${numbers}`,
  ]
}
