/** The connection to PostgreSQL is cut behind the commit of a change that brought a picture: what is shown is there. */
import { updateUser } from '@atrium/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { formOf } from '../../server/src/testing/files/content.ts'
import { picture } from '../../server/src/testing/files/pictures.ts'
import type { Postgres } from '../postgres/start.ts'
import { createAccount, newPerson, type Session } from '../support/account-client.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { type CommitCutter, startCommitCutter } from './support/commit-cutter.ts'
import { filesIn, upload } from './support/raw-upload.ts'
import { ownPostgres, rowsOf } from './support/two-servers.ts'

let postgres: Postgres
let cutter: CommitCutter
let server: ServerProcess
let dataDir: string
let session: Session
beforeAll(async () => {
  postgres = await ownPostgres()
  cutter = await startCommitCutter(postgres.databaseUrl)
  dataDir = await temporaryFolder('photo-cut')
  server = await startServer({ dataDir, env: { DATABASE_URL: cutter.url }, readyWithinMs: 120_000 })
  session = await createAccount(server.origin, newPerson())
})
afterAll(async () => {
  await server?.stop()
  await cutter?.close()
  await postgres?.stop()
  await removeFolder(dataDir)
})

async function rows<Row>(query: string): Promise<Row[]> {
  const database = await openPostgres({ url: postgres.databaseUrl, onIdleError: () => {} })
  const found = await rowsOf<Row>(database, query)
  await database.close()
  return found
}

test('a photo whose commit was done and not answered is shown', async () => {
  const { headers, payload } = await formOf(['photoURL', { bytes: await picture('png') }])
  cutter.next = 'insert into "content_claims"'
  const answer = await fetch(server.origin + updateUser.path.replace(':user_id', session.uid), {
    method: updateUser.method,
    headers: { ...headers, authorization: `Bearer ${session.idToken}` },
    body: new Uint8Array(payload),
  })
  expect([answer.status, cutter.cuts.done]).toEqual([503, 1])
  // PostgreSQL reads what was sent, but nobody hears when.
  const claimed = () => rows<{ name: string }>(`select name from content_claims where holder = 'user:${session.uid}'`)
  await expect.poll(claimed, { timeout: 20_000 }).toHaveLength(1)
  const [image] = await claimed()
  const address = `${server.origin}/content/${image?.name}`
  expect(await rows(`select photo_url from users where uid = '${session.uid}'`)).toEqual([{ photo_url: address }])
  expect((await fetch(address)).status).toBe(200)
})

test('an upload whose commit was done and not answered leaves no file', async () => {
  const before = await filesIn(dataDir, 'content')
  cutter.next = 'insert into "contents"'
  const answer = await upload(server.origin, session.idToken, await picture('png'))
  expect([answer.status, cutter.cuts.done]).toEqual([503, 2])
  expect(await filesIn(dataDir, 'content')).toEqual(before)
})
