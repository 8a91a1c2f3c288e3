/** Migrations leave the servers of the former version at work: an upgrade goes server by server. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { breakingStatements } from '#testing/databases/breaking-statements.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Those before were made for servers that were stopped first. */
const FIRST = 33

test('no migration breaks the servers that run while it is applied', () => {
  const breaking = readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && Number(file.slice(0, 4)) >= FIRST)
    .flatMap((file) => breakingStatements(readFileSync(`${folder}/${file}`, 'utf8')).map((one) => `${file}: ${one}`))
  const how =
    'Expand now, and contract in a later version (docs/operations.md#upgrade-server-by-server). Where nobody is broken by it, say why above the statement: "-- former version: ..."'
  expect(breaking, how).toEqual([])
})

test.each([
  'DROP TABLE "labels";',
  'ALTER TABLE "users" DROP COLUMN "username";',
  'ALTER TABLE "users" RENAME COLUMN "username" TO "name";',
  'ALTER TABLE "users" RENAME TO "people";',
  'ALTER TABLE "users" ALTER COLUMN "username" SET DATA TYPE integer;',
  'ALTER TABLE "users" ALTER COLUMN "username" SET NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "username" DROP DEFAULT;',
  'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
  'ALTER TABLE "users" ADD CONSTRAINT "grown" CHECK ("age" > 17);',
  'CREATE UNIQUE INDEX "users_age" ON "users" USING btree ("age");',
  'CREATE INDEX CONCURRENTLY "users_age" ON "users" ("age");',
  'DROP FUNCTION fill_member_term();',
  'TRUNCATE "users";',
])('%s is found', (statement) => {
  expect(breakingStatements(statement)).toHaveLength(1)
})

test.each([
  'ALTER TABLE "users" ADD COLUMN "age" integer;',
  `ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;`,
  'CREATE INDEX "users_age" ON "users" USING btree ("age");',
  'CREATE TABLE "pets" ("id" uuid PRIMARY KEY NOT NULL);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "pets_id" ON "pets" ("id");',
  '-- The old one is dropped table by table.\nALTER TABLE "users" ADD COLUMN "age" integer;',
  'CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN TRUNCATE "pets"; END $$;',
  '-- former version: nobody has written to it since two versions\nDROP TABLE "labels";',
])('%s is not', (migration) => {
  expect(breakingStatements(migration)).toEqual([])
})
