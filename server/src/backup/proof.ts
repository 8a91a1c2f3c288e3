/** Whether the product works on a database: it is started on it in this process, and somebody new signs up and in. */
import { randomUUID } from 'node:crypto'
import { signUpUser } from '@atrium/contract/users'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { decodeProtectedHeader } from 'jose'
import type { Logger } from 'pino'
import type { OpenDatabase } from '#db/database.ts'
import type { Secrets } from '#secrets/secrets.ts'
import type { Settings } from '#settings.ts'

type Body = Record<string, unknown>
type CreateApp = (parts: {
  settings: Settings
  database: OpenDatabase
  secrets: Secrets
  log: Logger
}) => Promise<FastifyInstance>

export interface Proof {
  createApp: CreateApp
  /** Those of the product: where its own store and mail server are is taken out. */
  settings: Settings
  /** A copy that goes afterwards: whoever signed up stays in it. */
  database: OpenDatabase
  dataDir: string
  secrets: Secrets
  log: Logger
}

/**
 * Rejects, with what did not work, where it is not ready, or nobody can sign up, sign in and be known by the token; or
 * where a token is not signed with a key from before, so that those that are out there would not be good.
 * With the hosted provider nobody new is made there: then it has to be ready.
 */
export async function proveItWorks({ createApp, settings, database, dataDir, secrets, log }: Proof): Promise<void> {
  const before = await signingKeyIds(database)
  // Counts of the last hour would refuse a sign-up, and say nothing.
  await database.db.execute(sql`truncate limit_counts`)
  const app = await createApp({ settings: standAlone(settings, dataDir), database, secrets, log })
  try {
    await ask(app, 'is not ready', { method: 'GET', url: '/readyz' })
    if (!settings.firebase) await signUpAndIn(app, before)
  } finally {
    await app.close()
  }
}

/** Jobs begin when a server listens, which this one does not: no mail goes out, and nothing is swept away. */
function standAlone(settings: Settings, dataDir: string): Settings {
  const content = { ...settings.content, s3: undefined }
  return { ...settings, dataDir, content, databaseUrl: undefined, smtpUrl: undefined, breachedPasswordsUrl: undefined }
}

async function signUpAndIn(app: FastifyInstance, keysBefore: string[]): Promise<void> {
  const identity = (method: string, payload: object) =>
    ask(app, `accounts:${method} fails`, {
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
      payload,
    })
  const person = { email: `${randomUUID()}@example.com`, password: randomUUID(), returnSecureToken: true }
  await identity('signUp', person)
  const { idToken, localId } = await identity('signInWithPassword', person)
  const headers = { authorization: `Bearer ${String(idToken)}` }
  const { method, path } = signUpUser
  await ask(app, 'nobody new gets a record', {
    method,
    url: path,
    headers,
    payload: { given_name: 'Ada', family_name: 'Proof' },
  })
  const { user_id: known } = await ask(app, 'a token is not good', {
    method: 'GET',
    url: '/api/users/profile',
    headers,
  })
  if (known !== localId) throw new Error('a token is somebody else’s')
  const { kid } = decodeProtectedHeader(String(idToken))
  if (keysBefore.length > 0 && !keysBefore.includes(kid ?? '')) {
    throw new Error('tokens are signed with a new key: those from before are no longer good')
  }
}

async function ask(
  app: FastifyInstance,
  failure: string,
  call: { method: string; url: string; headers?: Record<string, string>; payload?: object },
): Promise<Body> {
  const response = await app.inject({ ...call, method: call.method as 'GET' | 'POST' })
  if (response.statusCode >= 300) throw new Error(`${failure} (${response.statusCode} at ${call.url.split('?')[0]})`)
  return response.body === '' ? {} : response.json<Body>()
}

async function signingKeyIds({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = (await db.execute(sql`select kid from signing_keys`)) as { rows: { kid: string }[] }
  return rows.map(({ kid }) => kid)
}
