/** What an account that is saved does to its person's record. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentClaims, contents, users } from '#db/schema.ts'
import type { OpenDatabase } from '#db/database.ts'
import { newContentName } from '#content/names.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'
import { recordAccount, type SavedAccount } from './record-account.ts'

let database: OpenDatabase
let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
  database = server.database
})
afterAll(() => server.close())

const googles = 'https://lh3.googleusercontent.com/a/one'
const unchanged = { displayName: false, photoUrl: false }
let people = 0

/** A new person, whose record is changed, whose account is then saved; answers the record. */
async function afterSave(record: Partial<typeof users.$inferInsert>, account: Partial<SavedAccount>) {
  const uid = `person${people++}`
  const email = `${uid}@example.com`
  await database.db.insert(users).values({ uid, email, emailKey: email, ...record })
  const saved = { uid, email, emailKey: email, displayName: null, photoUrl: null, changed: unchanged, ...account }
  await database.db.transaction((tx) => recordAccount(tx, saved))
  const [row] = await database.db.select().from(users).where(eq(users.uid, uid))
  return { displayName: row?.displayName, photoUrl: row?.photoUrl }
}

test('a record without name and photo takes the account’s', async () => {
  const account = { displayName: 'Ada', photoUrl: googles }
  expect(await afterSave({}, account)).toEqual(account)
})

test('a name and a photo of one’s own survive the account being saved', async () => {
  const own = { displayName: 'Countess', photoUrl: 'https://cdn.example/own.webp' }
  expect(await afterSave(own, { displayName: 'Ada', photoUrl: googles })).toEqual(own)
  expect(await afterSave(own, {})).toEqual(own)
})

test('what really changed in the account is taken; a name that it lost is kept', async () => {
  const own = { displayName: 'Countess', photoUrl: 'https://cdn.example/own.webp' }
  const changed = { displayName: true, photoUrl: true }
  const account = { displayName: 'Ada', photoUrl: googles }
  expect(await afterSave(own, { ...account, changed })).toEqual(account)
  expect(await afterSave(own, { changed })).toEqual({ displayName: 'Countess', photoUrl: null })
})

test('a photo that gives way is not claimed any more', async () => {
  const name = newContentName()
  await database.db.insert(contents).values({ name, uid: 'ada', bytes: 1 })
  const uid = `person${people}`
  await database.db.insert(contentClaims).values({ holder: `user:${uid}`, name })
  await afterSave(
    { photoUrl: `https://cdn.example/${name}` },
    { photoUrl: googles, changed: { ...unchanged, photoUrl: true } },
  )
  expect(await database.db.select().from(contentClaims)).toEqual([])
})

const profile = '/api/users/profile'
const lookup = async () => {
  const session = await server.identity('signInWithPassword', {
    email: 'ada@example.com',
    password: 'correct horse',
    returnSecureToken: true,
  })
  const { users: found } = (await server.identity('lookup', { idToken: session['idToken'] })) as {
    users: { displayName?: string; photoUrl?: string }[]
  }
  const [, claims = ''] = String(session['idToken']).split('.')
  const { name, picture } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  return { account: found[0], token: { name, picture } }
}

test('a changed profile changes the account with it, and the next token tells; sign-ins bring nothing back', async () => {
  const photoURL = 'https://elsewhere.example/ada.png'
  const change = { displayName: 'Countess of Lovelace', photoURL }
  expect((await server.api({ method: 'PATCH', url: profile, payload: change })).status).toBe(200)
  const { account, token } = await lookup()
  expect(account).toMatchObject({ displayName: change.displayName, photoUrl: photoURL })
  expect(token).toEqual({ name: change.displayName, picture: photoURL })

  await server.api({ method: 'PATCH', url: profile, payload: { photoURL: null } })
  expect((await lookup()).account?.photoUrl ?? '').toBe('')
  expect((await server.api({ url: profile })).body).toMatchObject({ displayName: change.displayName, photoURL: null })
})
