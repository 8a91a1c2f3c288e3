/** 10,000 people provisioned and deprovisioned over SCIM, every request of it asked twice: done once, and nothing left over. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '../../server/src/db/embedded/pglite.ts'
import * as steps from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'

const MANY = 10_000
const AT_ONCE = 500
const timeout = 1_200_000

type Json = Record<string, unknown>
const state = 'urn:atrium:params:scim:schemas:extension:membership:2.0:User'

describe('provisioning', { timeout }, () => {
  let dataDir: string
  let server: ServerProcess
  let owner: steps.Session
  let token: string
  const organization = steps.uniqueName('directory')
  const env = { LIMIT_PROVISIONING: '1000000' }

  beforeAll(async () => {
    dataDir = await dataFolder('provisioning')
    server = await startServer({ dataDir, env })
    owner = await steps.createAccount(server.origin, steps.newPerson())
    await steps.makeOrganization(server.origin, owner, organization, 'Directory School')
    const response = await fetch(`${server.origin}/api/iam/organizations/${organization}/connections`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ directory: 'entra', groups: 'labels' }),
    })
    expect(response.status).toBe(201)
    token = ((await response.json()) as { token: string }).token
    await server.stop()
    await inDatabase(`
      insert into organization_domains (id, organization_id, domain, seed, proven_at)
      select gen_random_uuid(), id, 'many.example', 'seed', now() from organizations where name = '${organization}'`)
    await inDatabase(`
      insert into users (uid, display_name, email, email_key)
      select 'many' || n, 'Pupil ' || n, 'many' || n || '@many.example', 'many' || n || '@many.example'
      from generate_series(1, ${MANY}) n`)
    await inDatabase(`
      insert into accounts (uid, email, email_key, email_verified)
      select uid, email, email_key, true from users where uid like 'many%'`)
    server = await startServer({ dataDir, port: server.port, env })
  }, timeout)
  afterAll(async () => {
    await server.stop()
    await removeFolder(dataDir)
  })

  /** Between two lives of the server, in its database. */
  async function inDatabase(query: string): Promise<Json[]> {
    const { db, close } = await openEmbedded(dataDir)
    try {
      return ((await db.execute(query)) as { rows: Json[] }).rows
    } finally {
      await close()
    }
  }

  async function counts(): Promise<Json> {
    await server.stop()
    const [row = {}] = await inDatabase(`
      select (select count(*)::int from scim_users) as directory, (select count(*)::int from scim_groups) as groups,
        (select count(*)::int from scim_group_members) as "inGroups",
        (select count(*)::int from organization_members where uid like 'many%' and removed_at is null) as members,
        (select count(*)::int from organization_members where uid like 'many%' and ended_by_term) as former,
        (select count(*)::int from labels where deleted_at is null) as labels,
        (select count(*)::int from member_labels where removed_at is null) as labelled,
        (select count(*)::int from audit_records where action = 'member.joined' and subject like 'many%') as joined,
        (select count(*)::int from audit_records where action = 'member.removed' and subject like 'many%') as removed`)
    server = await startServer({ dataDir, port: server.port, env })
    return row
  }

  async function scim(method: string, path: string, body?: object): Promise<{ status: number; body: Json }> {
    const response = await fetch(`${server.origin}/scim/v2/${organization}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Json) }
  }

  /** Each of them by its status, and where what it was about is. */
  async function inBulk(operations: Json[]): Promise<{ statuses: Set<string>; ids: string[] }> {
    const statuses = new Set<string>()
    const ids: string[] = []
    for (let from = 0; from < operations.length; from += AT_ONCE) {
      const { body } = await scim('POST', '/Bulk', { Operations: operations.slice(from, from + AT_ONCE) })
      for (const { status, location } of body['Operations'] as { status: string; location?: string }[]) {
        statuses.add(status)
        ids.push(location?.split('/').at(-1) ?? '')
      }
    }
    return { statuses, ids }
  }

  test('each a member once, each former once, and of the directory nothing is left', async () => {
    const seconds: Record<string, number> = {}
    const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      const began = performance.now()
      const answer = await work()
      seconds[what] = (performance.now() - began) / 1_000
      return answer
    }
    const creations = Array.from({ length: MANY }, (_, index) => ({
      method: 'POST',
      path: '/Users',
      bulkId: `u${index}`,
      data: { userName: `many${index + 1}@many.example`, externalId: `x${index}`, displayName: `Pupil ${index}` },
    }))
    const { statuses, ids } = await timed('provisioned', () => inBulk(creations))
    expect(statuses).toEqual(new Set(['201']))
    expect((await timed('asked again', () => inBulk(creations))).statuses).toEqual(new Set(['409']))
    expect((await scim('GET', `/Users/${ids[0] ?? ''}`)).body[state]).toEqual({ state: 'member' })
    const group = await timed('a group of all', () =>
      scim('POST', '/Groups', { displayName: 'Everybody', members: ids.map((value) => ({ value })) }),
    )
    expect(group.status).toBe(201)
    const there = { directory: MANY, groups: 1, inGroups: MANY, members: MANY, labels: 1, labelled: MANY, joined: MANY }
    expect(await counts()).toMatchObject({ ...there, former: 0, removed: 0 })

    const off = { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] }
    const ends = ids.map((id) => ({ method: 'PATCH', path: `/Users/${id}`, data: off }))
    for (const what of ['deactivated', 'deactivated again']) {
      expect((await timed(what, () => inBulk(ends))).statuses).toEqual(new Set(['200']))
    }
    expect(await counts()).toMatchObject({ members: 0, former: MANY, removed: MANY })
    const deletions = ids.map((id) => ({ method: 'DELETE', path: `/Users/${id}` }))
    expect((await timed('deleted', () => inBulk(deletions))).statuses).toEqual(new Set(['204']))
    expect((await timed('deleted again', () => inBulk(deletions))).statuses).toEqual(new Set(['404']))
    expect((await scim('DELETE', `/Groups/${String(group.body['id'])}`)).status).toBe(204)
    expect(await counts()).toEqual({
      directory: 0,
      groups: 0,
      inGroups: 0,
      members: 0,
      former: MANY,
      labels: 0,
      labelled: 0,
      joined: MANY,
      removed: MANY,
    })
    const told = Object.entries(seconds).map(([what, taken]) => `${what} in ${taken.toFixed(1)} s`)
    console.log(`${MANY} people: ${told.join(', ')}`)
  })
})
