/** The steps of the way over HTTP, as the pages send them: account, record, username, organization, publisher. */
import { authorsMembership, createAuthor } from '@atrium/contract/authors'
import { createOrganization, organizationMembership } from '@atrium/contract/organizations'
import { findUser, getProfile, signUpUser, updateMember, type User } from '@atrium/contract/users'
import { mailboxLinks } from './action-links.ts'

export interface Person {
  email: string
  password: string
  firstName: string
  lastName: string
  username: string
}

export interface Session {
  uid: string
  idToken: string
  refreshToken: string
}

let made = 0
const run = `${process.pid.toString(36)}${Date.now().toString(36).slice(-5)}`

/** Letters and digits, never the same twice in this run. */
export function uniqueName(prefix: string): string {
  made += 1
  return `${prefix}${run}${made}`
}

export function newPerson(changes: Partial<Person> = {}): Person {
  const username = uniqueName('ada')
  const password = `Quiet-arches-${username}`
  return { email: `${username}@example.com`, password, firstName: 'Ada', lastName: 'Lovelace', username, ...changes }
}

/** An answer that a step did not expect. */
class UnexpectedAnswer extends Error {}

async function send<Answer>(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  idToken?: string,
): Promise<Answer> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (idToken) headers['authorization'] = `Bearer ${idToken}`
  const answer = await fetch(origin + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new UnexpectedAnswer(`${method} ${path} answered ${answer.status}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as Answer
}

async function identity(origin: string, operation: string, body: object): Promise<Session> {
  const path = `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=test`
  const answer = await send<Session & { localId: string }>(origin, 'POST', path, { ...body, returnSecureToken: true })
  return { uid: answer.localId, idToken: answer.idToken, refreshToken: answer.refreshToken }
}

export function createAccount(origin: string, { email, password }: Person): Promise<Session> {
  return identity(origin, 'signUp', { email, password, clientType: 'CLIENT_TYPE_WEB' })
}

/** As the pages do right after creating the account. */
async function nameAccount(origin: string, { idToken }: Session, person: Person): Promise<void> {
  await identity(origin, 'update', { idToken, displayName: `${person.firstName} ${person.lastName}` })
}

export function signInWithPassword(origin: string, { email, password }: Person): Promise<Session> {
  return identity(origin, 'signInWithPassword', { email, password })
}

/** As whoever opens the mailed link; the session goes on. */
export async function confirmAddress(origin: string, { idToken }: Session, { email }: Person): Promise<void> {
  await identity(origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  const link = await mailboxLinks(origin)(email, 'verifyEmail')
  await identity(origin, 'update', { oobCode: new URL(link).searchParams.get('oobCode') })
}

export async function refresh(origin: string, { refreshToken }: Session): Promise<string> {
  const answer = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=test`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  if (!answer.ok) throw new UnexpectedAnswer(`refresh answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { id_token: string }).id_token
}

export function saveRecord(origin: string, { idToken }: Session, { firstName, lastName }: Person): Promise<User> {
  const body = { given_name: firstName, family_name: lastName, displayName: `${firstName} ${lastName}` }
  return send(origin, signUpUser.method, signUpUser.path, body, idToken)
}

export function saveUsername(origin: string, { uid, idToken }: Session, { username }: Person): Promise<User> {
  return send(origin, updateMember.method, updateMember.path.replace(':id', uid), { data: { username } }, idToken)
}

export function makeOrganization(origin: string, { idToken }: Session, name: string, displayName: string) {
  const { method, path } = createOrganization
  return send<{ organization: { id: string } }>(origin, method, path, { name, displayName }, idToken)
}

export function profile(origin: string, { idToken }: Session): Promise<User> {
  return send(origin, getProfile.method, getProfile.path, undefined, idToken)
}

export async function organizationsOf(origin: string, { idToken }: Session): Promise<string[]> {
  const { method, path } = organizationMembership
  const page = await send<{ results: { name: string }[] }>(origin, method, path, undefined, idToken)
  return page.results.map(({ name }) => name)
}

export function makeAuthor(origin: string, { idToken }: Session, name: string) {
  const { method, path } = createAuthor
  return send<{ author_id: string }>(origin, method, path, { name }, idToken)
}

export async function authorsOf(origin: string, { idToken }: Session): Promise<string[]> {
  const { method, path } = authorsMembership
  const page = await send<{ results: { Author: { name: string } }[] }>(origin, method, path, undefined, idToken)
  return page.results.map(({ Author: { name } }) => name)
}

export function lookUp(origin: string, name: string): Promise<{ email: string; displayName: string }> {
  return send(origin, findUser.method, `${findUser.path}?email=${encodeURIComponent(name)}`)
}

/** Everything up to the username, so that a test can begin signed in. */
export async function registerPerson(origin: string, person: Person, identityOrigin = origin): Promise<Session> {
  const session = await createAccount(identityOrigin, person)
  await nameAccount(identityOrigin, session, person)
  await saveRecord(origin, session, person)
  await saveUsername(origin, session, person)
  return session
}
