/** Who arrives at an organization's site is counted there, on the organization's own day. */
import type { Overview } from '@atrium/contract/organizations/overview'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'
import { noteSignIn } from './sign-ins.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
  await server.api({
    method: 'POST',
    url: '/api/iam/organizations',
    payload: { name: 'school', displayName: 'School' },
  })
})
afterAll(() => server.close())

async function overview(): Promise<Overview> {
  return (await server.api({ method: 'GET', url: '/api/iam/organizations/school/overview' })).body as Overview
}

/** Exchanges a token for that site, as its page does. */
async function arrive(origin: string): Promise<void> {
  const payload = { uid: server.uid, origin }
  const { body } = await server.api({ method: 'POST', url: '/api/iam/auth/customToken', payload })
  const answer = await server.identity('signInWithCustomToken', { token: body['customToken'] }, origin)
  expect(answer).toHaveProperty('idToken')
}

test('a token that is exchanged at its site is a sign-in there; one for the accounts pages is none', async () => {
  await arrive('http://localhost:8080')
  expect((await overview()).now.signIns.today).toEqual({ signIns: 0, people: 0 })
  await arrive('http://school.localhost:8080')
  await arrive('http://school.localhost:8080')
  expect((await overview()).now.signIns.today).toEqual({ signIns: 2, people: 1 })
  // Minted, and never used.
  const payload = { uid: server.uid, origin: 'http://school.localhost:8080' }
  await server.api({ method: 'POST', url: '/api/iam/auth/customToken', payload })
  expect((await overview()).now.signIns.today.signIns).toBe(2)
})

test('where sessions are kept elsewhere, whoever gets a token for the site; nobody who is no member', async () => {
  const before = (await overview()).now.signIns.today
  await noteSignIn(server.database.db, { organization: 'school', uid: server.uid })
  await noteSignIn(server.database.db, { organization: 'school', uid: 'nobody' })
  await noteSignIn(server.database.db, { organization: 'nosuchschool', uid: server.uid })
  expect((await overview()).now.signIns.today).toEqual({ ...before, signIns: before.signIns + 1 })
})

test('days begin and end in the organization’s time zone', async () => {
  const { db } = server.database
  // Fourteen hours ahead of UTC, and eleven behind: never the same day.
  await db.execute(sql`update organizations set time_zone = 'Pacific/Kiritimati'`)
  const east = await overview()
  await db.execute(sql`update organizations set time_zone = 'Pacific/Pago_Pago'`)
  const west = await overview()
  expect(east.timeZone).toBe('Pacific/Kiritimati')
  expect(east.today > west.today).toBe(true)
  await arrive('http://school.localhost:8080')
  expect((await overview()).points.at(-1)).toMatchObject({ from: west.today })
})
