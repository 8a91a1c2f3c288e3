/** `npm run catalogue [-- 8100]`: shows every part of `web/src/ui` in every state, and builds it again as sources change. */
import { rmSync } from 'node:fs'
import { freePort } from '../test/support/free-port.ts'
import { serveCatalogue } from '../test/support/serve-catalogue.ts'
import { temporaryFolder } from '../test/support/temporary-folder.ts'
import { buildCatalogue } from '../web/build/catalogue.ts'

const usualPort = 8100

const folder = await temporaryFolder('catalogue')
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))
await buildCatalogue(folder, true)
const { origin } = await serveCatalogue(folder, await freePort(Number(process.argv[2] ?? usualPort)))
console.log(`The catalogue is at ${origin}/ltr/`)
