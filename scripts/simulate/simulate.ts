/**
 * `npm run simulate`: what so many people cost, by what calls and rows were measured to cost; written into docs/scale.md.
 * `npm run simulate -- measure` measures the rows anew; `-- 7` takes another seed, and writes nothing.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatted } from '../formatted.ts'
import { openDatabase } from '../../server/src/db/open.ts'
import { createLogger } from '../../server/src/http/monitoring/logger.ts'
import { readSettings } from '../../server/src/settings.ts'
import type { Bytes } from './capacity.ts'
import { measuredCosts } from './costs.ts'
import { measureRows } from './measure-rows.ts'
import { pageWith, SEED } from './page.ts'
import { report } from './report.ts'

const root = join(import.meta.dirname, '../..')
const page = join(root, 'docs/scale.md')
const sizes = join(import.meta.dirname, 'row-bytes.json')
const [asked] = process.argv.slice(2)

if (asked === 'measure') await measure()
const bytes = JSON.parse(await readFile(sizes, 'utf8')) as Bytes
const seed = asked === undefined || asked === 'measure' ? SEED : Number(asked)
if (!Number.isSafeInteger(seed)) throw new Error('A seed is a whole number.')
const said = report({ costs: measuredCosts(), bytes, seed })
console.log(said)
if (seed === SEED) {
  const written = pageWith(await readFile(page, 'utf8'), said)
  await writeFile(page, await formatted(page, written))
}

/** On the embedded database, in a folder of its own. */
async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-rows-'))
  const database = await openDatabase(readSettings({ DATA_DIR: folder }), createLogger('warn'))
  try {
    await writeFile(sizes, `${JSON.stringify(await measureRows(database.db), null, 2)}\n`)
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}
