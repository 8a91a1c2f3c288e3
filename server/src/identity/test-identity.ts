/** For tests: the provider in a server of its own, on a database in memory, with a clock that can be turned. */
import Fastify, { type FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#db/database.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults, type LimitRates } from '#limits/rates.ts'
import { testSecrets } from '#testing/secrets.ts'
import { memoryDatabase } from '#testing/memory-database.ts'
import type { GoogleIdentity, IssuedActionCode, SavedAccount } from './context.ts'
import { createIdentity, type Identity } from './identity.ts'
import type { OriginSettings } from './origins.ts'
import type { PasswordSettings } from './passwords.ts'

export const publicOrigin = 'http://localhost:8080'
/** A password that no rule objects to. */
export const goodPassword = 'Correct-Horse-9'

export interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Record<string, unknown>
  /** `error.message` of a failure. */
  error: string | undefined
}

export interface From {
  origin?: string
  address?: string
  /** The browser's cookies, as the header has them, and its name. */
  cookie?: string
  agent?: string
}

export interface Person {
  email: string
  uid: string
  idToken: string
  refreshToken: string
}

export interface TestIdentity {
  identity: Identity
  app: FastifyInstance
  database: OpenDatabase
  /** `accounts:{name}`. */
  call(name: string, body: unknown, from?: From): Promise<Answer>
  refresh(refreshToken: string, from?: From): Promise<Answer>
  /** A new account, signed in. */
  signUp(fields?: { email?: string; password?: string }): Promise<Person>
  signIn(email: string, password?: string, from?: From): Promise<Answer>
  /** Turns the clock on. */
  pass(seconds: number): void
  /** What was to be mailed, newest last. */
  codes: IssuedActionCode[]
  /** What the rest of the server was told, newest last. */
  saved: SavedAccount[]
  deleted: string[]
  /** What Google's tokens say: the token's text is the key. */
  google: Map<string, GoogleIdentity>
  close(): Promise<void>
}

interface Options {
  limits?: Partial<LimitRates>
  passwords?: PasswordSettings
  origins?: Partial<OriginSettings>
  onAccountSaved?: (account: SavedAccount) => void
  /** What everybody is called. */
  namesOf?: () => string[]
}

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const plenty = { max: 1_000_000, windowSeconds: 3_600 }

export async function testIdentity({
  limits,
  passwords,
  origins,
  onAccountSaved,
  namesOf = () => [],
}: Options = {}): Promise<TestIdentity> {
  const database = await memoryDatabase()
  let ahead = 0
  const codes: IssuedActionCode[] = []
  const saved: SavedAccount[] = []
  const deleted: string[] = []
  const google = new Map<string, GoogleIdentity>()
  const silent = { error() {}, warn() {}, info() {} }
  const unlimited = Object.fromEntries(Object.keys(limitDefaults).map((name) => [name, plenty])) as LimitRates
  const identity = createIdentity({
    db: database.db,
    secrets: testSecrets,
    limiter: createLimiter(database.db, { ...unlimited, ...limits }),
    settings: {
      productName: 'Atrium',
      publicOrigin,
      hostDomain: 'localhost:8080',
      authorizedOrigins: ['https://learner.example'],
      ...origins,
    },
    passwords: { cost: cheap, ...passwords },
    namesOf: async () => namesOf(),
    now: () => new Date(Date.now() + ahead),
    log: silent,
    onAccountSaved: async (_tx, account) => {
      onAccountSaved?.(account)
      saved.push(account)
    },
    onAccountDeleted: async (_tx, uid) => void deleted.push(uid),
    onActionCode: async (_tx, code) => {
      if (code.rehearsal !== true) codes.push(code)
    },
    verifyGoogleIdToken: async (token) => google.get(token) ?? Promise.reject(new Error('not a token of Google')),
  })
  const app = Fastify()
  await app.register(identity.routes)
  await identity.ready()

  async function post(
    url: string,
    payload: string,
    contentType: string,
    { origin, address, cookie, agent }: From = {},
  ): Promise<Answer> {
    const headers = {
      'content-type': contentType,
      ...(origin === undefined ? {} : { origin }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(agent === undefined ? {} : { 'user-agent': agent }),
    }
    const remoteAddress = address ?? '127.0.0.1'
    const response = await app.inject({ method: 'POST', url, payload, headers, remoteAddress })
    const body = response.json<Record<string, unknown>>()
    const error = (body['error'] as { message?: string } | undefined)?.message
    return { status: response.statusCode, body, headers: response.headers, error }
  }
  const call = (name: string, body: unknown, from?: From) =>
    post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=any`, JSON.stringify(body), 'application/json', from)
  let people = 0

  return {
    ...{ identity, app, database, codes, saved, deleted, google, call },
    refresh: (refreshToken, from) =>
      post(
        '/securetoken.googleapis.com/v1/token?key=any',
        new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
        'application/x-www-form-urlencoded',
        from,
      ),
    async signUp(fields = {}) {
      people += 1
      const { email = `person${people}@example.com`, password = goodPassword } = fields
      const { status, body } = await call('signUp', { email, password, returnSecureToken: true })
      if (status !== 200) throw new Error(`sign-up answered ${JSON.stringify(body)}`)
      const { localId, idToken, refreshToken } = body as Record<string, string>
      return { email, uid: localId ?? '', idToken: idToken ?? '', refreshToken: refreshToken ?? '' }
    },
    signIn: (email, password = goodPassword, from) => call('signInWithPassword', { email, password }, from),
    pass(seconds) {
      ahead += seconds * 1_000
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}
