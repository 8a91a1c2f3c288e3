/** A database of one's own on a real PostgreSQL, for the tests that `npm run test:postgres` runs there. */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { OpenDatabase } from '#db/database.ts'
import { openPostgres } from '#db/postgres.ts'

/** In: where a migrated, empty database is, to which nobody is connected. Out: a copy, gone once it is closed. */
export async function postgresDatabase(migratedUrl: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const migrated = new URL(migratedUrl)
  await administer(migrated, `create database ${name} template ${migrated.pathname.slice(1)}`)
  const url = new URL(`/${name}`, migrated).href
  const opened = await openPostgres({ url, onIdleError: () => {} })
  let isOpen = true
  return {
    ...opened,
    async close() {
      if (!isOpen) return
      isOpen = false
      await opened.close()
      await administer(migrated, `drop database ${name} with (force)`)
    },
  }
}

async function administer(near: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: new URL('/postgres', near).href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
