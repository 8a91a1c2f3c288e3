/** Does the operations of `rules.ts` to real people and organizations on the whole server, by the calls that browsers make. */
import { sql } from 'drizzle-orm'
import { endSessionsAt } from '#identity/embedded/sessions/queries-end.ts'
import type { EndSessionsAt } from '#members/ends/site-sessions.ts'
import { endDueTerms } from '#members/terms/end-due.ts'
import { createOutbox } from '#messaging/outbox.ts'
import { mailSendersOf } from '#organizations/mail-senders.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import type { WholeServer } from '#testing/servers/whole-server.ts'
import { mailLanguagesOf } from '#users/mail-languages.ts'
import type { Kind, Operation, Verdict } from './rules.ts'
import { atFirst, type Person, people, type Place, places, type Rules, type Way } from './world.ts'

type Body = Record<string, unknown>
interface Answer {
  status: number
  body: Body
}

/** Three people and two organizations of their own, and what was given out, by the names that operations gave. */
export interface Real {
  server: WholeServer
  uid: Record<Person, string>
  email: Record<Person, string>
  /** What organizations are called, and their ids. */
  name: Record<Place, string>
  organizationId: Record<Place, string>
  sessions: Map<string, { idToken: string; refreshToken: string }>
  tokens: Map<string, string>
  invites: Map<string, string>
}

const password = 'Quiet-arches-9'
let worldsMade = 0

/** As `atFirst` says. */
export async function begin(server: WholeServer): Promise<Real> {
  worldsMade += 1
  const number = worldsMade
  const real: Real = {
    server,
    uid: { ada: '', bob: '', cleo: '' },
    email: { ada: `ada-${number}@example.com`, bob: `bob-${number}@example.com`, cleo: `cleo-${number}@example.com` },
    name: { first: `first${number}`, second: `second${number}` },
    organizationId: { first: crypto.randomUUID(), second: crypto.randomUUID() },
    sessions: new Map(),
    tokens: new Map(),
    invites: new Map(),
  }
  const { sessions, at } = atFirst()
  const { db } = server.database
  for (const person of people) {
    const signedUp = await server.identity('signUp', { email: real.email[person], password })
    real.uid[person] = String(signedUp['localId'])
    await db.execute(sql`update accounts set email_verified = true where uid = ${real.uid[person]}`)
    keep(real, person, signedUp)
    await comeBy(real, person, sessions[person]?.way ?? 'plain')
  }
  for (const place of places) {
    const [id, name] = [real.organizationId[place], real.name[place]]
    await db.execute(sql`insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
      values (${id}, ${name}, ${name}, '/l.svg', '#000', '#fff')`)
    for (const person of people) {
      const role = at[place].members[person]?.role
      if (role === undefined) continue
      await db.execute(
        sql`insert into organization_members (organization_id, uid, role) values (${id}, ${real.uid[person]}, ${role})`,
      )
    }
  }
  return real
}

function keep({ sessions }: Real, id: string, { idToken, refreshToken }: Body): void {
  sessions.set(id, { idToken: String(idToken), refreshToken: String(refreshToken) })
}

/** As if a session had begun in that way. */
async function comeBy({ server, sessions }: Real, id: string, way: Way): Promise<void> {
  const [, payload = ''] = (sessions.get(id)?.idToken ?? '').split('.')
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as Body
  const began = {
    plain: sql`way = 'password'`,
    old: sql`second_step = 'totp', started_at = now() - interval '2 hours'`,
    strong: sql`second_step = 'totp', way = 'mail'`,
  }
  await server.database.db.execute(sql`update sessions set ${began[way]} where id = ${sid}`)
}

/** Answers the verdict, and keeps what was given out. Anything but an answer or a refusal is a fault, and thrown. */
export async function perform(real: Real, operation: Operation): Promise<Verdict> {
  const { status, body } = await acts[operation.kind](real, operation)
  const isFine = status < 500 && status !== 422 && status !== 429
  if (!isFine) throw new Error(`${operation.kind}: ${status} ${JSON.stringify(body)}`)
  return status < 300 ? 'done' : 'refused'
}

const done: Answer = { status: 200, body: {} }

const acts: Record<Kind, (real: Real, operation: Operation) => Promise<Answer>> = {
  'sign in': async (real, { id, person, way }) => {
    const answer = await protocol(real, 'signInWithPassword', { email: real.email[person], password })
    keep(real, id, answer.body)
    await comeBy(real, id, way)
    return answer
  },
  mint: async (real, { id, session, site }) => {
    const uid = uidOf(real, session)
    const payload = { uid, ...(site && { origin: originOf(real, site) }) }
    const answer = await api(real, session, { method: 'POST', url: '/api/iam/auth/customToken', payload })
    if (answer.status === 201) real.tokens.set(id, String(answer.body['customToken']))
    return answer
  },
  exchange: async (real, { id, token, site }) => {
    const body = { token: real.tokens.get(token) ?? 'none', returnSecureToken: true }
    const answer = await protocol(real, 'signInWithCustomToken', body, site ? originOf(real, site) : undefined)
    if (answer.status === 200) keep(real, id, answer.body)
    return answer
  },
  refresh: async ({ server, sessions }, { session }) => {
    const payload = { grant_type: 'refresh_token', refresh_token: sessions.get(session)?.refreshToken ?? 'none' }
    const url = '/securetoken.googleapis.com/v1/token?key=any'
    const response = await server.app.inject({ method: 'POST', url, payload })
    const body = response.json<Body>()
    if (response.statusCode !== 200) return { status: response.statusCode, body }
    sessions.set(session, { idToken: String(body['id_token']), refreshToken: String(body['refresh_token']) })
    return done
  },
  'log out': (real, { session }) => api(real, session, { method: 'POST', url: '/api/iam/auth/logout' }),
  remove: (real, operation) => inside(real, operation, 'DELETE', `members/${real.uid[operation.person]}`),
  leave: (real, operation) => inside(real, operation, 'DELETE', `members/${uidOf(real, operation.session)}`),
  restore: (real, operation) =>
    inside(real, operation, 'POST', 'members/restore', { ids: [real.uid[operation.person]] }),
  'give role': (real, operation) =>
    inside(real, operation, 'PATCH', `members/${real.uid[operation.person]}/role`, { role: operation.role }),
  'set days': (real, operation) => {
    const startsOn = operation.waiting ? inTenDays() : null
    const changes = [{ user_id: real.uid[operation.person], startsOn, endsOn: null }]
    return inside(real, operation, 'POST', 'members/terms', { changes })
  },
  'last day passes': async (real, { person, place }) => {
    const { db } = real.server.database
    await db.execute(sql`update organization_members m set starts_on = null, ends_on = current_date - 1
      from organizations o where o.id = m.organization_id and o.deleted_at is null and m.removed_at is null
      and m.organization_id = ${real.organizationId[place]} and m.uid = ${real.uid[person]}`)
    await followClock(real)
    return done
  },
  renew: (real, operation) => inside(real, operation, 'POST', 'members/renew', { ids: [real.uid[operation.person]] }),
  invite: async (real, operation) => {
    const answer = await inside(real, operation, 'POST', 'invites', { role: 'User', uses: 100 })
    if (answer.status === 201) real.invites.set(operation.id, String(answer.body['token']))
    return answer
  },
  accept: (real, { session, invite }) => {
    const payload = { token: real.invites.get(invite) ?? 'none' }
    return api(real, session, { method: 'POST', url: '/api/users/invites/success', payload })
  },
  'ask for': (real, { session, place, rules, version }) =>
    api(real, session, {
      method: 'PATCH',
      url: `/api/iam/organizations/${real.name[place]}/rules`,
      payload: { version, second_step: null, ways: null, fresh_hours: null, ...asked[rules] },
    }),
  delete: (real, { session, place }) =>
    api(real, session, { method: 'DELETE', url: `/api/iam/organizations/${real.organizationId[place]}` }),
  'take back': (real, { session, place }) =>
    api(real, session, { method: 'POST', url: `/api/iam/organizations/${real.organizationId[place]}/restore` }),
}

const asked: Record<Rules, object> = {
  nothing: {},
  'a second step': { second_step: { grace_days: 0 } },
  mail: { ways: ['mail'] },
  freshness: { fresh_hours: 1 },
}

type Call = Parameters<WholeServer['api']>[0]

function api({ server, sessions }: Real, session: string, call: Call): Promise<Answer> {
  return server.api(call, `Bearer ${sessions.get(session)?.idToken ?? 'none'}`)
}

function inside(
  real: Real,
  { session, place }: Pick<Operation, 'session' | 'place'>,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
): Promise<Answer> {
  const query = { organization: real.name[place] }
  return api(real, session, { method, url: `/api/users/${path}`, query, ...(payload && { payload }) })
}

async function protocol({ server }: Real, method: string, payload: object, origin?: string): Promise<Answer> {
  const body = await server.identity(method, payload, origin)
  const refused = body['error'] as { code: number } | undefined
  return { status: refused?.code ?? 200, body }
}

function originOf({ name }: Real, place: Place): string {
  return `http://${name[place]}.localhost:8080`
}

function uidOf({ uid, sessions }: Real, session: string): string {
  const [, payload = ''] = (sessions.get(session)?.idToken ?? '').split('.')
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as { sub?: string }
  return sub ?? uid.ada
}

function inTenDays(): string {
  return new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
}

/** As the job of terms does every minute. */
async function followClock({ server: { database } }: Real): Promise<void> {
  const settings = { publicOrigin: 'http://localhost:8080' }
  const outbox = createOutbox({
    productName: 'Atrium',
    ...settings,
    local: true,
    secrets: testSecrets,
    sendersOf: mailSendersOf,
    languagesOf: mailLanguagesOf,
  })
  const provider = {
    endSessionsAt: (...[tx, whose]: Parameters<EndSessionsAt>) => endSessionsAt(tx, whose, new Date()),
  }
  await endDueTerms({ db: database.db, outbox, settings, provider })
}

/** Where each of these sessions lets its person in: outside of organizations, and as what inside each. */
export async function seen(real: Real, sessions: readonly string[]): Promise<Record<string, string>> {
  const found = sessions.map(async (session): Promise<[string, string]> => {
    const [outside, ...inside] = await Promise.all([
      api(real, session, { url: '/api/users/profile' }),
      ...places.map((place) =>
        api(real, session, { url: '/api/users/members/me', query: { organization: real.name[place] } }),
      ),
    ])
    const roles = inside.map(({ status, body }) => (status === 200 ? String(body['role']) : 'nobody'))
    return [session, [outside.status === 200 ? 'open' : 'shut', ...roles].join(', ')]
  })
  return Object.fromEntries(await Promise.all(found))
}
