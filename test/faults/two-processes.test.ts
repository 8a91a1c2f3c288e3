/** Two servers on one PostgreSQL: of any number of rivals for one thing, exactly one wins. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as steps from '../account-client.ts'
import { startPostgres, type Postgres } from '../postgres/start.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { removeFolder, temporaryFolder } from '../temporary-folder.ts'

const RIVALS = 200

const postgres = await startPostgres((sentence) => console.info(sentence))
const reason = 'unavailable' in postgres ? postgres.unavailable : ''

describe.skipIf(reason !== '')(`two processes, one database ${reason}`, () => {
  let dataDir: string
  let servers: ServerProcess[]

  beforeAll(async () => {
    dataDir = await temporaryFolder('two')
    const { databaseUrl } = postgres as Postgres
    const first = await startServer({ dataDir, env: { DATABASE_URL: databaseUrl } })
    // Behind one name, as a proxy would have them: both issue and accept the same tokens.
    const env = { DATABASE_URL: databaseUrl, HOST_DOMAIN: first.hostDomain, PUBLIC_ORIGIN: first.origin }
    servers = [first, await startServer({ dataDir, env })]
  })

  afterAll(async () => {
    for (const server of servers) await server.stop()
    await removeFolder(dataDir)
    if ('stop' in postgres) await postgres.stop()
  })

  const originOf = (rival: number) => servers[rival % servers.length]?.origin ?? ''

  /** Every rival asks at once, every second one at the other process; answers how often each status came. */
  async function race(ask: (origin: string, rival: number) => Promise<Response>): Promise<Record<number, number>> {
    const statuses = await Promise.all(
      Array.from({ length: RIVALS }, async (_, rival) => {
        const response = await ask(originOf(rival), rival)
        await response.arrayBuffer()
        return response.status
      }),
    )
    const counts: Record<number, number> = {}
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  const post = (url: string, body: object, bearer?: string, more: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }), ...more },
      body: JSON.stringify(body),
    })
  const identity = (origin: string, operation: string, body: object, more?: Record<string, string>) =>
    post(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=test`, body, undefined, more)

  test('one organization name: one 201, the others 409', async () => {
    const { idToken } = await steps.createAccount(originOf(0), steps.newPerson())
    const body = { name: steps.uniqueName('race'), displayName: 'Race School' }
    const counts = await race((origin) => post(`${origin}/api/iam/organizations`, body, idToken))
    expect(counts).toEqual({ 201: 1, 409: RIVALS - 1 })
  })

  test('one e-mail: one account; the excess is told that it exists, or to come back', async () => {
    const { email, password } = steps.newPerson()
    const counts = await race((origin) => identity(origin, 'signUp', { email, password, returnSecureToken: true }))
    expect(counts[200]).toBe(1)
    expect((counts[400] ?? 0) + (counts[503] ?? 0)).toBe(RIVALS - 1)
  })

  test('one username: one has it, the others 409', async () => {
    const people: steps.Session[] = []
    for (let person = 0; person < 8; person++)
      people.push(await steps.createAccount(originOf(person), steps.newPerson()))
    const data = { username: steps.uniqueName('contested') }
    const winners = new Set<string>()
    const counts = await race(async (origin, rival) => {
      const { uid = '', idToken = '' } = people[rival % people.length] ?? {}
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${idToken}` }
      const init = { method: 'PATCH', headers, body: JSON.stringify({ data }) }
      const response = await fetch(`${origin}/api/users/members/${uid}`, init)
      if (response.ok) winners.add(uid)
      return response
    })
    // The winner may ask again for what is already theirs.
    expect(winners.size).toBe(1)
    expect(counts).toEqual({ 200: RIVALS / people.length, 409: RIVALS - RIVALS / people.length })
  })

  test('one custom token: one sign-in', async () => {
    const { uid, idToken } = await steps.createAccount(originOf(0), steps.newPerson())
    const minted = await post(`${originOf(1)}/api/iam/auth/customToken`, { uid }, idToken)
    const { customToken: token } = (await minted.json()) as { customToken: string }
    const more = { origin: originOf(0) }
    const counts = await race((origin) =>
      identity(origin, 'signInWithCustomToken', { token, returnSecureToken: true }, more),
    )
    expect(counts).toEqual({ 200: 1, 400: RIVALS - 1 })
  })

  test('one reset code: one new password', async () => {
    const { email, password } = steps.newPerson()
    await identity(originOf(0), 'signUp', { email, password, returnSecureToken: true })
    await identity(originOf(1), 'sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const mails = await fetch(`${originOf(0)}/dev/mailbox.json`)
    const [mail] = ((await mails.json()) as { to: string; links: string[] }[]).filter(({ to }) => to === email)
    const oobCode = new URL(mail?.links[0] ?? '').searchParams.get('oobCode')
    const counts = await race((origin, rival) =>
      identity(origin, 'resetPassword', { oobCode, newPassword: `Battery-Staple-${rival}` }),
    )
    expect(counts[200]).toBe(1)
    expect((counts[400] ?? 0) + (counts[503] ?? 0)).toBe(RIVALS - 1)
  })

  test('one refresh token from 20 tabs: nobody is signed out', async () => {
    const session = await steps.createAccount(originOf(0), steps.newPerson())
    const tokens = await Promise.all(Array.from({ length: 20 }, (_, tab) => steps.refresh(originOf(tab), session)))
    expect(new Set(tokens).size).toBe(20)
    await expect(steps.profile(originOf(1), session)).resolves.toMatchObject({ user_id: session.uid })
  })

  test('a session that one process ends is over at the other at once', async () => {
    const person = steps.newPerson()
    const session = await steps.createAccount(originOf(0), person)
    const other = await steps.signInWithPassword(originOf(1), person)
    const change = { idToken: session.idToken, password: 'Battery-Staple-9', returnSecureToken: true }
    expect((await identity(originOf(0), 'update', change)).status).toBe(200)
    await expect(steps.profile(originOf(1), other)).rejects.toThrow('answered 401')
    await expect(steps.refresh(originOf(1), other)).rejects.toThrow('TOKEN_EXPIRED')
  })
})
