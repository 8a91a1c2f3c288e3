/** A deletion, or an export, that somebody else asked for, who had the account before its address was proven by whom it belongs to. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountExports, users } from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

const password = 'correct horse'
const url = '/api/users/account/deletion'
const exports = '/api/users/account/export'
let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
})
afterAll(() => server.close())

interface Person {
  uid: string
  email: string
  idToken: string
}

let people = 0
async function person(): Promise<Person> {
  const email = `reclaimed${++people}@example.com`
  const made = await server.identity('signUp', { email, password, returnSecureToken: true })
  return { uid: String(made['localId']), email, idToken: String(made['idToken']) }
}

async function askDeletion({ idToken }: Pick<Person, 'idToken'>): Promise<void> {
  expect((await server.api({ method: 'POST', url }, `Bearer ${idToken}`)).status).toBe(201)
}

async function dueAt({ uid }: Person): Promise<Date | null | undefined> {
  const rows = await server.database.db.select().from(users).where(eq(users.uid, uid))
  return rows[0]?.deletionDueAt
}

interface Mail {
  to: string
  subject: string
  links: string[]
}
async function mailsTo(email: string): Promise<Mail[]> {
  return (await server.app.inject('/dev/mailbox.json')).json<Mail[]>().filter(({ to }) => to === email)
}
/** Of the newest mail whose link does that. */
async function codeOf(email: string, mode: string): Promise<string> {
  const links = (await mailsTo(email)).flatMap((mail) => mail.links).map((link) => new URL(link))
  const code = links.find(({ searchParams }) => searchParams.get('mode') === mode)?.searchParams.get('oobCode')
  if (!code) throw new Error(`no mail with a link to ${mode}`)
  return code
}

async function confirmed(): Promise<Person> {
  const made = await person()
  await server.identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: made.idToken })
  await server.identity('update', { oobCode: await codeOf(made.email, 'verifyEmail') })
  return made
}

const proofs: [how: string, prove: (email: string) => Promise<unknown>][] = [
  [
    'a mailed link',
    async (email) => {
      await server.identity('sendOobCode', {
        requestType: 'EMAIL_SIGNIN',
        email,
        continueUrl: 'http://localhost:8080/',
      })
      await server.identity('signInWithEmailLink', { email, oobCode: await codeOf(email, 'signIn') })
    },
  ],
  [
    'a password reset',
    async (email) => {
      await server.identity('sendOobCode', { requestType: 'PASSWORD_RESET', email })
      const oobCode = await codeOf(email, 'resetPassword')
      await server.identity('resetPassword', { oobCode, newPassword: 'another horse' })
    },
  ],
]
for (const [how, prove] of proofs) {
  test(`an account made in advance and left to be deleted: ${how} takes that back, and says so by mail`, async () => {
    const advance = await person()
    await askDeletion(advance)
    await prove(advance.email)
    expect(await dueAt(advance)).toBeNull()
    expect((await mailsTo(advance.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('will not be deleted'),
    )
  })

  test(`whose address was confirmed asked for it themselves: ${how} leaves it`, async () => {
    const leaver = await confirmed()
    await askDeletion(leaver)
    await prove(leaver.email)
    expect(await dueAt(leaver)).not.toBeNull()
  })
}

async function movedTo(owner: Person, newEmail: string): Promise<string> {
  const { idToken } = await server.identity('signInWithPassword', { email: owner.email, password })
  await server.identity('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
  await server.identity('update', { oobCode: await codeOf(newEmail, 'verifyAndChangeEmail') })
  const moved = await server.identity('signInWithPassword', { email: newEmail, password })
  return String(moved['idToken'])
}

test('an address taken back takes back the deletion that was asked for since it was changed', async () => {
  const owner = await confirmed()
  await askDeletion({ idToken: await movedTo(owner, 'thief@example.com') })
  await server.identity('update', { oobCode: await codeOf(owner.email, 'recoverEmail') })
  expect(await dueAt(owner)).toBeNull()
  expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('will not be deleted'),
  )
})

test('an address taken back leaves the deletion that was asked for before it was changed', async () => {
  const owner = await confirmed()
  const { idToken } = await server.identity('signInWithPassword', { email: owner.email, password })
  await askDeletion({ idToken: String(idToken) })
  await movedTo(owner, 'another-thief@example.com')
  await server.identity('update', { oobCode: await codeOf(owner.email, 'recoverEmail') })
  expect(await dueAt(owner)).not.toBeNull()
})

/** The thief was let in before; the account is taken back before their change begins. Answers the status of that. */
async function askedWhileTakenBack(owner: { email: string }, url: string, bearer: string): Promise<number> {
  const { db } = server.database
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (...given) => {
    await server.identity('update', { oobCode: await codeOf(owner.email, 'recoverEmail') })
    return db.transaction(...given)
  })
  const { status } = await server.api({ method: 'POST', url }, bearer)
  vi.restoreAllMocks()
  return status
}

test('what a thief asks for while the address is being taken back comes to nothing', async () => {
  const owner = await confirmed()
  const bearer = `Bearer ${await movedTo(owner, 'waiting-thief@example.com')}`
  expect(await askedWhileTakenBack(owner, url, bearer)).toBe(401)
  expect(await dueAt(owner)).toBeNull()
})

test('an export that a thief asks for while the address is being taken back is not made', async () => {
  const owner = await confirmed()
  const bearer = `Bearer ${await movedTo(owner, 'copying-thief@example.com')}`
  expect(await askedWhileTakenBack(owner, exports, bearer)).toBe(401)
  expect(await server.database.db.$count(accountExports, eq(accountExports.uid, owner.uid))).toBe(0)
})

const askExport = async (idToken: string) =>
  expect((await server.api({ method: 'POST', url: exports }, `Bearer ${idToken}`)).status).toBe(201)

test('an address taken back takes back the export that was asked for since it was changed, and none from before', async () => {
  const [owner, other] = [await confirmed(), await confirmed()]
  await askExport(await movedTo(owner, 'exporting-thief@example.com'))
  const { idToken } = await server.identity('signInWithPassword', { email: other.email, password })
  await askExport(String(idToken))
  await movedTo(other, 'later-thief@example.com')
  for (const { email } of [owner, other]) {
    await server.identity('update', { oobCode: await codeOf(email, 'recoverEmail') })
  }
  const stateOf = async ({ email }: Person) => {
    const signedIn = await server.identity('signInWithPassword', { email, password })
    return (await server.api({ url: exports }, `Bearer ${String(signedIn['idToken'])}`)).body['state']
  }
  expect(await stateOf(owner)).toBe('none')
  expect(await stateOf(other)).not.toBe('none')
})
