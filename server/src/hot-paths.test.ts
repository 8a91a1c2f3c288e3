/**
 * What every visit asks: its statements are built once, and given their values from then on; its answers are as the
 * contract has them, so that none is parsed anew.
 */
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

const { refused, watched } = vi.hoisted(() => {
  const refused: unknown[] = []
  /** The same guard, if there is one, and what it refused is told. */
  function watched<Value>(guard: ((value: Value) => boolean) | undefined) {
    if (guard === undefined) return undefined
    return (value: Value) => {
      const accepted = guard(value)
      if (!accepted) refused.push(value)
      return accepted
    }
  }
  return { refused, watched }
})
vi.mock(import('#http/answers/answer-guard.ts'), async (original) => {
  const all = await original()
  return { ...all, compileGuard: (schema) => watched(all.compileGuard(schema)) }
})
vi.mock(import('#http/answers/text-guard.ts'), async (original) => {
  const { compileTextGuard } = await original()
  return { compileTextGuard: (schema) => watched(compileTextGuard(schema)) }
})

const credentials = { email: 'ada@example.com', password: 'correct horse', returnSecureToken: true }
let server: WholeServer
let idToken = ''
let refreshToken = ''
beforeAll(async () => {
  server = await wholeServer()
  const label = { name: 'Maths', color: '#336699' }
  await server.api({
    method: 'POST',
    url: '/api/iam/organizations',
    payload: { name: 'school', displayName: 'School' },
  })
  await server.api({ method: 'POST', url: '/api/users/labels?organization=school', payload: label })
  const signedIn = await server.identity('signInWithPassword', credentials)
  ;({ idToken, refreshToken } = signedIn as { idToken: string; refreshToken: string })
})
afterAll(() => server.close())

/** Its answer; of one that is refused, that it was. */
async function get(url: string, status = 200): Promise<unknown> {
  const answer = await server.api({ method: 'GET', url }, `Bearer ${idToken}`)
  expect(answer.status).toBe(status)
  return answer.body
}

const members = '/api/users/members?organization=school&limit=50&page=1'
const paths: [what: string, ask: () => Promise<unknown>][] = [
  ['an organization name that is taken', () => get('/api/iam/organizations/school/name')],
  ['an organization name that is free', () => get('/api/iam/organizations/nobodys/name', 404)],
  ['a username', () => get('/api/users/members/check-username/somebody')],
  ['an account to sign in as', () => get('/api/users/profile/getuser?email=ada@example.com')],
  ['one’s own record', () => get(`/api/users/members/${server.uid}`)],
  ['the organizations that one belongs to', () => get('/api/iam/organizations/membership?limit=50&page=1')],
  ['the publishers that one belongs to', () => get('/api/iam/authors/membership?limit=50&page=1')],
  ['members by name', () => get(members)],
  ['members by username, backwards', () => get(`${members}&sortBy=username:desc`)],
  ['members of a role', () => get(`${members}&role=owner`)],
  ['members by part of a name', () => get(`${members}&username=ada`)],
  ['an account’s own details', () => server.identity('lookup', { idToken })],
  ['a sign-in, in a browser that is known', signIn],
  ['a refresh', refresh],
]

let browser = ''

async function signIn(): Promise<void> {
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any'
  const answer = await server.app.inject({ method: 'POST', url, payload: credentials, headers: { cookie: browser } })
  expect(answer.statusCode).toBe(200)
  browser = String(answer.headers['set-cookie']).split(';')[0] ?? ''
}

async function refresh(): Promise<void> {
  const url = '/securetoken.googleapis.com/v1/token?key=any'
  const payload = { grant_type: 'refresh_token', refresh_token: refreshToken }
  const answer = await server.app.inject({ method: 'POST', url, payload })
  expect(answer.statusCode).toBe(200)
  refreshToken = answer.json<{ refresh_token: string }>().refresh_token
}

test.each(paths)('%s: nothing is built the second time', async (_what, ask) => {
  const first = await ask()
  const built = vi.spyOn(PgDialect.prototype, 'sqlToQuery').mockClear()
  expect(await ask()).toEqual(first)
  const texts = built.mock.results.map(({ value }) => (value as { sql: string }).sql)
  expect(texts).toEqual([])
})

/** How often PostgreSQL looks whether planning for the values pays, on each connection; then it knows. */
const PLANNED_ANEW = 5

// The best way to find a part of a name depends on the part.
const plannedOnce = paths.filter(([what]) => what !== 'members by part of a name')

test.each(plannedOnce)('%s: its statements are planned once', async (_what, ask) => {
  const plans = async () => {
    const answer: unknown = await server.database.db.execute(
      sql`select statement, custom_plans::integer as anew from pg_prepared_statements`,
    )
    return new Map(
      (answer as { rows: { statement: string; anew: number }[] }).rows.map((row) => [row.statement, row.anew]),
    )
  }
  for (let time = 0; time < PLANNED_ANEW; time += 1) await ask()
  const before = await plans()
  await ask()
  const anew = [...(await plans())].filter(([text, times]) => times > (before.get(text) ?? 0))
  expect(anew).toEqual([])
})

test.each(paths)('%s: the answer needs no second look', async (_what, ask) => {
  refused.length = 0
  await ask()
  expect(refused).toEqual([])
})
