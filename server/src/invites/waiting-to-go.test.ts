/** Invites whose mail waits for a mail server while an operator shuts the account that has them mailed. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

const password = 'correct horse'
let server: WholeServer
beforeAll(async () => {
  // Nobody is there: mails wait.
  server = await wholeServer({ OPERATOR_EMAILS: 'ada@example.com', SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => server.close())

async function rowsOf<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await server.database.db.execute(query)) as { rows: unknown[] }
  return rows as Row[]
}
async function confirmed(email: string): Promise<{ uid: string; bearer: string }> {
  await server.identity('signUp', { email, password, returnSecureToken: true })
  await server.database.db.execute(sql`update accounts set email_verified = true where email = ${email}`)
  const { localId, idToken } = await server.identity('signInWithPassword', { email, password, returnSecureToken: true })
  return { uid: String(localId), bearer: `Bearer ${String(idToken)}` }
}

test('what has still to go out never does, whatever it makes of somebody; what somebody has got stays', async () => {
  const [operator, eve] = [await confirmed('ada@example.com'), await confirmed('eve@example.com')]
  const post = async (url: string, payload: object, as = eve.bearer) => {
    const { status, body } = await server.api({ method: 'POST', url, payload }, as)
    expect({ url, status, body }).toMatchObject({ status: expect.toBeOneOf([200, 201]) })
    return body
  }
  await post('/api/iam/organizations', { name: 'acme', displayName: 'Acme' })
  const { author_id } = await post('/api/iam/authors', { name: 'Press' })
  const invite = (email: string) => post('/api/users/invites?organization=acme', { email })
  await invite('has-it@example.com')
  await server.database.db.execute(
    sql`update mails set sent_at = now(), sealed = '' where recipient = 'has-it@example.com'`,
  )
  await invite('waits@example.com')
  await post('/api/iam/authors/invites', { author_id, email: 'reader@example.com' })
  const whose = sql`select m.sender = coalesce(i.organization_id, i.author_id)::text || ' by hand' as "isTheirs"
    from mails m join invites i on i.token_hash = m.carries where m.sent_at is null`
  expect(await rowsOf(whose)).toEqual([{ isTheirs: true }, { isTheirs: true }])
  await post('/api/iam/accounts/disable', { user_id: eve.uid, reason: 'Unwanted mail.' }, operator.bearer)

  const waiting = sql`select recipient from mails where sent_at is null and abandoned_at is null and template = 'invite'`
  expect(await rowsOf(waiting)).toEqual([])
  const open = sql`select email from invites where revoked_at is null`
  expect(await rowsOf(open)).toEqual([{ email: 'has-it@example.com' }])
})
