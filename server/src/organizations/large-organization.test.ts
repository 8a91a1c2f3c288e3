/** What changes all memberships of a large organization at once takes no longer for each than one does. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

const MANY = 10_000
/** A hundred million pairs of rows take a minute. */
const WITHIN_MS = 15_000
let server: WholeServer
beforeAll(async () => void (server = await wholeServer()))
afterAll(() => server.close())

test(
  'it is called otherwise, after a single membership was changed',
  async () => {
    const { db } = server.database
    await server.api({
      method: 'POST',
      url: '/api/iam/organizations',
      payload: { name: 'large', displayName: 'Large' },
    })
    await db.execute(
      sql`insert into users (uid, display_name) select 'p' || n, 'Person ' || n from generate_series(1, ${MANY}::integer) as n`,
    )
    await db.execute(sql`
      insert into organization_members (organization_id, uid, role)
      select organizations.id, uid, 'User' from organizations, users where users.uid like 'p%' and name = 'large'`)
    await db.execute(sql`update organization_members set role = 'staff' where uid = 'p1'`)
    const payload = { displayName: 'Larger', version: 1 }
    const renamed = await server.api({ method: 'PATCH', url: '/api/iam/organizations/large', payload })
    expect(renamed).toMatchObject({ status: 200, body: { displayName: 'Larger' } })
  },
  WITHIN_MS,
)
