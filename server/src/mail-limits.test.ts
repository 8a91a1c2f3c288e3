/** Mail is counted by who causes it, whom it reaches and in all; and nobody's own mail is used up by others. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, mails } from '#db/schema.ts'
import { actionCodeSeconds } from '#identity/embedded/lifetimes.ts'
import { limitDefaults } from '#limits/rates.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

const plenty = '1000000'
let server: WholeServer
beforeAll(async () => {
  server = await wholeServer({ LIMIT_SIGN_UPS: plenty, LIMIT_MAILS_ADDRESS: plenty })
})
afterAll(() => server.close())

interface Person {
  email: string
  uid: string
  idToken: string
}

let people = 0
async function signUp({ confirmed = false, email = `person${++people}@example.com` } = {}): Promise<Person> {
  const made = await server.identity('signUp', { email, password: 'correct horse' })
  const uid = String(made['localId'])
  if (confirmed) {
    await server.database.db.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, uid))
  }
  return { email, uid, idToken: String(made['idToken']) }
}

const as = ({ idToken }: Person) => `Bearer ${idToken}`
const post = (person: Person, url: string, payload: object = {}) =>
  server.api({ method: 'POST', url, payload }, as(person))

async function organizationOf(person: Person): Promise<string> {
  const name = `school${++people}`
  const { status } = await post(person, '/api/iam/organizations', { name, displayName: 'A Fine School' })
  expect(status).toBe(201)
  return name
}

const invite = (person: Person, organization: string, email?: string) =>
  post(person, `/api/users/invites?organization=${organization}`, email === undefined ? {} : { email })
const reset = (email: string, remoteAddress = '198.51.100.1') =>
  server.app.inject({ method: 'POST', url: '/api/users/forget-password', payload: { email }, remoteAddress })
const mailsTo = async (recipient: string) =>
  (await server.database.db.select().from(mails).where(eq(mails.recipient, recipient))).length

describe('an account that has not confirmed its address', () => {
  test('sends five invites by mail in all, whatever they are to, and is then asked to confirm; links stay free', async () => {
    const owner = await signUp()
    const organization = await organizationOf(owner)
    const { body: author } = await post(owner, '/api/iam/authors', { name: 'Fine Press' })
    const first = await invite(owner, organization, 'a@friends.example')
    const again = `/api/users/invites/${String(first.body['id'])}/renew?organization=${organization}`
    const asked = [
      first,
      await invite(owner, organization, 'b@friends.example'),
      await post(owner, '/api/iam/authors/invites', { author_id: author['author_id'], email: 'c@friends.example' }),
      await post(owner, `/api/users/owners?organization=${organization}`, { email: 'd@friends.example' }),
      await post(owner, again),
    ]
    expect(asked.map(({ status }) => status)).toEqual([201, 201, 201, 201, 200])
    for (const refused of [
      await invite(owner, organization, 'e@friends.example'),
      await post(owner, '/api/iam/authors/invites', { author_id: author['author_id'], email: 'f@friends.example' }),
      await post(owner, `/api/users/owners?organization=${organization}`, { email: 'g@friends.example' }),
      await post(owner, again),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { error: 'email_not_verified' } })
    }
    expect((await invite(owner, organization)).status).toBe(201)
    await server.database.db.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, owner.uid))
    expect((await invite(owner, organization, 'e@friends.example')).status).toBe(201)
  })

  test('60 at once: five go out', async () => {
    const owner = await signUp()
    const organization = await organizationOf(owner)
    const asked = Array.from({ length: 60 }, (_, n) => invite(owner, organization, `crowd${n}@friends.example`))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  })

  test('an import of 30: five are invited, the others are told why, and none is lost', async () => {
    const owner = await signUp()
    const organization = await organizationOf(owner)
    const text = Array.from({ length: 30 }, (_, n) => `line${n}@friends.example`).join('\n')
    const { done, refused, counts } = await importOf(owner, organization, text)
    expect({ done, counts }).toMatchObject({ done: 30, counts: { add: 5, refuse: 25 } })
    expect(refused).toHaveLength(25)
    expect(refused[0]).toMatchObject({ line: 6, reason: { code: 'sender_unconfirmed' } })
    await server.database.db.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, owner.uid))
    const rest = refused.map(({ email }) => email).join('\n')
    expect(await importOf(owner, organization, rest)).toMatchObject({ counts: { add: 25, refuse: 0 } })
  })

  test('60 confirmations to 60 addresses: ten go out in an hour', async () => {
    const mallory = await signUp()
    const ask = (newEmail: string) =>
      server.identity('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: mallory.idToken, newEmail })
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(`stranger${n}@elsewhere.example`)))
    expect(answers.filter((answer) => !('error' in answer))).toHaveLength(10)
  })
})

interface Import {
  done: number
  counts: Record<string, number>
  refused: { line: number; email: string; reason: { code: string } }[]
}

/** Started, and worked off by the server itself. */
async function importOf(person: Person, organization: string, text: string): Promise<Import> {
  await server.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined)
  const started = await post(person, `/api/users/imports?organization=${organization}`, { text })
  expect(started.status).toBe(201)
  const url = `/api/users/imports/${String(started.body['id'])}?organization=${organization}`
  let body: Record<string, unknown> = {}
  await expect
    .poll(async () => (body = (await server.api({ url }, as(person))).body)['state'], { timeout: 15_000 })
    .toBe('done')
  return body as unknown as Import
}

/** More than anybody sends by hand in an hour. */
const MANY = limitDefaults.mailSender.max + 20

test('a confirmed owner imports hundreds: an import has a share of its own', async () => {
  const owner = await signUp({ confirmed: true })
  const organization = await organizationOf(owner)
  const text = Array.from({ length: MANY }, (_, n) => `pupil${n}@school.example`).join('\n')
  expect(await importOf(owner, organization, text)).toMatchObject({ counts: { add: MANY, refuse: 0 } })
  expect(limitDefaults.mailImport.max).toBeGreaterThanOrEqual(10_000)
})

describe('what somebody else causes', () => {
  test('leaves the owner of an address their own resets and confirmations', async () => {
    const victim = await signUp()
    for (let account = 0; account < 3; account++) {
      const mallory = await signUp({ confirmed: true })
      const organization = await organizationOf(mallory)
      for (let time = 0; time < 10; time++) {
        await invite(mallory, organization, victim.email)
        const body = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: mallory.idToken, newEmail: victim.email }
        await server.identity('sendOobCode', body)
      }
    }
    const before = await mailsTo(victim.email)
    expect(before).toBeLessThanOrEqual(limitDefaults.mailRecipient.max)
    expect((await reset(victim.email)).statusCode).toBe(201)
    const confirming = { requestType: 'VERIFY_EMAIL', idToken: victim.idToken }
    expect(await server.identity('sendOobCode', confirming)).not.toHaveProperty('error')
    expect(await mailsTo(victim.email)).toBe(before + 2)
  })

  test('a flood of resets from one address leaves a reset to everybody elsewhere', async () => {
    const victim = await signUp()
    const flood = await Promise.all(Array.from({ length: 40 }, () => reset(victim.email, '203.0.113.7')))
    expect(flood.filter(({ statusCode }) => statusCode === 201)).toHaveLength(limitDefaults.mail.max)
    expect((await reset(victim.email, '198.51.100.9')).statusCode).toBe(201)
    expect(await mailsTo(victim.email)).toBe(limitDefaults.mail.max + 1)
  })

  test('a flood from everywhere fills no mailbox, and whoever is refused has a link that still works', async () => {
    const victim = await signUp()
    const from = Array.from({ length: 60 }, (_, n) => `203.0.${n}.1`)
    await Promise.all(from.map((address) => reset(victim.email, address)))
    expect(await mailsTo(victim.email)).toBe(limitDefaults.mailRecipient.max)
    // The last of these mails came within the window, and its code outlives the window.
    expect(limitDefaults.mailRecipient.windowSeconds).toBeLessThanOrEqual(actionCodeSeconds.resetPassword)
  })
})

test('an offer of ownership is counted by who makes it and whom it reaches', async () => {
  const owner = await signUp({ confirmed: true })
  const other = await signUp()
  const organization = await organizationOf(owner)
  const { body } = await invite(owner, organization)
  await post(other, '/api/users/invites/success', { token: body['token'] })
  const offer = () => post(owner, `/api/users/owners/hand-over?organization=${organization}`, { user_id: other.uid })
  const statuses = []
  for (let time = 0; time < 6; time++) statuses.push((await offer()).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

test('the installation has a ceiling', async () => {
  const small = await wholeServer({ LIMIT_MAILS_ALL: '3' })
  const url = '/api/users/forget-password'
  const asked = Array.from({ length: 6 }, (_, n) =>
    small.app.inject({ method: 'POST', url, payload: { email: `n${n}@example.com` } }),
  )
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  await small.close()
})

describe('account lookup', () => {
  const lookUp = (email: string, remoteAddress: string) =>
    server.app.inject({ url: `/api/users/profile/getuser?email=${encodeURIComponent(email)}`, remoteAddress })

  test('120 lookups of one account from 40 addresses are not all answered; signing in goes on', async () => {
    const victim = await signUp()
    const asked = Array.from({ length: 120 }, (_, n) => lookUp(victim.email, `203.0.113.${n % 40}`))
    const answers = await Promise.all(asked)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(limitDefaults.accountLookupAccount.max)
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json()).toMatchObject({ error: 'lookup_paused' })
    expect(refused?.headers['retry-after']).toBeDefined()
    const signedIn = await server.identity('signInWithPassword', { email: victim.email, password: 'correct horse' })
    expect(signedIn).toHaveProperty('idToken')
  })

  test('an account that nobody has pauses alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => lookUp('nobody@example.com', `203.0.113.${n % 40}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(limitDefaults.accountLookupAccount.max)
  })
})

describe('an address that somebody else has made an account with', () => {
  test('gets no more than so many mails in all of what that account does, made anew as often as they like', async () => {
    const stranger = 'stranger@victim.example'
    let refused = 0
    for (let account = 0; account < 6; account++) {
      const mallory = await signUp({ email: stranger })
      await server.identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: mallory.idToken })
      for (let time = 0; time < 8; time++) {
        const change = { idToken: mallory.idToken, password: `Quiet-arches-${time}`, returnSecureToken: true }
        const changed = await server.identity('update', change)
        if ('error' in changed) refused += 1
        else mallory.idToken = String(changed['idToken'])
      }
      await server.identity('delete', { idToken: mallory.idToken })
    }
    expect(await mailsTo(stranger)).toBe(limitDefaults.mailRecipient.max)
    expect(refused).toBeGreaterThan(20)
    const before = await mailsTo(stranger)
    // Whoever reads that mailbox has resets and sign-ins all the same.
    const owner = await signUp({ email: stranger })
    expect((await reset(stranger, '203.0.113.9')).statusCode).toBe(201)
    expect(await mailsTo(stranger)).toBe(before + 1)
    expect(owner.uid).not.toBe('')
  })

  test.each([true, false])(
    'its own person changes the password more often than a sender mails somebody; confirmed: %s',
    async (confirmed) => {
      const ada = await signUp({ confirmed })
      for (let time = 0; time < limitDefaults.mail.max + 3; time++) {
        const change = { idToken: ada.idToken, password: `Quiet-arches-${time}`, returnSecureToken: true }
        const changed = await server.identity('update', change)
        expect(changed).not.toHaveProperty('error')
        ada.idToken = String(changed['idToken'])
      }
      expect(await mailsTo(ada.email)).toBe(limitDefaults.mail.max + 3)
    },
  )
})
