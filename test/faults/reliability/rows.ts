/** What `npm run test:faults:all` measures, in this order, and by which command. */

export interface Row {
  /** The number of the figure, or a word for a fault that has none. */
  id: string
  what: string
  wanted: string
  /** Run in turn; all have to end well. */
  commands: readonly Command[]
  /** What is so where its commands end well and print no figure. */
  whenPassed?: string
  /** No time is measured in it, so that a neighbour of its kind may run beside it: one computes, the other syncs. */
  sharesMachine?: true
  /** Of all its commands. Whatever takes longer hangs. */
  withinMinutes: number
}

export interface Command {
  run: readonly [program: string, ...parameters: string[]]
  env?: Record<string, string>
}

const MINUTES = 10

const tests = (...names: string[]): Command => ({
  run: ['vitest', 'run', '--project', 'reliability', ...names.map((name) => `test/faults/reliability/${name}.test.ts`)],
})
/** In process, beside the figure: many more, and for long, are what `npm run test:fuzz` is for. */
const fuzz = (runs: number): Command => ({
  run: ['vitest', 'run', '--project', 'fuzz'],
  env: { FUZZ_RUNS: String(runs) },
})

export const rows: readonly Row[] = [
  {
    id: '1',
    what: 'kill -9 during 1,000 sign-ups, 20 times, on both databases',
    wanted: '0 acknowledged accounts lost, 0 half-made',
    commands: [tests('killed-in-sign-ups')],
    withinMinutes: 20,
  },
  {
    id: '2',
    what: 'durability of the embedded database',
    wanted: 'fsync on; a second process on the folder refuses with a clear error',
    commands: [tests('durable')],
    withinMinutes: MINUTES,
  },
  {
    id: '3',
    what: 'two processes, 200 at once for one organization name, e-mail, username',
    wanted: '1 wins, 199 are refused (409; of the e-mail the protocol’s EMAIL_EXISTS)',
    commands: [tests('one-of-200')],
    withinMinutes: MINUTES,
  },
  {
    id: '4',
    what: 'an idempotency key, 100 in parallel and again behind a crash',
    wanted: '1 row, 1 answer',
    commands: [tests('idempotency')],
    withinMinutes: MINUTES,
  },
  {
    id: '5',
    what: 'PostgreSQL gone for 10 s under load',
    wanted: '0 acknowledged lost; 503 with Retry-After in 2 s; red in 2 s, green in 5 s',
    commands: [tests('database-stopped')],
    withinMinutes: MINUTES,
  },
  {
    id: '6',
    what: 'SIGTERM under load, 20 times',
    wanted: '0 requests dropped, ended in 10 s',
    commands: [tests('ended-under-load')],
    withinMinutes: MINUTES,
  },
  {
    id: '7',
    what: 'a one-time secret, 200 in parallel over two processes: reset, verify, custom token, invite',
    wanted: 'exactly 1 succeeds',
    commands: [tests('one-time-secrets')],
    withinMinutes: MINUTES,
  },
  {
    id: '8',
    what: 'the signing key replaced under load',
    wanted: '0 valid tokens refused',
    commands: [tests('keys-under-load')],
    withinMinutes: MINUTES,
  },
  {
    id: '9',
    what: 'a refresh from 20 tabs at once',
    wanted: '0 signed out; reuse behind the grace ends the session’s family',
    commands: [tests('refresh-tabs')],
    withinMinutes: MINUTES,
  },
  {
    id: '10',
    what: 'the mail server down, the process killed, both back',
    wanted: '0 mails lost, at most 1 twice with the same message id',
    commands: [tests('mail-down')],
    withinMinutes: MINUTES,
  },
  {
    id: '11',
    what: 'a backup under load, restored elsewhere, on both databases',
    wanted: 'sign-in works, row counts match the snapshot',
    commands: [
      {
        run: [
          ...['vitest', 'run', '--project', 'slow-faults', '-t', 'under load'],
          ...['test/faults/backup.test.ts', 'test/faults/backup-postgres.test.ts'],
        ] as [string, ...string[]],
      },
    ],
    whenPassed:
      'whoever was acknowledged before signs in where it was restored, with their images; rows are as many as the archive says',
    withinMinutes: 15,
  },
  {
    id: '12',
    what: '10,000 fuzzed and 1,000 malformed or slow requests',
    wanted: '0 answers of 500 and above, 0 hang, memory grows by less than 50 MB',
    commands: [fuzz(1_000), tests('fuzzed-and-slow')],
    withinMinutes: 15,
  },
  {
    id: '13',
    what: 'ten times the sign-ins that the machine can hash',
    wanted: 'the excess gets 429 or 503 in 100 ms; health p99 under 100 ms',
    commands: [tests('overload')],
    withinMinutes: MINUTES,
  },
  {
    id: '14',
    what: '10,000 random sequences over organizations, members and invites',
    wanted: 'always an owner; no row crosses a tenant',
    commands: [{ run: ['node', 'test/model/run.ts'] }],
    sharesMachine: true,
    withinMinutes: 25,
  },
  {
    id: 'power',
    what: 'power cut on the embedded database, also with torn pages of log and tables',
    wanted: '0 acknowledged lost, the folder opens',
    commands: [
      { run: ['vitest', 'run', '--project', 'slow-faults', 'test/faults/power-cut-everywhere.test.ts'] },
      tests('torn-pages'),
    ],
    sharesMachine: true,
    withinMinutes: 20,
  },
  {
    id: 'disk',
    what: 'the disk full while people sign up and upload',
    wanted: '503, 0 acknowledged lost, it goes on once there is room',
    commands: [tests('disk-full')],
    withinMinutes: MINUTES,
  },
  {
    id: 'clock',
    what: 'the clock set back by an hour',
    wanted: 'what was given out stays good, once; limits neither open nor lock; mails go',
    commands: [tests('clock-back')],
    withinMinutes: MINUTES,
  },
  {
    id: 'commit',
    what: 'the connection to PostgreSQL cut in the middle of commits',
    wanted: 'exactly 1 row for each key, nobody told of a success that is not there',
    commands: [tests('commit-cut')],
    withinMinutes: MINUTES,
  },
  {
    id: 'store',
    what: 'an S3 store that hangs or drips',
    wanted: 'uploads answered with 503 in 30 s, others served within 1 s (p99)',
    commands: [tests('store-hangs')],
    withinMinutes: MINUTES,
  },
  {
    id: 'mail',
    what: 'a mail server that hangs or drips',
    wanted:
      'nobody waits for it (2 s), a mail is given up in 40 s, sent once when it is back, the process ends in 10 s',
    commands: [tests('mail-server-hangs')],
    withinMinutes: MINUTES,
  },
]
