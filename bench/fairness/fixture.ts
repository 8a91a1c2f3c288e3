/** Who takes part in `npm run bench:fairness`: accounts made over the protocol, and an organization of many. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/src/db/database.ts'
import { requestOf } from '../load.ts'

export const people = Number(process.env['BENCH_PEOPLE'] ?? 100_000)
const rowsAtOnce = 5_000
export const password = 'correct horse'

export interface Account {
  uid: string
  email: string
  idToken: string
}

export interface Large {
  organization: string
  clear(): Promise<void>
}

/** One call of the identity protocol that has to succeed. */
async function identity(origin: string, operation: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  })
  if (!answer.ok) throw new Error(`${operation} was answered with ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}

export async function accountsOf(origin: string, names: readonly string[]): Promise<Account[]> {
  const accounts: Account[] = []
  for (const name of names) {
    const email = `${name}@example.com`
    const { localId = '', idToken = '' } = await identity(origin, 'signUp', { email, password })
    accounts.push({ uid: localId, email, idToken })
  }
  return accounts
}

export const signInRequest = ({ email }: Pick<Account, 'email'>) =>
  requestOf('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
    email,
    password,
    returnSecureToken: true,
  })

/** An organization with that many members, owned by the accounts that are given. */
export async function largeOrganization(db: Database, run: string, owners: readonly Account[]): Promise<Large> {
  const id = randomUUID()
  await db.execute(`insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    values ('${id}', '${run}', 'Large School', '/l.svg', '#000', '#fff')`)
  for (let first = 1; first <= people; first += rowsAtOnce) {
    const numbers = `generate_series(${first}, ${Math.min(people, first + rowsAtOnce - 1)}) as n`
    await db.execute(`insert into users (uid, display_name, username, username_key)
      select '${run}-' || n, 'Person ' || md5(n::text), '${run}' || n, '${run}' || n from ${numbers}`)
    await db.execute(`insert into organization_members (organization_id, uid, role)
      select '${id}', '${run}-' || n, 'User' from ${numbers}`)
  }
  for (const { uid } of owners) {
    await db.execute(
      `insert into organization_members (organization_id, uid, role) values ('${id}', '${uid}', 'owner')`,
    )
  }
  await db.execute('vacuum analyze')
  return {
    organization: run,
    async clear() {
      for (let gone = 0; gone < people; gone += rowsAtOnce) {
        const some = `select uid from users where uid like '${run}-%' limit ${rowsAtOnce}`
        await db.execute(`delete from users where uid in (${some})`)
      }
      await db.execute(`delete from organizations where id = '${id}'`)
    },
  }
}
