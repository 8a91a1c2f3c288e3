/** The whole server in process, on a database in memory, with somebody signed in. */
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { createApp } from '#app.ts'
import type { OpenDatabase } from '#db/database.ts'
import { readSettings } from '#settings.ts'
import { cheapPasswords, giveSigningKey } from '../secrets/cheap-secrets.ts'
import { testSecrets } from '../secrets/secrets.ts'
import { heldInOrder } from '../databases/held-in-order.ts'
import { memoryDatabase } from '../databases/memory-database.ts'

type Body = Record<string, unknown>

export interface WholeServer {
  app: FastifyInstance
  database: OpenDatabase
  uid: string
  /** A call of the identity protocol. */
  identity(method: string, payload: object, origin?: string): Promise<Body>
  /** A call of the API, as the signed-in person unless `authorization` says otherwise. */
  api(call: InjectOptions, authorization?: string): Promise<{ status: number; body: Body }>
  close(): Promise<void>
}

const many = '1000000'
const wide = { LIMIT_NAME_CHECKS: many, LIMIT_ACCOUNT_LOOKUPS: many, LIMIT_SIGN_UPS: many }

/** `env` adds settings, or takes the place of these tests' wide limits. */
export async function wholeServer(env: Record<string, string> = wide): Promise<WholeServer> {
  const database = await memoryDatabase()
  if (process.env['TEST_DATABASE_URL'] === undefined) database.watchStatements(heldInOrder())
  await giveSigningKey(database.db)
  const app = await createApp({
    settings: readSettings(env),
    database,
    secrets: testSecrets,
    passwordCost: cheapPasswords,
    log: pino({ level: 'silent' }),
  })

  async function identity(method: string, payload: object, origin?: string): Promise<Body> {
    const url = `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`
    const response = await app.inject({ method: 'POST', url, payload, headers: origin === undefined ? {} : { origin } })
    return response.json<Body>()
  }
  const account = await identity('signUp', {
    email: 'ada@example.com',
    password: 'correct horse',
    returnSecureToken: true,
  })
  const bearer = `Bearer ${String(account['idToken'])}`

  return {
    app,
    database,
    uid: String(account['localId']),
    identity,
    async api(call, authorization = bearer) {
      const response = await app.inject({ ...call, headers: { authorization, ...call.headers } })
      return { status: response.statusCode, body: response.body === '' ? {} : response.json<Body>() }
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}
