/** A mail that waits for a mail server, and what it offers is taken back meanwhile: it never goes out. */
import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetExport } from '#account-export/forget-export.ts'
import { exportTokenHash } from '#account-export/sealed-part.ts'
import { accountExports, accounts, mails } from '#db/schema.ts'
import type { Guards } from '#http/serve.ts'
import { authorAt } from '#publishers/find.ts'
import { joinAuthor } from '#publishers/membership.ts'
import { learnersFixture, type LearnersFixture } from '#testing/fixtures/learners/learners.ts'
import { plainOutbox } from '#testing/fixtures/mail.ts'
import { testContext } from '#testing/servers/area-context.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { holdPeopleNamed } from '#users/held-people.ts'
import { forgetSpentMails } from './queries.ts'
import { openKeptMail } from './sealed-mail.ts'

let the: LearnersFixture
let author: string
/** A member of the school, staff of the publisher. */
let bob: { uid: string; bearer: string }
beforeAll(async () => {
  // Nobody is there: mails wait.
  the = await learnersFixture({ SMTP_URL: 'smtp://127.0.0.1:9', LIMIT_MAILS: '1000', LIMIT_MAILS_SENDER: '1000' })
  const { db } = the.server.database
  await db.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, the.server.uid))
  const bearer = await the.member('acme', 'staff')
  const [made] = await db.select().from(accounts).where(eq(accounts.email, 'person1@example.com'))
  bob = { uid: made?.uid ?? '', bearer }
  await db.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, bob.uid))
  author = String((await call('POST', '/api/iam/authors', { name: 'Fine Press' }))['author_id'])
  const press = await authorAt(db, author)
  await db.transaction(async (tx) => {
    await holdPeopleNamed(tx, [bob.uid])
    await joinAuthor(tx, { id: press?.id ?? '', uid: bob.uid, role: 'staff' })
  })
}, 60_000)
afterAll(() => the.close())

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, as?: string) {
  const { status, body } = await the.server.api({ method, url, ...(payload && { payload }) }, as)
  if (status >= 300) throw new Error(`${method} ${url} was answered with ${status}: ${JSON.stringify(body)}`)
  return body
}
const newest = async () =>
  (await the.server.database.db.select().from(mails).orderBy(desc(mails.createdAt)).limit(1))[0]
const parameterIn = (mail: Awaited<ReturnType<typeof newest>>, name: string) =>
  mail ? (new URL(openKeptMail(testSecrets, mail).links[0] ?? '').searchParams.get(name) ?? '') : ''

let addresses = 0
const unused = () => `guest${++addresses}@example.com`
async function learner(): Promise<string> {
  const [card] = await the.make([`pupil${++addresses}`])
  return card?.user_id ?? ''
}
const give = (uid: string) => call('POST', `/api/users/learners/${uid}/address?organization=acme`, { email: unused() })
const invite = (role: string) => call('POST', '/api/users/invites?organization=acme', { email: unused(), role })
const ofAcme = (path: string) => `/api/users/owners/hand-over${path}?organization=acme`
const ofPress = (path: string) => `/api/iam/authors/${author}/owners/hand-over${path}`

/** Each offers something by mail, and answers what takes it back. */
const ways: Record<string, () => Promise<() => Promise<unknown>>> = {
  'an address of a learner, taken back': async () => {
    const uid = await learner()
    await give(uid)
    return () => call('DELETE', `/api/users/learners/${uid}/address?organization=acme`)
  },
  'an address of a learner, in whose place comes another': async () => {
    const uid = await learner()
    await give(uid)
    return () => give(uid)
  },
  'an invite, revoked': async () => {
    const { id } = await invite('User')
    return () => call('DELETE', `/api/users/invites/${String(id)}?organization=acme`)
  },
  'an invite, renewed': async () => {
    const { id } = await invite('User')
    return () => call('POST', `/api/users/invites/${String(id)}/renew?organization=acme`)
  },
  'an invite to a publisher, revoked': async () => {
    const payload = { author_id: author, email: unused(), role: 'User' }
    const { id } = await call('POST', '/api/iam/authors/invites', payload)
    return () => call('DELETE', `/api/iam/authors/${author}/invites/${String(id)}`)
  },
  'ownership of an organization, withdrawn': async () => {
    await call('POST', ofAcme(''), { user_id: bob.uid })
    return () => call('POST', ofAcme('/answer'), { accept: false })
  },
  'ownership of an organization, declined': async () => {
    await call('POST', ofAcme(''), { user_id: bob.uid })
    return () => call('POST', ofAcme('/answer'), { accept: false }, bob.bearer)
  },
  'ownership of an organization, offered anew': async () => {
    await call('POST', ofAcme(''), { user_id: bob.uid })
    return () => call('POST', ofAcme(''), { user_id: bob.uid })
  },
  'ownership of a publisher, withdrawn': async () => {
    await call('POST', ofPress(''), { user_id: bob.uid })
    return () => call('POST', ofPress('/answer'), { accept: false })
  },
  'ownership of a publisher, offered anew': async () => {
    await call('POST', ofPress(''), { user_id: bob.uid })
    return () => call('POST', ofPress(''), { user_id: bob.uid })
  },
  'a change of a record, taken back': async () => {
    await the.member('acme', 'User')
    const [member] = await the.server.database.db
      .select()
      .from(accounts)
      .where(eq(accounts.email, 'person2@example.com'))
    await call('PATCH', `/api/users/${member?.uid}?organization=acme`, { displayName: 'Renamed' })
    const token = parameterIn(await newest(), 'code')
    return () => call('POST', '/api/users/changes/take-back', { token })
  },
  'a link that resets a password, used': async () => {
    await the.server.identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'person1@example.com' })
    const oobCode = parameterIn(await newest(), 'oobCode')
    return () => the.server.identity('resetPassword', { oobCode, newPassword: 'another correct horse' })
  },
  'an archive, deleted with its account': async () => {
    const { db } = the.server.database
    const [token, uid] = [randomUUID(), randomUUID()]
    const made = { uid, id: randomUUID(), askedAt: new Date(), readyAt: new Date(), parts: 1 }
    await db
      .insert(accountExports)
      .values({ ...made, expiresAt: new Date(Date.now() + 60_000), tokenHash: exportTokenHash(token) })
    const { publicOrigin } = testContext(db, {} as Guards).settings
    const link = `${publicOrigin}/account/download?code=${token}`
    await db.transaction((tx) => plainOutbox.queue(tx, 'export_ready', { email: unused(), link, goodForSeconds: 60 }))
    return () => db.transaction((tx) => forgetExport(tx, uid))
  },
}

test.each(Object.keys(ways))('%s', async (what) => {
  const { db } = the.server.database
  const takeBack = await ways[what]?.()
  const mail = await newest()
  const kept = async () =>
    (
      await db
        .select()
        .from(mails)
        .where(eq(mails.id, mail?.id ?? ''))
    )[0]
  // What expired is looked for every hour, and takes nothing that is good still.
  await forgetSpentMails(db)
  expect(await kept()).toMatchObject({ sentAt: null, abandonedAt: null, sealed: expect.stringMatching(/./) })
  await takeBack?.()
  expect(await kept()).toMatchObject({ sentAt: null, abandonedAt: expect.any(Date), sealed: '' })
})

test.each([
  ['learner_addresses', async () => void (await give(await learner()))],
  ['invites', async () => void (await invite('User'))],
  ['hand_overs', async () => void (await call('POST', ofAcme(''), { user_id: bob.uid }))],
  ['author_hand_overs', async () => void (await call('POST', ofPress(''), { user_id: bob.uid }))],
])('what has expired before a mail server came is not sent either: %s', async (table, offer) => {
  const { db } = the.server.database
  await offer()
  const mail = await newest()
  await db.execute(sql`update ${sql.identifier(table)} set expires_at = now() - interval '1 second'`)
  await forgetSpentMails(db)
  const [kept] = await db
    .select()
    .from(mails)
    .where(eq(mails.id, mail?.id ?? ''))
  expect(kept).toMatchObject({ sentAt: null, abandonedAt: expect.any(Date), sealed: '' })
})
