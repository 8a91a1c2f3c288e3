/** Operators shut accounts, open them again and sign them out, while the server runs. */
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, auditRecords } from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer({ OPERATOR_EMAILS: 'ada@example.com,unconfirmed@example.com' })
  await server.database.db.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, server.uid))
})
afterAll(() => server.close())

let people = 0
async function signUp(email = `person${++people}@example.com`) {
  const made = await server.identity('signUp', { email, password: 'correct horse' })
  const { localId: uid, idToken, refreshToken } = made as Record<string, string>
  return { email, uid: uid ?? '', idToken: idToken ?? '', refreshToken: refreshToken ?? '' }
}

const post = (what: 'disable' | 'enable' | 'end-sessions', payload: object, authorization?: string) =>
  server.api({ method: 'POST', url: `/api/iam/accounts/${what}`, payload }, authorization)
const reason = 'Sent unwanted mail.'

interface Mail {
  to: string
  subject: string
  text: string
}

test('a disabled account’s sessions, refresh tokens and custom tokens end at once; the person is told why', async () => {
  const eve = await signUp()
  const bearer = `Bearer ${eve.idToken}`
  const minted = await server.api(
    { method: 'POST', url: '/api/iam/auth/customToken', payload: { uid: eve.uid } },
    bearer,
  )
  expect(minted.status).toBe(201)
  const { status, body } = await post('disable', { email: eve.email.toUpperCase(), reason })
  expect({ status, body }).toEqual({ status: 200, body: { user_id: eve.uid, disabled: true } })

  expect((await server.api({ url: '/api/users/profile' }, bearer)).status).toBe(401)
  const refreshed = await server.app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=any',
    payload: `grant_type=refresh_token&refresh_token=${eve.refreshToken}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(refreshed.statusCode).toBe(400)
  expect(await server.identity('signInWithCustomToken', { token: minted.body['customToken'] })).toHaveProperty('error')
  const password = { email: eve.email, password: 'correct horse' }
  expect(await server.identity('signInWithPassword', password)).toMatchObject({ error: { message: 'USER_DISABLED' } })

  const mail = (await server.app.inject('/dev/mailbox.json')).json<Mail[]>()[0]
  expect(mail).toMatchObject({ to: eve.email, subject: expect.stringContaining('was disabled') })
  expect(mail?.text).toContain(`Reason: ${reason}`)
  const [record] = await server.database.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.subject, eve.uid))
    .orderBy(desc(auditRecords.id))
  expect(record).toMatchObject({ actor: server.uid, action: 'account.disabled', detail: { reason } })

  expect((await post('enable', { user_id: eve.uid, reason: 'It was a mistake.' })).body).toMatchObject({
    disabled: false,
  })
  expect(await server.identity('signInWithPassword', password)).toHaveProperty('idToken')
  expect((await server.api({ url: '/api/users/profile' }, bearer)).status).toBe(401)
  const mails = (await server.app.inject('/dev/mailbox.json')).json<Mail[]>()
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('can be used again'))
})

test('an account signed out everywhere: sessions, refresh tokens and one-time secrets end at once, and it signs in again', async () => {
  const eve = await signUp()
  const second = (await server.identity('signInWithPassword', { email: eve.email, password: 'correct horse' })) as {
    idToken: string
  }
  const bearers = [`Bearer ${eve.idToken}`, `Bearer ${second.idToken}`]
  const handOff = { method: 'POST', url: '/api/iam/auth/customToken', payload: { uid: eve.uid } } as const
  const minted = await server.api(handOff, bearers[0])
  await server.identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: eve.email })
  const [reset] = (await server.app.inject('/dev/mailbox.json')).json<(Mail & { links: string[] })[]>()
  const oobCode = new URL(reset?.links[0] ?? '').searchParams.get('oobCode')

  const { status, body } = await post('end-sessions', { email: eve.email.toUpperCase(), reason })
  expect({ status, body }).toEqual({ status: 200, body: { user_id: eve.uid } })

  for (const bearer of bearers) expect((await server.api({ url: '/api/users/profile' }, bearer)).status).toBe(401)
  const refreshed = await server.app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=any',
    payload: `grant_type=refresh_token&refresh_token=${eve.refreshToken}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(refreshed.statusCode).toBe(400)
  expect(await server.identity('signInWithCustomToken', { token: minted.body['customToken'] })).toHaveProperty('error')
  expect(await server.identity('resetPassword', { oobCode, newPassword: 'Another-Horse-7' })).toHaveProperty('error')
  const password = { email: eve.email, password: 'correct horse' }
  expect(await server.identity('signInWithPassword', password)).toHaveProperty('idToken')

  const mails = (await server.app.inject('/dev/mailbox.json')).json<Mail[]>()
  const mail = mails.find(({ to, subject }) => to === eve.email && subject.includes('signed out'))
  expect(mail?.text).toContain(`Reason: ${reason}`)
  const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.subject, eve.uid))
  expect(records).toContainEqual(
    expect.objectContaining({ actor: server.uid, action: 'account.sessions_ended', detail: { reason } }),
  )
})

test('signing a disabled account out everywhere leaves it disabled', async () => {
  const eve = await signUp()
  await post('disable', { user_id: eve.uid, reason })
  expect((await post('end-sessions', { user_id: eve.uid, reason })).status).toBe(200)
  const password = { email: eve.email, password: 'correct horse' }
  expect(await server.identity('signInWithPassword', password)).toMatchObject({ error: { message: 'USER_DISABLED' } })
})

test('asked twice, it is told once', async () => {
  const eve = await signUp()
  for (let time = 0; time < 2; time++) expect((await post('disable', { user_id: eve.uid, reason })).status).toBe(200)
  const mails = (await server.app.inject('/dev/mailbox.json')).json<Mail[]>().filter(({ to }) => to === eve.email)
  expect(mails).toHaveLength(1)
})

test('403 for everybody else, for an operator’s address that is not confirmed, and for oneself', async () => {
  const eve = await signUp()
  const unconfirmed = await signUp('unconfirmed@example.com')
  for (const { idToken } of [eve, unconfirmed]) {
    for (const what of ['disable', 'end-sessions'] as const) {
      expect((await post(what, { user_id: server.uid, reason }, `Bearer ${idToken}`)).status).toBe(403)
    }
  }
  expect((await post('disable', { user_id: server.uid, reason })).status).toBe(403)
  expect((await post('disable', { user_id: eve.uid, reason }, 'Bearer x')).status).toBe(401)
})

test.each([
  [404, { user_id: 'nobody', reason }],
  [404, { email: 'nobody@example.com', reason }],
  [422, { reason }],
  [422, { user_id: 'x', email: 'x@example.com', reason }],
  [422, { user_id: 'x' }],
  [422, { user_id: 'x', reason: ' ' }],
  [422, { user_id: 'x', reason: 'a\nb' }],
  [422, { user_id: 'x', reason: 'x'.repeat(301) }],
] as const)('%i for %j', async (status, payload) => {
  expect((await post('disable', payload)).status).toBe(status)
  expect((await post('enable', payload)).status).toBe(status)
  expect((await post('end-sessions', payload)).status).toBe(status)
})
