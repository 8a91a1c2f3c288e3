/** A download over a real connection that breaks off in the middle. */
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { downloadExport } from '@atrium/contract/account-export'
import { exportLinkDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountExports, contents } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { type ExportFixture, exportFixture, picture } from '#testing/fixtures/account-export.ts'
import { startDownload } from './download-export.ts'
import { sweepExports } from './sweep.ts'

/** More than connections hold on their way. */
const IMAGES = 40

let server: ExportFixture
beforeAll(async () => {
  server = await exportFixture()
})
afterAll(() => server.close())

async function takerOfMuch() {
  const person = await server.somebody()
  const names = Array.from({ length: IMAGES }, (_, index) => `${person.uid}${index}`.padStart(22, 'c') + '.webp')
  await server.database.db
    .insert(contents)
    .values(names.map((name) => ({ name, uid: person.uid, bytes: picture.length })))
  await server.askExport(person)
  await server.make()
  return { person, token: await server.mailedToken(person) }
}

/** A download of which the process is killed: nobody is told how it ended. */
async function killedInTheMiddle(actor: Actor, token: string) {
  const { archive, ended } = await startDownload(server.context, { actor, token })
  const parts: AsyncIterator<Buffer> = archive[Symbol.asyncIterator]()
  await parts.next()
  return { goOn: () => parts.next(), ended }
}

const leasesAreOver = () =>
  server.database.db.update(accountExports).set({ leasedUntil: sql`now() - interval '1 second'` })

test('the link works again, and then brings the whole archive', async () => {
  const { db } = server.database
  const { person, token } = await takerOfMuch()
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

test('a process that is killed in the middle gives the link back, for as long as it works', async () => {
  const { db } = server.database
  const { person, token } = await takerOfMuch()
  await killedInTheMiddle(person, token)
  const [during, state] = [await server.download(person, token), await server.lookAtExport(person)]
  expect([during.statusCode, during.json()['error'], state['state']]).toEqual([400, 'code_invalid', 'taken'])
  await leasesAreOver()
  expect(await server.lookAtExport(person)).toMatchObject({ state: 'ready' })
  // The next day, when what is over is cleared away.
  await sweepExports(db, new Date(Date.now() + DAY_MS))
  const whole = await server.download(person, token)
  expect([whole.statusCode, whole.rawPayload.length > IMAGES * picture.length]).toEqual([200, true])
  await expect.poll(async () => (await server.lookAtExport(person))['state']).toBe('taken')
  expect((await server.download(person, token)).json()).toMatchObject({ error: 'code_invalid' })
})

test('a download that stood still and goes on as the link is used anew ends, and takes nothing away', async () => {
  const { person, token } = await takerOfMuch()
  const slow = await killedInTheMiddle(person, token)
  await leasesAreOver()
  const next = await killedInTheMiddle(person, token)
  await expect(slow.goOn()).rejects.toThrow('taken anew')
  await slow.ended(false)
  expect((await server.download(person, token)).statusCode).toBe(400)
  await slow.ended(true)
  expect((await next.goOn()).done).toBe(false)
  await next.ended(false)
  expect((await server.download(person, token)).statusCode).toBe(200)
})

test('one that goes on holds the link, and is cleared away no sooner than it ends', async () => {
  const { db } = server.database
  const { person, token } = await takerOfMuch()
  const going = await killedInTheMiddle(person, token)
  await leasesAreOver()
  expect((await going.goOn()).done).toBe(false)
  expect((await server.download(person, token)).statusCode).toBe(400)
  const late = new Date(Date.now() + (exportLinkDays + 1) * DAY_MS)
  await sweepExports(db, late)
  expect((await going.goOn()).done).toBe(false)
  await leasesAreOver()
  await sweepExports(db, late)
  await expect(going.goOn()).rejects.toThrow('is gone')
})
