/** 10,000 memberships that end on one day: ended by the job in under a minute, and each person told once behind kill -9. */
import { listFormerMembers } from '@atrium/contract/people/terms'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '../../server/src/db/embedded/pglite.ts'
import * as steps from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'

const MANY = 10_000
const LONGEST_MS = 60_000
const patience = { timeout: 240_000, interval: 100 }
const timeout = 400_000

describe('terms', { timeout }, () => {
  let dataDir: string
  let server: ServerProcess
  let owner: steps.Session
  const organization = steps.uniqueName('terms')

  beforeAll(async () => {
    dataDir = await dataFolder('terms')
    server = await startServer({ dataDir })
    owner = await steps.createAccount(server.origin, steps.newPerson())
    await steps.makeOrganization(server.origin, owner, organization, 'Terms School')
  }, timeout)
  afterAll(async () => {
    await server.stop()
    await removeFolder(dataDir)
  })

  /** Between two lives of the server, in its database. */
  async function inDatabase(query: string): Promise<object[]> {
    const { db, close } = await openEmbedded(dataDir)
    try {
      return ((await db.execute(query)) as { rows: object[] }).rows
    } finally {
      await close()
    }
  }

  /** Members whose last day was yesterday. */
  const seed = (prefix: string) =>
    inDatabase(`
      with people as (
        insert into users (uid, display_name, email, email_key)
        select '${prefix}' || n, 'Pupil ' || n, '${prefix}' || n || '@example.com', '${prefix}' || n || '@example.com'
        from generate_series(1, ${MANY}) n returning uid)
      insert into organization_members (organization_id, uid, role, ends_on)
      select o.id, people.uid, 'User', current_date - 1 from people, organizations o where o.name = '${organization}'`)

  async function former(): Promise<number> {
    const url = `${server.origin}${listFormerMembers.path}?organization=${organization}`
    const response = await fetch(url, { headers: { authorization: `Bearer ${owner.idToken}` } })
    expect(response.status).toBe(200)
    return ((await response.json()) as { totalResults: number }).totalResults
  }

  const told = (prefix: string) =>
    inDatabase(`
      select 'mails' as of, count(*)::int as rows, count(distinct recipient)::int as people from mails
      where recipient like '${prefix}%' and template = 'term_ended'
      union all select 'records', count(*)::int, count(distinct subject)::int from audit_records
      where subject like '${prefix}%' and action = 'member.term_ended' order by 1`)
  const each = [
    { of: 'mails', rows: MANY, people: MANY },
    { of: 'records', rows: MANY, people: MANY },
  ]

  test('killed in the middle and started again: each ended once, recorded once, told once', async () => {
    await server.stop()
    await seed('killed')
    server = await startServer({ dataDir, port: server.port })
    await expect.poll(former, { ...patience, interval: 20 }).toBeGreaterThan(0)
    await server.kill()
    const [mails, records] = (await told('killed')) as { rows: number }[]
    expect(mails?.rows).toBeGreaterThan(0)
    expect(mails?.rows).toBeLessThan(MANY)
    expect(records?.rows).toBe(mails?.rows)
    server = await startServer({ dataDir, port: server.port })
    await expect.poll(former, patience).toBe(MANY)
    await server.stop()
    expect(await told('killed')).toEqual(each)
  })

  test(`${MANY} in under ${LONGEST_MS / 1_000} s`, async () => {
    await seed('timed')
    server = await startServer({ dataDir, port: server.port })
    const before = performance.now()
    await expect.poll(former, patience).toBe(2 * MANY)
    const took = performance.now() - before
    await server.stop()
    expect(await told('timed')).toEqual(each)
    server = await startServer({ dataDir, port: server.port })
    process.stdout.write(`${MANY} memberships ended in ${(took / 1_000).toFixed(1)} s\n`)
    expect(took).toBeLessThan(LONGEST_MS)
  })
})
