/** The token for an organization's site is minted for nobody whom their days do not let in, and lets nobody in later. */
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
async function mint(days: string, name = 'school') {
  await server.database.db.execute(sql.raw(`update organization_members set ${days}`))
  const payload = { uid: server.uid, origin: `http://${name}.localhost:8080` }
  return server.api({ method: 'POST', url: '/api/iam/auth/customToken', payload })
}

async function minted(...asked: Parameters<typeof mint>) {
  const { status, body } = await mint(...asked)
  return [status, body['error']]
}

const lasting = 'removed_at = null, ended_by_term = false, starts_on = null, ends_on = null'
const cases: [when: string, days: string, expected: [status: number, error: string | undefined]][] = [
  ['before the first day', 'starts_on = current_date + 2, ends_on = null', [403, 'membership_waiting']],
  ['behind the last day', 'starts_on = null, ends_on = current_date - 2', [403, 'membership_over']],
  ['once the job has ended it', 'removed_at = now(), ended_by_term = true', [403, 'membership_over']],
  [
    'between both days',
    'removed_at = null, ended_by_term = false, starts_on = current_date, ends_on = current_date',
    [201, undefined],
  ],
  ['without days', lasting, [201, undefined]],
]

test.each(cases)('%s', async (_when, days, expected) => {
  expect(await minted(days)).toEqual(expected)
})

test.each(cases)('%s, with a token from when there were no days', async (_when, days, [status]) => {
  const { body } = await mint(lasting)
  await server.database.db.execute(sql.raw(`update organization_members set ${days}`))
  const asked = { token: body['customToken'], returnSecureToken: true }
  const answer = await server.identity('signInWithCustomToken', asked, 'http://school.localhost:8080')
  if (status === 201) expect(answer['idToken']).toBeTypeOf('string')
  else expect(answer).toMatchObject({ error: { message: 'INVALID_CUSTOM_TOKEN' } })
})

test('another organization is not shut by it', async () => {
  expect(await minted('ends_on = current_date - 2', 'elsewhere')).toEqual([201, undefined])
})
