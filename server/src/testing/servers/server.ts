/** The HTTP ground with some areas on it, and bearers that need no identity provider: for their tests. */
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import type { Area, AreaContext } from '#area-context.ts'
import type { Database, OpenDatabase } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { answerErrors } from '#http/failures/error-answer.ts'
import { Refusal } from '#http/refusal.ts'
import type { Guards } from '#http/serve.ts'
import { requireRole } from '#members/membership.ts'
import { membershipOf } from '#members/queries.ts'
import { requireAuthorRole } from '#publishers/membership.ts'
import { withoutSpareSlashes } from '#scim/protocol/addresses.ts'
import { holdRecorded } from '#users/accounts/ensure-record.ts'
import { recordAccount } from '#users/accounts/record-account.ts'
import { testContext } from './area-context.ts'
import { passwordSignIn } from '../fixtures/sign-in/sign-in.ts'
import { memoryDatabase } from '../databases/memory-database.ts'

export interface TestServer {
  app: FastifyInstance
  database: OpenDatabase
  /** What the areas were given. */
  context: AreaContext
  /** A signed-in person with an account of their own; the bearer is their uid. */
  person(name: string): Promise<Actor>
  /** `as` is who asks; without it nobody is signed in. */
  ask(call: InjectOptions & { as?: Actor }): Promise<{ status: number; body: Record<string, unknown> }>
  close(): Promise<void>
}

/** `more` takes the place of what `testContext` has. */
export async function testServer(
  areas: Area[],
  more: (db: Database, guards: Guards) => Partial<AreaContext> = () => ({}),
): Promise<TestServer> {
  const database = await memoryDatabase()
  const actors = new Map<string, Actor>()
  const guards: Guards = {
    verifyIdToken: (token, named) => {
      const actor = actors.get(token)
      if (actor) named?.(actor.uid)
      return actor ? Promise.resolve(actor) : Promise.reject(new Refusal('unauthenticated'))
    },
    countRequest: () => Promise.resolve(),
    findMembership: (...asked) => membershipOf(database.db, ...asked),
    requireRole: (...asked) => requireRole(database.db, ...asked),
    requireAuthorRole: (...asked) => requireAuthorRole(database.db, ...asked),
  }
  const app = Fastify({ rewriteUrl: ({ url = '' }) => withoutSpareSlashes(url) })
  answerErrors(app)
  const context = testContext(database.db, guards, more(database.db, guards), (uids) =>
    Promise.resolve((tx) => holdRecorded(tx, confirmedAmong(actors, uids))),
  )
  for (const area of areas) await app.register(area, context)

  return {
    app,
    database,
    context,
    async person(name) {
      const email = `${name}@example.com`
      const session = { authTime: new Date(), sessionId: name, handedOff: false, signIn: passwordSignIn() }
      const actor = { uid: name, email, emailVerified: false, displayName: name, ...session }
      actors.set(name, actor)
      const changed = { displayName: false, photoUrl: false }
      const account = { uid: name, email, emailKey: email, displayName: name, photoUrl: null, changed }
      await database.db.transaction((tx) => recordAccount(tx, account))
      return actor
    },
    async ask({ as, ...call }) {
      const headers = { ...call.headers, ...(as ? { authorization: `Bearer ${as.uid}` } : {}) }
      const response = await app.inject({ ...call, headers })
      return { status: response.statusCode, body: response.body === '' ? {} : response.json<Record<string, unknown>>() }
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** What each actor says of themselves: a test confirms an address by setting `emailVerified`. */
function confirmedAmong(actors: ReadonlyMap<string, Actor>, uids: readonly string[]): Map<string, string> {
  return new Map(
    uids.flatMap((uid) => {
      const { email = null, emailVerified = false } = actors.get(uid) ?? {}
      return email !== null && emailVerified ? [[uid, email]] : []
    }),
  )
}
