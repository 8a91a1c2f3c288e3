/** A deletion that is refused mails nobody, and is no part of how often it may be asked for. */
import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { limitCounts } from '#db/schema.ts'
import { wholeServer } from '#testing/servers/whole-server.ts'

test('the mail of an only owner’s deletion is counted, and given back', async () => {
  const server = await wholeServer()
  const email = 'only@example.com'
  const { localId, idToken } = await server.identity('signUp', { email, password: 'correct horse' })
  const bearer = `Bearer ${String(idToken)}`
  const payload = { name: 'onlyschool', displayName: 'Only School' }
  const made = await server.api({ method: 'POST', url: '/api/iam/organizations', payload }, bearer)
  expect(made.status).toBe(201)
  const asked = await server.api({ method: 'POST', url: '/api/users/account/deletion' }, bearer)
  expect(asked).toMatchObject({ status: 409, body: { error: 'only_owner' } })
  const counts = await server.database.db
    .select()
    .from(limitCounts)
    .where(like(limitCounts.key, `mail:%:${String(localId)}:${email}`))
  expect(counts.filter(({ key, count }) => key.includes('leaving') && count > 0)).toEqual([])
  await server.close()
})
