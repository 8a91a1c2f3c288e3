/** Rosters on the server as it is shipped: 10,000 lines rehearsed, and an apply and its taking back killed with -9. */
import type { Roster, RosterLine } from '@atrium/contract/people/rosters'
import { uploadRoster } from '@atrium/contract/people/rosters'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '../../server/src/db/embedded/pglite.ts'
import {
  type Form,
  formWith,
  type Rostered,
  rosterZip,
  schoolFiles,
} from '../../server/src/testing/fixtures/roster-archives.ts'
import * as steps from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'

/** The lease of a killed worker runs out first, on a machine that may be busy. */
const patience = { timeout: 600_000, interval: 50 }
const timeout = 1_800_000
/** What the issue asks for: rehearsed in under ten seconds. */
const LINES = 10_000
const MOST_MS = 10_000
/** Enough to be killed in the middle of; their addresses are nobody's, so that each is invited. `ROSTER_PEOPLE=3300` are 10,000 lines. */
const people = Number(process.env['ROSTER_PEOPLE'] ?? 600)
const inClass = 30

describe('rosters', { timeout }, () => {
  let dataDir: string
  let server: ServerProcess
  let owner: steps.Session
  const organization = steps.uniqueName('roster')

  beforeAll(async () => {
    dataDir = await dataFolder('roster')
    server = await startServer({ dataDir })
    const person = steps.newPerson()
    owner = await steps.createAccount(server.origin, person)
    // Whoever has not confirmed their address sends few invites by mail.
    await steps.confirmAddress(server.origin, owner, person)
    await steps.makeOrganization(server.origin, owner, organization, 'Roster School')
  }, timeout)
  afterAll(async () => {
    await server.stop()
    await removeFolder(dataDir)
  })

  const school = (count: number, each = inClass): Rostered[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `person-${index}`,
      role: index % each === 0 ? 'teacher' : 'student',
      classes: [`class-${Math.floor(index / each)}`],
    }))
  const classes = (count: number, each = inClass) =>
    Object.fromEntries(
      Array.from({ length: Math.ceil(count / each) }, (_, index) => [`class-${index}`, `Class ${index}`]),
    )

  async function ask(path: string, method = 'GET', body?: Form | Record<string, number>) {
    const form = body && 'payload' in body ? (body as Form) : undefined
    const json = body && !form ? { 'content-type': 'application/json' } : {}
    const response = await fetch(`${server.origin}${uploadRoster.path}${path}?organization=${organization}`, {
      method,
      headers: { authorization: `Bearer ${owner.idToken}`, ...json, ...form?.headers },
      ...(form && { body: new Uint8Array(form.payload) }),
      ...(body && !form && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    expect({ status: response.status, answer }).toMatchObject({ status: method === 'POST' && path === '' ? 201 : 200 })
    return answer as Roster
  }
  const upload = (count: number, systemCode: string) =>
    ask('', 'POST', formWith(rosterZip({ systemCode, files: schoolFiles(school(count), classes(count)) })))

  /** Between two lives of the server, in its database. */
  async function counted(): Promise<Record<string, number>> {
    const { db, close } = await openEmbedded(dataDir)
    try {
      const answer: unknown = await db.execute(`
        select 'people' as of, count(*)::int as rows from roster_people
        union all select 'places', count(*)::int from roster_places
        union all select 'classes', count(*)::int from classes where deleted_at is null
        union all select 'invites', count(*)::int from invites where revoked_at is null
        union all select 'addresses', count(distinct email_key)::int from invites where revoked_at is null
        union all select 'mails', count(*)::int from mails where recipient like 'person-%'
        union all select 'told', count(*)::int from audit_records where action like 'roster.%'`)
      return Object.fromEntries(
        (answer as { rows: { of: string; rows: number }[] }).rows.map((row) => [row.of, row.rows]),
      )
    } finally {
      await close()
    }
  }

  test(`${LINES} lines are rehearsed in under ${MOST_MS / 1_000} s, and the same again`, async () => {
    const each = (LINES - 200) / 3
    for (const which of ['new', 'again']) {
      const began = performance.now()
      const { lines, counts, state } = await upload(Math.floor(each), 'large')
      const ms = Math.round(performance.now() - began)
      console.log(
        `${which}: ${lines} lines rehearsed in ${ms} ms (${counts.people.add} people, ${counts.places.add} places)`,
      )
      expect({ state, enough: lines > LINES - 200, inTime: ms < MOST_MS }).toEqual({
        state: 'rehearsed',
        enough: true,
        inTime: true,
      })
    }
  })

  test('killed in the middle of applying and of taking back, each is finished exactly once', async () => {
    const { id, total } = await upload(people, 'killed')
    const began = performance.now()
    const tell = (what: string) =>
      console.log(`${people} people ${what}, ${Math.round((performance.now() - began) / 1_000)} s after the apply`)
    await ask(`/${id}/apply`, 'POST', {})
    const classCount = Math.ceil(people / inClass)
    await expect.poll(async () => (await ask(`/${id}`)).done, patience).toBeGreaterThan(classCount + 100)
    await server.kill()
    const half = await counted()
    expect(half['people']).toBeGreaterThan(50)
    expect(half['people']).toBeLessThan(people)
    server = await startServer({ dataDir, port: server.port })
    await expect.poll(async () => (await ask(`/${id}`)).state, patience).toBe('applied')
    tell('applied, killed once')
    expect(await ask(`/${id}`)).toMatchObject({ total, done: total, counts: { refused: 0 } })
    await server.stop()
    expect(await counted()).toEqual({
      people,
      places: people,
      classes: classCount,
      invites: people,
      addresses: people,
      mails: people,
      told: 1,
    })

    server = await startServer({ dataDir, port: server.port })
    await ask(`/${id}/take-back`, 'POST', {})
    await expect.poll(async () => (await ask(`/${id}`)).done, patience).toBeGreaterThan(100)
    await server.kill()
    server = await startServer({ dataDir, port: server.port })
    await expect.poll(async () => (await ask(`/${id}`)).state, patience).toBe('taken_back')
    tell('taken back, killed once')
    const { results } = (await ask(`/${id}/lines`)) as unknown as { results: RosterLine[] }
    expect(results.every(({ takenBack }) => takenBack)).toBe(true)
    await server.stop()
    expect(await counted()).toEqual({
      people: 0,
      places: 0,
      classes: 0,
      invites: 0,
      addresses: 0,
      mails: people,
      told: 2,
    })
    server = await startServer({ dataDir, port: server.port })
  })
})
