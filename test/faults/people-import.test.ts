/** An import of people and kill -9: it goes on where it was, and does no line twice. */
import { startImport, type PeopleImport } from '@atrium/contract/people/people-import'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '../../server/src/db/embedded/pglite.ts'
import * as steps from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'

/** The lease of a killed worker runs out first, on a machine that may be busy. */
const patience = { timeout: 240_000, interval: 100 }
const timeout = 300_000
/** Enough to be killed in the middle of; IMPORT_LINES=5000 shows as many as one import is meant for. */
const killed = 2_000
const many = Number(process.env['IMPORT_LINES'] ?? 1_000)

describe('an import of people', { timeout }, () => {
  let dataDir: string
  let server: ServerProcess
  let owner: steps.Session
  const organization = steps.uniqueName('import')

  beforeAll(async () => {
    dataDir = await dataFolder('import')
    server = await startServer({ dataDir })
    const person = steps.newPerson()
    owner = await steps.createAccount(server.origin, person)
    // Whoever has not confirmed their address sends few invites by mail.
    await steps.confirmAddress(server.origin, owner, person)
    await steps.makeOrganization(server.origin, owner, organization, 'Import School')
  }, timeout)
  afterAll(async () => {
    await server.stop()
    await removeFolder(dataDir)
  })

  async function imports(path: string, text?: string): Promise<PeopleImport> {
    const response = await fetch(`${server.origin}${startImport.path}${path}?organization=${organization}`, {
      headers: {
        authorization: `Bearer ${owner.idToken}`,
        ...(text !== undefined && { 'content-type': 'application/json' }),
      },
      ...(text !== undefined && { method: 'POST', body: JSON.stringify({ text }) }),
    })
    expect(response.status).toBe(text === undefined ? 200 : 201)
    return (await response.json()) as PeopleImport
  }
  const lines = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, line) => `${prefix}${line}@example.com,staff,Group ${line % 7}`).join('\n')

  /** Between two lives of the server, in its database: rows and different addresses of a table. */
  async function counted(prefix: string) {
    const { db, close } = await openEmbedded(dataDir)
    try {
      const answer: unknown = await db.execute(`
        select 'invites' as of, count(*)::int as rows, count(distinct email_key)::int as people from invites where email like '${prefix}%'
        union all select 'mails', count(*)::int, count(distinct recipient)::int from mails where recipient like '${prefix}%'
        order by 1`)
      return (answer as { rows: unknown[] }).rows
    } finally {
      await close()
    }
  }

  test('killed in the middle of its lines and started again: every line once, no mail twice', async () => {
    const { id, total } = await imports('', lines('killed', killed))
    expect(total).toBe(killed)
    await expect.poll(async () => (await imports(`/${id}`)).done, patience).toBeGreaterThan(100)
    await server.kill()
    const [invites] = (await counted('killed')) as { rows: number }[]
    expect(invites?.rows).toBeGreaterThan(100)
    expect(invites?.rows).toBeLessThan(killed)
    server = await startServer({ dataDir, port: server.port })
    await expect.poll(async () => (await imports(`/${id}`)).state, patience).toBe('done')
    const counts = { add: killed, change: 0, same: 0, refuse: 0 }
    expect(await imports(`/${id}`)).toMatchObject({ total: killed, done: killed, counts, refused: [] })
    await server.stop()
    expect(await counted('killed')).toEqual([
      { of: 'invites', rows: killed, people: killed },
      { of: 'mails', rows: killed, people: killed },
    ])
    server = await startServer({ dataDir, port: server.port })
  })

  test(`${many} lines: the progress rises until each is done`, async () => {
    const { id } = await imports('', lines('many', many))
    const seen: number[] = []
    const look = async () => {
      const { done, state } = await imports(`/${id}`)
      seen.push(done)
      return state
    }
    await expect.poll(look, patience).toBe('done')
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect(new Set(seen).size).toBeGreaterThan(3)
    expect(await imports(`/${id}`)).toMatchObject({ done: many, counts: { add: many } })
  })
})
