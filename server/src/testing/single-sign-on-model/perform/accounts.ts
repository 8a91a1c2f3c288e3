/** What people do to their accounts, by the identity protocol; and operators. */
import { sql } from 'drizzle-orm'
import { hashSecret } from '#identity/embedded/codes/secrets.ts'
import { appCode } from '#testing/fixtures/sign-in/second-step.ts'
import type { Kind, Operation, Verdict } from '../operation.ts'
import { type Answer, type Body, call, emailOf, password, protocol, type Real, taken, tokenOf } from '../real.ts'

export type RealActs<K extends Kind> = Record<K, (real: Real, operation: Operation) => Promise<Answer | Verdict>>

export const accounts: RealActs<
  | 'sign up'
  | 'confirm'
  | 'password in'
  | 'mailed in'
  | 'second step'
  | 'enrol'
  | 'move'
  | 'hand on'
  | 'disable'
  | 'enable'
  | 'delete account'
> = {
  'sign up': async (real, { id, address }) => {
    const answer = await protocol(real, id, 'signUp', { email: emailOf(real, address), password })
    // Whether the address is somebody's or has another way in.
    return answer.status === 200 ? answer : 'refused'
  },
  confirm: async (real, { id, session }) => {
    const idToken = tokenOf(real, session)
    const asked = await protocol(real, id, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    if (asked.status !== 200) return asked
    return protocol(real, id, 'update', { oobCode: await mailedCode(real, session, 'verifyEmail') })
  },
  'password in': (real, { id, address }) =>
    protocol(real, id, 'signInWithPassword', { email: emailOf(real, address), password }),
  'mailed in': async (real, { id, address }) => {
    const email = emailOf(real, address)
    const payload = { email }
    await call(real, 'nobody', { method: 'POST', url: '/api/iam/auth/mail-sign-ins', payload })
    const [hash] = [hashSecret(id + email)]
    await real.server.database.db.execute(sql`update mailed_sign_ins set link_hash = ${hash} where email_key = ${email}
      and link_hash = (select link_hash from mailed_sign_ins where email_key = ${email} order by created_at desc limit 1)`)
    return protocol(real, id, 'signInWithEmailLink', { email, oobCode: id + email })
  },
  'second step': async (real, { id, secret }) => {
    const { db } = real.server.database
    const mfaPendingCredential = real.secrets.get(secret) ?? 'none'
    const { rows } = (await db.execute(sql`select a.id, a.uid from authenticators a
      join one_time_secrets s on s.uid = a.uid where s.hash = ${hashSecret(mfaPendingCredential)}`)) as {
      rows: { id: string; uid: string }[]
    }
    const { id: mfaEnrollmentId, uid } = rows[0] ?? { id: 'none', uid: '' }
    // The app shows a code that nobody used.
    await db.execute(sql`update authenticators set last_step = 0 where uid = ${uid}`)
    const verificationCode = appCode(real.apps.get(uid) ?? 'AAAA', new Date())
    const totpVerificationInfo = { verificationCode }
    return taken(
      real,
      id,
      await mfa(real, 'mfaSignIn:finalize', { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo }),
    )
  },
  enrol: async (real, { id, session }) => {
    const idToken = tokenOf(real, session)
    const begun = await mfa(real, 'mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
    const { sharedSecretKey = '', sessionInfo } = (begun['totpSessionInfo'] ?? {}) as Record<string, string>
    if (sessionInfo === undefined) return taken(real, id, begun)
    const totpVerificationInfo = { sessionInfo, verificationCode: appCode(sharedSecretKey, new Date()) }
    const done = await mfa(real, 'mfaEnrollment:finalize', { idToken, totpVerificationInfo })
    real.apps.set(uidIn(idToken), sharedSecretKey)
    return taken(real, id, done)
  },
  move: async (real, { id, session, address }) => {
    const idToken = tokenOf(real, session)
    const newEmail = emailOf(real, address)
    const payload = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }
    const asked = await protocol(real, id, 'sendOobCode', payload)
    if (asked.status !== 200) return asked
    return protocol(real, id, 'update', { oobCode: await mailedCode(real, session, 'verifyAndChangeEmail') })
  },
  'hand on': async (real, { id, session }) => {
    const payload = { uid: uidIn(tokenOf(real, session)) }
    const minted = await call(real, session, { method: 'POST', url: '/api/iam/auth/customToken', payload })
    if (minted.status !== 201) return minted
    return protocol(real, id, 'signInWithCustomToken', { token: minted.body['customToken'], returnSecureToken: true })
  },
  disable: (real, { account }) => byOperator(real, 'disable', account),
  enable: (real, { account }) => byOperator(real, 'enable', account),
  'delete account': (real, { id, session }) => protocol(real, id, 'delete', { idToken: tokenOf(real, session) }),
}

async function mfa({ server }: Real, method: string, payload: object): Promise<Body> {
  const url = `/identitytoolkit.googleapis.com/v2/accounts/${method}?key=any`
  return (await server.app.inject({ method: 'POST', url, payload })).json<Body>()
}

function byOperator({ server, operator, uids }: Real, what: string, account: string): Promise<Answer> {
  const payload = { user_id: uids.get(account) ?? 'nobody', reason: 'The model asks.' }
  return server.api({ method: 'POST', url: `/api/iam/accounts/${what}`, payload }, operator)
}

export function uidIn(idToken: string): string {
  const [, payload = ''] = idToken.split('.')
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as { sub?: string }
  return sub ?? 'nobody'
}

/** What was mailed last for the account of a session; to other accounts something may have been mailed at once. */
async function mailedCode(real: Real, session: string, mode: string): Promise<string> {
  const { app, database } = real.server
  const kept = (await app.inject('/dev/mailbox.json')).json<{ links: string[] }[]>()
  const codes = kept
    .flatMap(({ links }) => links)
    .map((link) => new URL(link).searchParams)
    .filter((found) => found.get('mode') === mode)
    .map((found) => found.get('oobCode') ?? '')
  const hashes = new Map(codes.map((code) => [hashSecret(code), code]))
  const { rows } = (await database.db.execute(sql`select hash from one_time_secrets where kind = ${mode}
    and uid = ${uidIn(tokenOf(real, session))} and consumed_at is null order by created_at desc`)) as {
    rows: { hash: string }[]
  }
  return rows.map(({ hash }) => hashes.get(hash)).find((code) => code !== undefined) ?? 'none'
}
