/** An address that somebody only claims gives them nothing: neither ownership nor what a list says of it. */
import type { PeopleImport } from '@atrium/contract/people/people-import'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { serveInvites } from '#invites/routes.ts'
import { servePeopleImports } from '#member-imports/routes.ts'
import { workOff } from '#member-imports/work.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture(serveInvites, servePeopleImports)
})
afterAll(() => ground.close())

async function school(organization: string): Promise<{ owner: Actor; claiming: Actor }> {
  const owner = await ground.organization(organization)
  owner.emailVerified = true
  return { owner, claiming: await ground.member(organization, `${organization}principal`) }
}

const ask = (as: Actor, organization: string, path: string, payload?: object) => {
  const url = `/api/users/${path}`
  return ground.ask({ method: payload ? 'POST' : 'GET', url, query: { organization }, as, ...(payload && { payload }) })
}

async function roleOf(owner: Actor, organization: string, { uid }: Actor): Promise<unknown> {
  const { body } = await ask(owner, organization, 'members')
  return (body['results'] as { user_id: string; role: string }[]).find((one) => one.user_id === uid)?.role
}

async function invited(owner: Actor, organization: string) {
  const { body } = await ask(owner, organization, 'invites')
  return (body['results'] as { email: string; role: string }[]).map(({ email, role }) => ({ email, role }))
}

async function finished(owner: Actor, organization: string, id: unknown): Promise<PeopleImport> {
  await workOff(ground.context, () => false)
  return (await ask(owner, organization, `imports/${String(id)}`)).body as unknown as PeopleImport
}

test('an owner named by an address that a member only claims: it is invited, the member stays what they are', async () => {
  const { owner, claiming } = await school('claimed')
  const email = claiming.email ?? ''
  expect(await ask(owner, 'claimed', 'owners', { email })).toMatchObject({
    status: 201,
    body: { user_id: null, outcome: 'invited' },
  })
  expect(await roleOf(owner, 'claimed', claiming)).toBe('User')
  expect(await invited(owner, 'claimed')).toEqual([{ email, role: 'owner' }])
  claiming.emailVerified = true
  expect(await ask(owner, 'claimed', 'owners', { email })).toMatchObject({
    body: { user_id: claiming.uid, outcome: 'added' },
  })
  expect(await roleOf(owner, 'claimed', claiming)).toBe('owner')
})

test.each(['owner', 'staff'])(
  'a list that says %s of an address that a member only claims invites it',
  async (role) => {
    const organization = `listed${role}`
    const { owner, claiming } = await school(organization)
    const text = `email,role,labels\n${claiming.email},${role},Math`
    const preview = await ask(owner, organization, 'imports/preview', { text })
    expect(preview.body['counts']).toEqual({ add: 1, change: 0, same: 0, refuse: 0 })
    const { body } = await ask(owner, organization, 'imports', { text })
    expect((await finished(owner, organization, body['id'])).counts).toEqual({ add: 1, change: 0, same: 0, refuse: 0 })
    expect(await roleOf(owner, organization, claiming)).toBe('User')
    expect(await invited(owner, organization)).toEqual([{ email: claiming.email, role }])
  },
)

test.each([
  ['confirmed', false, { add: 0, change: 1 }, 'staff'],
  ['lost', true, { add: 1, change: 0 }, 'User'],
] as const)('what counts is what is confirmed when it is done: %s meanwhile', async (became, before, counts, role) => {
  const organization = `while${became}`
  const { owner, claiming } = await school(organization)
  claiming.emailVerified = before
  const { body } = await ask(owner, organization, 'imports', { text: `${claiming.email},staff` })
  claiming.emailVerified = !before
  expect((await finished(owner, organization, body['id'])).counts).toMatchObject(counts)
  expect(await roleOf(owner, organization, claiming)).toBe(role)
})
