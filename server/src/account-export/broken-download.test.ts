/** A download over a real connection that breaks off in the middle. */
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { downloadExport } from '@atrium/contract/account-export'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountExports, contents } from '#db/schema.ts'
import { type ExportFixture, exportFixture, picture } from '#testing/fixtures/account-export.ts'

/** More than connections hold on their way. */
const IMAGES = 40

let server: ExportFixture
beforeAll(async () => {
  server = await exportFixture()
})
afterAll(() => server.close())

test('the link works again, and then brings the whole archive', async () => {
  const { db } = server.database
  const person = await server.somebody()
  const names = Array.from({ length: IMAGES }, (_, index) => `${String(index).padStart(22, 'c')}.webp`)
  await db.insert(contents).values(names.map((name) => ({ name, uid: person.uid, bytes: picture.length })))
  await server.askExport(person)
  await server.make()
  const token = await server.mailedToken(person)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const headers = { authorization: `Bearer ${person.uid}`, 'content-type': 'application/json' }
  await new Promise<void>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: downloadExport.path, headers }, (answer) => {
      answer.once('data', () => {
        answer.destroy()
        resolve()
      })
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ token }))
  })
  const taken = async () => {
    const [row] = await db.select().from(accountExports).where(eq(accountExports.uid, person.uid))
    return row?.takenAt
  }
  await expect.poll(taken).toBeNull()
  const whole = await server.download(person, token)
  expect([whole.statusCode, whole.rawPayload.length > IMAGES * picture.length]).toEqual([200, true])
})
