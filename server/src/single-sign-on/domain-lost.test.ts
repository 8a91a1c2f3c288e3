/** A domain that is lost between the arrival and the session that it leads to: nobody is signed in by it any more. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appCode } from '#testing/fixtures/sign-in/second-step.ts'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'

let the: SingleSignOn
let acme: School
beforeAll(async () => {
  the = await singleSignOn()
  acme = await the.school('acme')
}, 60_000)
afterAll(() => the.close())

const person = (name: string) => ({ sub: name, email: `${name}@acme.org`, email_verified: true })
const prove = (isProven: boolean) =>
  the.server.database.db.execute(
    sql`update organization_domains set proven_at = case when ${isProven} then now() end where id = ${acme.domainId}`,
  )

async function mfa(name: string, payload: object): Promise<Record<string, unknown>> {
  const url = `/identitytoolkit.googleapis.com/v2/accounts/${name}?key=any`
  return (await the.server.app.inject({ method: 'POST', url, payload })).json<Record<string, unknown>>()
}

test('behind the arrival, before its token is exchanged: the token is good for nothing, until the domain is proven again', async () => {
  const { token } = await the.arrive(acme, person('ada'))
  await prove(false)
  expect(await the.signIn(token)).toMatchObject({ error: { message: 'INVALID_IDP_RESPONSE' } })
  await prove(true)
  expect((await the.signIn(token))['idToken']).toBeTypeOf('string')
})

test('another organization has proven it meanwhile: not the first one’s arrival either', async () => {
  const other = await the.school('other')
  const { token } = await the.arrive(acme, person('eve'))
  const { db } = the.server.database
  await prove(false)
  await db.execute(sql`update organization_domains set domain = 'acme.org' where id = ${other.domainId}`)
  expect((await the.signIn(token))['idToken']).toBeUndefined()
  await db.execute(sql`update organization_domains set domain = 'other.org' where id = ${other.domainId}`)
  await prove(true)
})

test('behind the first step, while the second one is waited for', async () => {
  const first = await the.signIn((await the.arrive(acme, person('careful'))).token)
  const idToken = String(first['idToken'])
  const started = await mfa('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
  const { sharedSecretKey = '', sessionInfo } = started['totpSessionInfo'] as Record<string, string>
  const code = (stepsAhead: number) => appCode(sharedSecretKey, new Date(Date.now() + stepsAhead * 30_000))
  await mfa('mfaEnrollment:finalize', { idToken, totpVerificationInfo: { sessionInfo, verificationCode: code(0) } })
  const pending = await the.signIn((await the.arrive(acme, person('careful'))).token)
  const { mfaPendingCredential, mfaInfo } = pending as Record<string, [{ mfaEnrollmentId: string }]>
  const finish = () =>
    mfa('mfaSignIn:finalize', {
      mfaPendingCredential,
      mfaEnrollmentId: mfaInfo?.[0].mfaEnrollmentId,
      totpVerificationInfo: { verificationCode: code(1) },
    })
  await prove(false)
  expect(await finish()).toMatchObject({ error: { message: 'INVALID_MFA_PENDING_CREDENTIAL' } })
  await prove(true)
  expect((await finish())['idToken']).toBeTypeOf('string')
})
