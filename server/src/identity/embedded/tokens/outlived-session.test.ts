/** A custom token is good no longer than the session that minted it, whatever ends that one. */
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as ends from '#identity/embedded/sessions/queries-end.ts'
import { goodPassword, type Person } from '#testing/fixtures/identity.ts'
import { device, testPasskeys, type TestPasskeys } from '#testing/fixtures/sign-in/passkeys.ts'
import { secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

let the: TestPasskeys
let steps: ReturnType<typeof secondSteps>
beforeAll(async () => {
  the = await testPasskeys()
  steps = secondSteps(the)
})
afterAll(() => the.close())

type Ender = keyof typeof ends
const connectionId = randomUUID()
const organizationId = randomUUID()
const by = { reason: 'A test.', actor: 'operator' }

const own = () => {
  const { ownSessions } = the.identity
  if (!ownSessions) throw new Error('the embedded provider lists sessions')
  return ownSessions
}
const sessionOf = ({ uid, idToken }: Person) => ({ uid, sessionId: String(decodeJwt(idToken)['sid']) })
const signedInAs = (person: Person, body: Record<string, unknown>): Person => ({
  ...person,
  idToken: String(body['idToken']),
  refreshToken: String(body['refreshToken']),
})
const again = async (person: Person) => signedInAs(person, (await the.signIn(person.email)).body)
const byIdp = (providerId: string, token: string, idToken?: string) =>
  the.call('signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: new URLSearchParams({ providerId, id_token: token }).toString(),
    ...(idToken === undefined ? {} : { idToken }),
  })
const tx = <T>(work: Parameters<typeof the.database.db.transaction<T>>[0]) => the.database.db.transaction(work)

async function bySingleSignOn(): Promise<Person> {
  const person = await the.signUp()
  const { arrivals } = the.identity
  const { uid } = person
  const token = await tx(async (within) => arrivals?.issueToken(within, { uid, organizationId, connectionId }))
  return signedInAs(person, (await byIdp('oidc.organization', String(token))).body)
}

function googleSays({ email }: Person): string {
  const names = { displayName: 'Ada', givenName: 'Ada', familyName: null, photoUrl: null }
  const issuer = 'https://accounts.google.com'
  the.google.set(email, { ...names, issuer, subject: email, email, emailVerified: true })
  return email
}

async function atSite(): Promise<Person> {
  const person = await the.signUp()
  const at = { organizationId, session: sessionOf(person).sessionId }
  await the.database.db.execute(
    sql`update sessions set organization_id = ${at.organizationId} where id = ${at.session}`,
  )
  return person
}

const lastCode = () => ({ oobCode: the.codes.at(-1)?.code })

interface Row {
  by: Ender | null
  /** How the session begins that mints; signed up with a password where it is left out. */
  begin?: () => Promise<Person>
  end: (person: Person) => Promise<unknown>
}

const rows: Record<string, Row> = {
  'a log-out': { by: 'endSessionTree', end: (person) => the.identity.endSession(sessionOf(person)) },
  'a refresh token that somebody else used as well': {
    by: 'endSessionTree',
    async end({ refreshToken }) {
      await the.refresh(refreshToken, { agent: 'one' })
      await the.refresh(refreshToken, { agent: 'another' })
    },
  },
  'the list of sessions': {
    by: 'endDevices',
    end: (person) => own().end(sessionOf(person), sessionOf(person).sessionId),
  },
  'the end of all others': { by: 'endDevices', end: async (person) => own().endOthers(sessionOf(await again(person))) },
  'the mail about a new browser': {
    by: 'endDevices',
    begin: async () => again(await the.signUp()),
    end: async ({ email }) => own().endNewSignIn(the.newSignIns.findLast((one) => one.email === email)?.code ?? ''),
  },
  'signing out everywhere': { by: 'endSessions', end: (person) => the.identity.signOutEverywhere(sessionOf(person)) },
  'an operator who signs it out': { by: 'endSessions', end: ({ uid }) => the.identity.endAllSessions({ uid, ...by }) },
  'an operator who disables the account, and enables it': {
    by: 'endSessions',
    async end({ uid }) {
      for (const disabled of [true, false]) await the.identity.disableAccount({ uid, disabled, ...by })
    },
  },
  'a deleted account': { by: 'endSessions', end: ({ idToken }) => the.call('delete', { idToken }) },
  'another password': {
    by: 'endSessions',
    end: ({ idToken }) => the.call('update', { idToken, password: `${goodPassword}!` }),
  },
  'a password reset': {
    by: 'endSessions',
    async end({ email }) {
      await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
      await the.call('resetPassword', { ...lastCode(), newPassword: `${goodPassword}!` })
    },
  },
  'another address': {
    by: 'endSessions',
    async end({ idToken, email }) {
      const newEmail = `new-${email}`
      await the.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
      await the.call('update', lastCode())
    },
  },
  'a sign-in by mail of whose the address is': {
    by: 'endSessions',
    async end({ email }) {
      await the.identity.mailSignIn({ email, address: '192.0.2.1' })
      await the.call('signInWithEmailLink', { email, oobCode: the.signInMails.at(-1)?.link })
    },
  },
  'a second step that is set up': {
    by: 'endSessions',
    begin: () => steps.confirmed(),
    end: (person) => steps.enrolled(person),
  },
  'Google that is unlinked': {
    by: 'endSessions',
    async begin() {
      const person = await the.signUp()
      await byIdp('google.com', googleSays(person), person.idToken)
      return signedInAs(person, (await byIdp('google.com', person.email)).body)
    },
    end: async (person) =>
      the.call('update', { idToken: (await again(person)).idToken, deleteProvider: ['google.com'] }),
  },
  'a passkey that is removed': {
    by: 'endSessions',
    async begin() {
      const [person, laptop] = [await the.signUp(), device()]
      await the.added(person, laptop)
      return signedInAs(person, (await the.signInWith(laptop)).body)
    },
    async end(person) {
      const other = await again(person)
      for (const { id } of await the.list(other)) await the.remove(other, id)
    },
  },
  'a connection that is switched off': {
    by: 'endSessionsBy',
    begin: bySingleSignOn,
    end: () => tx(async (within) => the.identity.arrivals?.endSessionsBy(within, connectionId)),
  },
  'a new way of a learner': {
    by: 'endSessionsOf',
    end: ({ uid }) => tx(async (within) => the.identity.learners?.endSessions(within, { uids: [uid], ways: 'all' })),
  },
  'the end at an organization’s site': {
    by: 'endSessionsAt',
    begin: atSite,
    end: ({ uid }) => tx((within) => the.identity.endSessionsAt(within, { uids: [uid], organizationId })),
  },
  'the round, at the site of an organization that was erased': {
    by: 'endSessionsAtErased',
    begin: atSite,
    end: () => tx((within) => ends.endSessionsAtErased(within, the.now())),
  },
  'the round that marks what has run out': {
    by: 'endRunOutSessions',
    end: () => ends.endRunOutSessions(the.database.db, { lastUsed: the.now(), started: the.now() }, the.now()),
  },
  'days unused, whether that is marked or not': {
    by: null,
    async begin() {
      const person = await the.signUp()
      the.pass(30 * 24 * 60 * 60 - 60)
      return person
    },
    end: async () => the.pass(120),
  },
  'whatever else may come': {
    by: null,
    end: ({ uid }) => the.database.db.execute(sql`update sessions set ended_at = now() where uid = ${uid}`),
  },
}

const cases = Object.entries(rows).map(([what, row]) => ({ what, ...row }))
const exchange = (token: string) => the.call('signInWithCustomToken', { token })

test.each(cases)('$what: what it minted before is refused', async ({ begin = () => the.signUp(), end }) => {
  const person = await begin()
  const tokens = await Promise.all([1, 2].map(() => the.identity.mintCustomToken(sessionOf(person))))
  const [unused = '', used = ''] = tokens
  expect(await exchange(used)).toMatchObject({ status: 200 })
  await end(person)
  await expect(the.identity.mintCustomToken(sessionOf(person))).rejects.toMatchObject({ name: 'Refusal' })
  expect(await exchange(unused)).toMatchObject({ status: 400, error: 'INVALID_CUSTOM_TOKEN' })
})

test.each(cases.filter(({ by }) => by !== null && by !== 'endRunOutSessions'))(
  '$what: it is taken out of use as well, not only refused',
  async ({ begin = () => the.signUp(), end }) => {
    const person = await begin()
    const hash = createHash('sha256')
      .update(await the.identity.mintCustomToken(sessionOf(person)))
      .digest('base64url')
    await end(person)
    const left = sql`select 1 from one_time_secrets where hash = ${hash} and consumed_at is null`
    expect(await the.database.db.execute(left)).toMatchObject({ rows: [] })
  },
)

/** Goes on from a session as fast as it can, until it is refused. */
async function keepOn(person: Person): Promise<void> {
  for (let on = person; ;) {
    const token = await the.identity.mintCustomToken(sessionOf(on)).catch(() => undefined)
    const { status, body } = await exchange(token ?? '')
    if (status !== 200) return
    on = signedInAs(on, body)
  }
}

test('what goes on while a connection is switched off, before that is done or is known, ends all the same', async () => {
  const people = [await bySingleSignOn(), await bySingleSignOn(), await bySingleSignOn()]
  const goOn = () => people.flatMap((person) => [keepOn(person), link(person)])
  const going = goOn()
  await tx(async (within) => {
    await the.identity.arrivals?.endSessionsBy(within, connectionId)
    going.push(...goOn())
    await setTimeout(200)
  })
  await Promise.all(going)
  const open = sql`select id from sessions where sso_connection_id = ${connectionId} and ended_at is null`
  expect(await the.database.db.execute(open)).toMatchObject({ rows: [] })
})

const link = (person: Person) => byIdp('google.com', googleSays(person), person.idToken)

test('every statement that ends sessions is among these', () => {
  expect(new Set(cases.flatMap(({ by }) => by ?? []))).toEqual(new Set(Object.keys(ends)))
})
