/**
 * Random sequences of what is done about an organization's people and invites: each answer is the one that
 * `testing/invite-model/rules.ts` gives, and everybody is afterwards what it says. Of several at once there is an order in
 * which all of that holds. `npm run test:model` runs many more.
 */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { type PeopleFixture, peopleFixture } from '#testing/fixtures/people.ts'
import {
  apply,
  kinds,
  newOrganization,
  type Operation,
  type Organization,
  people,
  type Person,
  roleOf,
  type Verdict,
} from '#testing/invite-model/rules.ts'
import { orders, pick, isSame } from '#testing/model/possible.ts'
import { serveInvites } from './routes.ts'

const runs = Number(process.env['MODEL_RUNS'] ?? 3)
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_127)
const MS_A_RUN = 10_000
const ENOUGH_FOR_EVERY_KIND = 100

let ground: PeopleFixture
beforeAll(async () => void (ground = await peopleFixture(serveInvites)), 120_000)
afterAll(() => ground.close())

interface Real {
  name: string
  actors: Record<Person, Actor>
  /** By the operations that made them: ids of invites, and tokens. */
  ids: Map<string, string>
  tokens: Map<string, string>
}

let made = 0
async function newReal(): Promise<Real> {
  const name = `modelled${(made += 1)}`
  // All of them come from one address.
  await ground.database.db.execute(sql`delete from limit_counts`)
  const ada = await ground.organization(name)
  const ben = await ground.member(name, `${name}ben`, 'owner')
  const cleo = await ground.member(name, `${name}cleo`, 'staff')
  const actors = { ada, ben, cleo, dan: await ground.person(`${name}dan`), eve: await ground.person(`${name}eve`) }
  for (const actor of Object.values(actors)) Object.assign(actor, { emailVerified: true })
  return { name, actors, ids: new Map(), tokens: new Map() }
}

const operation = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('invite', 'accept', 'accept') },
    { weight: 3, arbitrary: fc.constantFrom(...kinds) },
    { weight: 3, arbitrary: fc.constantFrom('remove', 'restore', 'offer', 'accept offer', 'end offer') },
  ),
  by: fc.constantFrom('ada', 'ada', 'ben', 'ben', 'cleo', 'dan'),
  other: fc.constantFrom(...people),
  role: fc.constantFrom('owner', 'staff', 'User'),
  email: fc.option(fc.constantFrom(...people)),
  uses: fc.constantFrom(1, 1, 1, 2),
  invite: fc.nat(3),
})
type Wish = typeof operation extends fc.Arbitrary<infer T> ? T : never
const steps = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: operation.map((one) => [one]) },
    { weight: 1, arbitrary: fc.array(operation, { minLength: 2, maxLength: 3 }) },
  ),
  { minLength: 10, maxLength: 25, size: 'max' },
)

/** Mostly by and for somebody to whom it happens. */
function named({ invite, ...wish }: Wish, real: Real, { members, offers }: Organization, id: string): Operation {
  const { ids, tokens } = real
  const out = people.find((person) => members[person]?.canBeRestored === true)
  const from = people.find((person) => offers[person] !== undefined)
  const to = from && offers[from]?.to
  const { by, other } = wish
  const whom = { restore: out, 'accept offer': to } as Partial<Record<Operation['kind'], Person>>
  return {
    ...wish,
    id,
    invite: pick([...ids.keys()], invite),
    token: pick([...tokens.keys()], invite),
    by: wish.kind === 'end offer' && from ? from : by,
    other: whom[wish.kind] ?? other,
    uses: wish.email === null ? wish.uses : 1,
  }
}

async function perform(real: Real, { kind, id, by, other, role, ...asked }: Operation): Promise<Verdict> {
  const { actors, name, ids, tokens } = real
  const nobody = '00000000-0000-4000-8000-000000000000'
  const invite = ids.get(asked.invite) ?? nobody
  const uid = actors[other].uid
  const ask = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, as = actors[by]) =>
    ground.ask({ method, url: `/api/users/${path}`, query: { organization: name }, as, ...(payload && { payload }) })
  const acts: Record<Operation['kind'], () => ReturnType<typeof ask>> = {
    invite: () => {
      const email = asked.email === null ? {} : { email: actors[asked.email].email }
      return ask('POST', 'invites', { role, ...email, uses: asked.uses })
    },
    renew: () => ask('POST', `invites/${invite}/renew`),
    revoke: () => ask('DELETE', `invites/${invite}`),
    accept: () =>
      ground.ask({
        method: 'POST',
        url: '/api/users/invites/success',
        as: actors[other],
        payload: { token: tokens.get(asked.token) ?? 'none' },
      }),
    'change role': () => ask('PATCH', `members/${uid}/role`, { role }),
    remove: () => (by === other ? ask('DELETE', 'members/nobody') : ask('POST', 'members/delete', { ids: [uid] })),
    restore: () => ask('POST', 'members/restore', { ids: [uid] }),
    leave: () => ask('DELETE', `members/${actors[by].uid}`),
    offer: () => ask('POST', 'owners/hand-over', { user_id: uid }),
    'accept offer': () => ask('POST', 'owners/hand-over/answer', { accept: true }, actors[other]),
    'end offer': () => ask('POST', 'owners/hand-over/answer', { accept: false }),
  }
  const { status, body } = await acts[kind]()
  if (status >= 500 || status === 429) throw new Error(`${kind} was answered with ${status}: ${JSON.stringify(body)}`)
  if (status >= 300) return 'refused'
  const { token } = body
  if (kind === 'invite') ids.set(id, String(body['id']))
  if (typeof token === 'string') tokens.set(id, token)
  return 'done'
}

async function seen({ name, actors }: Real): Promise<object> {
  const { rows } = (await ground.database.db.execute(sql`
    select m.uid, m.role from organization_members m join organizations o on o.id = m.organization_id
    where o.name = ${name} and m.removed_at is null`)) as { rows: { uid: string; role: string }[] }
  const roles = people.map((person) => [person, rows.find(({ uid }) => uid === actors[person].uid)?.role ?? 'nobody'])
  return Object.fromEntries(roles) as object
}

function expected(organization: Organization): object {
  return Object.fromEntries(people.map((person) => [person, roleOf(organization, person) ?? 'nobody']))
}

/** By whom each was asked. Who ends an offer that ends just then is answered as whoever ended it. */
function verdictsOf(answers: readonly (readonly [Operation, Verdict])[]): Record<string, Verdict> {
  return Object.fromEntries(answers.map(([{ id, kind }, verdict]) => [id, kind === 'end offer' ? 'done' : verdict]))
}

function afterwards(organization: Organization, operations: readonly Operation[]) {
  return orders(operations).map((inOrder) => {
    const after = structuredClone(organization)
    return { organization: after, verdicts: verdictsOf(inOrder.map((one) => [one, apply(after, one)] as const)) }
  })
}

test(
  `${runs} sequences`,
  async () => {
    const done = new Map<string, number>()
    const property = fc.asyncProperty(steps, async (all) => {
      const real = await newReal()
      let organizations = [newOrganization()]
      for (const [place, together] of all.entries()) {
        const operations = together.map((one, number) =>
          named(one, real, organizations[0] ?? newOrganization(), `${place}.${number} ${one.kind}`),
        )
        const answers = await Promise.all(operations.map(async (one) => [one, await perform(real, one)] as const))
        const verdicts = verdictsOf(answers)
        const possible = organizations.flatMap((organization) => afterwards(organization, operations))
        const now = await seen(real)
        const fit = possible.filter((one) => isSame(one.verdicts, verdicts) && isSame(expected(one.organization), now))
        if (fit.length === 0) {
          const [first] = possible
          expect({ operations, verdicts, now }).toEqual({
            operations,
            verdicts: first?.verdicts,
            now: first && expected(first.organization),
          })
        }
        organizations = [...new Map(fit.map((one) => [JSON.stringify(one.organization), one.organization])).values()]
        for (const [{ kind }, verdict] of answers) if (verdict === 'done') done.set(kind, (done.get(kind) ?? 0) + 1)
      }
    })
    await fc.assert(property, { numRuns: runs, seed })
    if (process.env['MODEL_RUNS'] !== undefined)
      process.stdout.write(`seed ${seed} ${JSON.stringify(Object.fromEntries(done))}\n`)
    // Otherwise the sequences show nothing of an operation that is always refused.
    if (runs >= ENOUGH_FOR_EVERY_KIND) expect(kinds.filter((kind) => !done.has(kind))).toEqual([])
  },
  runs * MS_A_RUN,
)
