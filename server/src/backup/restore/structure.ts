/**
 * What would make loading slow, or refuse rows for the order in which they come: foreign keys, indexes and triggers are
 * taken off, and put on again as they were once every row is there. So the database itself checks what was loaded.
 */
import { sql } from 'drizzle-orm'
import { quoted } from '#backup/source/tables.ts'
import type { Queryable } from '#db/database.ts'

interface Structure {
  foreignKeys: { table: string; name: string; definition: string }[]
  indexes: { name: string; definition: string }[]
}

/** In: an open database with the archive's schema. Out: what puts back what was taken off. */
export async function takeOff(db: Queryable, tables: readonly string[]): Promise<() => Promise<void>> {
  const structure = await readStructure(db)
  const run = (text: string) => db.execute(sql.raw(text))
  for (const { table, name } of structure.foreignKeys) await run(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const { name } of structure.indexes) await run(`drop index ${name}`)
  for (const table of tables) await run(`alter table ${quoted(table)} disable trigger user`)
  return async () => {
    for (const { definition } of structure.indexes) await run(definition)
    for (const { table, name, definition } of structure.foreignKeys) {
      await run(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    }
    for (const table of tables) await run(`alter table ${quoted(table)} enable trigger user`)
  }
}

async function readStructure(db: Queryable): Promise<Structure> {
  const { rows: foreignKeys } = (await db.execute(sql`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    order by 1, 2`)) as { rows: Structure['foreignKeys'] }
  const { rows: indexes } = (await db.execute(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = current_schema()::regnamespace and relpersistence = 'p'
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by 1`)) as { rows: Structure['indexes'] }
  return { foreignKeys, indexes }
}
