/** An account whose time has come goes as a whole: here, and at the hosted provider. */
import { expect, test } from 'vitest'
import { openEmbedded } from '../../server/src/db/embedded/pglite.ts'
import { newPerson, registerPerson, signInWithPassword } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { emulatorHost, hostedSettings } from './server-settings.ts'

const timeout = 120_000

test(
  '14 days after it was asked for, nobody signs in to it at the provider, and no record tells of them',
  { timeout },
  async () => {
    if (emulatorHost === undefined) throw new Error('No emulator runs: npm run test:emulator starts one.')
    const identityOrigin = `http://${emulatorHost}`
    const dataDir = await dataFolder('hosted-deletion')
    const options = { dataDir, env: hostedSettings(emulatorHost) }
    const person = newPerson()
    const before = await startServer(options)
    const { uid, idToken } = await registerPerson(before.origin, person, identityOrigin)
    const asked = await fetch(`${before.origin}/api/users/account/deletion`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}` },
    })
    expect(asked.status).toBe(201)
    await before.stop()
    await letTimePass(dataDir)

    const after = await startServer(options)
    await expect
      .poll(() => signInWithPassword(identityOrigin, person).catch((error: Error) => error.message), {
        timeout: 20_000,
      })
      // The emulator's word, unless another test has turned on what hides who has an account.
      .toMatch(/EMAIL_NOT_FOUND|INVALID_LOGIN_CREDENTIALS/)
    const token = { authorization: `Bearer ${idToken}` }
    // Its token is good for an hour; what it was for is gone.
    expect((await fetch(`${after.origin}/api/users/profile`, { headers: token })).status).toBe(401)
    await after.stop()
    expect(await recordOf(dataDir, uid)).toEqual([{ email: null, display_name: '' }])
    await removeFolder(dataDir)
  },
)

async function letTimePass(dataDir: string): Promise<void> {
  const { db, close } = await openEmbedded(dataDir)
  await db.execute("update users set deletion_due_at = deletion_due_at - interval '15 days'")
  await close()
}

async function recordOf(dataDir: string, uid: string): Promise<unknown> {
  const { db, close } = await openEmbedded(dataDir)
  const answer: unknown = await db.execute(`select email, display_name from users where uid = '${uid}'`)
  await close()
  return (answer as { rows: unknown }).rows
}
