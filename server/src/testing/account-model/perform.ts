/** Does the operations of `rules.ts` to a real account, by the calls that people's browsers make. */
import { sql } from 'drizzle-orm'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { Refusal } from '#http/refusal.ts'
import type { Answer, TestIdentity } from '#testing/fixtures/identity.ts'
import { appCode } from '#testing/fixtures/sign-in/second-step.ts'
import { type Account, type Address, addressOf, firstPassword, type Secret, type Subject, subjects } from './account.ts'
import type { Kind, Operation, Verdict } from './rules.ts'

/** One account of its own addresses, and what was given out for it, by the names that operations gave. */
export interface Real {
  the: TestIdentity
  uid: string
  email: Record<Address, string>
  /** Of each account at Google, a token that is good for ever. */
  google: Record<Subject, string>
  sessions: Map<string, { idToken: string; refreshToken: string }>
  secrets: Map<string, string>
  /** Set so far, or tried. */
  passwords: string[]
  /** The key of the authenticator app that was set up last. */
  appKey: string
}

let accountsMade = 0

/** Signs up with the first address; the session has that name. */
export async function signUp(the: TestIdentity, session: string): Promise<Real> {
  accountsMade += 1
  const named = (address: Address) => `${address}-${accountsMade}@example.com`
  const email = { first: named('first'), second: named('second'), third: named('third') }
  const google = { googler: `googler ${accountsMade}`, 'other googler': `other googler ${accountsMade}` }
  for (const subject of subjects) {
    the.google.set(google[subject], {
      issuer: 'https://accounts.google.com',
      subject: google[subject],
      email: email[addressOf[subject]],
      emailVerified: true,
      displayName: null,
      givenName: null,
      familyName: null,
      photoUrl: null,
    })
  }
  const { uid, idToken, refreshToken } = await the.signUp({ email: email.first, password: firstPassword })
  const sessions = new Map([[session, { idToken, refreshToken }]])
  return { the, uid, email, google, sessions, secrets: new Map(), passwords: [firstPassword], appKey: '' }
}

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
  if (idToken !== undefined && refreshToken !== undefined) real.sessions.set(id, { idToken, refreshToken })
  if (mfaPendingCredential !== undefined) real.secrets.set(id, mfaPendingCredential)
  return 'done'
}

const acts: Record<Kind, (real: Real, operation: Operation) => Promise<Answer | undefined>> = {
  'sign in': ({ the, email }, { address, password }) => the.signIn(email[address], password),
  'take second step': async ({ the, uid, secrets, appKey }, { secret }) => {
    const mfaEnrollmentId = await enrolmentOf(the, uid)
    const totpVerificationInfo = { verificationCode: appCode(appKey || 'AAAA', the.now()) }
    return the.mfa('mfaSignIn:finalize', {
      mfaPendingCredential: secrets.get(secret) ?? 'none',
      mfaEnrollmentId,
      totpVerificationInfo,
    })
  },
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
  refresh: async ({ the, sessions }, { session }) => {
    const { status, body, ...answer } = await the.refresh(sessions.get(session)?.refreshToken ?? 'none')
    if (status !== 200) return { status, body, ...answer }
    const { id_token: idToken = '', refresh_token: refreshToken = '' } = body as Record<string, string>
    sessions.set(session, { idToken, refreshToken })
    return undefined
  },
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
  'log out': async (real, { session }) => {
    await real.the.identity.endSession(await actor(real, session))
    return undefined
  },
  'end others': async (real, { session }) => {
    await real.the.identity.ownSessions?.endOthers(await actor(real, session))
    return undefined
  },
  'end one': async (real, { session, other }) => {
    const asking = await actor(real, session)
    await real.the.identity.ownSessions?.end(asking, sessionIdOf(tokenOf(real, other)))
    return undefined
  },
  'end everywhere': async (real, { session }) => {
    await real.the.identity.signOutEverywhere(await actor(real, session))
    return undefined
  },
  disable: (real) => operatorTurns(real, true),
  enable: (real) => operatorTurns(real, false),
  delete: (real, { session }) => real.the.call('delete', { idToken: tokenOf(real, session) }),
}

function tokenOf({ sessions }: Real, session: string): string {
  return sessions.get(session)?.idToken ?? 'none'
}

/** As the API's guard reads who asks. Rejects where the session is not open. */
export function actor(real: Real, session: string): ReturnType<TestIdentity['identity']['verifyIdToken']> {
  return real.the.identity.verifyIdToken(tokenOf(real, session))
}

function sessionIdOf(idToken: string): string {
  const [, payload = ''] = idToken.split('.')
  return String((JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as Record<string, unknown>)['sid'])
}

function atGoogle({ the, google }: Real, subject: Subject, idToken?: string): Promise<Answer> {
  const postBody = new URLSearchParams({ providerId: 'google.com', id_token: google[subject] }).toString()
  return the.call('signInWithIdp', { requestUri: 'http://localhost', postBody, ...(idToken && { idToken }) })
}

async function enrolmentOf({ database }: TestIdentity, uid: string): Promise<string> {
  const { rows } = (await database.db.execute(sql`select id from authenticators where uid = ${uid}`)) as {
    rows: { id: string }[]
  }
  return rows[0]?.id ?? 'none'
}

async function operatorTurns({ the, uid }: Real, disabled: boolean): Promise<undefined> {
  await the.identity.disableAccount({ uid, disabled, reason: 'The model asks.', actor: 'operator' })
}

/** So much time passes; and the app shows a code that nobody used. */
export async function pass({ the, uid }: Real, seconds: number): Promise<void> {
  the.pass(seconds)
  await the.database.db.execute(sql`update authenticators set last_step = 0 where uid = ${uid}`)
}

/** Gives what was mailed meanwhile the names that an account has for it: `before` is how much had been mailed. */
export async function readMail(
  real: Real,
  accounts: readonly Account[],
  before: { codes: number; links: number },
): Promise<void> {
  const { the, uid, email, secrets } = real
  const named = (of: (secret: Secret) => boolean) =>
    accounts
      .flatMap((account) => Object.entries(account.secrets))
      .find(([name, secret]) => !secrets.has(name) && of(secret))?.[0]
  for (const code of the.codes.slice(before.codes)) {
    if (code.uid !== uid) continue
    const name = named(({ kind, address, newAddress }) => {
      return modes[kind] === code.kind && email[newAddress ?? address] === code.email
    })
    if (name !== undefined) secrets.set(name, code.code)
    // What was refused in the end was never mailed.
    else if ((await the.call('resetPassword', { oobCode: code.code })).status === 200)
      throw new Error(`a code that nothing tells of: ${code.kind} to ${code.email}`)
  }
  for (const mail of the.signInMails.slice(before.links)) {
    const name = named(({ kind, address }) => kind === 'link' && email[address] === mail.email)
    if (name !== undefined && mail.link !== null) secrets.set(name, mail.link)
  }
}

const modes: Partial<Record<Secret['kind'], string>> = {
  reset: 'resetPassword',
  verify: 'verifyEmail',
  change: 'verifyAndChangeEmail',
  recover: 'recoverEmail',
}
