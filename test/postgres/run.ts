/**
 * `npm run test:postgres -- path`: unit tests on a PostgreSQL of their own, in the place of the embedded engine. What asks
 * the engine itself, such as for a plan, may answer differently there. `TEST_POSTGRES_ICU_LOCALE=tr-TR` makes its database
 * in the locale of a language (PostgreSQL 15 or later).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { migratedDatabase } from './migrated-database.ts'
import { startPostgres } from './start.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const postgres = await startPostgres(console.log)
if ('unavailable' in postgres) throw new Error(postgres.unavailable)
try {
  const locale = process.env['TEST_POSTGRES_ICU_LOCALE']
  if (locale !== undefined && !/^[\w-]+$/.test(locale)) throw new Error('TEST_POSTGRES_ICU_LOCALE is no locale.')
  const inLocale = locale === undefined ? '' : ` template template0 locale_provider icu icu_locale '${locale}'`
  const url = await migratedDatabase(postgres.databaseUrl, { more: inLocale })
  const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
  const run = spawn(process.execPath, [vitest, 'run', '--project', 'unit', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  })
  const [code] = (await once(run, 'exit')) as [number | null]
  process.exitCode = code ?? 1
} finally {
  await postgres.stop()
}
