/** `accounts:delete`, as the SDK's `deleteUser` calls it: what it takes, what stands in its way, and what is left. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, idempotencyRecords, mails, sessions, users } from '#db/schema.ts'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'
import { appCode } from '#testing/fixtures/sign-in/second-step.ts'

const password = 'correct horse'
let server: WholeServer
beforeAll(async () => void (server = await wholeServer()))
afterAll(() => server.close())

let people = 0
async function person(): Promise<{ uid: string; email: string; idToken: string }> {
  const email = `leaver${(people += 1)}@example.com`
  const { localId, idToken } = await server.identity('signUp', { email, password, returnSecureToken: true })
  return { uid: String(localId), email, idToken: String(idToken) }
}
const as = ({ idToken }: { idToken: string }) => `Bearer ${idToken}`
const isThere = async (uid: string) =>
  (await server.database.db.select().from(users).where(eq(users.uid, uid)))[0]?.email != null
const mailsTo = async (email: string) =>
  (await server.database.db.select().from(mails).where(eq(mails.recipient, email))).map(({ template }) => template)
const refusal = (message: string) => ({ error: { message: expect.stringContaining(message) } })

async function school(name: string, owner: { idToken: string }) {
  const payload = { name, displayName: 'School' }
  expect((await server.api({ method: 'POST', url: '/api/iam/organizations', payload }, as(owner))).status).toBe(201)
}

test('the only owner stays, with everything; with another owner they go, and the organization stays', async () => {
  const [owner, heir] = [await person(), await person()]
  await school('leftbehind', owner)
  expect(await server.identity('delete', { idToken: owner.idToken })).toMatchObject(refusal('OPERATION_NOT_ALLOWED'))
  expect(await isThere(owner.uid)).toBe(true)
  expect((await server.api({ url: '/api/users/profile' }, as(owner))).status).toBe(200)

  await server.database.db.execute(sql`
    insert into organization_members (organization_id, uid, role)
    select id, ${heir.uid}, 'owner' from organizations where name = 'leftbehind'`)
  expect(await server.identity('delete', { idToken: owner.idToken })).not.toHaveProperty('error')
  expect(await isThere(owner.uid)).toBe(false)
  const owners = await server.api({ url: '/api/users/owners', query: { organization: 'leftbehind' } }, as(heir))
  expect((owners.body['results'] as { user_id: string }[]).map(({ user_id }) => user_id)).toEqual([heir.uid])
})

test('who has their account deleted, or somebody else with it, is told by mail, once; of a refusal nobody is', async () => {
  const [leaver, owner] = [await person(), await person()]
  await school('keptalone', owner)
  await server.identity('delete', { idToken: owner.idToken })
  expect(await mailsTo(owner.email)).toEqual([])
  await Promise.all([1, 2, 3].map(() => server.identity('delete', { idToken: leaver.idToken })))
  expect(await isThere(leaver.uid)).toBe(false)
  expect(await mailsTo(leaver.email)).toEqual(['account_deleted'])
})

test('answers that were kept for them under idempotency keys go with them', async () => {
  const leaver = await person()
  const { db } = server.database
  const request = { uid: leaver.uid, key: 'key-of-whoever-leaves', operation: 'test', body: {} }
  await withIdempotencyKey(db, request, async () => ({ done: true }))
  const kept = () => db.select().from(idempotencyRecords).where(eq(idempotencyRecords.uid, leaver.uid))
  expect(await kept()).toHaveLength(1)
  expect(await server.identity('delete', { idToken: leaver.idToken })).not.toHaveProperty('error')
  expect(await kept()).toEqual([])
})

test('whoever has the address next is told of no password that was reset before: 404, as where nothing happened', async () => {
  const { email } = await person()
  const reset = { method: 'POST', url: '/api/users/forget-password', payload: { email } } as const
  await server.api(reset, '')
  const [mail] = (await server.app.inject('/dev/mailbox.json')).json<{ to: string; links: string[] }[]>()
  const code = new URL(mail?.links[0] ?? '').searchParams.get('oobCode') ?? ''
  const given = { password: 'Another horse 9!' }
  const url = `/api/users/reset-password?token=${code}`
  expect(await server.api({ method: 'POST', url, payload: given }, '')).toMatchObject({ status: 200 })
  const { idToken } = await server.identity('signInWithPassword', { email, ...given })
  expect(await server.identity('delete', { idToken })).not.toHaveProperty('error')
  await server.identity('signUp', { email, password })
  const payload = { email, template: 'success_reset_password' }
  const told = await server.api({ method: 'POST', url: '/api/messaging/email/send', payload }, '')
  expect(told).toMatchObject({ status: 404, body: { error: 'not_found' } })
  expect(await mailsTo(email)).not.toContain('success_reset_password')
})

test('a sign-in of more than five minutes ago deletes nothing, nor does one that was handed on', async () => {
  const leaver = await person()
  const minted = await server.api(
    { method: 'POST', url: '/api/iam/auth/customToken', payload: { uid: leaver.uid } },
    as(leaver),
  )
  const handedOn = await server.identity('signInWithCustomToken', { token: minted.body['customToken'] })
  await server.database.db.execute(sql`
    update accounts set valid_since = valid_since - interval '1 hour' where uid = ${leaver.uid}`)
  await server.database.db
    .update(sessions)
    .set({ authTime: sql`auth_time - interval '6 minutes'` })
    .where(eq(sessions.uid, leaver.uid))
  for (const idToken of [leaver.idToken, handedOn['idToken']]) {
    expect(await server.identity('delete', { idToken })).toMatchObject(refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'))
  }
  expect(await isThere(leaver.uid)).toBe(true)
})

test('with a second step, nothing that took one step alone deletes it', async () => {
  const leaver = await person()
  await server.database.db.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, leaver.uid))
  const mfa = async (call: string, payload: object) =>
    (
      await server.app.inject({
        method: 'POST',
        url: `/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:${call}?key=any`,
        payload,
      })
    ).json<Record<string, Record<string, string>>>()
  const begun = await mfa('start', { idToken: leaver.idToken, totpEnrollmentInfo: {} })
  const { sharedSecretKey = '', sessionInfo } = begun['totpSessionInfo'] ?? {}
  const verificationCode = appCode(sharedSecretKey, new Date())
  const done = await mfa('finalize', {
    idToken: leaver.idToken,
    totpVerificationInfo: { sessionInfo, verificationCode },
  })
  expect(await server.identity('delete', { idToken: leaver.idToken })).toMatchObject(refusal('TOKEN_EXPIRED'))
  const { mfaPendingCredential } = await server.identity('signInWithPassword', { email: leaver.email, password })
  expect(await server.identity('delete', { idToken: mfaPendingCredential })).toMatchObject(refusal('INVALID_ID_TOKEN'))
  expect(await isThere(leaver.uid)).toBe(true)
  expect(await server.identity('delete', { idToken: done['idToken'] })).not.toHaveProperty('error')
  expect(await isThere(leaver.uid)).toBe(false)
})
