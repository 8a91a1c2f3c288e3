/** Who is told that their account is gone reads it in their language, though nothing is left of what they had set. */
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails, users } from '#db/schema.ts'
import type { Guards } from '#http/serve.ts'
import { createProvider, type Provider } from '#identity/provider.ts'
import { openMail } from '#messaging/sealed-mail.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { testContext } from '#testing/servers/area-context.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'
import { deleteDueAccounts } from './delete-due.ts'

let server: WholeServer
let provider: Provider
const context = () => testContext(server.database.db, {} as Guards)
beforeAll(async () => {
  server = await wholeServer()
  const silent = pino({ level: 'silent' })
  provider = await createProvider({ ...context(), google: undefined, log: silent })
})
afterAll(() => server.close())

const byTheJob = async ({ uid }: { uid: string }) => {
  const deletionDueAt = new Date(Date.now() - 1_000)
  await server.database.db
    .update(users)
    .set({ deletionAskedAt: deletionDueAt, deletionDueAt })
    .where(eq(users.uid, uid))
  await deleteDueAccounts({ ...context(), provider })
}
const byTheSdk = async ({ idToken }: { idToken: string }) => void (await server.identity('delete', { idToken }))

test.each([
  ['the job', byTheJob],
  ['the SDK', byTheSdk],
])('deleted by %s', async (how, remove) => {
  const email = `gone by ${how}@example.com`.replaceAll(' ', '-')
  const { localId, idToken } = await server.identity('signUp', { email, password: 'correct horse' })
  await server.database.db
    .update(users)
    .set({ language: 'fr' })
    .where(eq(users.uid, String(localId)))
  await remove({ uid: String(localId), idToken: String(idToken) })
  const told = await server.database.db.select().from(mails).where(eq(mails.recipient, email))
  expect(told.map(({ template }) => template)).toEqual(['account_deleted'])
  expect(told.map((mail) => /<html lang="([^"]+)"/.exec(openMail(testSecrets, mail).html)?.[1])).toEqual(['fr'])
})
