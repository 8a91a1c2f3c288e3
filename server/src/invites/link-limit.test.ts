/** How many links an organization or a publisher may have, however fast they are made. */
import { maxLinks } from '@atrium/contract/limits'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authors, invites, organizations } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { invitesFixture, type InvitesFixture } from '#testing/fixtures/invites.ts'

let ground: InvitesFixture
beforeAll(async () => void (ground = await invitesFixture()))
afterAll(() => ground.close())

interface Kept {
  links: number
  /** As SQL has it. */
  madeAt?: string
  expiresAt?: string
  revoked?: boolean
}

/** Invites that were made before; answers the id of one of them. */
async function kept(
  target: { organizationId: string } | { authorId: string },
  { links, madeAt = 'now()', expiresAt = "now() + interval '7 days'", revoked = false }: Kept,
): Promise<string> {
  const ids = { organizationId: null, authorId: null, ...target }
  const { rows } = (await ground.database.db.execute(sql`
    insert into invites (id, organization_id, author_id, token_hash, code_hash, role, created_by, created_at, expires_at, revoked_at)
    select gen_random_uuid(), ${ids.organizationId}::uuid, ${ids.authorId}::uuid, gen_random_uuid()::text,
      gen_random_uuid()::text, 'User', 'ada', ${sql.raw(madeAt)}, ${sql.raw(expiresAt)},
      ${revoked ? sql`now()` : sql`null`}
    from generate_series(1, ${links}) returning id`)) as { rows: { id: string }[] }
  return String(rows[0]?.id)
}

async function school(name: string): Promise<{ as: Actor; target: { organizationId: string } }> {
  const as = await ground.organization(name)
  const [row] = await ground.database.db.select().from(organizations).where(eq(organizations.name, name))
  return { as, target: { organizationId: String(row?.id) } }
}
const ask = (organization: string, as: Actor, payload: object = {}, path = '') =>
  ground.ask({ method: 'POST', url: `/api/users/invites${path}`, query: { organization }, payload, as })
const tally = (answers: { status: number; body: Record<string, unknown> }[]) =>
  Object.entries(
    Object.groupBy(answers, ({ status, body }) => (status === 201 ? '201' : `${status} ${String(body['error'])}`)),
  ).map(([what, all]) => [what, all?.length])

test('of 200 at once, by an organization’s owner, as many as there is room for', async () => {
  const { as, target } = await school('linked')
  await kept(target, { links: maxLinks - 7 })
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask('linked', as)))
  expect(tally(answers)).toEqual([
    ['201', 7],
    ['403 link_limit', 193],
  ])
  const mailed = await ask('linked', await ground.verified('linkedowner'), { email: 'bob@example.com' })
  expect(mailed.status).toBe(201)
})

test('the same of a publisher', async () => {
  const { as, authorId: author_id } = await ground.author('printer', 'Linked Press')
  const { db } = ground.database
  const [row] = await db.select().from(authors).where(eq(authors.authorId, author_id))
  await kept({ authorId: String(row?.id) }, { links: maxLinks - 3 })
  const call = { method: 'POST', url: '/api/iam/authors/invites', payload: { author_id }, as } as const
  const answers = await Promise.all(Array.from({ length: 50 }, () => ground.ask(call)))
  expect(tally(answers)).toEqual([
    ['201', 3],
    ['403 link_limit', 47],
  ])
})

test('ending those of today makes no room before tomorrow, so that nobody makes and ends them without end', async () => {
  const { as, target } = await school('looped')
  await kept(target, { links: maxLinks, revoked: true })
  expect(await ask('looped', as)).toMatchObject({ status: 403, body: { error: 'link_limit' } })
  await ground.database.db
    .update(invites)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(eq(invites.organizationId, target.organizationId))
  expect((await ask('looped', as)).status).toBe(201)
})

test('what has run out comes back only where there is room; what is open is made anew all the same', async () => {
  const { as, target } = await school('renewed')
  const over = await kept(target, {
    links: 1,
    madeAt: "now() - interval '9 days'",
    expiresAt: "now() - interval '2 days'",
  })
  const open = await kept(target, { links: maxLinks, madeAt: "now() - interval '3 days'" })
  expect(await ask('renewed', as, {}, `/${over}/renew`)).toMatchObject({ status: 403, body: { error: 'link_limit' } })
  expect((await ask('renewed', as, {}, `/${open}/renew`)).status).toBe(200)
})
