/** The token for an organization's site is minted for nobody whom their days do not let in. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
  const payload = { name: 'school', displayName: 'School' }
  await server.api({ method: 'POST', url: '/api/iam/organizations', payload })
})
afterAll(() => server.close())

/** For its site, as whoever made it; their days are moved past every rule. */
async function minted(days: string, name = 'school') {
  await server.database.db.execute(sql.raw(`update organization_members set ${days}`))
  const payload = { uid: server.uid, origin: `http://${name}.localhost:8080` }
  const { status, body } = await server.api({ method: 'POST', url: '/api/iam/auth/customToken', payload })
  return [status, body['error']]
}

test.each([
  ['before the first day', 'starts_on = current_date + 2, ends_on = null', [403, 'membership_waiting']],
  ['behind the last day', 'starts_on = null, ends_on = current_date - 2', [403, 'membership_over']],
  ['once the job has ended it', 'removed_at = now(), ended_by_term = true', [403, 'membership_over']],
  [
    'between both days',
    'removed_at = null, ended_by_term = false, starts_on = current_date, ends_on = current_date',
    [201, undefined],
  ],
  ['without days', 'starts_on = null, ends_on = null', [201, undefined]],
])('%s', async (_when, days, expected) => {
  expect(await minted(days)).toEqual(expected)
})

test('another organization is not shut by it', async () => {
  expect(await minted('ends_on = current_date - 2', 'elsewhere')).toEqual([201, undefined])
})
