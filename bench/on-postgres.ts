/** `npm run bench:on-postgres -- sign-in`: a bench on a PostgreSQL of its own, which is gone afterwards. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../test/postgres/start.ts'

const [name = '', ...parameters] = process.argv.slice(2)
const bench = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
const postgres = await startPostgres(console.log)
if ('unavailable' in postgres) throw new Error(postgres.unavailable)
try {
  const env = { ...process.env, DATABASE_URL: postgres.databaseUrl }
  const run = spawn(process.execPath, [bench, ...parameters], { env, stdio: 'inherit' })
  const [code] = (await once(run, 'exit')) as [number | null]
  process.exitCode = code ?? 1
} finally {
  await postgres.stop()
}
