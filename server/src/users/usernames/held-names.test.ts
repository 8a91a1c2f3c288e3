/**
 * Usernames are held before they are written: at the unique indexes two who take each other's at the same moment would
 * wait for each other, and the database would end one of the two.
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => void (server = await wholeServer()))
afterAll(() => server.close())

const take = (username: string) => server.api({ method: 'PATCH', url: '/api/users/profile', payload: { username } })

test('whoever takes another username is alone with it, with the one before and with what looks like them', async () => {
  const { db } = server.database
  await db.execute(sql`create function names_held() returns trigger language plpgsql as $$ declare held integer; begin
    select count(*) into held from pg_locks where locktype = 'advisory' and pid = pg_backend_pid();
    if held <> (select count(distinct key) from unnest(array[old.username_key, old.username_skeleton, new.username_key,
      new.username_skeleton]) as key where key is not null) then raise exception '% are held', held; end if;
    return new; end $$`)
  await db.execute(sql`create trigger names_held before update of username on users for each row
    execute function names_held()`)
  expect((await take('first.name')).status).toBe(200)
  expect((await take('second.name')).status).toBe(200)
  await db.execute(sql`drop trigger names_held on users`)
  await db.execute(sql`drop function names_held()`)
})

test('whoever changes their name beside it holds both usernames before anything of the person is written', async () => {
  const { db } = server.database
  await db.execute(sql`create function names_held_first() returns trigger language plpgsql as $$ begin
    if (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) < 2 then
      raise exception 'the person is written already'; end if; return new; end $$`)
  await db.execute(sql`create trigger names_held_first before update on users for each row
    execute function names_held_first()`)
  const payload = { username: 'third.name', displayName: 'Ada King' }
  const changed = await server.api({ method: 'PATCH', url: '/api/users/profile', payload })
  await db.execute(sql`drop function names_held_first cascade`)
  expect(changed.status).toBe(200)
})
