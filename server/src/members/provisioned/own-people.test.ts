/** Who may be made a member by a directory or a roster: nobody but whom the check has found, as the types have it. */
import { expect, test } from 'vitest'
import type { Transaction } from '#db/database.ts'
import { provisioningGround } from '#testing/fixtures/provisioning.ts'
import { candidatesFor } from '#users/accounts/confirmed.ts'
import { holdOwnPeople, type OwnPerson } from './own-people.ts'

const ground = provisioningGround()

test('found by an address and by an account alike: confirmed, and of a domain that is proven now', async () => {
  await ground.directory('owned')
  const { db } = ground.database
  const [own, claims, elsewhere] = await Promise.all([
    ground.resident('own', 'Own@owned.org'),
    ground.resident('claims', 'claims@owned.org', false),
    ground.resident('elsewhere', 'else@where.example'),
  ])
  const { provider } = ground.context
  const emails = ['own@owned.org', 'claims@owned.org', 'else@where.example', 'nobody@owned.org']
  const organizationId = String(
    (await db.query.organizations.findFirst({ where: (row, { eq }) => eq(row.name, 'owned') }))?.id,
  )
  for (const [byEmail, byUid] of [
    [emails, []],
    [[], [own.uid, claims.uid, elsewhere.uid, 'nobody']],
  ] as const) {
    const candidates = await candidatesFor({ db, provider }, byEmail, byUid)
    await db.transaction(async (tx) => {
      const people = await holdOwnPeople(tx, organizationId, candidates, ['new@owned.org', 'new@where.example'])
      // Field by field: a transaction is too much to compare.
      const { organizationId: of, uid, emailKey, tx: inside } = people.of(own.uid) ?? {}
      expect([of, uid, emailKey, inside === tx]).toEqual([organizationId, own.uid, 'own@owned.org', true])
      expect(people.at('OWN@owned.org') === people.of(own.uid)).toBe(true)
      for (const one of [claims, elsewhere]) expect(people.of(one.uid) === undefined).toBe(true)
      for (const email of emails.slice(1)) expect(people.at(email) === undefined).toBe(true)
      expect(people.confirmed.get('else@where.example')).toBe(elsewhere.uid)
      expect([people.isProven('new@owned.org'), people.isProven('new@where.example')]).toEqual([true, false])
    })
  }
})

test('nothing else is one: neither what has the same fields nor a copy with another account', () => {
  const made = (tx: Transaction, found: OwnPerson) => {
    // @ts-expect-error: nobody has checked them.
    const written: OwnPerson = { tx, organizationId: 'o', uid: 'u', emailKey: 'u@o.org' }
    // @ts-expect-error: another one was checked.
    const copied: OwnPerson = { ...found, tx, uid: 'other' }
    return [written, copied]
  }
  expect(made).toBeTypeOf('function')
})
