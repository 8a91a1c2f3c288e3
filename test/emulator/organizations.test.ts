/** What organizations ask of the hosted provider: which way somebody came in, how long ago, whose address is confirmed now. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameServer, type NameServer } from '../../server/src/testing/stand-ins/name-server.ts'
import {
  createAccount,
  makeOrganization,
  newPerson,
  type Person,
  refresh,
  type Session,
  signInWithPassword,
  uniqueName,
} from '../support/account-client.ts'
import { type Answer, startProduct, type Product } from './product.ts'

let product: Product
let names: NameServer
beforeAll(async () => {
  names = await nameServer()
  product = await startProduct({ DNS_RESOLVER: names.address })
})
afterAll(async () => {
  await product.close()
  await names.close()
})

interface Someone {
  person: Person
  uid: string
  token: string
}

const get = (path: string, token: string) => product.api('GET', path, { token })
const sessionOf = ({ body }: Answer): string => String(body['idToken'])

async function someone(changes: Partial<Person> = {}): Promise<Someone & { session: Session }> {
  const person = newPerson(changes)
  const session = await createAccount(product.identityOrigin, person)
  expect((await get('/api/users/profile', session.idToken)).status).toBe(200)
  return { person, session, uid: session.uid, token: session.idToken }
}

/** By the provider's own mail, as whoever reads it. */
async function confirmAddress({ person, token }: Pick<Someone, 'person' | 'token'>): Promise<void> {
  await product.identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token })
  const oobCode = await product.mailedCode(person.email, 'verifyEmail')
  expect((await product.identity('update', { oobCode })).status).toBe(200)
}

/** The emulator takes what Google would have signed as it is. */
async function signInWithGoogle(email: string): Promise<string> {
  const google = JSON.stringify({ sub: email, email, email_verified: true })
  const answer = await product.identity('signInWithIdp', {
    requestUri: 'http://localhost',
    returnSecureToken: true,
    returnIdpCredential: true,
    postBody: new URLSearchParams({ id_token: google, providerId: 'google.com' }).toString(),
  })
  expect(answer.status).toBe(200)
  return sessionOf(answer)
}

async function signInByMail(email: string): Promise<string> {
  const continueUrl = `${product.origin}/actions`
  await product.identity('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl, canHandleCodeInApp: true })
  const oobCode = await product.mailedCode(email, 'signIn')
  const answer = await product.identity('signInWithEmailLink', { email, oobCode })
  expect(answer.status).toBe(200)
  return sessionOf(answer)
}

/** The same sign-in, as its token would say an hour and more later: the emulator's tokens carry no signature. */
function longAgo(token: string): string {
  const [, payload = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number }
  const old = JSON.stringify({ ...claims, auth_time: claims.auth_time - 4_000 })
  return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(old).toString('base64url')}.`
}

async function school(owner: string): Promise<string> {
  const name = uniqueName('hosted')
  await makeOrganization(product.origin, { uid: '', idToken: owner, refreshToken: '' }, name, 'Hosted School')
  return name
}

async function join(owner: string, organization: string, member: string): Promise<void> {
  const body = { role: 'User' }
  const invite = await product.api('POST', `/api/users/invites?organization=${organization}`, { body, token: owner })
  const accepted = await product.api('POST', '/api/users/invites/success', {
    body: { token: invite.body['token'] },
    token: member,
  })
  expect([invite.status, accepted.status]).toEqual([201, 200])
}

async function setRules(owner: string, organization: string, rules: object): Promise<Answer> {
  const path = `/api/iam/organizations/${organization}/rules`
  const { version } = (await get(path, owner)).body
  return product.api('PATCH', path, { body: { ...rules, version }, token: owner })
}

const inside = (organization: string, token: string) => get(`/api/users/members/me?organization=${organization}`, token)

describe('an organization’s rules', () => {
  test('ways in: Google is told from a password, which a mailed link is as well', async () => {
    const owner = await someone({ email: `${uniqueName('head')}@gmail.com` })
    const organization = await school(owner.token)
    const member = await someone()
    await join(owner.token, organization, member.token)
    const rules = await get(`/api/iam/organizations/${organization}/rules`, owner.token)
    expect(rules.body).toMatchObject({ offered: ['password', 'google'], lacking: null })

    expect(await setRules(owner.token, organization, { ways: ['google'] })).toMatchObject({
      status: 409,
      body: { error: 'rules_lock_out' },
    })
    const byGoogle = await signInWithGoogle(owner.person.email)
    expect(await setRules(byGoogle, organization, { ways: ['google'] })).toMatchObject({ status: 200 })
    const refused = { status: 403, body: { error: 'sign_in_way_not_allowed' } }
    expect(await inside(organization, member.token)).toMatchObject(refused)
    expect(await inside(organization, await signInByMail(member.person.email))).toMatchObject(refused)
    expect((await inside(organization, byGoogle)).status).toBe(200)
    expect((await inside(organization, await signInWithGoogle(member.person.email))).status).toBe(200)

    expect((await setRules(byGoogle, organization, { ways: ['google', 'password'] })).status).toBe(200)
    expect((await inside(organization, await signInByMail(member.person.email))).status).toBe(200)
  })

  test('a second step is what the provider’s token says of it', async () => {
    const owner = await someone()
    await confirmAddress(owner)
    const enrollments = [{ mfaEnrollmentId: 'phone', phoneInfo: '+16505550101', displayName: 'Phone' }]
    await product.administer('update', { localId: owner.uid, mfa: { enrollments } })
    const organization = await school(owner.token)
    const member = await someone()
    await join(owner.token, organization, member.token)
    const rule = { second_step: { grace_days: 0 } }
    expect((await setRules(owner.token, organization, rule)).body).toMatchObject({ error: 'rules_lock_out' })

    const withPhone = await signInWithPhone(owner.person)
    expect((await setRules(withPhone, organization, rule)).status).toBe(200)
    expect((await inside(organization, withPhone)).status).toBe(200)
    for (const token of [member.token, owner.token]) {
      expect(await inside(organization, token)).toMatchObject({ status: 403, body: { error: 'second_step_required' } })
    }
  })

  test('hours: a sign-in of an hour ago is too old, and a renewed token is no sign-in', async () => {
    const owner = await someone()
    const organization = await school(owner.token)
    const member = await someone()
    await join(owner.token, organization, member.token)
    expect((await setRules(owner.token, organization, { fresh_hours: 1 })).status).toBe(200)
    const renewed = await refresh(product.identityOrigin, member.session)
    expect((await inside(organization, renewed)).status).toBe(200)
    expect(await inside(organization, longAgo(renewed))).toMatchObject({ body: { error: 'sign_in_too_old' } })
    const { idToken } = await signInWithPassword(product.identityOrigin, member.person)
    expect((await inside(organization, idToken)).status).toBe(200)
  })

  test('a hand-off carries on how it was signed in: what is switched on later ends the session at the site', async () => {
    const owner = await someone({ email: `${uniqueName('head')}@gmail.com` })
    const organization = await school(owner.token)
    const member = await someone()
    await join(owner.token, organization, member.token)
    const handOff = { uid: member.uid, origin: `http://${organization}.${product.hostDomain}` }
    const mint = () => product.api('POST', '/api/iam/auth/customToken', { body: handOff, token: member.token })
    const minted = await mint()
    expect(minted.status).toBe(201)
    const token = String(minted.body['customToken'])
    const there = sessionOf(await product.identity('signInWithCustomToken', { token, returnSecureToken: true }))
    expect((await get('/api/users/profile', there)).status).toBe(200)

    const byGoogle = await signInWithGoogle(owner.person.email)
    expect((await setRules(byGoogle, organization, { ways: ['google'] })).status).toBe(200)
    const refused = { status: 403, body: { error: 'sign_in_way_not_allowed' } }
    expect(await get('/api/users/profile', there)).toMatchObject(refused)
    expect(await mint()).toMatchObject(refused)
    // Elsewhere the sign-in is as good as it was.
    expect((await get('/api/users/profile', member.token)).status).toBe(200)
  })
})

test('what asks for a fresh sign-in has one by a mailed link', async () => {
  const owner = await someone()
  await confirmAddress(owner)
  const organization = await school(owner.token)
  expect((await setRules(longAgo(owner.token), organization, { fresh_hours: 24 })).body).toMatchObject({
    error: 'recent_login_required',
  })
  const byMail = await signInByMail(owner.person.email)
  expect((await setRules(byMail, organization, { fresh_hours: 24 })).status).toBe(200)
})

describe('joining by the domain of one’s address', () => {
  let organization: string
  let domain: string
  beforeAll(async () => {
    const { token } = await someone()
    organization = await school(token)
    domain = `${uniqueName('school')}.org`
    const path = `/api/iam/organizations/${organization}/domains`
    const added = await product.api('POST', path, { body: { domain }, token })
    const { id, record } = added.body as { id: string; record: { name: string; value: string } }
    names.zone.set(record.name, [[record.value]])
    expect((await product.api('POST', `${path}/${id}/check`, { token })).body).toMatchObject({ state: 'proven' })
    expect((await product.api('PATCH', `${path}/${id}`, { body: { joining: 'join' }, token })).status).toBe(200)
  })

  const joinable = async (token: string) => (await get('/api/iam/organizations/joinable', token)).body['results']
  const joinIt = (token: string) => product.api('POST', `/api/iam/organizations/${organization}/join`, { token })

  test('once the provider says that it is confirmed', async () => {
    const ada = await someone({ email: `${uniqueName('ada')}@${domain}` })
    expect(await joinable(ada.token)).toEqual([])
    expect(await joinIt(ada.token)).toMatchObject({ status: 403, body: { error: 'email_not_verified' } })
    await confirmAddress(ada)
    const token = await refresh(product.identityOrigin, ada.session)
    expect(await joinable(token)).toMatchObject([{ name: organization, offer: 'join' }])
    expect(await joinIt(token)).toMatchObject({ status: 200, body: { role: 'User' } })
    expect((await inside(organization, token)).status).toBe(200)
  })

  test.each([
    ['another address by now', (uid: string) => ({ localId: uid, email: `${uniqueName('moved')}@example.com` })],
    ['an address that nobody has confirmed any more', (uid: string) => ({ localId: uid, emailVerified: false })],
    ['an account that was disabled', (uid: string) => ({ localId: uid, disableUser: true })],
  ])('%s does not, though the token still says so', async (_what, change) => {
    const bea = await someone({ email: `${uniqueName('bea')}@${domain}` })
    await confirmAddress(bea)
    const token = await refresh(product.identityOrigin, bea.session)
    await product.administer('update', change(bea.uid))
    const { status, body } = await joinIt(token)
    expect([403, 404]).toContain(status)
    expect(['email_not_verified', 'not_found']).toContain(body['error'])
    expect((await inside(organization, token)).status).toBe(404)
  })

  test('of another domain, or one below it: nobody', async () => {
    for (const other of [`a.${domain}`, `x${domain}`, 'example.com']) {
      const carl = await someone({ email: `${uniqueName('carl')}@${other}` })
      await confirmAddress(carl)
      const token = await refresh(product.identityOrigin, carl.session)
      expect(await joinable(token)).toEqual([])
      expect((await joinIt(token)).status).toBe(404)
    }
  })
})

/** By a text message, the one second step that the emulator knows. */
async function signInWithPhone({ email, password }: Person): Promise<string> {
  const first = await product.identity('signInWithPassword', { email, password, returnSecureToken: true })
  const { mfaPendingCredential, mfaInfo } = first.body as {
    mfaPendingCredential: string
    mfaInfo: { mfaEnrollmentId: string }[]
  }
  const started = await product.secondStep('start', {
    mfaPendingCredential,
    mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId,
    phoneSignInInfo: { recaptchaToken: 'any' },
  })
  const { sessionInfo } = started.body['phoneResponseInfo'] as { sessionInfo: string }
  const phoneVerificationInfo = { sessionInfo, code: await product.textedCode(sessionInfo) }
  return sessionOf(await product.secondStep('finalize', { mfaPendingCredential, phoneVerificationInfo }))
}
