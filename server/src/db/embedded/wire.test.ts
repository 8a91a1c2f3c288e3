/** What is read off the wire is what the driver itself reads. */
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { extensions } from '#db/extensions.ts'
import { migratedImage } from '#testing/databases/migrated-image.ts'
import { PreparedPGlite } from './prepared-pglite.ts'

let client: PreparedPGlite
beforeAll(async () => {
  client = new PreparedPGlite({ extensions, loadDataDir: migratedImage() })
  await client.exec('create table things (id int primary key deferrable initially deferred, name text)')
})
afterAll(() => client.close())

/** The driver's own way, round ours. */
const driver = (text: string, params: unknown[] = [], rowMode: 'array' | 'object' = 'object') =>
  PGlite.prototype.query.call(client, text, params, { rowMode })

const everyType = `select 1::int2 as small, -7::int8 as big, 9007199254740993::int8 as huge, 1.5::float8 as float,
  12.50::numeric as exact, true as yes, false as no, null::text as nothing, '' as empty, 'ü 漢 🎓' as "näme",
  '{"a":[1]}'::jsonb as json, '{a,NULL,"b,\\"c"}'::text[] as texts, '{{1,2},{3,4}}'::int[] as numbers,
  '\\x00ff'::bytea as bytes, '2026-01-02T03:04:05.678Z'::timestamptz as at, '2026-01-02'::date as day,
  '9d2ab6a2-6c40-4d8e-8bb0-0a7d8b3f6f0e'::uuid as id, interval '1 day' as span`

test.each([
  ['every type', everyType, []],
  [
    'values of every kind',
    'select $1::int, $2::text, $3::jsonb, $4::text[], $5::bool',
    [1, 'ü', { x: 1 }, ['a'], null],
  ],
  ['no row', 'select 1 as one where false', []],
  ['no column', 'select from generate_series(1, 3)', []],
  ['nothing at all', '', []],
  ['more than one buffer holds', `select n, repeat('ü', 600) as long from generate_series(1, 4000) n`, []],
  ['a command that counts nothing', 'create table if not exists others (id int)', []],
  ['rows that are changed', 'update pg_description set description = description where false', []],
])('%s: the same answer as the driver’s, at first and later', async (_, text, params) => {
  for (const rowMode of ['array', 'object'] as const) {
    const expected = await driver(text, params, rowMode)
    for (let time = 0; time < 3; time += 1) expect(await client.query(text, params, { rowMode })).toEqual(expected)
  }
})

test('a written row is counted', async () => {
  for (let id = 1; id < 4; id += 1) {
    const answer = await client.query('insert into things values ($1, $2)', [id, 'a'])
    expect(answer).toMatchObject({ command: 'INSERT', affectedRows: 1, rowCount: 1 })
  }
})

test('an error has the code, the constraint and the sentence of the driver’s', async () => {
  await client.query('create table if not exists one (id int constraint only_one unique)')
  const insert = 'insert into one values (1)'
  await client.query(insert)
  const said = (error: Error) => ({ ...error, message: error.message })
  const expected: unknown = await driver(insert).catch(said)
  const { query: _, params: __, queryOptions: ___, ...rest } = expected as Record<string, unknown>
  for (let time = 0; time < 3; time += 1) expect(await client.query(insert).catch(said)).toEqual(rest)
  expect(rest).toMatchObject({ code: '23505', constraint: 'only_one' })
})

describe('a transaction', () => {
  test('sends a statement that comes again once, by its name', async () => {
    const sent = vi.spyOn(client, 'execProtocolRawStream')
    const once = () => client.transaction((tx) => tx.query('select id from things where id = $1', [1]))
    await once()
    await once()
    sent.mockClear()
    await once()
    // Begin, the statement, commit.
    expect(sent).toHaveBeenCalledTimes(3)
    sent.mockRestore()
  })

  test('is over when its work is, and refuses what comes later', async () => {
    let kept: Parameters<Parameters<PreparedPGlite['transaction']>[0]>[0] | undefined
    await client.transaction(async (tx) => {
      kept = tx
      await tx.query('select 1')
    })
    expect(kept?.closed).toBe(true)
    await expect(kept?.query('select 1')).rejects.toThrow('Transaction is closed')
  })

  test('leaves nothing of what failed, whether its work or its commit did', async () => {
    const count = async () => (await client.query('select id from things where id >= 10')).rows.length
    const write = (end: () => void) =>
      client.transaction(async (tx) => {
        await tx.query('insert into things values (10)')
        end()
      })
    for (let time = 0; time < 3; time += 1) {
      const stop = new Error('stop')
      await expect(
        write(() => {
          throw stop
        }),
      ).rejects.toBe(stop)
      // Found at the commit: the key is deferred.
      const twice = client.transaction(async (tx) => {
        for (let row = 0; row < 2; row += 1) await tx.query('insert into things values (10)')
      })
      await expect(twice).rejects.toMatchObject({ code: '23505' })
      // An error that the work does not pass on.
      const swallowed = client.transaction(async (tx) => {
        await tx.query('insert into things values (10)')
        await tx.query('select 1 / 0').catch(() => undefined)
      })
      await expect(swallowed).rejects.toMatchObject({ code: '25P02' })
      expect(await count()).toBe(0)
    }
  })

  test('rolled back by itself keeps nothing, and is over', async () => {
    await client.transaction(async (tx) => {
      await tx.query('insert into things values (11)')
      await tx.rollback()
      expect(tx.closed).toBe(true)
    })
    expect((await client.query('select id from things where id = 11')).rows).toEqual([])
  })

  test('runs its statements one after the other, however they are asked for', async () => {
    const values = await client.transaction((tx) =>
      Promise.all(Array.from({ length: 30 }, (_, n) => tx.query<{ n: number }>(`select ${n % 7} as n`))),
    )
    expect(values.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 30 }, (_, n) => n % 7))
  })
})
