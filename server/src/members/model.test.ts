/**
 * Random sequences of everything that changes who belongs to an organization: it always has an owner, no
 * row crosses from one organization to another, an invite is never used beyond its limit, also in parallel.
 * `npm run test:model` runs many more of them, on `MODEL_DATABASE_URL` where it is set.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { mailSendersOf } from '#organizations/mail-senders.ts'
import { mailLanguagesOf } from '#users/mail-languages.ts'
import { createOutbox } from '#messaging/outbox.ts'
import { passwordSignIn } from '#testing/fixtures/sign-in/sign-in.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { brokenRules } from '#testing/model/invariants.ts'
import { everyKind, operation, type Operation, perform, type World } from '#testing/model/operations.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'

const runs = Number(process.env['MODEL_RUNS'] ?? 40)
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_121)
const url = process.env['MODEL_DATABASE_URL']
/** So many show every operation done; in fewer one may be refused each time. */
const ENOUGH_FOR_EVERY_KIND = 300
const MS_A_RUN = 2_000
/** Several parts open their databases at once. */
const OPENING_MS = 300_000

const actor = (name: string): Actor => {
  const email = `${name}@example.com`
  return {
    uid: name,
    email,
    emailVerified: true,
    displayName: name,
    authTime: new Date(),
    sessionId: name,
    handedOff: false,
    signIn: passwordSignIn(),
  }
}
const people = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'].map(actor)

let database: OpenDatabase
beforeAll(async () => {
  database = url === undefined ? await memoryDatabase() : await openPostgres({ url, onIdleError: () => {} })
  if (url !== undefined) await migrate(database.db)
  for (const { uid, email } of people) {
    await database.db.execute(
      sql`insert into users (uid, email, email_key, display_name) values (${uid}, ${email}, ${email}, ${uid}) on conflict do nothing`,
    )
  }
}, OPENING_MS)
afterAll(() => database.close(), OPENING_MS)

/** Two organizations: the first of two owners, staff and a member, the other of one owner and a member. */
async function world(): Promise<World> {
  const { db } = database
  const organizations = ['first', 'other'].map((name) => ({ name, id: randomUUID() }))
  const [first, other] = organizations.map(({ id }) => id)
  await db.execute(sql`delete from organizations`)
  await db.execute(sql`
    insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    values (${first}, 'first', 'First', '/l.svg', '#000', '#fff'), (${other}, 'other', 'Other', '/l.svg', '#000', '#fff')`)
  await db.execute(sql`
    insert into organization_members (organization_id, uid, role) values
      (${first}, 'p0', 'owner'), (${first}, 'p1', 'owner'), (${first}, 'p2', 'staff'), (${first}, 'p3', 'User'),
      (${other}, 'p3', 'owner'), (${other}, 'p4', 'User')`)
  const allow = async () => ({ allowed: true, retryAfterSeconds: 0 })
  const limiter = { take: allow, takeFromShare: allow, giveBack: async () => {} }
  const outbox = createOutbox({
    productName: 'Atrium',
    publicOrigin: 'http://localhost:8080',
    local: true,
    secrets: testSecrets,
    sendersOf: mailSendersOf,
    languagesOf: mailLanguagesOf,
  })
  const context = {
    db,
    limiter,
    outbox,
    provider: {},
    secrets: testSecrets,
    settings: { publicOrigin: 'http://atrium.example' },
  }
  return { db, context, people, organizations, invites: [], labels: [], classes: [], offers: [], removed: [] }
}

/** How often each was done and not refused. */
const done = new Map<Operation['kind'], number>()

/** A refusal is an answer as good as any; whatever else is thrown is a fault. */
async function attempt(on: World, wish: Operation): Promise<void> {
  try {
    await perform(on, wish)
    done.set(wish.kind, (done.get(wish.kind) ?? 0) + 1)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

// One after the other, and two or three at once.
const step = fc.oneof(
  { weight: 4, arbitrary: operation.map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(operation, { minLength: 2, maxLength: 3 }) },
)

test(
  `${runs} sequences`,
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15, size: 'max' }), async (steps) => {
      const on = await world()
      for (const together of steps) await Promise.all(together.map((wish) => attempt(on, wish)))
      expect(await brokenRules(on.db)).toEqual([])
    })
    await fc.assert(property, { numRuns: runs, seed })
    // Otherwise the sequences show nothing of an operation that is always refused.
    if (runs >= ENOUGH_FOR_EVERY_KIND) expect(everyKind.filter((kind) => !done.has(kind))).toEqual([])
    if (process.env['MODEL_RUNS'] !== undefined)
      process.stdout.write(`seed ${seed} ${JSON.stringify(Object.fromEntries(done))}\n`)
  },
  runs * MS_A_RUN,
)
