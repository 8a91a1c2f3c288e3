/** What is done to organizations beside the school, and to publishers. */
import { sql } from 'drizzle-orm'
import { one, putMember, type School } from '../school.ts'
import { type Act, type Wish, run, textOf, short, rows } from './wish.ts'

async function organizationOf(
  school: School,
  { thing: number }: Wish,
): Promise<{ id: string; name: string } | undefined> {
  const others = await rows<{ id: string; name: string }>(
    school,
    sql`select id, name from organizations where id <> ${school.id} order by created_at, id`,
  )
  return others.length === 0 ? undefined : one(others, number)
}

async function publisherOf(school: School, { thing: number }: Wish): Promise<{ id: string; author_id: string }> {
  const all = await rows<{ id: string; author_id: string }>(
    school,
    sql`select id, author_id from authors order by created_at, id`,
  )
  return all.length === 0 ? { id: '00000000-0000-4000-8000-000000000000', author_id: 'nobody-s' } : one(all, number)
}

let made = 0
export const own = {
  'make organization': (school, wish) => {
    made += 1
    const [as, named] = [one(school.people, wish.who % 3), short(wish, 16)]
    const name = `${one(['a', 'b', 'ab', 'school'], wish.other)}${made}`
    const payload = { name: name.padEnd(3, 'x'), displayName: named.length < 4 ? `The ${named}` : named }
    return school.ask({ method: 'POST', url: '/api/iam/organizations', payload }, as)
  },
  'join organization': async (school, wish) => {
    const organization = await organizationOf(school, wish)
    if (organization) await putMember({ ...school, id: organization.id }, one(school.people, wish.other), wish.role)
  },
  'rename organization': async (school, wish) => {
    const organization = await organizationOf(school, wish)
    const name = `${short(wish, 15)} Two`
    if (organization)
      await run(school, sql`update organizations set display_name = ${name} where id = ${organization.id}`)
  },
  'delete organization': async (school, wish) => {
    const organization = await organizationOf(school, wish)
    const url = `/api/iam/organizations/${organization?.id}`
    if (organization) await school.ask({ method: 'DELETE', url }, one(school.people, wish.who % 3))
  },
  'restore organization': async (school, wish) => {
    const organization = await organizationOf(school, wish)
    const url = `/api/iam/organizations/${organization?.id}/restore`
    if (organization) await school.ask({ method: 'POST', url }, one(school.people, wish.who % 3))
  },
  'make publisher': (school, wish) =>
    school.ask(
      { method: 'POST', url: '/api/iam/authors', payload: { name: textOf(wish).slice(0, 100) } },
      one(school.people, wish.who % 2),
    ),
  'rename publisher': async (school, wish) => {
    const url = `/api/iam/authors/${(await publisherOf(school, wish)).author_id}`
    const { body } = await school.ask({ url })
    const payload = { name: textOf(wish).slice(0, 100), version: body['version'] }
    return school.ask({ method: 'PATCH', url, payload })
  },
  'join publisher': async (school, wish) => {
    const { id } = await publisherOf(school, wish)
    await run(
      school,
      sql`insert into author_members (id, uid, role, name_key, author_id)
        select id, ${one(school.people, wish.other).uid}, ${wish.role}, name, author_id from authors
        where id = ${id} and deleted_at is null on conflict do nothing`,
    )
  },
  'leave publisher': async (school, wish) => {
    const person = one(school.people, wish.other)
    const url = `/api/iam/authors/${(await publisherOf(school, wish)).author_id}/members/${person.uid}`
    return school.ask({ method: 'DELETE', url }, person)
  },
  'delete publisher': async (school, wish) =>
    school.ask({ method: 'DELETE', url: `/api/iam/authors/${(await publisherOf(school, wish)).author_id}` }),
  'restore publisher': async (school, wish) =>
    school.ask({ method: 'POST', url: `/api/iam/authors/${(await publisherOf(school, wish)).author_id}/restore` }),
} satisfies Record<string, Act>
