/** Killed with -9 after each step of the way and started again: every acknowledged step is still there. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as steps from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'

describe('killed after each step', () => {
  const person = steps.newPerson()
  const organization = steps.uniqueName('hall')
  let dataDir: string
  let server: ServerProcess
  let session: steps.Session

  beforeAll(async () => {
    dataDir = await dataFolder('kill')
    server = await startServer({ dataDir })
  })

  afterAll(async () => {
    await server.stop()
    await removeFolder(dataDir)
  })

  /** The kill comes right behind the acknowledgement. The port stays: tokens name their issuer's origin. */
  async function killAndStartAgain() {
    await server.kill()
    server = await startServer({ dataDir, port: server.port })
  }

  test('the account', async () => {
    session = await steps.createAccount(server.origin, person)
    await killAndStartAgain()
    const signedIn = await steps.signInWithPassword(server.origin, person)
    expect(signedIn.uid).toBe(session.uid)
  })

  test('the session that came with it: its tokens are still good', async () => {
    await expect(steps.profile(server.origin, session)).resolves.toMatchObject({ user_id: session.uid })
    await expect(steps.refresh(server.origin, session)).resolves.toMatch(/^ey/)
  })

  test('the record with its names', async () => {
    await steps.saveRecord(server.origin, session, person)
    await killAndStartAgain()
    const record = await steps.profile(server.origin, session)
    expect(record).toMatchObject({ given_name: person.firstName, family_name: person.lastName })
  })

  test('the username', async () => {
    await steps.saveUsername(server.origin, session, person)
    await killAndStartAgain()
    await expect(steps.lookUp(server.origin, person.username)).resolves.toMatchObject({ displayName: 'Ada Lovelace' })
  })

  test('the organization', async () => {
    await steps.makeOrganization(server.origin, session, organization, 'Hall of Arches')
    await killAndStartAgain()
    await expect(steps.organizationsOf(server.origin, session)).resolves.toEqual([organization])
  })
})
