/** What is done to people, their names and their memberships: by the calls that pages make, or in the tables where no page does it. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { sql } from 'drizzle-orm'
import { one, putMember } from '../school.ts'
import { type Act, run, short, rows, somebody, some, day, users } from './wish.ts'

export const people = {
  join: (school, wish) => putMember(school, somebody(school, wish.who), wish.role),
  'join too': (school, wish) => putMember(school, somebody(school, wish.other), 'User'),
  remove: (school, wish) => school.inside('POST', `${users}/members/delete`, { ids: some(school, wish) }),
  'remove one': (school, { who }) =>
    school.inside('POST', `${users}/members/delete`, { ids: [somebody(school, who).uid] }),
  restore: (school, { who }) => school.inside('POST', `${users}/members/restore`, { ids: [somebody(school, who).uid] }),
  leave: (school, { who }) => {
    const person = somebody(school, who)
    return school.inside('DELETE', `${users}/members/${person.uid}`, undefined, person)
  },
  'change role': (school, { who, role }) =>
    school.inside('PATCH', `${users}/members/${somebody(school, who).uid}/role`, { role }),
  rename: (school, { who, name }) =>
    run(school, sql`update users set display_name = ${name} where uid = ${one(school.people, who).uid}`),
  'name here': (school, { who, name }) =>
    run(
      school,
      sql`update organization_members set display_name = ${name} where organization_id = ${school.id}
        and uid = ${one(school.people, who).uid} and removed_at is null`,
    ),
  'change username': async (school, { who, username }) => {
    const key = username === null ? null : nameKey(username)
    await run(
      school,
      sql`update users set username = ${username}, username_key = ${key} where uid = ${one(school.people, who).uid}
        and not exists (select 1 from users where username_key = ${key})`,
    )
  },
  'set days': (school, { who, days }) =>
    run(
      school,
      sql`update organization_members set starts_on = least(${day(-50)}, ${day(days - 5)}), ends_on = ${day(days)}
        where uid = ${somebody(school, who).uid} and removed_at is null`,
    ),
  'first day': (school, { who, days }) =>
    run(
      school,
      sql`update organization_members set starts_on = ${day(days)}, ends_on = null
        where uid = ${somebody(school, who).uid} and removed_at is null`,
    ),
  'end by term': (school, { who }) =>
    run(
      school,
      sql`update organization_members set removed_at = date_trunc('milliseconds', now()), ended_by_term = true
        where organization_id = ${school.id} and removed_at is null and ends_at <= now()
          and uid in (${somebody(school, who).uid}, ${somebody(school, who + 1).uid})`,
    ),
  'see long ago': (school, { who, other, days }) =>
    run(
      school,
      sql`update member_activity set seen_on = ${day(days - (other % 3))}, was_seen = ${other % 2 === 0}
        where organization_id = ${school.id} and uid = ${somebody(school, who).uid}`,
    ),
  'make learner': async (school, wish) => {
    const learner = { username: wish.username ?? 'eve', given_name: short(wish, 20), family_name: 'Byron' }
    return school.inside('POST', `${users}/learners`, { learners: [learner] })
  },
  'remove learner': async (school, { thing: number }) => {
    const all = await rows<{ uid: string }>(school, sql`select uid from learners order by uid`)
    if (all.length === 0) return
    await school.inside('POST', `${users}/members/delete`, { ids: [one(all, number).uid] })
  },
} satisfies Record<string, Act>
