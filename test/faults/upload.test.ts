/** Uploads and kill -9: what was acknowledged and is shown stays, everything else goes. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimContents } from '../../server/src/content/claims.ts'
import { newContentName } from '../../server/src/content/names.ts'
import { createDiskStore } from '../../server/src/content/stores/disk-store.ts'
import { removeUnclaimed } from '../../server/src/content/sweep.ts'
import type { Database } from '../../server/src/db/database.ts'
import { openEmbedded } from '../../server/src/db/embedded/pglite.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { contentClaims, contents } from '../../server/src/db/schema.ts'
import { noise, picture } from '../../server/src/testing/files/pictures.ts'
import { startPostgres } from '../postgres/start.ts'
import { createAccount, newPerson, type Session } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { filesIn, head, openUpload, upload, uploadedName } from './support/raw-upload.ts'

const TWO_DAYS_MS = 2 * 86_400_000
/** How long a start and its first sweep may take on a busy machine. */
const soon = { timeout: 20_000 }
const threeStartsMs = 120_000

describe('killed with -9', { timeout: threeStartsMs }, () => {
  let dataDir: string
  let server: ServerProcess
  let session: Session
  let shown: string
  let forgotten: string
  beforeAll(async () => {
    dataDir = await dataFolder('upload')
    server = await startServer({ dataDir })
    session = await createAccount(server.origin, newPerson())
  })
  afterAll(async () => {
    await server.stop()
    await removeFolder(dataDir)
  })

  const send = (bytes: Buffer) => uploadedName(upload(server.origin, session.idToken, bytes))
  const served = async (name: string) => (await fetch(`${server.origin}/content/${name}`)).status
  const arriving = () => filesIn(dataDir, 'uploads-in-progress')
  const kept = () => filesIn(dataDir, 'content')
  /** Between two lives of the server, in its database. */
  async function inDatabase(work: (db: Database) => Promise<unknown>) {
    const { db, close } = await openEmbedded(dataDir)
    try {
      await work(db)
    } finally {
      await close()
    }
  }

  test('in the middle of an upload: what was answered is there, what had arrived is gone', async () => {
    ;[shown, forgotten] = [await send(await picture('jpeg')), await send(await picture('png'))]
    await showPhoto(server.origin, session, `${server.origin}/content/${shown}`)
    const { sending } = openUpload(server.origin, session.idToken)
    sending.write(head())
    sending.write((await noise(1_000)).subarray(0, 1_000_000))
    await expect.poll(arriving, soon).toHaveLength(1)
    await server.kill()
    sending.destroy()
    expect(await arriving()).toHaveLength(1)

    // As if it had been killed after deleting a row and before its file, too.
    await writeFile(join(dataDir, 'content', newContentName()), 'webp')
    server = await startServer({ dataDir, port: server.port })
    await expect.poll(arriving, soon).toEqual([])
    await expect.poll(kept, soon).toHaveLength(2)
    expect([await served(shown), await served(forgotten)]).toEqual([200, 200])
  })

  test('while twelve uploads are under way: two days later there is what something shows, and nothing else', async () => {
    const bytes = await noise(600)
    const acknowledged: string[] = []
    const uploads = Array.from({ length: 12 }, () => send(bytes).then((name) => acknowledged.push(name)))
    await Promise.any(uploads)
    await server.kill()
    await Promise.allSettled(uploads)
    const files = await kept()
    for (const name of acknowledged) expect(files).toContain(name)

    await inDatabase(async (db) => {
      // As if it had been killed after writing a row and before its file, too.
      await db.insert(contents).values({ name: newContentName(), uid: session.uid, bytes: 1 })
      await db.update(contents).set({ createdAt: new Date(Date.now() - TWO_DAYS_MS) })
    })
    server = await startServer({ dataDir, port: server.port })
    await expect.poll(kept, soon).toEqual([shown])
    expect(await arriving()).toEqual([])
    expect([await served(shown), await served(forgotten)]).toEqual([200, 404])
    await server.stop()
    await inDatabase(async (db) => expect(await db.$count(contents)).toBe(1))
  })
})

async function showPhoto(origin: string, { idToken }: Session, photoURL: string): Promise<void> {
  const answer = await fetch(`${origin}/api/users/profile`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ photoURL }),
  })
  expect(answer.status).toBe(200)
}

const postgres = await startPostgres((sentence) => console.info(sentence))
const reason = 'unavailable' in postgres ? postgres.unavailable : ''

describe.skipIf(reason !== '')(`claims against the clean-up, on PostgreSQL ${reason}`, () => {
  const IMAGES = 300
  const PEOPLE = 6
  afterAll(async () => {
    if ('stop' in postgres) await postgres.stop()
  })

  test('an image that is claimed is never removed; one that is removed is never claimed', async () => {
    const dataDir = await temporaryFolder('claims')
    const url = 'databaseUrl' in postgres ? postgres.databaseUrl : ''
    const { db, close } = await openPostgres({ url, onIdleError: () => {} })
    try {
      await migrate(db)
      const store = createDiskStore(dataDir)
      await mkdir(join(dataDir, 'content'))
      const log = { error: (details: object) => expect.unreachable(JSON.stringify(details)) }

      /** Old enough to go from its first moment on: the claim and the clean-up both go for it at once. */
      async function showNewImages() {
        for (let image = 0; image < IMAGES / PEOPLE; image++) {
          const name = newContentName()
          await writeFile(join(dataDir, 'content', name), 'webp')
          await db.insert(contents).values({ name, uid: 'ada', bytes: 4, createdAt: new Date(0) })
          await db.transaction((tx) => claimContents(tx, `user:${name}`, [`https://cdn.example/${name}`]))
        }
      }
      let showing = true
      async function sweepOn() {
        while (showing) await removeUnclaimed({ db, store, log })
      }
      const people = Array.from({ length: PEOPLE }, showNewImages)
      const sweeps = [sweepOn(), sweepOn()]
      await Promise.all(people).finally(() => (showing = false))
      await Promise.all(sweeps)

      const claimed = (await db.select().from(contentClaims)).map(({ name }) => name)
      const rows = (await db.select().from(contents)).map(({ name }) => name)
      const files = await filesIn(dataDir, 'content')
      console.info(`Claims against the clean-up: ${claimed.length} of ${IMAGES} images were claimed in time.`)
      expect(claimed.sort()).toEqual(rows.sort())
      expect(files.sort()).toEqual(rows)
    } finally {
      await close()
      await removeFolder(dataDir)
    }
  })
})
