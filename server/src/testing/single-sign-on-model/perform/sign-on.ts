/** An organization's own sign-in: what its owners do to it, and the way of who comes by it. */
import { singleSignOnReturn } from '@atrium/contract/identity/single-sign-on-names'
import type { Verdict } from '../operation.ts'
import { type Body, call, client, emailOf, protocol, type Real } from '../real.ts'
import type { RealActs } from './accounts.ts'
import { at, domainOf } from './organizations.ts'

const nobodys = '00000000-0000-4000-8000-000000000000'

export const signOn: RealActs<
  | 'lead'
  | 'connect'
  | 'try out'
  | 'switch on'
  | 'switch off'
  | 'repoint'
  | 'disconnect'
  | 'come'
  | 'finish'
  | 'exchange'
> = {
  lead: (real, operation) => {
    const { connection, only } = operation
    const to = connection === 'nowhere' ? null : idOf(real, connection)
    const path = `single-sign-on-domains/${domainOf(real, operation)}`
    return at(real, operation, 'PATCH', path, { connection: to, only })
  },
  connect: async (real, operation) => {
    const answer = await at(real, operation, 'POST', 'single-sign-on', { name: 'Ours', ...otherSide(real, 0) })
    if (answer.status === 201) real.connections.set(operation.id, String(answer.body['id']))
    return answer
  },
  'try out': async (real, operation) => {
    const answer = await at(real, operation, 'POST', `${pathOf(real, operation.connection)}/test`)
    if (answer.status !== 200) return answer
    const { search } = new URL(String(answer.body['address']))
    const says = { sub: 'tester', email: `tester@${real.domains.work}`, email_verified: true }
    await thereAndBack(real, `/sso/${idOf(real, operation.connection)}/start${search}`, says)
    return answer
  },
  'switch on': (real, operation) =>
    at(real, operation, 'POST', `${pathOf(real, operation.connection)}/switch`, { on: true }),
  'switch off': (real, operation) =>
    at(real, operation, 'POST', `${pathOf(real, operation.connection)}/switch`, { on: false }),
  repoint: async (real, operation) => {
    const path = pathOf(real, operation.connection)
    const url = `/api/iam/organizations/${real.name[operation.place]}/${path}`
    const read = await call(real, operation.session, { url })
    const { version, oidc } = read.body as { version?: number; oidc?: { issuer: string } }
    if (version === undefined) return read
    const side = oidc?.issuer === real.issuers[0].issuer ? 1 : 0
    return at(real, operation, 'PATCH', path, { version, ...otherSide(real, side) })
  },
  disconnect: (real, operation) => at(real, operation, 'DELETE', pathOf(real, operation.connection)),
  come: async (real, { id, connection, subject, address, verified }) => {
    const says = { sub: subject, email: emailOf(real, address), email_verified: verified }
    const { next, cookie } = await thereAndBack(real, `/sso/${idOf(real, connection)}/start`, says)
    if (next !== singleSignOnReturn) return 'refused'
    real.ways.set(id, cookie)
    return 'done'
  },
  finish: async ({ server, ways, secrets }, { id, way }) => {
    const headers = { cookie: ways.get(way) ?? 'none=none' }
    const response = await server.app.inject({ method: 'POST', url: '/sso/finish', payload: {}, headers })
    const body = response.json<Body>()
    if (response.statusCode !== 200) return { status: response.statusCode, body }
    const { token, problem } = body as { token: string | null; problem: Verdict | null }
    if (token !== null) secrets.set(id, token)
    return problem ?? 'done'
  },
  exchange: (real, { id, secret }) => {
    const id_token = real.secrets.get(secret) ?? 'none'
    const postBody = new URLSearchParams({ providerId: 'oidc.organization', id_token }).toString()
    return protocol(real, id, 'signInWithIdp', { requestUri: 'http://localhost', postBody, returnSecureToken: true })
  },
}

function idOf({ connections }: Real, connection: string): string {
  return connections.get(connection) ?? nobodys
}

function pathOf(real: Real, connection: string): string {
  return `single-sign-on/${idOf(real, connection)}`
}

function otherSide({ issuers }: Real, side: 0 | 1): object {
  const { issuer } = issuers[side]
  return { oidc: { preset: 'other', issuer, client_id: client.id, client_secret: client.secret } }
}

/** As a browser goes: answers where it is sent in the end, and its cookie. */
async function thereAndBack({ server, issuers }: Real, start: string, says: Body) {
  const { app } = server
  const set = await app.inject({ url: start })
  const location = String(set.headers.location)
  const cookie = set.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const there = issuers.find(({ issuer }) => location.startsWith(`${issuer}/`))
  if (!there) return { next: location, cookie }
  const { pathname, search } = there.consent(location, {}, says)
  const back = await app.inject({ url: `${pathname}${search}`, headers: { cookie } })
  return { next: String(back.headers.location ?? back.statusCode), cookie }
}
