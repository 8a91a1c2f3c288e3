/** A domain is given up while many join by it: who is told that they are in is in, and nobody comes after. */
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { organizationDomains, organizationMembers, organizations } from '#db/schema.ts'
import { domainsFixture, type DomainsFixture } from '#testing/fixtures/domains.ts'

let ground: DomainsFixture
beforeAll(async () => void (ground = await domainsFixture()))
afterAll(() => ground.close())

test.each<[string, 'DELETE' | 'PATCH']>([
  ['given up', 'DELETE'],
  ['closed', 'PATCH'],
])('%s while 50 join by it', async (what, method) => {
  const name = `rushed${method.toLowerCase()}`
  const owner = await ground.organization(name)
  const domain = await ground.proven(name, `${name}.org`, { joining: 'join' })
  const people = await Promise.all(
    Array.from({ length: 50 }, (_, n) => ground.resident(`${name}${n}`, `p${n}@${name}.org`)),
  )
  const join = (as: (typeof people)[number]) =>
    ground.ask({ method: 'POST', url: `/api/iam/organizations/${name}/join`, payload: {}, as })
  const { db } = ground.database
  const [row] = await db.select().from(organizationDomains).where(eq(organizationDomains.id, domain.id))
  const end = () =>
    ground.ask({
      method,
      url: `/api/iam/organizations/${name}/domains/${domain.id}`,
      as: owner,
      ...(method === 'PATCH' && { payload: { version: row?.joiningVersion, joining: 'off' } }),
    })
  const [ended, ...answers] = await Promise.all([
    ...people.slice(0, 1).map(async (first) => {
      await join(first)
      return end()
    }),
    ...people.slice(1).map(join),
  ])
  expect(ended?.status, JSON.stringify([what, ended?.body])).toBeLessThan(300)
  for (const { status } of answers) expect([200, 403, 404]).toContain(status)
  const [organization] = await db.select().from(organizations).where(eq(organizations.name, name))
  const present = and(
    eq(organizationMembers.organizationId, String(organization?.id)),
    isNull(organizationMembers.removedAt),
  )
  // With the owner, and whoever was first.
  const joined = answers.filter(({ status }) => status === 200).length + 2
  expect(await db.$count(organizationMembers, present)).toBe(joined)
  const late = await join(await ground.resident(`${name}late`, `late@${name}.org`))
  expect([403, 404]).toContain(late.status)
  expect(await db.$count(organizationMembers, present)).toBe(joined)
})
