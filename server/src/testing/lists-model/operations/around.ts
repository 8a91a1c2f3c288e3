/** What is done about whoever is to come: invites, and requests by a domain. */
import { sql } from 'drizzle-orm'
import { one } from '../school.ts'
import { type Act, type Wish, run, rows, somebody, thing, users } from './wish.ts'

export const around = {
  invite: async (school, { who, other, role, ...wish }) => {
    const email = other % 2 === 0 ? { email: somebody(school, who).email } : {}
    const labels = { labels: [await thing(school, 'labels', wish as Wish)] }
    return school.inside('POST', `${users}/invites`, { role, ...email, ...(other % 3 === 0 ? labels : {}) })
  },
  'end invite': async (school, wish) =>
    school.inside('DELETE', `${users}/invites/${await thing(school, 'invites', wish)}`),
  'let invite run out': async (school, wish) =>
    run(school, sql`update invites set expires_at = now() where id = ${await thing(school, 'invites', wish)}`),
  /** More than a page, and of one moment, as an import makes them. */
  'invite many': (school) =>
    run(
      school,
      sql`insert into invites (id, token_hash, code_hash, organization_id, role, email, email_key, labels, max_uses,
          expires_at, created_by)
        select gen_random_uuid(), gen_random_uuid()::text, gen_random_uuid()::text, ${school.id}, 'User',
          'many' || n || '@example.com', 'many' || n || '@example.com', '[]', 1, now() + interval '1 day', ${school.ada.uid}
        from generate_series(1, 60) as n`,
    ),
  'take people by domain': (school) =>
    run(
      school,
      sql`insert into organization_domains (id, organization_id, domain, seed, proven_at, joining)
        values (gen_random_uuid(), ${school.id}, 'example.com', 'seed', now(), 'ask') on conflict do nothing`,
    ),
  'ask to join': (school, { who }) =>
    school.inside('POST', `/api/iam/organizations/${school.name}/requests`, undefined, somebody(school, who)),
  'take request back': (school, { who }) =>
    school.inside('DELETE', `/api/iam/organizations/${school.name}/requests/own`, undefined, somebody(school, who)),
  'answer request': async (school, { other }) => {
    const all = await rows<{ id: string }>(school, sql`select id from join_requests order by id`)
    if (all.length === 0) return
    const payload = { ids: [one(all, other).id], accept: other % 2 === 0 }
    await school.inside('POST', `/api/iam/organizations/${school.name}/requests/answer`, payload)
  },
} satisfies Record<string, Act>
