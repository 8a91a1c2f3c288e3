/** Taking one's data along: what is in the archive, who may ask for it, and who gets it. */
import { downloadExport } from '@atrium/contract/account-export'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { create } from '#organizations/create.ts'
import { filesIn } from '#testing/files/archive.ts'
import { type ExportFixture, exportFixture, picture } from '#testing/fixtures/account-export.ts'
import { startDownload } from './download-export.ts'
import { forgetExport } from './forget-export.ts'
import { sweepExports } from './sweep.ts'

let server: ExportFixture
beforeAll(async () => {
  server = await exportFixture()
})
afterAll(() => server.close())

const make: ExportFixture['make'] = (...given) => server.make(...given)
const ask = (as: Actor) => server.askExport(as)
const look = (as: Actor) => server.lookAtExport(as)
const download = (as: Actor, token: string) => server.download(as, token)
const mailedToken = (as: Actor) => server.mailedToken(as)
const somebody = () => server.somebody()
const taker = () => server.taker()
const kept = () => server.database.db.$count(schema.accountExportParts)

describe('the archive', () => {
  test('holds what every area keeps, and the images; of secrets and other people nothing', async () => {
    const { db } = server.database
    const person = { ...(await server.person('ada')), emailVerified: true }
    const { organization } = await create({ db }, { actor: person, name: 'archivehall', displayName: 'Archive Hall' })
    const organizationId = organization.id
    const secret = 'argon2-hash-of-a-password'
    const email = String(person.email)
    await db.insert(schema.accounts).values({ uid: 'ada', email, emailKey: email, passwordHash: secret })
    await db
      .insert(schema.sessions)
      .values({ id: 'session', uid: 'ada', provider: 'password', browser: secret, deviceId: 'device' })
    await db.insert(schema.refreshTokens).values({ hash: secret, sessionId: 'session' })
    const name = `${'a'.repeat(22)}.webp`
    await db.insert(schema.contents).values({ name, uid: 'ada', bytes: picture.length })
    const inviting = { method: 'POST', url: '/api/users/invites?organization=archivehall' } as const
    const invited = await server.ask({ ...inviting, payload: { email: 'guest@example.com' }, as: person })
    expect(invited.status).toBe(201)
    const label = { method: 'POST', url: '/api/users/labels?organization=archivehall' } as const
    const { body } = await server.ask({ ...label, payload: { name: 'Helper' }, as: person })
    await db.insert(schema.memberLabels).values({ organizationId, uid: 'ada', labelId: String(body['id']) })

    // Asked as the tests' bearer knows her, whose address is confirmed.
    const known = await server.person('ada')
    known.emailVerified = true
    await ask(known)
    await make()
    const answer = await download(known, await mailedToken(known))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    const files = filesIn(answer.rawPayload)
    expect(files).toMatchObject({
      'account.json': [{ uid: 'ada', email, hasPassword: true }],
      'sessions.json': [{ provider: 'password' }],
      'profile.json': [{ uid: 'ada', email }],
      'memberships.json': [{ organization: 'archivehall', role: 'owner' }],
      'organizations-made.json': [{ name: 'archivehall' }],
      'labels.json': [{ organization: 'archivehall', label: 'Helper' }],
      'invites-sent.json': [{ email: 'guest@example.com', organization: 'archivehall' }],
      'images.json': [{ file: `images/${name}`, bytes: picture.length }],
      'exports.json': [{}],
    })
    expect(files[`images/${name}`]).toEqual(picture)
    const actions = (files['activity.json'] as { action: string; byYou: boolean }[]).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['organization.created', 'account.export_asked']))
    const text = Object.entries(files).filter(([file]) => !file.startsWith('images/'))
    expect(JSON.stringify(text)).not.toMatch(/argon2-hash|token_?hash|code_?hash/i)
    expect(String(files['README.txt'])).toContain('memberships.json')
  })

  test('has what was sent to an address only where its owner confirmed it', async () => {
    const owner = await server.person('inviter')
    await create({ db: server.database.db }, { actor: owner, name: 'invitehall', displayName: 'Invite Hall' })
    const person = await somebody()
    const payload = { email: person.email }
    await server.ask({ method: 'POST', url: '/api/users/invites?organization=invitehall', payload, as: owner })
    await ask(person)
    await make()
    const files = filesIn((await download(person, await mailedToken(person))).rawPayload)
    expect([files['invites-received.json'], files['mails.json']]).toEqual([[], []])
  })

  test('a copy of the database opens none, and holds none in the open', async () => {
    const { person } = await taker()
    const rows = await server.database.db.select().from(schema.accountExportParts)
    expect(rows.length).toBeGreaterThan(0)
    for (const { sealed } of rows) {
      expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/PK\x03\x04|profile/)
    }
    await server.database.db.transaction((tx) => forgetExport(tx, person.uid))
  })
})

describe('asking', () => {
  test('201: being prepared, then ready and mailed, then taken', async () => {
    const person = await somebody()
    expect(await look(person)).toEqual({ state: 'none', askedAt: null, expiresAt: null, nextAt: null })
    expect(await ask(person)).toMatchObject({ status: 201, body: { state: 'preparing', expiresAt: null } })
    await make()
    const ready = await look(person)
    const days = (Date.parse(String(ready['expiresAt'])) - Date.now()) / DAY_MS
    expect([ready['state'], Math.round(days)]).toEqual(['ready', 7])
    await download(person, await mailedToken(person))
    expect(await look(person)).toMatchObject({ state: 'taken', expiresAt: null })
  })

  test('403 recent_login_required: an export asked by a stolen token', async () => {
    const victim = await somebody()
    victim.authTime = new Date(Date.now() - 6 * 60_000)
    expect(await ask(victim)).toMatchObject({ status: 403, body: { error: 'recent_login_required' } })
  })

  test('403 recent_login_required: an export asked by a session that was handed on', async () => {
    const victim = await somebody()
    victim.handedOff = true
    expect((await ask(victim)).status).toBe(403)
  })

  test('429 export_too_soon: once a day, also many times at once; a day later again', async () => {
    const person = await somebody()
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(person)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429])
    expect(await ask(person)).toMatchObject({ status: 429, body: { error: 'export_too_soon' } })
    await server.database.db
      .update(schema.accountExports)
      .set({ askedAt: new Date(Date.now() - DAY_MS - 1_000) })
      .where(eq(schema.accountExports.uid, person.uid))
    expect((await ask(person)).status).toBe(201)
    await make()
  })

  test('403 email_required: there is nowhere to mail the link', async () => {
    const person = await somebody()
    const none = { email: null, emailKey: null }
    await server.database.db.update(schema.users).set(none).where(eq(schema.users.uid, person.uid))
    expect(await ask(person)).toMatchObject({ status: 403, body: { error: 'email_required' } })
  })
})

describe('the link', () => {
  test('400 code_invalid: an export link used twice; the archive is gone with its first use', async () => {
    const { person, token } = await taker()
    const before = await kept()
    expect((await download(person, token)).statusCode).toBe(200)
    await expect.poll(kept).toBeLessThan(before)
    const again = await download(person, token)
    expect([again.statusCode, again.json()['error']]).toEqual([400, 'code_invalid'])
  })

  test('400 code_invalid: an export link that lost its code on the way', async () => {
    const cut = await download(await somebody(), '')
    expect([cut.statusCode, cut.json()['error']]).toEqual([400, 'code_invalid'])
  })

  test('used by many at once, one gets the archive', async () => {
    const { person, token } = await taker()
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => download(person, token)))).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('400 code_invalid: an export link of somebody else; it goes on working for its own person', async () => {
    const [{ person, token }, thief] = [await taker(), await somebody()]
    const stolen = await download(thief, token)
    expect([stolen.statusCode, stolen.json()['error']]).toEqual([400, 'code_invalid'])
    expect((await download(person, token)).statusCode).toBe(200)
  })

  test('401 for nobody, and a GET, as a mail scanner sends it, uses nothing', async () => {
    const { person, token } = await taker()
    const post = { method: 'POST', url: downloadExport.path, payload: { token } } as const
    expect((await server.ask(post)).status).toBe(401)
    expect((await server.app.inject(`${downloadExport.path}?token=${token}`)).statusCode).toBe(404)
    expect((await download(person, token)).statusCode).toBe(200)
  })

  test('400 code_expired after seven days, and nothing is kept any longer', async () => {
    const { person, token } = await taker()
    const past = new Date(Date.now() - 1_000)
    const { db } = server.database
    await db.update(schema.accountExports).set({ expiresAt: past }).where(eq(schema.accountExports.uid, person.uid))
    const [row] = await db.select().from(schema.accountExports).where(eq(schema.accountExports.uid, person.uid))
    for (const turn of ['before the sweep', 'behind it']) {
      const late = await download(person, token)
      expect([turn, late.statusCode, late.json()['error']]).toEqual([turn, 400, 'code_expired'])
      await sweepExports(db, new Date())
    }
    const parts = eq(schema.accountExportParts.exportId, String(row?.id))
    expect(await db.$count(schema.accountExportParts, parts)).toBe(0)
    expect(await look(person)).toMatchObject({ state: 'expired' })
  })

  test('a download that breaks off leaves the link as it was', async () => {
    const { person: actor, token } = await taker()
    const { ended } = await startDownload(server.context, { actor, token })
    await ended(false)
    expect((await download(actor, token)).statusCode).toBe(200)
  })

  test('the archive goes with the account', async () => {
    const { person, token } = await taker()
    await server.database.db.transaction((tx) => forgetExport(tx, person.uid))
    expect((await download(person, token)).statusCode).toBe(400)
    expect(await look(person)).toMatchObject({ state: 'none' })
  })
})
