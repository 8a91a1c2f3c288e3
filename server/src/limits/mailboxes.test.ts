/** One mailbox bears no more by the many ways in which its address can be written. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

const most = 3
const origin = 'http://localhost:8080'
let server: WholeServer
beforeAll(async () => {
  server = await wholeServer({ LIMIT_MAILS_MAILBOX: String(most) })
})
afterAll(() => server.close())

const signInByMail = (email: string) =>
  server.identity('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: origin })

async function mailed(addresses: string[]): Promise<number> {
  await server.database.db.delete(mails)
  for (const email of addresses) await signInByMail(email)
  return (await server.database.db.select().from(mails)).length
}

test.each([
  [
    'behind a plus sign',
    ['ada+1@school.example', 'ada+2@school.example', 'Ada+3@school.example', 'ada+4+5@school.example'],
  ],
  ['by dots that Gmail does not read', ['b.ob@gmail.com', 'bo.b@gmail.com', 'b.o.b@gmail.com', 'b.ob+x@gmail.com']],
])('%s', async (_, addresses) => {
  expect(await mailed(addresses)).toBe(most)
})

test('the address itself, as others know it, is used up by none of them', async () => {
  await mailed(Array.from({ length: most + 1 }, (_, n) => `cleo+${n}@school.example`))
  expect(await mailed(['cleo@school.example'])).toBe(1)
})

test('people of one host, whose addresses have dots, are each somebody else', async () => {
  const people = ['d.a@school.example', 'da@school.example', 'd.a.x@school.example', '+d@school.example']
  expect(await mailed(people)).toBe(people.length)
})
