/**
 * The bare server as it is measured: for the calls where one select, one signature or one hash is all there has to be.
 * Its token is a secret that the select finds; Atrium's is signed, and its session and account are read besides.
 */
import { createPasswords } from '../../../server/src/identity/embedded/passwords/passwords.ts'
import { requestOf } from '../../load.ts'
import type { RowId } from '../rows.ts'
import { type Cluster, withPostgres } from './databases.ts'
import { startPeer } from './peer-process.ts'
import {
  displayNameSql,
  emailOf,
  listedOf,
  listLength,
  organizationOf,
  organizationSql,
  password,
  people,
  rowEmailSql,
  type RunSql,
  scattered,
  seriesTo,
  usernameOf,
  usernameSql,
  usualSize,
} from './sizes.ts'
import type { Subject } from './subject.ts'

const database = 'bench_bare'
const lister = 0
const large = 1_000_000

export async function startBare(cluster: Cluster, onReady: (pid: number) => Promise<unknown>): Promise<Subject> {
  const url = await cluster.create(database)
  await withPostgres(url, fill)
  const { origin, pid, stop } = await startPeer('bare-program.ts', url)
  await onReady(pid)
  return { name: 'bare', origin, pid, database, share: 1, stop, batch: batches() }
}

async function fill(run: RunSql): Promise<void> {
  const hash = await createPasswords().hash(password)
  await run(`create table users (id integer primary key, email text unique, username text unique, display_name text,
    given_name text, family_name text, photo_url text, password_hash text, created_at timestamptz default now())`)
  await run('create table sessions (token text primary key, user_id integer not null references users)')
  await run(`create table organizations (id integer primary key, name text unique, display_name text, logo_url text,
    members integer)`)
  await run(`create table members (organization_id integer references organizations, user_id integer references users,
    role text, name_key text, primary key (organization_id, user_id))`)
  await run('create index members_user on members (user_id)')
  await run('create index members_by_name on members (organization_id, name_key, user_id) include (role)')
  for (const numbers of seriesTo(usualSize.accounts)) {
    await run(`insert into users (id, email, username, display_name, given_name, family_name)
      select n, ${rowEmailSql}, ${usernameSql}, ${displayNameSql}, 'Ada', 'Lovelace' from ${numbers}`)
  }
  for (let person = 0; person < people; person += 1) {
    await run(`update users set email = '${emailOf(person)}', password_hash = '${hash}' where id = ${person + 1}`)
    await run(`insert into sessions (token, user_id) values ('${secretOf(person)}', ${person + 1})`)
  }
  for (const numbers of seriesTo(usualSize.organizations)) {
    await run(
      `insert into organizations select n, ${organizationSql}, initcap(${organizationSql}), '/l.svg', 1 from ${numbers}`,
    )
    await run(
      `insert into members (organization_id, user_id, role) select n, 1 + n % ${usualSize.accounts}, 'owner' from ${numbers}`,
    )
  }
  const listed = Array.from({ length: listLength }, (_, row) => `(${large + 1 + row}, '${listedOf(row + 1)}')`).join(
    ', ',
  )
  await run(
    `insert into organizations select id, name, initcap(name), '/l.svg', 1 from (values ${listed}) as listed (id, name)`,
  )
  await run(`insert into users (id) values (${lister})`)
  await run(`insert into members select id, ${lister}, 'staff', '' from organizations where id > ${large}`)
  await run(
    `insert into organizations values (${large}, 'largeschool', 'Large School', '/l.svg', ${usualSize.members})`,
  )
  await run(`insert into members select ${large}, id, 'User', lower(display_name) from users where id > 0`)
  await run('vacuum analyze')
}

/** As long as a session's secret is. */
const secretOf = (person: number) => `secret-${person}-`.padEnd(43, '0')

function batches(): Subject['batch'] {
  let turn = 0
  const last = usualSize.members / listLength
  const requests: Partial<Record<RowId, (turn: number) => Buffer>> = {
    'name-taken': (turn) => requestOf(`/name/${organizationOf(scattered(turn, usualSize.organizations))}`),
    'name-free': (turn) => requestOf(`/name/free${turn}`),
    username: (turn) => requestOf(`/username/${usernameOf(scattered(turn, usualSize.accounts))}`),
    token: (turn) => requestOf('/token', undefined, { authorization: `Bearer ${secretOf(turn % people)}` }),
    list: () => requestOf(`/list/${lister}`),
    'members-first': () => requestOf(`/members/${large}/0`),
    'members-any': (turn) => requestOf(`/members/${large}/${(scattered(turn, last) - 1) * listLength}`),
    refresh: (turn) => requestOf(`/refresh/${turn % people}`),
    'sign-in': (turn) => requestOf('/sign-in', { email: emailOf(turn % people), password }),
  }
  const held: Partial<Record<RowId, string>> = {
    username: '"exists":true',
    list: `"name":"${listedOf(listLength)}"`,
    'members-first': `"members":${usualSize.members}`,
    'members-any': `"members":${usualSize.members}`,
  }
  return (row, count) => {
    const request = requests[row]
    if (!request) return null
    const status = row === 'name-free' ? 404 : 200
    return { requests: Array.from({ length: count }, () => request((turn += 1))), status, holds: held[row] ?? '' }
  }
}
