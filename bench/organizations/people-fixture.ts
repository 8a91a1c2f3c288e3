/** An organization with 100,000 members beside another one, for `npm run bench:people`: made, and cleared away. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/src/db/database.ts'

export const people = 100_000
const rowsAtOnce = 5_000
const perClass = 100
/** One label of a few, and one that every second member has. */
const labelled = { some: 5_000, many: 50_000 }

export interface PeopleFixture {
  /** Makes everybody. Whatever of it was made when it fails, `clear` takes away. */
  fill(): Promise<void>
  organizationId: string
  /** Its name, and what every uid and username in it begins with. */
  run: string
  labels: { some: string; many: string }
  /** One of a thousand classes. */
  classId: string
  clear(): Promise<void>
}

export function peopleFixture(db: Database): PeopleFixture {
  const run = `bench${Date.now().toString(36)}`
  const [id, other, classId] = [randomUUID(), randomUUID(), randomUUID()]
  const labels = { some: randomUUID(), many: randomUUID() }
  const made = { run, id, other, classId, labels }
  const fill = () => fillPeople(db, made)
  return { fill, organizationId: id, run, labels, classId, clear: () => clearPeople(db, made) }
}

interface Made extends Pick<PeopleFixture, 'run' | 'labels' | 'classId'> {
  id: string
  other: string
}

async function fillPeople(db: Database, made: Made): Promise<void> {
  const { run, id, other, classId, labels } = made
  // The same people are elsewhere too: no organization is alone in the table.
  await db.execute(`
    insert into organizations (id, name, display_name, logo_url, primary_color, page_background) values
      ('${id}', '${run}', 'Large School', '/l.svg', '#000', '#fff'),
      ('${other}', '${run}other', 'Other School', '/l.svg', '#000', '#fff')`)
  await db.execute(`
    insert into labels (id, organization_id, name, name_key, color) values
      ('${labels.some}', '${id}', 'Some', 'some', '#000'), ('${labels.many}', '${id}', 'Many', 'many', '#000')`)
  await db.execute(`
    insert into classes (id, organization_id, name, name_key)
    select case n when 0 then '${classId}'::uuid else gen_random_uuid() end, '${id}', 'Class ' || n, 'class ' || n
    from generate_series(0, ${people / perClass - 1}) as n`)
  // A server ends a statement that takes too long: some at a time.
  for (let first = 1; first <= people; first += rowsAtOnce) {
    await fillSome(db, made, `generate_series(${first}, ${first + rowsAtOnce - 1}) as n`)
  }
  await db.execute('vacuum analyze')
}

/** A thousandth part is called `Quartz`, every twentieth person has a name with `ada` in it. */
async function fillSome(db: Database, { run, id, other, labels }: Made, numbers: string): Promise<void> {
  await db.execute(`
    insert into users (uid, display_name, username, username_key)
    select '${run}-' || n,
      (array['Ada','Bela','Cleo','Dora','Emil','Finn','Gita','Hugo','Ines','Jona','Kira','Lena','Mira','Nils','Olga','Pia','Rafa','Sina','Tove','Uma'])[1 + n % 20]
        || ' ' || substr(md5(n::text), 1, 6) || case when n % 1000 = 0 then ' Quartz' else '' end,
      '${run}' || n, '${run}' || n from ${numbers} order by md5(n::text)`)
  await db.execute(`
    insert into organization_members (organization_id, uid, role)
    select '${id}', '${run}-' || n, case when n <= 5 then 'owner' when n <= 205 then 'staff' else 'User' end
    from ${numbers} order by md5(n::text)`)
  await db.execute(`
    insert into organization_members (organization_id, uid, role)
    select '${other}', '${run}-' || n, 'User' from ${numbers} order by md5(n::text)`)
  for (const which of ['some', 'many'] as const) {
    await db.execute(`
      insert into member_labels (organization_id, uid, label_id)
      select '${id}', '${run}-' || n, '${labels[which]}' from ${numbers} where n % ${people / labelled[which]} = 0`)
  }
  await db.execute(`
    insert into class_members (organization_id, uid, class_id)
    select c.organization_id, '${run}-' || n, c.id from ${numbers}
    join classes c on c.organization_id = '${id}' and c.name_key = 'class ' || n % ${people / perClass}`)
  await db.execute(`
    insert into audit_records (actor, action, subject, organization_id)
    select '${run}-1', 'member.joined', '${run}-' || n, '${id}' from ${numbers}`)
}

async function clearPeople(db: Database, { run, id, other }: Made): Promise<void> {
  await db.execute(`delete from audit_records where organization_id = '${id}'`)
  for (let gone = 0; gone < people; gone += rowsAtOnce) {
    await db.execute(
      `delete from users where uid in (select uid from users where uid like '${run}-%' limit ${rowsAtOnce})`,
    )
  }
  await db.execute(`delete from organizations where id in ('${id}', '${other}')`)
}
