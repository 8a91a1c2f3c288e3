/** One address is one key, to the database as to the contract, whichever locale the database was made with. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameKey } from '@atrium/contract/rules/normalize'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { addressKey } from './address-key.ts'
import type { OpenDatabase } from './database.ts'

let database: OpenDatabase
beforeAll(async () => void (database = await memoryDatabase()))
afterAll(() => database.close())

async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await database.db.execute(query)) as { rows: Row[] }).rows
}

test('an address is folded as the contract folds it', async () => {
  const address = 'FIONA.I+Name@School.EXAMPLE'
  expect(await rows(sql`select ${addressKey(sql`${address}::text`)} as key`)).toEqual([{ key: nameKey(address) }])
})

/** What follows a `lower(` up to its own end. */
function lowered(text: string): string[] {
  return [...text.matchAll(/\b(?:lower|upper|initcap)\(/gi)].map(({ index, 0: call }) => {
    const from = index + call.length
    let depth = 1
    let end = from
    for (; depth > 0 && end < text.length; end += 1) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
    return text.slice(from, end - 1)
  })
}
const byTheLocale = (text: string) => lowered(text).filter((folded) => !/collate "C"/i.test(folded))

test('neither an index nor a function of the database folds by its locale, but the one that knows its letters', async () => {
  const made = await rows<{ name: string; text: string }>(sql`
    select indexname as name, indexdef as text from pg_indexes where schemaname = 'public'
    union all select p.proname, p.prosrc from pg_proc as p
      where p.pronamespace = 'public'::regnamespace and p.prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))`)
  expect(made.flatMap(({ name, text }) => byTheLocale(text).map(() => name))).toEqual(['fold_name'])
})

test('no statement does', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const statements = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
  expect(statements.flatMap(({ file, text }) => byTheLocale(text).map((folded) => `${file}: ${folded}`))).toEqual([])
})

test('who has the address of an organization that is made is found by index, and nobody else is read', async () => {
  const scans = sql`select pg_stat_get_xact_numscans('users'::regclass)::int as whole,
    pg_stat_get_xact_numscans('users_email_key'::regclass)::int as by_index`
  const [before, after] = await database.db.transaction(async (tx) => {
    const counted = async () => ((await tx.execute(scans)) as { rows: { whole: number; by_index: number }[] }).rows[0]
    // An empty table would be read from end to end by anybody.
    await tx.execute(sql`set local enable_seqscan = off`)
    // What other tests asked of this engine counts as well.
    const first = await counted()
    await tx.execute(sql`insert into organizations (id, name, display_name, logo_url, primary_color, page_background, company_email)
      values (gen_random_uuid(), 'indexed', 'Indexed', '/l.svg', '#0070f3', '#222222', 'FIONA@school.example')`)
    return [first, await counted()]
  })
  expect(after).toEqual({ whole: before?.whole, by_index: (before?.by_index ?? 0) + 1 })
})
