/** A server that is backed up while people sign up and upload, and what has to be there where it is restored. */
import { expect } from 'vitest'
import type { OpenDatabase } from '../../../server/src/db/database.ts'
import { countRows } from '../../../server/src/db/row-counts.ts'
import { picture } from '../../../server/src/testing/files/pictures.ts'
import { createAccount, newPerson, type Person, saveRecord, signInWithPassword } from '../../support/account-client.ts'
import type { ServerProcess } from '../../support/server-process.ts'
import { succeed } from './commands.ts'
import { upload, uploadedName } from './raw-upload.ts'

/** At once, and how many before the backup begins. */
const [PEOPLE_AT_ONCE, BEFORE] = [4, 12]

interface Acknowledged {
  person: Person
  photo: string
}

/** Sign-ups with records and images, until it is told to stop. */
function load(server: ServerProcess) {
  const acknowledged: Acknowledged[] = []
  const image = picture('png')
  let isGoing = true
  const one = async () => {
    while (isGoing) {
      const person = newPerson()
      const session = await createAccount(server.origin, person)
      await saveRecord(server.origin, session, person)
      const photo = await uploadedName(upload(server.origin, session.idToken, await image))
      acknowledged.push({ person, photo })
    }
  }
  const lanes = Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, one))
  return {
    acknowledged,
    async stop() {
      isGoing = false
      await lanes
    },
  }
}

/** Backs up in the middle of it. Answers who was there before, with the bytes of their images. */
export async function backUpUnderLoad(server: ServerProcess, file: string, env: Record<string, string>) {
  const loading = load(server)
  await expect.poll(() => loading.acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(BEFORE)
  const before = [...loading.acknowledged]
  const said = await succeed('backup', [file], env)
  expect(loading.acknowledged.length, 'people signed up meanwhile').toBeGreaterThan(before.length)
  await loading.stop()
  const images = new Map<string, Buffer>()
  for (const { photo } of before) images.set(photo, await fetchImage(server, photo))
  return { before, images, said }
}

async function fetchImage({ origin }: ServerProcess, name: string): Promise<Buffer> {
  const answer = await fetch(`${origin}/content/${name}`)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

export async function expectThere(
  server: ServerProcess,
  { before, images }: Awaited<ReturnType<typeof backUpUnderLoad>>,
) {
  for (const { person, photo } of before) {
    await expect(signInWithPassword(server.origin, person)).resolves.toMatchObject({
      uid: expect.any(String) as string,
    })
    expect((await fetchImage(server, photo)).equals(images.get(photo) ?? Buffer.alloc(0))).toBe(true)
  }
}

/** The counts that the archive's manifest names, by its own tables. */
export async function countsIn({ db, close }: OpenDatabase): Promise<Record<string, number>> {
  const counts = Object.fromEntries(await countRows(db))
  await close()
  return counts
}
