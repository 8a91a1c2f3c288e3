/** The log of the embedded database is emptied when it has grown, and never while a copy needs it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extensions } from '#db/extensions.ts'
import { migratedImage } from '#testing/databases/migrated-image.ts'
import { checkpoint } from './checkpoint.ts'
import { afterCopies } from './online-copy.ts'
import { PreparedPGlite } from './prepared-pglite.ts'

let client: PreparedPGlite
beforeAll(async () => {
  client = new PreparedPGlite({ extensions, loadDataDir: migratedImage() })
  await client.exec('create table things as select 1 as v')
})
afterAll(() => client.close())

const lastOne = async () =>
  (await client.query<{ at: string }>('select redo_lsn::text as at from pg_control_checkpoint()')).rows[0]?.at

test('one is made once the log has grown by as much as is said, and not before', async () => {
  const before = await lastOne()
  await checkpoint(client)
  expect(await lastOne()).toBe(before)
  await client.exec('insert into things select generate_series(1, 1000)')
  await checkpoint(client, 10_000)
  const made = await lastOne()
  expect(made).not.toBe(before)
  await checkpoint(client, 10_000)
  expect(await lastOne()).toBe(made)
})

test('it waits for a copy that is under way, whose log it would take away', async () => {
  const before = await lastOne()
  let end = () => {}
  const copy = afterCopies(() => new Promise<void>((resolve) => (end = resolve)))
  await client.exec('insert into things select generate_series(1, 1000)')
  const waiting = checkpoint(client, 10_000)
  await client.query('select 1')
  expect(await lastOne()).toBe(before)
  end()
  await Promise.all([copy, waiting])
  expect(await lastOne()).not.toBe(before)
})
