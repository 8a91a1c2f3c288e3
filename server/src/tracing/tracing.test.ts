/** A whole story with traces on, at a collector that keeps all it is sent: what is in them, and what is not. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#app.ts'
import type { OpenDatabase } from '#db/database.ts'
import { readSettings } from '#settings.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import type { Tracing } from './open-telemetry.ts'
import { inRound, inSpan } from './spans.ts'
import { statementSummary } from './statement-summary.ts'

interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}
interface Attribute {
  key: string
  value: Record<string, unknown>
}
interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
  status: { code?: number; message?: string }
}

const strangers = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${strangers}-00f067aa0ba902b7-01`
const secrets = { email: 'ada.traced@example.com', password: 'Quiet-arches-9', displayName: 'Ada Traced' }

let collector: Server
let bodies: string[] = []
let headers: Record<string, unknown>[] = []
let database: OpenDatabase

beforeAll(async () => {
  collector = createServer((request, response) => {
    headers.push(request.headers)
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  database = await memoryDatabase()
})
afterAll(async () => {
  await database.close()
  collector.close()
})

/** Does something with traces on; answers with the spans that came, and what else was sent. */
async function traced(
  env: Record<string, string>,
  story: (app: FastifyInstance) => Promise<void>,
): Promise<SentSpan[]> {
  ;[bodies, headers] = [[], []]
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const before = process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = endpoint
  const settings = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env })
  if (!settings.tracing) throw new Error('nothing is traced')
  const { startTracing } = await import('./open-telemetry.ts')
  const tracing: Tracing = startTracing(settings.tracing, { log: pino({ level: 'silent' }) })
  database.watchStatements((text, run) => tracing.watchStatement(text, run))
  const app = await createApp({ settings, database, secrets: testSecrets, log: pino({ level: 'silent' }), tracing })
  try {
    await story(app)
  } finally {
    await app.close()
    await tracing.close()
    database.watchStatements((_text, run) => run())
    if (before === undefined) delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
    else process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = before
  }
  const sent = bodies.map((body) => JSON.parse(body) as Sent)
  return sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)),
  )
}

const signUp = (app: FastifyInstance, more: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any',
    headers: more,
    payload: { ...secrets, returnSecureToken: true },
  })
const attribute = (span: SentSpan | undefined, key: string) =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0]

describe('a story of sign-up, organization, invite and refusals', () => {
  let spans: SentSpan[]
  const handedOut: string[] = []
  let requestId: unknown
  beforeAll(async () => {
    spans = await traced({ LIMIT_SIGN_UPS: '1000' }, async (app) => {
      const signedUp = await signUp(app, { traceparent })
      requestId = signedUp.headers['x-request-id']
      const { idToken, refreshToken, localId } = signedUp.json<Record<string, string>>()
      const authorization = `Bearer ${idToken ?? ''}`
      const made = { name: 'tracedhall', displayName: 'Traced Hall' }
      await app.inject({ method: 'POST', url: '/api/iam/organizations', headers: { authorization }, payload: made })
      const payload = { email: 'invited.traced@example.com' }
      const url = '/api/users/invites?organization=tracedhall'
      const invited = await app.inject({ method: 'POST', url, headers: { authorization }, payload })
      await app.inject({ url: '/nothing/here/ada.traced@example.com?oobCode=traced-code' })
      await app.inject({ url: '/api/iam/organizations/tracedhall', headers: { authorization: 'Bearer no-token' } })
      handedOut.push(idToken ?? '', refreshToken ?? '', localId ?? '', ...Object.values(secrets))
      handedOut.push('tracedhall', 'Traced Hall', 'invited.traced', 'traced-code', 'no-token', '127.0.0.1')
      handedOut.push(...Object.values(invited.json<object>()).filter((value) => typeof value === 'string'))
    })
  })

  test('each request is a span named by its route, with its status and its id', () => {
    const names = spans.map(({ name }) => name)
    expect(names).toContain('POST /api/iam/organizations')
    expect(names).toContain('GET unknown')
    const sign = spans.find(({ name }) => name.startsWith('POST') && name.includes('accounts'))
    expect(attribute(sign, 'http.response.status_code')).toBe(200)
    expect(attribute(sign, 'atrium.request_id')).toBe(requestId)
  })

  test('its statements are below it, by what they do to which table, and its password hash', () => {
    const request = spans.find(({ name }) => name === 'POST /api/iam/organizations')
    const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    // PostgreSQL is asked them in one message.
    expect(below.flatMap(({ name }) => name.split('; '))).toEqual(
      expect.arrayContaining(['begin', 'insert organizations', 'commit']),
    )
    const signUpId = spans.find(({ name }) => name.startsWith('POST') && name.includes('accounts'))?.spanId
    const hashed = spans.filter(({ name }) => name === 'password hash').map(({ parentSpanId }) => parentSpanId)
    expect(hashed).toContain(signUpId)
  })

  test('nothing that anybody typed or was handed is in what was sent, and no text of a statement', () => {
    const all = bodies.join('\n')
    expect(all.length).toBeGreaterThan(10_000)
    expect(handedOut.length).toBeGreaterThan(10)
    expect(handedOut.filter((secret) => secret !== '' && all.includes(secret))).toEqual([])
    expect(all).not.toMatch(/\$1|returning|where /i)
    const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
    expect([...keys].sort()).toEqual([
      ...['atrium.request_id', 'db.operation.name', 'db.query.summary', 'db.system.name'],
      ...['http.request.method', 'http.response.status_code', 'http.route'],
    ])
    expect(all).toContain('"atrium"')
  })

  test('whose traceparent nobody vouches for begins no trace of ours', () => {
    expect(spans.map(({ traceId }) => traceId)).not.toContain(strangers)
  })
})

test('behind a trusted proxy its trace goes on here, and one that it does not keep is not kept', async () => {
  const spans = await traced({ TRUSTED_PROXY_HOPS: '1' }, async (app) => {
    await app.inject({ url: '/healthz', headers: { traceparent } })
    await app.inject({ url: '/readyz', headers: { traceparent: traceparent.replace(/01$/, '00') } })
  })
  expect(spans.find(({ name }) => name === 'GET /healthz')).toMatchObject({
    traceId: strangers,
    parentSpanId: '00f067aa0ba902b7',
  })
  expect(spans.map(({ name }) => name)).not.toContain('GET /readyz')
})

test('a round that did nothing is left out with all within it; one that failed is told of, by its code alone', async () => {
  const spans = await traced({}, async () => {
    const within = () => inSpan('within', {}, async () => 'done' as const)
    await inRound('job idle', within, (answer) => answer === 'done')
    await inRound('job busy', within, () => false)
    const failing = async () => {
      throw Object.assign(new TypeError('of ada.traced@example.com'), { code: 'ECONNREFUSED' })
    }
    await expect(inRound('job failing', failing, () => true)).rejects.toThrow('of ada')
  })
  const rounds = spans.filter(({ name }) => name.startsWith('job') || name === 'within')
  expect(rounds.map(({ name }) => name).sort()).toEqual(['job busy', 'job failing', 'within'])
  const failing = rounds.find(({ name }) => name === 'job failing')
  expect([attribute(failing, 'error.type'), failing?.status]).toEqual(['ECONNREFUSED', { code: 2 }])
  expect(bodies.join()).not.toContain('ada.traced')
})

test('nothing is kept where the sampler says so', async () => {
  const spans = await traced({ OTEL_TRACES_SAMPLER: 'always_off' }, async (app) => {
    await app.inject({ url: '/healthz' })
  })
  expect(spans).toEqual([])
})

test.each([
  ['select "uid" from "sessions" where "id" = $1', 'select sessions'],
  ['insert into "users" ("uid") values ($1)', 'insert users'],
  ['with t as (select 1 from a) update "mails" set x = 1', 'update mails'],
  ['with recursive t as (select 1 from organizations) select * from t', 'select organizations'],
  ["delete from refresh_tokens where hash = 'secret'", 'delete refresh_tokens'],
  ["select forget_spent_mails('x')", 'select'],
  ['begin', 'begin'],
  [
    `begin; with "maker" as (select 1 from "users") insert into "organizations" ("id") values ($1); select 'it; is'; update "mails" set x = 1; commit`,
    'begin; insert organizations; select; update mails; commit',
  ],
  ['', 'statement'],
])('a statement is called by what it does: %s', (text, summary) => {
  expect(statementSummary(text).summary).toBe(summary)
})

test('a collector that does not answer keeps nobody from ending', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`)
  const settings = readSettings(process.env).tracing
  if (!settings) throw new Error('nothing is traced')
  const { startTracing } = await import('./open-telemetry.ts')
  const tracing = startTracing(settings, { closeMs: 50, log: pino({ level: 'silent' }) })
  vi.unstubAllEnvs()
  await tracing.watchStatement('select 1', () => Promise.resolve())
  const began = performance.now()
  await tracing.close()
  expect(performance.now() - began).toBeLessThan(5_000)
  silent.closeAllConnections()
  silent.close()
})
