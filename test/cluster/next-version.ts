/** A version of the product that is one migration ahead: this tree copied, with a column and a table of no use. */
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../support/temporary-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const leftBehind = new Set(['node_modules', '.git', 'test', 'test-results', 'docs', 'data', '.cache'])
const migrations = 'server/src/db/migrations'
const TAG = '9999_next_version'

/** As an upgrade has them: what is new can be missing, or has a default, so that who does not know it goes on. */
const statements = [
  `ALTER TABLE "users" ADD COLUMN "next_version" text DEFAULT 'next' NOT NULL;`,
  `ALTER TABLE "organizations" ADD COLUMN "next_version" text;`,
  `CREATE INDEX "organizations_next_version" ON "organizations" USING btree ("next_version");`,
  `CREATE TABLE "next_version" ("id" uuid PRIMARY KEY NOT NULL, "users" text DEFAULT 'none' NOT NULL);`,
]

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

/** Answers its folder. Its server writes and reads the new column of `users` with every record. */
export async function copyNextVersion(): Promise<string> {
  const folder = await temporaryFolder('next-version')
  await cp(root, folder, { recursive: true, filter: (path) => path === root || !leftBehind.has(basename(path)) })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, migrations, `${TAG}.sql`), statements.join('\n--> statement-breakpoint\n'))
  const path = join(folder, migrations, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal
  const last = journal.entries.at(-1)
  if (!last) throw new Error('the journal is empty')
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: TAG })
  await writeFile(path, JSON.stringify(journal))
  await addColumn(join(folder, 'server/src/db/schema/users.ts'))
  return folder
}

async function addColumn(schema: string): Promise<void> {
  const before = await readFile(schema, 'utf8')
  const after = before.replace(
    /(export const users = pgTable\(\s*'users',\s*\{)/,
    `$1\n nextVersion: text('next_version').notNull().default('next'),`,
  )
  if (after === before) throw new Error('the table of users is not where it was')
  await writeFile(schema, after)
}
