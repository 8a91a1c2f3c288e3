/** What a connection began ends along indexes: an organization is held meanwhile, and others' secrets are many. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase, Transaction } from '#db/database.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { endSessionsBy } from './queries-end.ts'

const MANY = 60_000
const OPENING_MS = 120_000
const [ours, others] = [randomUUID(), randomUUID()]
let database: OpenDatabase

beforeAll(async () => {
  database = await memoryDatabase()
  const { db } = database
  await db.execute(sql`insert into accounts (uid) select 'p' || n from generate_series(1, ${MANY}::integer) as n`)
  // Ten people came by ours, and ten by another: of a larger part a table is read as a whole, and rightly.
  await db.execute(sql`
    insert into sessions (id, uid, provider, device_id, started_at, sso_connection_id)
    select 's' || n, 'p' || n, 'sso', 's' || n, now(), case n % ${MANY / 10}::integer when 1 then ${ours}::uuid when 2 then ${others}::uuid end
    from generate_series(1, ${MANY}::integer) as n`)
  await db.execute(sql`
    insert into one_time_secrets (hash, kind, uid, expires_at, session_id)
    select 'h' || n, 'custom_token', 'p' || n, now() + interval '5 minutes', 's' || n
    from generate_series(1, ${MANY}::integer) as n`)
  await db.execute(sql`
    insert into one_time_secrets (hash, kind, uid, expires_at, detail)
    select 'a' || n, 'arrival_token', 'p' || n, now() + interval '1 minute',
      jsonb_build_object('connectionId', case n % 2 when 1 then ${ours}::text else ${others}::text end)
    from generate_series(1, 20) as n`)
  await db.execute(sql`vacuum analyze`)
}, OPENING_MS)
afterAll(() => database.close())

/** Whole tables that were read in this transaction so far. */
const readWhole = (tx: Transaction) =>
  tx.execute(sql`
    select relname, seq_scan from pg_stat_xact_user_tables
    where relname in ('one_time_secrets', 'sessions') and seq_scan > 0`)

test('its sessions, what they minted and what is under way by it end, and no table is read as a whole', async () => {
  const { db } = database
  await db.transaction(async (tx) => {
    await endSessionsBy(tx, [ours], new Date())
    expect(await readWhole(tx)).toMatchObject({ rows: [] })
  })
  const used = await db.execute(sql`
    select kind, count(*)::int from one_time_secrets where consumed_at is not null group by kind order by kind`)
  const rows = [
    { kind: 'arrival_token', count: 10 },
    { kind: 'custom_token', count: 10 },
  ]
  expect(used).toMatchObject({ rows })
  const ended = await db.execute(sql`select count(*)::int from sessions where ended_at is not null`)
  expect(ended).toMatchObject({ rows: [{ count: 10 }] })
})
