/** Does the operations of `rules.ts` to a real account, by the calls that people's browsers make. */
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { Refusal } from '#http/refusal.ts'
import type { Answer } from '#testing/fixtures/identity.ts'
import { appCode } from '#testing/fixtures/sign-in/second-step.ts'
import type { Kind, Operation, Verdict } from './operation.ts'
import { besides } from './perform-beside.ts'
import { actor, atGoogle, enrolmentOf, type Real, tokenOf } from './real.ts'

/** Answers the verdict, and keeps what was given out. Anything but an answer or a refusal is a fault, and thrown. */
export async function perform(real: Real, operation: Operation): Promise<Verdict> {
  try {
    const answer = await acts[operation.kind](real, operation)
    return answer === undefined ? 'done' : taken(real, operation.id, answer)
  } catch (error) {
    if (error instanceof Refusal || error instanceof ProtocolError) return 'refused'
    throw error
  }
}

function taken(real: Real, id: string, { status, body }: Answer): Verdict {
  if (status >= 500) throw new Error(`${status}: ${JSON.stringify(body)}`)
  if (status !== 200 || body['needConfirmation'] === true) return 'refused'
  const { idToken, refreshToken, mfaPendingCredential, localId = real.uid } = body as Record<string, string>
  if (localId !== real.uid) return 'elsewhere'
  if (idToken !== undefined && refreshToken !== undefined) {
    real.sessions.set(id, { idToken, refreshToken, first: refreshToken })
  }
  if (mfaPendingCredential !== undefined) real.secrets.set(id, mfaPendingCredential)
  return 'done'
}

const acts: Record<Kind, (real: Real, operation: Operation) => Promise<Answer | undefined>> = {
  ...besides,
  'sign in': ({ the, email }, { address, password }) => the.signIn(email[address], password),
  'ask link': ({ the, email }, { address }) =>
    the.call('sendOobCode', {
      requestType: 'EMAIL_SIGNIN',
      email: email[address],
      continueUrl: 'http://localhost:8080/',
    }),
  'use link': async ({ the, secrets }, { secret }) => {
    const oobCode = secrets.get(secret) ?? 'none'
    const { body } = await the.call('resetPassword', { oobCode })
    // Of a link that is no good any more nobody is told whose it was.
    return the.call('signInWithEmailLink', { oobCode, email: body['email'] ?? 'nobody@example.com' })
  },
  google: (real, { subject }) => atGoogle(real, subject),
  mint: async (real, { id, session }) => {
    const { uid, sessionId } = await actor(real, session)
    real.secrets.set(id, await real.the.identity.mintCustomToken({ uid, sessionId }))
    return undefined
  },
  exchange: ({ the, secrets }, { secret }) =>
    the.call('signInWithCustomToken', { token: secrets.get(secret) ?? 'none', returnSecureToken: true }),
  'change password': (real, { session, password }) =>
    real.the.call('update', { idToken: tokenOf(real, session), password, returnSecureToken: true }),
  'set password': async (real, { session, password }) => {
    const idToken = tokenOf(real, session)
    const found = await real.the.call('lookup', { idToken })
    const [account] = (found.body['users'] ?? []) as { email: string }[]
    const email = account?.email ?? real.email.first
    return real.the.call('signUp', { idToken, email, password, returnSecureToken: true })
  },
  'ask reset': ({ the, email }, { address }) =>
    the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: email[address] }),
  'use reset': ({ the, secrets }, { secret, password }) =>
    the.call('resetPassword', { oobCode: secrets.get(secret) ?? 'none', newPassword: password }),
  'ask change': (real, { session, address }) =>
    real.the.call('sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: tokenOf(real, session),
      newEmail: real.email[address],
    }),
  'ask verify': (real, { session }) =>
    real.the.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: tokenOf(real, session) }),
  apply: ({ the, secrets }, { secret }) => the.call('update', { oobCode: secrets.get(secret) ?? 'none' }),
  'link google': (real, { session, subject }) => atGoogle(real, subject, tokenOf(real, session)),
  unlink: (real, { session, provider }) =>
    real.the.call('update', { idToken: tokenOf(real, session), deleteProvider: [provider] }),
  enrol: async (real, { session }) => {
    const { the } = real
    const idToken = tokenOf(real, session)
    const begun = await the.mfa('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
    if (begun.status !== 200) return begun
    const { sharedSecretKey = '', sessionInfo } = begun.body['totpSessionInfo'] as Record<string, string>
    const totpVerificationInfo = { sessionInfo, verificationCode: appCode(sharedSecretKey, the.now()) }
    const done = await the.mfa('mfaEnrollment:finalize', { idToken, totpVerificationInfo })
    if (done.status === 200) real.appKey = sharedSecretKey
    return done
  },
  withdraw: async (real, { session }) => {
    const mfaEnrollmentId = await enrolmentOf(real.the, real.uid)
    return real.the.mfa('mfaEnrollment:withdraw', { idToken: tokenOf(real, session), mfaEnrollmentId })
  },
  delete: (real, { session }) => real.the.call('delete', { idToken: tokenOf(real, session) }),
}
