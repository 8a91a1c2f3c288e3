/** A crash between an upload and the creation that shows it: the wizard goes on, and what nothing shows goes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../../server/src/db/embedded/pglite.ts'
import { picture } from '../../server/src/testing/files/pictures.ts'
import { createAccount, newPerson, type Session, uniqueName } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { filesIn, upload, uploadedName } from './support/raw-upload.ts'

/** How long a start and its first sweep may take on a busy machine. */
const soon = { timeout: 20_000 }

let dataDir: string
let server: ServerProcess
let session: Session
beforeAll(async () => {
  dataDir = await dataFolder('create-with-image')
  server = await startServer({ dataDir })
  session = await createAccount(server.origin, newPerson())
})
afterAll(async () => {
  await server.stop()
  await removeFolder(dataDir)
})

const send = async () => uploadedName(upload(server.origin, session.idToken, await picture('png')))
const addressOf = (name: string) => `${server.origin}/content/${name}`

async function create(path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${session.idToken}` }
  return (await fetch(server.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).status
}

test('the logo and the publisher’s image are shown for good; the one that was never used is cleared away', async () => {
  const [logo, portrait, unused] = [await send(), await send(), await send()]
  await server.kill()
  server = await startServer({ dataDir, port: server.port })

  const branding = { logo_url: addressOf(logo) }
  const organization = { name: uniqueName('pictured'), displayName: 'Pictured School', branding }
  expect(await create('/api/iam/organizations', organization)).toBe(201)
  expect(await create('/api/iam/authors', { name: 'Pictured', profile_image_url: addressOf(portrait) })).toBe(201)
  await server.kill()

  const { db, close } = await openEmbedded(dataDir)
  await db.execute("update contents set created_at = now() - interval '2 days'")
  await close()
  server = await startServer({ dataDir, port: server.port })
  await expect.poll(async () => (await filesIn(dataDir, 'content')).sort(), soon).toEqual([logo, portrait].sort())
  const served = async (name: string) => (await fetch(addressOf(name))).status
  expect([await served(logo), await served(portrait), await served(unused)]).toEqual([200, 200, 404])
})
