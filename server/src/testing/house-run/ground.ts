/** The whole server that worlds are made on, with an issuer that people sign in at and a file of organizations that waits. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { AreaContext } from '#area-context.ts'
import { createContent } from '#content/content.ts'
import { openStore } from '#content/stores/open-store.ts'
import { readSettings } from '#settings.ts'
import { openGround as groundWith } from '#testing/provisioning-model/real.ts'
import { testSettings } from '#testing/servers/area-context.ts'
import { plentyOfAll } from '#testing/servers/plenty.ts'
import type { WholeServer } from '#testing/servers/whole-server.ts'
import { type IssuerStandIn, issuerStandIn } from '#testing/stand-ins/issuer-stand-in.ts'

export interface Ground {
  server: WholeServer
  context: AreaContext
  issuer: IssuerStandIn
  close(): Promise<void>
}

/** What an issuer knows us as. */
export const client = { id: 'atrium', secret: 'secretofthetests' }

/** Who operates the server, of each world another. */
export const operator = (world: number) => `operator${world}@house.example`
const MOST_WORLDS = 5_000

/** No limit is met, and nobody waits for a name server: nobody answers there. */
export async function openGround(): Promise<Ground> {
  const operators = Array.from({ length: MOST_WORLDS }, (_, number) => operator(number + 1)).join(',')
  const folder = await mkdtemp(join(tmpdir(), 'atrium-house-'))
  const importFile = join(folder, 'organizations.csv')
  await writeFile(importFile, 'name,displayName,ownerEmail\nimported,A Fine School,ada1@amber1.org\n')
  const env = {
    ...plentyOfAll(),
    OPERATOR_EMAILS: operators,
    DNS_RESOLVER: '127.0.0.1:9',
    DATA_DIR: folder,
    IMPORT_FILE: importFile,
  }
  const { server, context } = await groundWith(env)
  const { db } = server.database
  const log = pino({ level: 'silent' })
  const store = await openStore(readSettings({ DATA_DIR: folder }))
  const content = createContent({ db, limiter: context.limiter, settings: testSettings, store, log })
  const issuer = await issuerStandIn(client)
  return {
    server,
    context: { ...context, content },
    issuer,
    async close() {
      await server.close()
      await issuer.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
