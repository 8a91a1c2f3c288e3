/** One account and all that was given out for it: what `perform.ts` does operations to. */
import { sql } from 'drizzle-orm'
import type { Answer, TestIdentity } from '#testing/fixtures/identity.ts'
import type { SoftwareAuthenticator } from '#testing/stand-ins/software-authenticator.ts'
import {
  type Address,
  addressOf,
  firstPassword,
  neighbours,
  neighboursPassword,
  type Subject,
  subjects,
} from './account.ts'

/** One account of its own addresses, and what was given out for it, by the names that operations gave. */
export interface Real {
  the: TestIdentity
  uid: string
  email: Record<Address, string>
  /** Of each account at Google, a token that is good for ever. */
  google: Record<Subject, string>
  sessions: Map<string, Tokens>
  secrets: Map<string, string>
  /** Of mails with digits to type: what the page keeps that asked, and what the mail says. */
  digits: Map<string, { asked: string; linkHash: string; code: string }>
  passkeys: Map<string, { id: string; device: SoftwareAuthenticator }>
  /** Set so far, or tried. */
  passwords: string[]
  /** The key of the authenticator app that was set up last. */
  appKey: string
  /** Whoever lives beside it. */
  neighbour: { uid: string; email: string; moves?: Promise<void> }
}

interface Tokens {
  idToken: string
  refreshToken: string
  /** What it began with. */
  first: string
}

let accountsMade = 0

/** Signs up with the first address; the session has that name. */
export async function signUp(the: TestIdentity, session: string): Promise<Real> {
  accountsMade += 1
  const named = (address: Address) => `${address}-${accountsMade}@example.com`
  const email = { first: named('first'), second: named('second'), third: named('third'), fourth: named('fourth') }
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
  const neighbour = await the.signUp({ email: email[neighbours], password: neighboursPassword })
  await the.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: neighbour.idToken })
  await the.call('update', { oobCode: the.codes.at(-1)?.code })
  const { uid, idToken, refreshToken } = await the.signUp({ email: email.first, password: firstPassword })
  const sessions = new Map([[session, { idToken, refreshToken, first: refreshToken }]])
  return {
    the,
    uid,
    email,
    google,
    sessions,
    neighbour,
    secrets: new Map(),
    digits: new Map(),
    passkeys: new Map(),
    passwords: [firstPassword],
    appKey: '',
  }
}

export function tokenOf({ sessions }: Real, session: string): string {
  return sessions.get(session)?.idToken ?? 'none'
}

/** As the API's guard reads who asks. Rejects where the session is not open. */
export function actor(real: Real, session: string): ReturnType<TestIdentity['identity']['verifyIdToken']> {
  return real.the.identity.verifyIdToken(tokenOf(real, session))
}

export function sessionIdOf(idToken: string): string {
  const [, payload = ''] = idToken.split('.')
  return String((JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as Record<string, unknown>)['sid'])
}

/** Signs in by an account at Google, or links it to the account of a token. */
export function atGoogle({ the, google }: Real, subject: Subject, idToken?: string): Promise<Answer> {
  const postBody = new URLSearchParams({ providerId: 'google.com', id_token: google[subject] }).toString()
  return the.call('signInWithIdp', { requestUri: 'http://localhost', postBody, ...(idToken && { idToken }) })
}

export async function enrolmentOf({ database }: TestIdentity, uid: string): Promise<string> {
  const { rows } = (await database.db.execute(sql`select id from authenticators where uid = ${uid}`)) as {
    rows: { id: string }[]
  }
  return rows[0]?.id ?? 'none'
}

/** So much time passes; and the app shows a code that nobody used. */
export async function pass({ the, uid }: Real, seconds: number): Promise<void> {
  the.pass(seconds)
  await the.database.db.execute(sql`update authenticators set last_step = 0 where uid = ${uid}`)
}
