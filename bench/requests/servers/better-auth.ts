/**
 * Better Auth as it is measured, and where it is not quite the same as Atrium:
 * - its check of an organization's name asks for a session, which costs it a look at one; a taken name is a 400;
 * - its list of organizations knows no page, order or total, and has no role in it;
 * - its list of members is in no order, and says no labels;
 * - its token is signed anew for a session that stays, with Ed25519; Atrium's refresh replaces a secret and signs RS256;
 * - creating an organization also makes it the session's active one, as its default is;
 * - it writes no audit record and no log line, and counts no limit;
 * - it hashes passwords with its scrypt (N 16384, r 16), Atrium with argon2id as OWASP has it.
 */
import { requestOf } from '../../load.ts'
import type { RowId } from '../rows.ts'
import { fillBetterAuth, largeId } from './better-auth-fixture.ts'
import { type Cluster, withPostgres } from './databases.ts'
import { startPeer } from './peer-process.ts'
import {
  emailOf,
  listedOf,
  listLength,
  organizationOf,
  password,
  people,
  scattered,
  usernameOf,
  usualSize,
} from './sizes.ts'
import type { Subject } from './subject.ts'

const name = 'Better Auth'
const database = 'bench_better_auth'
const base = '/api/auth'

export async function startBetterAuth(cluster: Cluster, onReady: (pid: number) => Promise<unknown>): Promise<Subject> {
  const url = await cluster.create(database)
  const first = await startPeer('better-auth-program.ts', url)
  const [lister, owner] = await sessions(first.origin, 'sign-up')
  await first.stop()
  await withPostgres(url, (run) => fillBetterAuth(run, usualSize, lister?.user ?? '', owner?.user ?? ''))
  const { origin, pid, stop } = await startPeer('better-auth-program.ts', url)
  await onReady(pid)
  const tokens = (await sessions(origin, 'sign-in')).map(({ token }) => token)
  return { name, origin, pid, database, share: 0.25, stop, batch: batchesWith(ownOrigin(origin), tokens) }
}

function batchesWith(origin: string, tokens: readonly string[]): Subject['batch'] {
  let turn = 0
  const as = (person: number) => ({ authorization: `Bearer ${tokens[person % people] ?? ''}` })
  const post = (path: string, body: object, headers = {}) => requestOf(base + path, body, headers)
  const get = (path: string, person: number) => requestOf(base + path, undefined, as(person))
  const members = (offset: number) =>
    get(`/organization/list-members?organizationId=${largeId}&limit=${listLength}&offset=${offset}`, 1)
  const slugCheck = (slug: string) => post('/organization/check-slug', { slug }, as(0))

  const requests: Partial<Record<RowId, (turn: number) => Buffer>> = {
    'name-taken': (turn) => slugCheck(organizationOf(scattered(turn, usualSize.organizations))),
    'name-free': (turn) => slugCheck(`free${turn}`),
    username: (turn) => post('/is-username-available', { username: usernameOf(scattered(turn, usualSize.accounts)) }),
    token: (turn) => get('/get-session', turn),
    list: () => get('/organization/list', 0),
    'members-first': () => members(0),
    'members-any': (turn) => members((scattered(turn, usualSize.members / listLength) - 1) * listLength),
    create: (turn) =>
      post('/organization/create', { name: `Made ${turn}`, slug: `made${turn}` }, as(2 + (turn % (people - 2)))),
    refresh: (turn) => get('/token', turn),
    'sign-up': (turn) => post('/sign-up/email', { ...credentials(`new${turn}@example.com`), name: 'New' }, { origin }),
    'sign-in': (turn) => post('/sign-in/email', credentials(emailOf(turn % people)), { origin }),
  }
  const held: Partial<Record<RowId, string>> = {
    username: '"available":false',
    token: '"session":{',
    list: `"slug":"${listedOf(listLength)}"`,
    'members-first': `"total":${usualSize.members + 1}`,
    'members-any': '"members":[{',
  }
  return (row, count) => {
    const request = requests[row]
    if (!request) return null
    const status = row === 'name-taken' ? 400 : 200
    return { requests: Array.from({ length: count }, () => request((turn += 1))), status, holds: held[row] ?? '' }
  }
}

/** As its `baseURL` says: what signs somebody up or in has to come from its own pages. */
const ownOrigin = (origin: string) => origin.replace('127.0.0.1', 'localhost')

const credentials = (email: string) => ({ email, password })

async function sessions(origin: string, operation: 'sign-up' | 'sign-in'): Promise<{ user: string; token: string }[]> {
  const all: { user: string; token: string }[] = []
  for (let person = 0; person < people; person += 1) {
    const answer = await fetch(`${origin}${base}/${operation}/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ownOrigin(origin) },
      body: JSON.stringify({ ...credentials(emailOf(person)), ...(operation === 'sign-up' && { name: 'Visitor' }) }),
    })
    if (!answer.ok) throw new Error(`${operation} was answered with ${answer.status}: ${await answer.text()}`)
    const { user } = (await answer.json()) as { user: { id: string } }
    // The signed form: the bearer plugin has no signature to make for it then.
    all.push({ user: user.id, token: answer.headers.get('set-auth-token') ?? '' })
  }
  return all
}
