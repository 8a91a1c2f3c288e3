/** What browser tests start from: a real server a worker, accounts made over HTTP, a page that must stay quiet. */
import { test as base } from '@playwright/test'
import {
  makeOrganization,
  newPerson,
  registerPerson,
  uniqueName,
  type Person,
  type Session,
} from '../account-client.ts'
import { startPostgres } from '../postgres/start.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { removeFolder, temporaryFolder } from '../temporary-folder.ts'
import { watchPage, type PageWatch } from './quiet-page.ts'
import { signInAs } from './steps.ts'

export interface Databases {
  database: 'embedded' | 'postgres'
}

interface WorkerParts extends Databases {
  /** Null with the reason when its database cannot be had here. */
  serverOrReason: ServerProcess | string
}

export interface SignedInPerson extends Person {
  session: Session
}

interface Parts {
  /** The server of this worker; the test is skipped, with the reason, when there can be none. */
  server: ServerProcess
  /** Every page of the test, watched: unexpected console output, page errors and CSP violations fail it. */
  quiet: PageWatch
  /** An account that can sign in, made over HTTP. */
  registered: (changes?: Partial<Person>) => Promise<SignedInPerson>
  /** The same, and the page is signed in as it, at /organizations. */
  signedIn: (changes?: Partial<Person>) => Promise<SignedInPerson>
  /** An organization of that person's, made over HTTP; answers its name. */
  newOrganization: (owner: SignedInPerson, displayName?: string) => Promise<string>
}

export const test = base.extend<Parts, WorkerParts>({
  database: ['embedded', { option: true, scope: 'worker' }],

  serverOrReason: [
    async ({ database }, use) => {
      const postgres = database === 'postgres' ? await startPostgres(console.log) : undefined
      if (postgres && 'unavailable' in postgres) {
        await use(postgres.unavailable)
        return
      }
      const dataDir = await temporaryFolder('browser')
      const server = await startServer({ dataDir, ...(postgres && { env: { DATABASE_URL: postgres.databaseUrl } }) })
      await use(server)
      await server.stop()
      await postgres?.stop()
      await removeFolder(dataDir)
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  server: async ({ serverOrReason }, use, testInfo) => {
    if (typeof serverOrReason === 'string') {
      testInfo.skip(true, serverOrReason)
      return
    }
    await use(serverOrReason)
  },

  baseURL: async ({ server }, use) => use(server.origin),

  quiet: [
    async ({ context }, use) => {
      const watch = watchPage(context)
      await use(watch)
      watch.expectQuiet()
    },
    { auto: true },
  ],

  registered: async ({ server }, use) => {
    await use(async (changes) => {
      const person = newPerson(changes)
      return { ...person, session: await registerPerson(server.origin, person) }
    })
  },

  signedIn: async ({ page, registered }, use) => {
    await use(async (changes) => {
      const person = await registered(changes)
      await signInAs(page, person)
      return person
    })
  },

  newOrganization: async ({ server }, use) => {
    await use(async (owner, displayName = 'Hall of Arches') => {
      const name = uniqueName('hall')
      await makeOrganization(server.origin, owner.session, name, displayName)
      return name
    })
  },
})

export { expect } from '@playwright/test'
