/**
 * `npm run test:model`: ten thousand random sequences of what people do to organizations, in four parts side by side, and
 * then two thousand of what is done to an account, one thousand of who is let in where, and six hundred each of what is
 * done to a school's learners, with invites, with organizations' own sign-ins and domains, by directories and rosters, of
 * what is mailed, with publishers; sixty, each with all that is listed, of what lists have to answer after all of that; and
 * two hundred of whatever the API has, asked by many people at once, over which every endpoint has to be done and to be
 * refused. One part of each runs on a PostgreSQL of its own, where what is done at once meets for real.
 */
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { figure } from '../faults/reliability/support/figure.ts'
import { migratedDatabase } from '../postgres/migrated-database.ts'
import { startPostgres } from '../postgres/start.ts'

const root = join(import.meta.dirname, '../..')
const parts = 4
const sequences = {
  organizations: 10_000,
  accounts: 2_000,
  doors: 1_000,
  learners: 600,
  invites: 600,
  'single sign-on': 600,
  provisioning: 600,
  mails: 600,
  publishers: 600,
  lists: 60,
  house: 200,
}
const files = {
  organizations: 'server/src/members/model.test.ts',
  accounts: 'server/src/identity/embedded/account-model.test.ts',
  doors: 'server/src/sites/doors-model.test.ts',
  learners: 'server/src/learners/learner-model.test.ts',
  invites: 'server/src/invites/invite-model.test.ts',
  'single sign-on': 'server/src/single-sign-on/single-sign-on-model.test.ts',
  provisioning: 'server/src/scim/provisioning-model.test.ts',
  mails: 'server/src/messaging/mail-model.test.ts',
  publishers: 'server/src/publishers/publisher-model.test.ts',
  lists: 'server/src/lists-model.test.ts',
  house: 'server/src/house-run.test.ts',
}
type Model = keyof typeof files
const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 1_000_000_000)

// What a signal ends takes what it started along: all listen for the exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const postgres = await startPostgres(console.log)
if ('unavailable' in postgres) console.log(`All on PGlite. ${postgres.unavailable}`)
try {
  const url = 'databaseUrl' in postgres ? postgres.databaseUrl : undefined
  const organizations = await runModel('organizations', url === undefined ? {} : { MODEL_DATABASE_URL: url })
  const onPostgres: Record<string, string> = url === undefined ? {} : { TEST_DATABASE_URL: await migratedDatabase(url) }
  let allPassed = organizations.passed
  for (const model of [
    'accounts',
    'doors',
    'learners',
    'invites',
    'single sign-on',
    'provisioning',
    'mails',
    'publishers',
    'lists',
    'house',
  ] as const) {
    const { passed, measured } = await runModel(model, onPostgres)
    console.log(`${model}: ${measured}`)
    allPassed &&= passed
  }
  process.exitCode = allPassed ? 0 : 1
  figure('14', organizations.measured, organizations.passed)
} finally {
  if ('stop' in postgres) await postgres.stop()
}

/** `onPostgres` is what one of the parts is told, for its database to be there; empty where there is none. */
async function runModel(
  model: Model,
  onPostgres: Record<string, string>,
): Promise<{ passed: boolean; measured: string }> {
  const began = performance.now()
  const runs = Array.from({ length: parts }, (_, part) =>
    run(files[model], {
      MODEL_RUNS: String(sequences[model] / parts),
      MODEL_SEED: String(seed + part),
      ...(part === 0 ? onPostgres : {}),
    }),
  )
  const passed = (await Promise.all(runs)).every(Boolean)
  const seconds = Math.round((performance.now() - began) / 1_000)
  const where = Object.keys(onPostgres).length > 0 ? 'a part of them on PostgreSQL' : 'all on PGlite'
  const told = `${sequences[model]} sequences in ${seconds} s, seeds ${seed} to ${seed + parts - 1}, ${where}`
  return { passed, measured: `${told}: ${passed ? 'no rule broken' : 'FAILED'}` }
}

/** Under this very Node, with the tree's own programs first. */
function run(file: string, settings: Record<string, string>): Promise<boolean> {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const parameters = ['run', '--project', 'unit', file]
  const child = spawn('vitest', parameters, { cwd: root, env: { ...process.env, PATH, ...settings }, stdio: 'inherit' })
  const orphaned = () => child.kill()
  process.once('exit', orphaned)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      process.removeListener('exit', orphaned)
      resolve(code === 0)
    })
  })
}
