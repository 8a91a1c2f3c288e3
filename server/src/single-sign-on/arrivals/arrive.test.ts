/**
 * What is decided of somebody who arrives is taken back where their connection, or its organization, is gone by the end;
 * and whoever waited for their own other tab is known by then.
 */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Transaction } from '#db/database.ts'
import { accounts } from '#db/schema.ts'
import type { ArrivalActions } from '#identity/api/actions.ts'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'
import { readConnection } from '#single-sign-on/connections/queries.ts'
import { ConnectionGoneError, fingerprintOf } from '#single-sign-on/connections/trust.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { arrive } from './arrive.ts'

/** Nobody is known yet, as long as the account was not waited for. */
let isBefore = false
vi.mock(import('./queries.ts'), async (original) => {
  const queries = await original()
  return { ...queries, findSubject: async (...asked) => (isBefore ? undefined : queries.findSubject(...asked)) }
})

let the: SingleSignOn
let acme: School
let uid: string
beforeAll(async () => {
  the = await singleSignOn()
  acme = await the.school('acme')
  ;({ uid } = await the.signUp('ada@acme.org'))
}, 60_000)
afterAll(() => the.close())

/** Ada arrives; what identity does of it is a test's. */
async function arriving(doing: Partial<ArrivalActions>, claims: Record<string, string[]> = {}): Promise<string> {
  const { organizationId, connectionId, issuer } = acme
  const { db } = the.server.database
  const connection = await readConnection(db, { organizationId, connectionId })
  const way = { organizationId, connectionId, fingerprint: connection ? fingerprintOf(connection) : null }
  const said = { issuer: issuer.issuer, subject: 'ada', claims: { email: ['ada@acme.org'], ...claims }, at: new Date() }
  const arrivals = { isRace: () => false, ...doing }
  const context = { db, provider: { arrivals } } as unknown as SsoContext
  return arrive(context, way, said, (_tx, arrived) =>
    Promise.resolve('outcome' in arrived ? arrived.outcome : 'nobody'),
  )
}

/** As whoever keeps the accounts does: until the transaction ends. */
async function hold(tx: Transaction) {
  await tx.select().from(accounts).where(eq(accounts.uid, uid)).for('update')
  return { uid, email: 'ada@acme.org', emailVerified: true, disabled: false }
}

test('nothing is changed meanwhile: arrived', async () => {
  expect(await arriving({ hold })).toBe('joined')
  isBefore = true
  expect(await arriving({ hold }), 'in another tab, at once').toBe('known')
  isBefore = false
  await the.server.database.db.execute(sql`delete from sso_subjects where uid = ${uid}`)
})

test('at once with another address: by one subject nobody is let in to two accounts', async () => {
  expect(await arriving({ hold })).toBe('joined')
  const other = await the.signUp('other@acme.org')
  isBefore = true
  const first = async (tx: Transaction) => {
    isBefore = false
    await tx.select().from(accounts).where(eq(accounts.uid, other.uid)).for('update')
    return { uid: other.uid, email: 'other@acme.org', emailVerified: true, disabled: false }
  }
  const holding = (tx: Transaction) => (isBefore ? first(tx) : hold(tx))
  expect(await arriving({ hold: holding }, { email: ['other@acme.org'] })).toBe('known')
  expect(await the.roleOf(acme, other.uid)).toBeUndefined()
  await the.server.database.db.execute(sql`delete from sso_subjects where uid = ${uid}`)
})

test('whoever has no account yet is called as such a name is said', async () => {
  const called: (string | null)[] = []
  const make = async (_tx: Transaction, { displayName }: { displayName: string | null }) => {
    called.push(displayName)
    throw new Error('that is enough')
  }
  const names = { given_name: ['小明'], family_name: ['王'] }
  const made = arriving({ hold: () => Promise.resolve(undefined), make }, names)
  await expect(made).rejects.toThrow('that is enough')
  expect(called).toEqual(['王小明'])
})

test('the connection is switched off or changed once its rules were read', async () => {
  const changing = async (tx: Transaction) => {
    await tx.execute(sql`update sso_connections set ways_ended = ways_ended + 1 where id = ${acme.connectionId}`)
    return hold(tx)
  }
  await expect(arriving({ hold: changing })).rejects.toThrow(ConnectionGoneError)
})

test('the connection is deleted once its rules were read: no failure, it is gone', async () => {
  const make = async (tx: Transaction) => {
    await tx.execute(sql`delete from sso_connections where id = ${acme.connectionId}`)
    return uid
  }
  await expect(arriving({ hold: () => Promise.resolve(undefined), make })).rejects.toThrow(ConnectionGoneError)
})

test('the organization is deleted once its domain was found', async () => {
  const make = async (tx: Transaction) => {
    await tx.execute(sql`update organizations set deleted_at = now() where id = ${acme.organizationId}`)
    return 'nobody'
  }
  await expect(arriving({ hold: () => Promise.resolve(undefined), make })).rejects.toThrow(ConnectionGoneError)
  expect(await arriving({ hold }), 'it was taken back').toBe('joined')
})
