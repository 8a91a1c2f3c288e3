/** Right ways to ask of an organization's own sign-in: by an issuer that says what it is to say. */
import { sql } from 'drizzle-orm'
import { client } from '../ground.ts'
import { type At, read, type Right } from './right.ts'

interface Kept {
  version: number
  state: 'draft' | 'tested' | 'on'
}

async function kept({ world, made }: At): Promise<Kept | undefined> {
  const rows = await read<Kept>(world, sql`select version, state from sso_connections where id = ${made.signIn}::uuid`)
  return rows[0]
}

const named = ({ house, made }: At) => ({ name: house.name, id: made.signIn })
const path = ({ house, made }: At) => `/api/iam/organizations/${house.name}/single-sign-on/${made.signIn}`

/** As an owner does in a browser: there and back, and what arrived is kept. */
async function tryOut(at: At): Promise<void> {
  const { server, issuer, bearer } = at.world
  const begun = await server.api({ method: 'POST', url: `${path(at)}/test`, payload: {} }, bearer[at.as] ?? '')
  if (begun.status !== 200) return
  const { search } = new URL(String(begun.body['address']))
  const set = await server.app.inject({ url: `/sso/${at.made.signIn}/start${search}` })
  const location = String(set.headers.location)
  if (!location.startsWith(`${issuer.issuer}/`)) return
  const cookie = set.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const says = { sub: 'tester', email: `tester@${at.house.name}.org`, email_verified: true }
  const back = issuer.consent(location, {}, says)
  await server.app.inject({ url: `${back.pathname}${back.search}`, headers: { cookie } })
}

export const signOn: Record<string, Right> = {
  addSignInConnection: ({ world, house }) => ({
    params: { name: house.name },
    body: {
      name: `${house.mark} sign-in`,
      oidc: { preset: 'other', issuer: world.issuer.issuer, client_id: client.id, client_secret: client.secret },
    },
  }),
  changeSignInConnection: async (at) => {
    const version = (await kept(at))?.version
    return version === undefined ? undefined : { params: named(at), body: { version, name: `${at.house.mark} theirs` } }
  },
  switchSignInConnection: async (at) => {
    const state = (await kept(at))?.state
    if (state === 'draft') await tryOut(at)
    return { params: named(at), body: { on: state !== 'on' } }
  },
  changeSignInDomain: async (at) => {
    const rows = await read<{ id: string; domain: string }>(
      at.world,
      sql`select c.id::text, d.id::text as domain from organization_domains d left join sso_connections c
          on c.organization_id = d.organization_id and c.state = 'on'
        where d.organization_id = ${at.house.id} and d.proven_at is not null order by 1 nulls last limit 1`,
    )
    const [one] = rows
    return (
      one && {
        params: { name: at.house.name, id: one.domain },
        body: { connection: one.id, only: one.id !== null && at.number % 4 === 0 },
      }
    )
  },
}
