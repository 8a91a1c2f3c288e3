/** What a copy of the database gives whoever has it, without the key that lies beside it: nothing to sign in with. */
import { createPrivateKey } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signingKeys } from '#db/schema.ts'
import { createSecrets, UnwrapError } from '#secrets/secrets.ts'
import { listed, sealedByBearer, wrapped } from '#testing/secrets/secrets-inventory.ts'
import { wholeServer, type WholeServer } from '#testing/servers/whole-server.ts'

const password = 'Quiet-arches-9'
const local = { host: 'localhost:8080' }
let server: WholeServer
/** Everything secret that was handed to anybody, by what it was. */
const handedOut = new Map<string, string>()
let copy: Map<string, string[]>
let idToken: string
/** Ids of accounts. */
let uids: Set<string>

interface ShownMail {
  to: string
  subject: string
  text: string
  links: string[]
}
const mailbox = async () => (await server.app.inject({ url: '/dev/mailbox.json', headers: local })).json<ShownMail[]>()

beforeAll(async () => {
  server = await wholeServer()
  const { identity } = server
  const signUp = await identity('signUp', { email: 'grace@example.com', password, returnSecureToken: true })
  keep('sign-up', signUp)
  idToken = String(signUp['idToken'])
  keep(
    'sign-in',
    await identity('signInWithPassword', { email: 'grace@example.com', password, returnSecureToken: true }),
  )
  const refreshed = await server.app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=any',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=refresh_token&refresh_token=${String(signUp['refreshToken'])}`,
  })
  keep('refresh', refreshed.json())
  const bearer = `Bearer ${idToken}`
  const uid = String(signUp['localId'])
  for (const exchanged of [true, false]) {
    const minted = await server.api(
      { method: 'POST', url: '/api/iam/auth/customToken', payload: { uid, origin: 'http://localhost:8080' } },
      bearer,
    )
    expect(minted.status).toBeLessThan(300)
    keep(`custom token, ${exchanged ? 'exchanged' : 'not exchanged'}`, minted.body)
    const token = minted.body['customToken']
    const origin = 'http://localhost:8080'
    if (exchanged)
      keep('custom sign-in', await identity('signInWithCustomToken', { token, returnSecureToken: true }, origin))
  }
  for (const requestType of ['PASSWORD_RESET', 'VERIFY_EMAIL', 'PASSWORD_RESET']) {
    await identity('sendOobCode', { requestType, idToken, email: 'grace@example.com' })
  }
  await identity('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'hopper@example.com' })
  await server.api(
    { method: 'POST', url: '/api/iam/organizations', payload: { name: 'copyhall', displayName: 'Copy Hall' } },
    bearer,
  )
  for (const email of ['invited@example.com', undefined]) {
    const invited = await server.api(
      {
        method: 'POST',
        url: `/api/users/invites?organization=copyhall`,
        payload: { ...(email && { email }) },
        headers: { 'idempotency-key': `one-press-for-${email === undefined ? 'anybody' : 'somebody'}` },
      },
      bearer,
    )
    expect(invited.status, JSON.stringify(invited.body)).toBe(201)
    keep(`invite of ${email ?? 'anybody'}`, invited.body)
  }
  for (const [index, { subject, links }] of (await mailbox()).entries()) {
    for (const link of links) {
      keep(`mail ${index}, ${subject}`, { link })
      keep(`code ${index}, ${subject}`, { code: new URL(link).searchParams.get('oobCode') ?? link })
    }
  }
  // One of the two is used; the other lives on.
  const [used] = (await mailbox()).filter(({ links }) => links.some((link) => link.includes('mode=verifyEmail')))
  const oobCode = new URL(used?.links[0] ?? '').searchParams.get('oobCode')
  expect(await identity('update', { oobCode })).toMatchObject({ emailVerified: true })
  copy = await copied()
  uids = new Set((copy.get('accounts') ?? []).map((row) => (JSON.parse(row) as { uid: string }).uid))
})
afterAll(() => server.close())

const SECRET_NAMES = /^(idToken|id_token|access_token|refreshToken|refresh_token|customToken|token|code|url|link)$/

function keep(what: string, answer: object): void {
  for (const [name, value] of Object.entries(answer) as [string, unknown][]) {
    if (typeof value === 'string' && SECRET_NAMES.test(name)) handedOut.set(`${what}: ${name}`, value)
    if (typeof value === 'object' && value !== null) keep(what, value)
  }
}

/** Table -> its rows as text: every column of every table there is. */
async function copied(): Promise<Map<string, string[]>> {
  const { db } = server.database
  const ask = async (query: SQL) => (await db.execute<{ text: string }>(query)) as { rows: { text: string }[] }
  const tables = await ask(sql`select quote_ident(table_name) as text from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const all = new Map<string, string[]>()
  for (const { text: table } of tables.rows) {
    const { rows } = await ask(sql.raw(`select to_jsonb(t)::text as text from ${table} t`))
    all.set(
      table,
      rows.map(({ text }) => text),
    )
  }
  return all
}

test('no token, link or code that was ever handed out is in it', () => {
  expect(handedOut.size).toBeGreaterThan(20)
  const found = [...handedOut].flatMap(([what, secret]) =>
    [...copy].flatMap(([table, rows]) => (rows.some((row) => row.includes(secret)) ? [`${what} is in ${table}`] : [])),
  )
  expect(found).toEqual([])
})

/** As long and as mixed as what nobody could guess: 96 bits and more, in base64url or hexadecimal. */
const LOOKS_RANDOM = /^(?=.*\d)(?=.*[A-Za-z])[\w+/=.-]{22,}$/
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Text anywhere in a value, as deep as it is. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('what looks like a secret is in columns that the inventory lists, and what is wrapped or sealed says so', () => {
  const known = new Set([...listed, 'schema_migrations.hash'])
  const found = new Set<string>()
  const lying: string[] = []
  for (const [table, rows] of copy) {
    for (const row of rows) {
      for (const [column, value] of Object.entries(JSON.parse(row) as Record<string, unknown>)) {
        const name = `${table}.${column}`
        const random = textsIn(value).filter((text) => LOOKS_RANDOM.test(text) && !UUID.test(text))
        // Ids of people, which have as many bits and open nothing, are everywhere.
        if (random.some((text) => text !== server.uid && !uids.has(text))) found.add(name)
        const shouldBe = wrapped.includes(name) ? /^v\d\.[\w-]{12}\.[\w-]+$/ : /^[\w-]*$/
        const isOpen = random.some((text) => !shouldBe.test(text))
        if (isOpen && (wrapped.includes(name) || sealedByBearer.includes(name))) lying.push(name)
      }
    }
  }
  expect([...found].filter((name) => !known.has(name)).sort()).toEqual([])
  expect(found).toContain('mails.sealed')
  expect(found).toContain('refresh_tokens.hash')
  expect(lying).toEqual([])
})

test('no private key is in it, and a token made with another is refused', async () => {
  const rows = await server.database.db.select().from(signingKeys)
  expect(rows.length).toBeGreaterThan(0)
  for (const { kid, privateJwk } of rows) {
    expect(() => createPrivateKey({ key: privateJwk, format: 'jwk' })).toThrow()
    const unwrap = () =>
      createSecrets([Buffer.alloc(32, 'thief')]).unwrap(privateJwk['wrapped'] ?? '', { kind: 'signing key', id: kid })
    expect(unwrap).toThrow(UnwrapError)
  }
  const { kid = '' } = decodeProtectedHeader(idToken)
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
  const { privateKey } = await generateKeyPair('RS256')
  const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey)
  const asked = { method: 'GET', url: '/api/iam/organizations/membership' } as const
  expect((await server.api(asked, `Bearer ${forged}`)).status).toBe(401)
})

test('the mail of a used code says nothing any more, and the page says why; one with a live code is whole', async () => {
  const mails = await mailbox()
  const used = mails.find(({ subject }) => subject.startsWith('Confirm your email'))
  expect(used).toMatchObject({ to: 'grace@example.com', text: '', html: '', links: [] })
  const live = mails.filter(({ subject }) => subject.startsWith('Reset your'))
  expect(live).toHaveLength(2)
  for (const { text, links } of live) expect(text).toContain(links[0])
  const page = await server.app.inject({ url: '/dev/mailbox', headers: local })
  expect(page.body).toContain('was used or has expired')
})

test('an invite that is revoked or expires takes its mail’s text along', async () => {
  const { db } = server.database
  const invited = async () => (await mailbox()).find(({ to }) => to === 'invited@example.com')
  expect((await invited())?.links).toHaveLength(1)
  await db.execute(sql`update invites set expires_at = now() - interval '1 second'`)
  expect(await invited()).toMatchObject({ text: '', links: [] })
})
