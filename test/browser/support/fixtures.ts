/** What browser tests start from: a real server a worker, accounts made over HTTP, a page that must stay quiet. */
import { expect, test as base } from '@playwright/test'
import { nameServer, type NameServer } from '../../../server/src/testing/stand-ins/name-server.ts'
import { startPostgres } from '../../postgres/start.ts'
import {
  makeOrganization,
  newPerson,
  registerPerson,
  uniqueName,
  type Person,
  type Session,
} from '../../support/account-client.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { runningAt, startServer, type ServerProcess } from '../../support/server-process.ts'
import { removeFolder } from '../../support/temporary-folder.ts'
import { watchPage, type PageWatch } from './quiet-page.ts'
import { putSignedInState } from './signed-in-state.ts'
import { identitySettings, withIdentity, type ProductServer, type ProviderKind } from './steps/identity-fixture.ts'
import { signInAs } from './steps/steps.ts'

export interface ServerChoice {
  /** `cluster`: no server of the worker's own, but the one at `CLUSTER_ORIGIN`, which `test/cluster` starts. */
  database: 'embedded' | 'postgres' | 'cluster'
  provider: ProviderKind
}

interface WorkerParts extends ServerChoice {
  /** What the server asks for DNS records: nothing is there but what tests put into it. */
  names: NameServer
  /** The reason when its database or its identity provider cannot be had here. */
  serverOrReason: ServerProcess | string
}

export interface SignedInPerson extends Person {
  session: Session
}

/** For the server of a worker: they all start at the same time. */
export const readyWithinMs = 240_000

interface Parts {
  /** The server of this worker; the test is skipped, with the reason, when there can be none. */
  server: ProductServer
  /** Every page of the test, watched: unexpected console output, page errors and CSP violations fail it. */
  quiet: PageWatch
  /** An account that can sign in, made over HTTP. */
  registered: (changes?: Partial<Person>) => Promise<SignedInPerson>
  /** The same, and signed in in the page's browser; the page itself has not been anywhere. */
  withSession: (changes?: Partial<Person>) => Promise<SignedInPerson>
  /** The same, and the page is at /organizations. */
  signedIn: (changes?: Partial<Person>) => Promise<SignedInPerson>
  /** An organization of that person's, made over HTTP; answers its name. */
  newOrganization: (owner: SignedInPerson, displayName?: string) => Promise<string>
  /** The newest link mailed to that address; waits until there is one. */
  readActionLink: ProductServer['readActionLink']
}

/**
 * On the tests that `npm test` runs: each way through the product, and what would hurt most. All others are
 * corners, and run with them by `npm run test:thorough`.
 */
export const everyRun = { tag: '@every-run' }

export const test = base.extend<Parts, WorkerParts>({
  database: ['embedded', { option: true, scope: 'worker' }],
  provider: ['embedded', { option: true, scope: 'worker' }],

  names: [
    async ({}, use) => {
      const names = await nameServer()
      await use(names)
      await names.close()
    },
    { scope: 'worker' },
  ],

  serverOrReason: [
    async ({ database, provider, names }, use) => {
      if (database === 'cluster') {
        await use(runningAt(process.env['CLUSTER_ORIGIN']))
        return
      }
      const identity = identitySettings(provider)
      if ('unavailable' in identity) {
        await use(identity.unavailable)
        return
      }
      const postgres = database === 'postgres' ? await startPostgres(console.log) : undefined
      if (postgres && 'unavailable' in postgres) {
        await use(postgres.unavailable)
        return
      }
      const dataDir = await dataFolder('browser')
      const env = {
        ...identity.env,
        DNS_RESOLVER: names.address,
        ...(postgres && { DATABASE_URL: postgres.databaseUrl }),
      }
      const server = await startServer({ dataDir, env, readyWithinMs })
      await use(server)
      await server.stop()
      await postgres?.stop()
      await removeFolder(dataDir)
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  server: async ({ serverOrReason, provider }, use, testInfo) => {
    if (typeof serverOrReason === 'string') {
      testInfo.skip(true, serverOrReason)
      return
    }
    await use(withIdentity(serverOrReason, provider))
  },

  baseURL: async ({ server }, use) => use(server.origin),

  quiet: [
    async ({ context }, use) => {
      const watch = await watchPage(context)
      await use(watch)
      watch.expectQuiet()
    },
    { auto: true },
  ],

  registered: async ({ server }, use) => {
    await use(async (changes) => {
      const person = newPerson(changes)
      return { ...person, session: await registerPerson(server.origin, person, server.identityOrigin) }
    })
  },

  withSession: async ({ page, provider, registered, server }, use) => {
    await use(async (changes) => {
      const person = await registered(changes)
      if (provider === 'embedded') await putSignedInState(page, server.origin, person)
      else await signInAs(page, person)
      return person
    })
  },

  signedIn: async ({ page, withSession }, use) => {
    await use(async (changes) => {
      const person = await withSession(changes)
      await page.goto('/organizations')
      await expect(page.getByRole('button', { name: `${person.firstName} ${person.lastName}` })).toBeVisible()
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

  readActionLink: async ({ server }, use) => use(server.readActionLink),
})

export { expect }
