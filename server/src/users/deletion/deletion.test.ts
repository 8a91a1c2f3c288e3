/** Deleting one's account: who may ask, who may take it back, what stands in the way, and what is left. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { desc, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, auditRecords, organizationMembers, sessions, users } from '#db/schema.ts'
import { createProvider, type Provider } from '#identity/provider.ts'
import { createLimiter } from '#limits/limiter.ts'
import { mailSendersOf } from '#organizations/mail-senders.ts'
import { mailLanguagesOf } from '#users/mail-languages.ts'
import { createOutbox } from '#messaging/outbox.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { testSettings } from '#testing/servers/area-context.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'
import { deleteDueAccounts } from './delete-due.ts'

const password = 'correct horse'
const url = '/api/users/account/deletion'
let server: WholeServer
let provider: Provider
beforeAll(async () => {
  server = await wholeServer()
  const { db } = server.database
  provider = await createProvider({
    db,
    secrets: testSecrets,
    outbox: outbox(),
    google: undefined,
    log: pino({ level: 'silent' }),
    limiter: createLimiter(db, testSettings.limits),
    settings: testSettings,
  })
})
afterAll(() => server.close())

const product = { productName: 'Atrium', publicOrigin: 'http://localhost:8080', local: true }
const outbox = () =>
  createOutbox({ ...product, secrets: testSecrets, sendersOf: mailSendersOf, languagesOf: mailLanguagesOf })
const carryOut = (now: Date) =>
  deleteDueAccounts({ db: server.database.db, outbox: outbox(), settings: testSettings, provider }, now)
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

interface Person {
  uid: string
  email: string
  bearer: string
}

let people = 0
async function person(): Promise<Person> {
  const email = `leaver${++people}@example.com`
  const made = await server.identity('signUp', { email, password, displayName: `Leaver ${people}` })
  return { uid: String(made['localId']), email, bearer: `Bearer ${String(made['idToken'])}` }
}

const ask = ({ bearer }: Pick<Person, 'bearer'>) => server.api({ method: 'POST', url }, bearer)
const keep = ({ bearer }: Pick<Person, 'bearer'>) => server.api({ method: 'DELETE', url }, bearer)
const look = async ({ bearer }: Pick<Person, 'bearer'>) => (await server.api({ url }, bearer)).body

/** What somebody has who stole a token some minutes after the sign-in. */
async function growOld({ uid }: Person) {
  await server.database.db
    .update(sessions)
    .set({ authTime: sql`auth_time - interval '6 minutes'` })
    .where(eq(sessions.uid, uid))
  // What was signed in before this is refused altogether.
  await server.database.db
    .update(accounts)
    .set({ validSince: sql`valid_since - interval '1 hour'` })
    .where(eq(accounts.uid, uid))
}

async function signInAgain({ email }: Person): Promise<Pick<Person, 'bearer'>> {
  const { idToken } = await server.identity('signInWithPassword', { email, password })
  return { bearer: `Bearer ${String(idToken)}` }
}

async function handedOff({ uid, bearer }: Person): Promise<Pick<Person, 'bearer'>> {
  const origin = 'http://localhost:8080'
  const minted = await server.api(
    { method: 'POST', url: '/api/iam/auth/customToken', payload: { uid, origin } },
    bearer,
  )
  const token = minted.body['customToken']
  const { idToken } = await server.identity('signInWithCustomToken', { token, returnSecureToken: true }, origin)
  return { bearer: `Bearer ${String(idToken)}` }
}

async function organization({ bearer }: Person, name: string) {
  const payload = { name, displayName: `School ${name}` }
  const made = await server.api({ method: 'POST', url: '/api/iam/organizations', payload }, bearer)
  expect(made.status).toBe(201)
  return (made.body['organization'] as { id: string }).id
}

interface Mail {
  to: string
  subject: string
  text: string
  links: string[]
}
const mailsTo = async (email: string) =>
  (await server.app.inject('/dev/mailbox.json')).json<Mail[]>().filter(({ to }) => to === email)
const record = async (uid: string) => (await server.database.db.select().from(users).where(eq(users.uid, uid)))[0]
const actionsOf = async (uid: string) =>
  (
    await server.database.db
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(eq(auditRecords.subject, uid))
      .orderBy(desc(auditRecords.id))
  ).map(({ action }) => action)

describe('asking', () => {
  test('201: in 14 days, told by mail and on every page; nobody else is told', async () => {
    const leaver = await person()
    const { status, body } = await ask(leaver)
    expect(status).toBe(201)
    const days = (Date.parse(String(body['dueAt'])) - Date.parse(String(body['askedAt']))) / DAY_MS
    expect([days, body['waiting']]).toEqual([14, false])
    const profile = await server.api({ url: '/api/users/profile' }, leaver.bearer)
    expect(profile.body['deletion']).toEqual(body)
    const [mail] = await mailsTo(leaver.email)
    expect(mail?.subject).toContain('will be deleted on')
    expect(mail?.links).toEqual([expect.stringContaining(`/profile/${leaver.uid}/account`)])
    expect(await actionsOf(leaver.uid)).toContain('account.deletion_asked')
    const own = await server.api({ url: `/api/users/members/${leaver.uid}` }, leaver.bearer)
    expect([own.status, 'deletion' in own.body]).toEqual([200, false])
  })

  test('asked again, it answers the same date and mails nothing', async () => {
    const leaver = await person()
    const first = await ask(leaver)
    expect(await ask(leaver)).toEqual(first)
    expect(await mailsTo(leaver.email)).toHaveLength(1)
  })

  test('asked many times at once, it is one deletion and one mail', async () => {
    const leaver = await person()
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(leaver)))
    expect(new Set(answers.map(({ body }) => body['dueAt'])).size).toBe(1)
    expect(await mailsTo(leaver.email)).toHaveLength(1)
  })

  test('403 recent_login_required: a deletion asked by a stolen token', async () => {
    const victim = await person()
    await growOld(victim)
    expect(await ask(victim)).toMatchObject({ status: 403, body: { error: 'recent_login_required' } })
    expect(await look(await signInAgain(victim))).toMatchObject({ deletion: null })
  })

  test('403 recent_login_required: a deletion asked by a session that was handed on', async () => {
    const victim = await person()
    const site = await handedOff(victim)
    expect(await ask(site)).toMatchObject({ status: 403, body: { error: 'recent_login_required' } })
  })

  test('409 only_owner: the deletion of an only owner, and the answer names the organization', async () => {
    const owner = await person()
    await organization(owner, 'leftalone')
    expect(await ask(owner)).toMatchObject({ status: 409, body: { error: 'only_owner', about: 'School leftalone' } })
    expect(await look(owner)).toEqual({
      deletion: null,
      onlyOwnerOf: { organizations: [{ name: 'leftalone', displayName: 'School leftalone' }], publishers: [] },
    })
    expect(await mailsTo(owner.email)).toEqual([])
  })

  test('409 only_owner: of a publisher too; a deleted organization, and one with another owner, stand in nobody’s way', async () => {
    const [owner, other] = [await person(), await person()]
    const shared = await organization(owner, 'sharedhall')
    await server.database.db
      .insert(organizationMembers)
      .values({ organizationId: shared, uid: other.uid, role: 'owner', organizationName: 'sharedhall' })
    await organization(owner, 'goneschool')
    const gone = (await look(owner))['onlyOwnerOf'] as { organizations: { name: string }[] }
    expect(gone.organizations.map(({ name }) => name)).toEqual(['goneschool'])
    const deleted = await server.api({ method: 'DELETE', url: '/api/iam/organizations/goneschool' }, owner.bearer)
    if (deleted.status === 404) {
      await server.database.db.execute(sql`update organizations set deleted_at = now() where name = 'goneschool'`)
    }
    const payload = { name: 'Leaver Press', description: '' }
    const made = await server.api({ method: 'POST', url: '/api/iam/authors', payload }, owner.bearer)
    expect(made.status).toBe(201)
    expect(await ask(owner)).toMatchObject({ status: 409, body: { about: 'Leaver Press' } })
  })

  test('429: asked and taken back again and again, to fill a mailbox', async () => {
    const nuisance = await person()
    const statuses: number[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      statuses.push((await ask(nuisance)).status)
      expect((await keep(nuisance)).status).toBe(204)
    }
    expect(statuses.slice(0, 5)).toEqual([201, 201, 201, 201, 201])
    expect(statuses.slice(5)).toEqual([429, 429])
  })
})

describe('changing one’s mind', () => {
  test('204: the account stays, told by mail; again, nothing happens', async () => {
    const leaver = await person()
    await ask(leaver)
    expect([(await keep(leaver)).status, (await keep(leaver)).status]).toEqual([204, 204])
    expect(await look(leaver)).toMatchObject({ deletion: null })
    const mails = await mailsTo(leaver.email)
    expect(mails.map(({ subject }) => subject)[0]).toContain('will not be deleted')
    expect(mails).toHaveLength(2)
    await carryOut(inDays(15))
    expect((await record(leaver.uid))?.email).toBe(leaver.email)
  })

  test('403 recent_login_required: a deletion undone by a stolen token', async () => {
    const leaver = await person()
    await ask(leaver)
    await growOld(leaver)
    expect(await keep(leaver)).toMatchObject({ status: 403, body: { error: 'recent_login_required' } })
    const again = await signInAgain(leaver)
    expect(await look(again)).toMatchObject({ deletion: { waiting: false } })
    expect((await keep(again)).status).toBe(204)
  })

  test('403 recent_login_required: a deletion undone by a session that was handed on', async () => {
    const leaver = await person()
    await ask(leaver)
    expect((await keep(await handedOff(leaver))).status).toBe(403)
  })
})

describe('when the time has come', () => {
  test('before it, nothing; then the account, its sign-in and its names are gone, and somebody is told', async () => {
    const leaver = await person()
    await ask(leaver)
    await carryOut(inDays(13))
    expect(await signInAgain(leaver)).not.toEqual({ bearer: 'Bearer undefined' })
    await carryOut(inDays(15))
    expect(await server.identity('signInWithPassword', { email: leaver.email, password })).toHaveProperty('error')
    expect((await server.api({ url: '/api/users/profile' }, leaver.bearer)).status).toBe(401)
    expect(await record(leaver.uid)).toMatchObject({ email: null, displayName: '', deletionDueAt: null })
    expect((await actionsOf(leaver.uid))[0]).toBe('account.deleted')
    expect((await mailsTo(leaver.email))[0]?.subject).toContain('was deleted')
  })

  test('two processes at once, and again: one deletion, one mail', async () => {
    const leaver = await person()
    await ask(leaver)
    await Promise.all([carryOut(inDays(15)), carryOut(inDays(15))])
    await carryOut(inDays(16))
    const done = (await actionsOf(leaver.uid)).filter((action) => action === 'account.deleted')
    expect(done).toHaveLength(1)
    expect((await mailsTo(leaver.email)).filter(({ subject }) => subject.includes('was deleted'))).toHaveLength(1)
  })

  test('who became the only owner meanwhile is told once, waits, and goes when somebody else owns it', async () => {
    const [leaver, heir] = [await person(), await person()]
    await ask(leaver)
    const id = await organization(leaver, 'lateschool')
    await carryOut(inDays(15))
    await carryOut(inDays(15))
    const waits = (await mailsTo(leaver.email)).filter(({ subject }) => subject.includes('could not be deleted yet'))
    expect(waits).toHaveLength(1)
    expect(waits[0]?.text).toContain('School lateschool')
    expect(await look(await signInAgain(leaver))).toMatchObject({ deletion: { waiting: true } })
    await server.database.db
      .insert(organizationMembers)
      .values({ organizationId: id, uid: heir.uid, role: 'owner', organizationName: 'lateschool' })
    await carryOut(inDays(15))
    expect((await record(leaver.uid))?.email).toBeNull()
  })

  test('one that fails keeps nobody else’s from being done, and is done by the next round', async () => {
    const [first, second] = [await person(), await person()]
    for (const one of [first, second]) await ask(one)
    const failing = [first.uid, second.uid].sort()[0]
    const broken: Pick<Provider, 'removeAccount'> = {
      async removeAccount(tx, uid, isWanted) {
        const removed = await provider.removeAccount(tx, uid, isWanted)
        if (uid === failing) throw new Error('the process ends in the middle')
        return removed
      },
    }
    const { db } = server.database
    const context = { db, outbox: outbox(), settings: testSettings, provider: broken }
    await expect(deleteDueAccounts(context, inDays(15))).rejects.toThrow('1 accounts could not be deleted')
    const left = (await Promise.all([first, second].map(({ uid }) => record(uid)))).filter((row) => row?.email != null)
    expect(left.map((row) => row?.uid)).toEqual([failing])
    await carryOut(inDays(15))
    expect((await record(String(failing)))?.email).toBeNull()
  })

  test('deleted at once by the protocol, nothing is left to be carried out', async () => {
    const leaver = await person()
    await ask(leaver)
    await server.identity('delete', { idToken: leaver.bearer.slice('Bearer '.length) })
    await carryOut(inDays(15))
    expect(await record(leaver.uid)).toMatchObject({ email: null, deletionDueAt: null })
    expect((await actionsOf(leaver.uid)).filter((action) => action === 'account.deleted')).toHaveLength(1)
  })
})
