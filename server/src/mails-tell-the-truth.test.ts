/** What mails say of how long things are good for, and whom they greet: compared with what is kept. */
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, ownershipOffers, invites, oneTimeSecrets } from '#db/schema.ts'
import { spanOf } from '#messaging/words/duration.ts'
import { phrases } from '#messaging/words/en/phrases.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
let idToken: string
beforeAll(async () => {
  server = await wholeServer()
  const signedIn = await server.identity('signInWithPassword', { email: 'ada@example.com', password: 'correct horse' })
  idToken = String(signedIn['idToken'])
  await server.identity('update', { idToken, displayName: 'Countess' })
  await server.database.db.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, server.uid))
  const payload = { name: 'acme', displayName: 'Acme School' }
  await server.api({ method: 'POST', url: '/api/iam/organizations', payload })
})
afterAll(() => server.close())

const duration = (seconds: number) => phrases.duration(...spanOf(seconds))

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

async function newestMail(): Promise<Mail> {
  const [mail] = (await server.app.inject('/dev/mailbox.json')).json<Mail[]>()
  if (!mail) throw new Error('no mail')
  return mail
}

const seconds = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }) =>
  (expiresAt.getTime() - createdAt.getTime()) / 1_000

test.each(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'])(
  '%s: the mail says how long its code is good for',
  async (requestType) => {
    const body = { requestType, idToken, email: 'ada@example.com', newEmail: 'new@example.com' }
    expect(await server.identity('sendOobCode', body)).not.toHaveProperty('error')
    const [code] = await server.database.db
      .select()
      .from(oneTimeSecrets)
      .where(eq(oneTimeSecrets.uid, server.uid))
      .orderBy(desc(oneTimeSecrets.createdAt))
    if (!code) throw new Error('no code')
    const mail = await newestMail()
    expect(mail.text).toContain(`for ${duration(seconds(code))}.`)
    expect(mail.html).toContain(`for ${duration(seconds(code))}.`)
  },
)

test.each([undefined, 3, 365])('an invite that ends in %j days says so', async (days) => {
  const expiresAt = days === undefined ? undefined : new Date(Date.now() + days * 86_400_000).toISOString()
  const payload = { email: `invited${days}@example.com`, expiresAt }
  const url = '/api/users/invites?organization=acme'
  expect((await server.api({ method: 'POST', url, payload })).status).toBe(201)
  const [invite] = await server.database.db.select().from(invites).where(eq(invites.email, payload.email))
  if (!invite) throw new Error('no invite')
  expect((await newestMail()).text).toContain(`expires in ${duration(seconds(invite))}.`)
})

test('an offer of ownership says how long it waits, and greets nobody by name', async () => {
  const other = await server.identity('signUp', {
    email: 'bob@example.com',
    password: 'correct horse',
    displayName: 'Prize Winner',
  })
  const url = '/api/users/invites?organization=acme'
  const { body } = await server.api({ method: 'POST', url, payload: {} })
  const joining = { method: 'POST', url: '/api/users/invites/success', payload: { token: body['token'] } } as const
  expect((await server.api(joining, `Bearer ${String(other['idToken'])}`)).status).toBe(200)
  const offering = '/api/users/owners/hand-over?organization=acme'
  const offered = await server.api({ method: 'POST', url: offering, payload: { user_id: other['localId'] } })
  expect(offered.status).toBe(201)
  const [offer] = await server.database.db.select().from(ownershipOffers)
  if (!offer) throw new Error('no offer')
  const mail = await newestMail()
  expect(mail.text).toContain(`expires in ${duration(seconds(offer))}.`)
  expect(`${mail.subject}${mail.text}`).not.toContain('Prize Winner')
})

test('mail to an address that nobody has confirmed greets with no name', async () => {
  const email = 'victim@example.com'
  const fields = { email, password: 'correct horse', displayName: 'You have won' }
  const mallory = await server.identity('signUp', fields)
  const asks = [
    { requestType: 'VERIFY_EMAIL', idToken: mallory['idToken'] },
    { requestType: 'PASSWORD_RESET', email },
    { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: mallory['idToken'], newEmail: 'other@example.com' },
  ]
  for (const ask of asks) {
    expect(await server.identity('sendOobCode', ask)).not.toHaveProperty('error')
    const { subject, text, html } = await newestMail()
    expect(text).toMatch(/^Hello,\n/)
    expect(`${subject}${text}${html}`).not.toContain('won')
  }
})

test('whoever has confirmed the address is greeted by name', async () => {
  await server.identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ada@example.com' })
  expect((await newestMail()).text).toMatch(/^Hello Countess,\n/)
})
