/** An organization that was deleted so long ago that it is erased, and an account whose time has come. */
import { rowsOf } from '../../support/two-servers.ts'
import { unlessAlike, type School, type Work } from '../work.ts'

/** As a pupil of that organization has it. */
export function erasing(school: School): Work {
  const [leaving] = school.pupils
  const records = `from audit_records where organization_id = '${school.id}'`
  /** Of what was told of the organization before: it is kept, whatever is erased. */
  let before = { told: 0, last: 0 }
  return {
    name: 'erasing',
    async prepare(database) {
      const [row] = await rowsOf<typeof before>(
        database,
        `select count(*)::int as told, coalesce(max(id), 0)::int as last ${records}`,
      )
      if (row) before = row
      await rowsOf(
        database,
        `update organizations set deleted_at = now() - interval '40 days' where id = '${school.id}'`,
      )
      await rowsOf(
        database,
        `update users set deletion_asked_at = now() - interval '20 days', deletion_due_at = now() - interval '1 day' where uid = '${leaving}'`,
      )
    },
    // The server does it by itself, at its start.
    begin: () => Promise.resolve(),
    async faults(database) {
      const [row] = await rowsOf<Record<string, number>>(
        database,
        `select
          (select count(*)::int from organization_members where organization_id = '${school.id}') as members,
          (select count(*)::int from organization_days where organization_id = '${school.id}') as days,
          (select count(*)::int from organization_day_changes where organization_id = '${school.id}') as "dayChanges",
          (select count(*)::int ${records} and id <= ${before.last}) as told,
          (select count(*)::int from audit_records where action = 'account.deleted' and subject = '${leaving}') as "deletionsTold",
          (select count(*)::int from list_places where scope like '${school.id}%') as places,
          (select count(*)::int from accounts where uid = '${leaving}') as accounts,
          (select count(*)::int from users where uid = '${leaving}' and gone_at is null) as people,
          (select count(*)::int from mails where recipient = '${leaving}@example.com') as mails`,
      )
      return unlessAlike('what is left of an organization and an account', row, {
        members: 0,
        days: 0,
        dayChanges: 0,
        told: before.told,
        deletionsTold: 1,
        places: 0,
        accounts: 0,
        people: 0,
        mails: 1,
      })
    },
  }
}
