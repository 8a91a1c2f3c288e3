/** Sessions run out: so many days unused, so many in all, and what was handed on with them. */
import { eq } from 'drizzle-orm'
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '#db/schema.ts'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { endRunOutSessions } from './queries-end.ts'
import { runOutBefore } from './session-life.ts'

const life = { idleDays: 30, maxDays: 180 }

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const sessionOf = (idToken: string) => String(decodeJwt(idToken)['sid'])

/** Refreshes every 20 days; answers the newest tokens, or what refused. */
async function keepUsing(refreshToken: string, days: number) {
  let answer = { status: 200, refreshToken, idToken: '', error: undefined as string | undefined }
  for (let day = 0; day < days && answer.status === 200; day += 20) {
    the.pass(20 * DAY_SECONDS)
    const { status, body, error } = await the.refresh(answer.refreshToken)
    answer = { status, refreshToken: String(body['refresh_token']), idToken: String(body['id_token']), error }
  }
  return answer
}

test('a session that nobody used for 30 days is over, one used the day before is not', async () => {
  const { refreshToken } = await the.signUp()
  the.pass(29 * DAY_SECONDS)
  const used = await the.refresh(refreshToken)
  expect(used.status).toBe(200)
  the.pass(30 * DAY_SECONDS + 1)
  expect(await the.refresh(String(used.body['refresh_token']))).toMatchObject({ status: 400, error: 'TOKEN_EXPIRED' })
})

test('a session that is used all the time is over after 180 days', async () => {
  const { refreshToken } = await the.signUp()
  const used = await keepUsing(refreshToken, 160)
  the.pass(19 * DAY_SECONDS)
  const last = await the.refresh(used.refreshToken)
  expect(last.status).toBe(200)
  the.pass(DAY_SECONDS)
  expect(await the.refresh(String(last.body['refresh_token']))).toMatchObject({ status: 400, error: 'TOKEN_EXPIRED' })
})

test('its ID token too, though that was signed a minute before', async () => {
  const { refreshToken } = await the.signUp()
  const used = await keepUsing(refreshToken, 160)
  the.pass(20 * DAY_SECONDS - 120)
  const idToken = String((await the.refresh(used.refreshToken)).body['id_token'])
  await expect(the.identity.verifyIdToken(idToken)).resolves.toBeDefined()
  the.pass(120)
  await expect(the.identity.verifyIdToken(idToken)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('what was handed on on day 160 is over on day 181, used or not', async () => {
  const person = await the.signUp()
  const used = await keepUsing(person.refreshToken, 160)
  const token = await the.identity.mintCustomToken({ uid: person.uid, sessionId: sessionOf(used.idToken) })
  const { body } = await the.call('signInWithCustomToken', { token })
  the.pass(19 * DAY_SECONDS)
  const site = await the.refresh(String(body['refreshToken']))
  expect(site.status).toBe(200)
  the.pass(2 * DAY_SECONDS)
  expect(await the.refresh(String(site.body['refresh_token']))).toMatchObject({ status: 400, error: 'TOKEN_EXPIRED' })
})

test('the hourly round marks what has run out as ended, and nothing else', async () => {
  const { idToken: old } = await the.signUp()
  the.pass(31 * DAY_SECONDS)
  const { idToken: young } = await the.signUp()
  const now = new Date(Number(decodeJwt(young).iat) * 1_000)
  await endRunOutSessions(the.database.db, runOutBefore(now, life), now)
  const endOf = async (idToken: string) => {
    const [row] = await the.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionOf(idToken)))
    return row?.endedAt ?? null
  }
  expect(await endOf(old)).toEqual(now)
  expect(await endOf(young)).toBeNull()
})
