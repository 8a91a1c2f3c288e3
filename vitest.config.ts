/** The projects: what runs in process, what starts the real server and hurts it, and what asks Google's emulator. */
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const realServerMs = 60_000
/** Far more than any needs alone: on a busy machine a database of a test's own can take half a minute to start. */
const unitMs = 90_000
const aFigureMs = 900_000
/** By itself Vitest leaves one idle, which on two is half of them. */
const everyCore = availableParallelism()

/** Only where test/emulator/run.ts has started it, and says where. */
const emulator = {
  test: {
    name: 'emulator',
    include: ['server/src/identity/embedded/conformance/*.test.ts', 'test/emulator/*.test.ts'],
    globalSetup: ['test/faults/support/prepare.ts'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: realServerMs,
  },
}

/**
 * By a command of their own (`npm run test:thorough`), one after the other: they start many servers, want the machine
 * to themselves, or wait for deadlines to pass, as of a stream that is too slow, or of a worker's lease.
 */
const slowFaults = [
  'test/faults/{backup,backup-goes-wrong,backup-held-up,backup-postgres,backup-schedule,backup-store,upgrade,create-with-image,ended-at-random,engine-memory,hostile-upload,import-accounts,npm-start,people-import,photo-cut,start-again,start-refused,upload}.test.ts',
  'test/faults/{figures,migrations-beside-others,packages-loaded,places-of-lists,power-cut,power-cut-everywhere,provisioning,rosters,saml-provider,single-sign-on-at-two-processes,oidc-at-two-processes,terms,rules-at-two-processes,secrets-turn,two-processes,who-has-an-account}.test.ts',
]

/**
 * By that command too: compiles the server several times; does everything that works once 200 times at once, and
 * learners' accounts being taken along; fills an organization with all the classes that it can have; measures what the
 * largest bodies cost.
 */
const slowUnits = [
  'scripts/server-build.test.ts',
  'server/src/identity/embedded/operations/used-once.test.ts',
  'server/src/largest-bodies.test.ts',
  'server/src/learners/addresses/take-along-at-once.test.ts',
  'server/src/rosters/applying/class-limit.test.ts',
]

/**
 * By that command too, side by side: plans of statements over thousands of rows, texts and downloads of many megabytes,
 * the key turned over thousands of secrets; the embedded engine's folder, wire and memory; what becomes of people and
 * sign-ins whose organization, provider or roster is another one meanwhile, and of what begins while it ends, many times at
 * once; numbers that end what could be made without end; pictures that are small to send and large to open; commands started
 * as programs. None of it breaks but by a change of the very part, which its author tests.
 */
const corners = [
  'server/src/**/*-plan.test.ts',
  'server/src/begins-and-ends-at-once.test.ts',
  'server/src/**/{achievement,link,source}-limit.test.ts',
  'server/src/content/images/reencode.test.ts',
  'server/src/domains/released-while-joined.test.ts',
  'server/src/identity/embedded/second-step/taken-off-meanwhile.test.ts',
  'server/src/scim/many-kept.test.ts',
  'server/src/users/deletion/kept-while-it-ends.test.ts',
  'server/src/account-export/broken-download.test.ts',
  'server/src/content/stores/s3-store.test.ts',
  'server/src/db/driver/kept-query.test.ts',
  'server/src/db/embedded/{checkpoint,database-folder,prepared-pglite,wire}.test.ts',
  'server/src/identity/embedded/passwords/hash-threads.test.ts',
  'server/src/learners/addresses/{take-along,class-ends-meanwhile}.test.ts',
  'server/src/mail-limits.test.ts',
  'server/src/member-imports/{import-end,large-text}.test.ts',
  'server/src/members/{listing/places,terms/deleted-organization}.test.ts',
  'server/src/organizations/large-organization.test.ts',
  'server/src/rosters/{beside-directories,applying/one-account,reading/archive,reading/references}.test.ts',
  'server/src/secrets/turn-key.test.ts',
  'server/src/single-sign-on/**/{count-way,deleted-organization,replaced-provider,replaced-saml-provider}.test.ts',
  'server/src/threads/thread-pool.test.ts',
  'scripts/{no-arguments,simulate/simulate}.test.ts',
]

/** What `npm run test:faults:all` measures, one after the other: each takes a minute or several. */
const reliability = ['test/faults/reliability/*.test.ts']

const units = [
  '{contract,server,web}/src/**/*.test.{ts,tsx}',
  'test/{zones,docs,lint,texts}/**/*.test.ts',
  '{bench/requests,scripts,test/browser,web/build}/**/*.test.ts',
]

/**
 * Each with modules of its own: the pages' keep what the page knows (who is signed in, what is typed), and some tests
 * put others in the place of Node's or ours, or load one again. All others share what they load, the database's engine
 * first of all: to load it costs more than most tests.
 */
const alone = [
  'web/{src,build}/**/*.test.{ts,tsx}',
  'server/src/{hot-paths,files/durable,db/driver/statement-names,db/embedded/pglite,http/languages/unread-sentences,identity/embedded/accounts/{google,mail}-meanwhile,identity/embedded/operations/sign-in-meanwhile,single-sign-on/arrivals/arrive}.test.ts',
]

const unit = (name: string, files: { include: string[]; exclude?: string[] }, isolate: boolean) => ({
  test: {
    ...files,
    name,
    isolate,
    // Node loads what is shared as it loads the server: to write it anew for Vite is a twelfth of a fresh tree's computing.
    ...(!isolate && { experimental: { viteModuleRunner: false, nodeLoader: false } }),
    // A thread is quicker made than a process; where all share one, a process has a pool of threads of its own.
    pool: isolate ? ('threads' as const) : ('forks' as const),
    maxWorkers: everyCore,
    environment: 'node',
    testTimeout: unitMs,
    hookTimeout: unitMs,
  },
})

const faults = (
  name: string,
  files: { include: string[]; exclude?: string[] },
  maxWorkers: number,
  timeout = realServerMs,
) => ({
  test: {
    ...files,
    name,
    maxWorkers,
    globalSetup: ['test/faults/support/prepare.ts'],
    environment: 'node',
    testTimeout: timeout,
    hookTimeout: timeout,
  },
})

export default defineConfig({
  test: {
    projects: [
      unit('unit', { include: units, exclude: [...alone, ...slowUnits, ...corners] }, false),
      unit('unit-alone', { include: alone }, true),
      unit('corners', { include: corners }, false),
      faults('faults', { include: ['test/faults/**/*.test.ts'], exclude: [...slowFaults, ...reliability] }, everyCore),
      faults('slow-faults', { include: [...slowFaults, ...slowUnits] }, 1),
      // Forks: what a part ends with is the process that started it.
      { test: { name: 'cluster', include: ['test/cluster/**/*.test.ts'], pool: 'forks', maxWorkers: 1 } },
      faults('reliability', { include: reliability }, 1, aFigureMs),
      {
        test: {
          // Among the units they run as well, and their server starts no sooner here.
          ...unit('fuzz', { include: ['server/src/fuzz{,-socket}.test.ts'] }, true).test,
          env: { FUZZ_RUNS: process.env['FUZZ_RUNS'] ?? '20000' },
        },
      },
      ...(process.env['FIREBASE_AUTH_EMULATOR_HOST'] === undefined ? [] : [emulator]),
    ],
  },
})
