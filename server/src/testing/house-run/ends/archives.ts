/** Everybody's archive: all that the tables hold of them by the columns that its parts name, and nothing of anybody else. */
import { type SQL, sql } from 'drizzle-orm'
import { ownData } from '#account-export/own-data.ts'
import type { Queryable } from '#db/database.ts'
import type { OwnData, OwnDataPerson } from '#db/own-data.ts'
import { tables } from '../rows.ts'
import { standingOf } from '../standing.ts'
import type { World } from '../world.ts'

/** Rows that are somebody's and that their part leaves out, and why: what is left in, as SQL over the row. */
const told: Record<string, SQL> = {
  // A deleted one is nobody's while it can be restored.
  member_labels: sql`exists (select from labels l where l.id = x.label_id and l.deleted_at is null)`,
  class_members: sql`exists (select from classes c where c.id = x.class_id and c.deleted_at is null)`,
}

/** By which columns a row is theirs: a person's own id is in these, and their address in all others. */
const isAddress = /email|recipient/

/** Columns that a row is known by beside the one that says whose it is: who has it has the row. */
const beside = new Set(['sso_subjects.subject', 'account_identities.subject', 'account_identities.email'])

/** Parts in which others are named, and why. */
const namesOthers: Record<string, string> = {
  'activity.json': 'whom they did something to, as it was told then',
  'invites-sent.json': 'to whom they sent it',
}

/** Answers a sentence for each part that has another number of rows, and for each trace of somebody else. */
export async function wrongInArchives(world: World): Promise<string[]> {
  const { db } = world.server.database
  const { traces, roles } = await standingOf(db)
  const wrong: string[] = []
  for (const person of await peopleOf(db, Object.values(world.uid))) {
    const own = new Set([`self ${person.uid}`, ...(roles.get(person.uid)?.keys() ?? [])])
    const others = [...traces].filter(([, of]) => [...of].some((one) => one.startsWith('self ') && !own.has(one)))
    for (const part of ownData) {
      const rows: object[] = []
      for await (const row of part.rows(db, person)) rows.push(row)
      const there = await countOf(db, part, person)
      if (there !== rows.length)
        wrong.push(`${part.file} of ${person.uid} has ${rows.length} rows, and there are ${there}`)
      if (part.file in namesOthers) continue
      const text = JSON.stringify(rows)
      for (const [trace] of others)
        if (trace !== person.emailKey && text.toLowerCase().includes(trace.toLowerCase()))
          wrong.push(`${part.file} of ${person.uid} tells of ${trace}`)
    }
  }
  return wrong
}

/** Those whose account is there, with the address that they have confirmed. */
async function peopleOf(db: Queryable, uids: string[]): Promise<OwnDataPerson[]> {
  const { rows } = (await db.execute(sql`
    select uid, case when email_verified then email_key end as "emailKey" from accounts
    where uid in (${sql.join(
      uids.map((uid) => sql`${uid}`),
      sql`, `,
    )}) order by uid`)) as { rows: OwnDataPerson[] }
  return rows
}

/** By plain SQL, of the tables that the part names. */
async function countOf(db: Queryable, { of }: OwnData, { uid, emailKey }: OwnDataPerson): Promise<number> {
  const byTable = Map.groupBy(
    of.filter((one) => !beside.has(one)),
    (one) => one.slice(0, one.indexOf('.')),
  )
  let count = 0
  for (const [table, names] of byTable) {
    const columns = names.map((one) => one.slice(table.length + 1)).filter((name) => isText(table, name))
    const hasId = columns.some((name) => !isAddress.test(name))
    const theirs = columns.flatMap((name) => {
      const column = sql`x.${sql.identifier(name)}`
      if (!isAddress.test(name)) return [sql`${column} = ${uid}`]
      // What somebody's own row says of their address does not make it another's.
      if (emailKey === null || (hasId && ownRows.has(table))) return []
      return [sql`lower(${column} collate "C") = ${emailKey}`]
    })
    if (theirs.length === 0) continue
    const { rows } = (await db.execute(sql`
      select count(*)::int as n from ${sql.identifier(table)} x
      where (${sql.join(theirs, sql` or `)}) and ${told[table] ?? sql`true`}`)) as { rows: { n: number }[] }
    count += rows[0]?.n ?? 0
  }
  return count
}

/** Of one person alone, whatever address it names. */
const ownRows = new Set(['users', 'accounts', 'organization_departures'])

const isText = (table: string, column: string) =>
  tables.some(
    ({ name, columns }) => name === table && columns.some((one) => one.name === column && one.getSQLType() === 'text'),
  )
