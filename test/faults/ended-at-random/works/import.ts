/** An import of 500 people by their addresses, with labels; a tenth of them are members already. */
import { startImport } from '@atrium/contract/people/people-import'
import { expect } from 'vitest'
import { rowsOf } from '../../support/two-servers.ts'
import { isDone, type Life, type School, unlessAlike, type Work } from '../work.ts'

const LINES = 500
const EVERY_SO_MANY = 10
const GROUPS = 7
/** The lease of whoever was ended runs out first. */
const patience = { timeout: 120_000, interval: 100 }

export function importing(school: School): Work {
  const address = (line: number) => `new${line}-${school.name}@example.com`
  const text = Array.from({ length: LINES }, (_, line) => {
    const email = line % EVERY_SO_MANY === 0 ? `${school.pupils[line / EVERY_SO_MANY]}@example.com` : address(line)
    return `${email},User,Group ${line % GROUPS}`
  }).join('\n')
  const inside = `?organization=${school.name}`
  let id: string | undefined
  const start = async ({ ask }: Life) => {
    const answer = await ask(`${startImport.path}${inside}`, { body: { text } })
    if (isDone(answer)) id = String(answer.body['id'])
  }
  return {
    name: 'an import',
    begin: start,
    async settle(life) {
      const look = async () => {
        // Whether it began nobody knows where no answer came: then it may be there, and is begun once more.
        if (id === undefined) await start(life)
        return (await life.ask(`${startImport.path}/${id ?? ''}${inside}`)).body['state']
      }
      await expect.poll(look, patience).toBe('done')
    },
    async faults(database) {
      const [row] = await rowsOf<Record<string, number>>(
        database,
        `select
          (select count(*)::int from people_imports where organization_id = '${school.id}') as imports,
          (select count(*)::int from audit_records where organization_id = '${school.id}' and action = 'import.finished') as told,
          (select count(*)::int from invites where email like 'new%-${school.name}@example.com') as invites,
          (select count(distinct email_key)::int from invites where email like 'new%-${school.name}@example.com') as invited,
          (select count(*)::int from mails where recipient like 'new%-${school.name}@example.com') as mails,
          (select count(*)::int from people_imports where organization_id = '${school.id}'
            and (finished_at is null or leased_until is not null)) as unfinished,
          (select count(*)::int from people_import_lines l join people_imports i on i.id = l.import_id
            where i.organization_id = '${school.id}' and outcome is null) as waiting,
          (select count(*)::int from people_import_lines l join people_imports i on i.id = l.import_id
            where i.organization_id = '${school.id}' and outcome in ('add', 'change')) as done,
          (select count(*)::int from people_import_lines l join people_imports i on i.id = l.import_id
            where i.organization_id = '${school.id}' and outcome = 'refuse') as refused,
          (select count(*)::int from member_labels where organization_id = '${school.id}'
            and uid in (${school.pupils.map((uid) => `'${uid}'`).join(', ')})
            and label_id in (select id from labels where name like 'Group %')) as labelled`,
      )
      const added = LINES - LINES / EVERY_SO_MANY
      const { imports, told, done, refused, ...sums } = row ?? {}
      const expected = {
        invites: added,
        invited: added,
        mails: added,
        unfinished: 0,
        waiting: 0,
        labelled: LINES / EVERY_SO_MANY,
      }
      return [
        ...unlessAlike('an import', sums, expected),
        ...unlessAlike('lines of an import', (done ?? 0) + (refused ?? 0), LINES),
        ...unlessAlike('lines of an import that were refused', refused, 0),
        ...unlessAlike('the ends of imports that were told', told, imports),
      ].map((fault) => `${fault} (${imports} imports)`)
    },
  }
}
