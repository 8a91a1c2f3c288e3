/** The code that confirms who is signed in, over the API. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
})
afterAll(() => server.close())

const ask = (bearer?: string) => server.api({ method: 'POST', url: '/api/iam/auth/identity-codes' }, bearer)

test('403 while nobody has confirmed the address; 401 without a token', async () => {
  expect(await ask()).toMatchObject({ status: 403, body: { error: 'email_not_verified' } })
  expect(await ask('')).toMatchObject({ status: 401 })
})

test('201 with what the page keeps; the mail says what it is for, has the code and no link; 429 after five', async () => {
  await server.database.db.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, server.uid))
  const { status, body } = await ask()
  expect(status).toBe(201)
  const mails = (await server.app.inject('/dev/mailbox.json')).json<
    { subject: string; text: string; links: string[] }[]
  >()
  const mail = mails.find(({ subject }) => subject === 'Confirm that it is you at Atrium')
  expect(mail?.links).toEqual([])
  expect(mail?.text).toContain('is about to change something that matters')
  const code = /(\d{6})/.exec(mail?.text.slice(mail.text.indexOf('asked for it')) ?? '')?.[1]
  const typed = { method: 'POST', url: '/api/iam/auth/mail-sign-ins/code', payload: { asked: body['asked'], code } }
  expect(await server.api(typed as never, '')).toMatchObject({ status: 200, body: { email: 'ada@example.com' } })
  for (let count = 1; count < 5; count += 1) expect((await ask()).status).toBe(201)
  expect(await ask()).toMatchObject({ status: 429, body: { error: 'too_many_requests' } })
})
