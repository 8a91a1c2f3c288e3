/** What is done in organizations: people, domains, requests to join. */
import type { OrganizationDomain } from '@atrium/contract/organizations/domains'
import { sql } from 'drizzle-orm'
import { checkDue } from '#domains/check-job.ts'
import { createLookUp } from '#domains/resolver.ts'
import type { Guards } from '#http/serve.ts'
import { testContext } from '#testing/servers/area-context.ts'
import type { Operation } from '../operation.ts'
import { type Answer, call, type Real, tokenOf } from '../real.ts'
import { founders, places } from '../world.ts'
import { type RealActs, uidIn } from './accounts.ts'

const nobodys = '00000000-0000-4000-8000-000000000000'

export const organizations: RealActs<
  | 'let in'
  | 'give role'
  | 'remove'
  | 'restore'
  | 'leave'
  | 'forget'
  | 'delete'
  | 'take back'
  | 'add'
  | 'publish'
  | 'unpublish'
  | 'check'
  | 'days pass'
  | 'open'
  | 'remove domain'
  | 'join'
  | 'ask'
  | 'withdraw'
  | 'accept'
  | 'decline'
> = {
  'let in': async (real, operation) => {
    const by = { ...operation, session: founders[operation.place] }
    const made = await inside(real, by, 'POST', 'invites', { role: 'User', uses: 1 })
    const payload = { token: made.body['token'] ?? 'none' }
    return call(real, operation.session, { method: 'POST', url: '/api/users/invites/success', payload })
  },
  'give role': (real, operation) =>
    inside(real, operation, 'PATCH', `members/${uidOf(real, operation)}/role`, { role: operation.role }),
  remove: (real, operation) => inside(real, operation, 'DELETE', `members/${uidOf(real, operation)}`),
  restore: (real, operation) => inside(real, operation, 'POST', 'members/restore', { ids: [uidOf(real, operation)] }),
  leave: (real, operation) => inside(real, operation, 'DELETE', `members/${uidIn(tokenOf(real, operation.session))}`),
  // As after thirty days, in which requests end as well.
  forget: async ({ server, organizationId }) => {
    for (const place of places) {
      await server.database.db.execute(sql`delete from organization_members
        where organization_id = ${organizationId[place]} and removed_at is not null
        and not exists (select 1 from organizations where id = organization_id and deleted_at is not null)`)
      await server.database.db.execute(sql`delete from join_requests where organization_id = ${organizationId[place]}
        and not exists (select 1 from organizations where id = organization_id and deleted_at is not null)`)
    }
    return 'done'
  },
  delete: (real, { session, place }) =>
    call(real, session, { method: 'DELETE', url: `/api/iam/organizations/${real.organizationId[place]}` }),
  'take back': (real, { session, place }) =>
    call(real, session, { method: 'POST', url: `/api/iam/organizations/${real.organizationId[place]}/restore` }),
  add: async (real, operation) => {
    const { place } = operation
    const answer = await at(real, operation, 'POST', 'domains', { domain: real.domains.work })
    if (answer.status !== 201) return answer
    const { id, record } = answer.body as OrganizationDomain
    real.domainIds.set(place, id)
    setRecord(real, place, false)
    real.records.set(place, record)
    return answer
  },
  publish: (real, { place }) => Promise.resolve(setRecord(real, place, true)),
  unpublish: (real, { place }) => Promise.resolve(setRecord(real, place, false)),
  check: async (real, operation) => {
    const answer = await at(real, operation, 'POST', `domains/${domainOf(real, operation)}/check`)
    return answer.status === 200 ? (answer.body as OrganizationDomain).state : answer
  },
  'days pass': async (real) => {
    const { db } = real.server.database
    const ours = sql`domain = ${real.domains.work} and proven_at is not null`
    for (const gone of [sql`missing_since`, sql`missing_since - interval '4 days'`]) {
      await db.execute(sql`update organization_domains set next_check_at = null`)
      await db.execute(sql`update organization_domains
        set next_check_at = now() - interval '1 minute', missing_since = ${gone} where ${ours}`)
      const context = { ...testContext(db, {} as Guards), lookUp: createLookUp([real.names.address]) }
      await checkDue(context, () => new Date())
    }
    return 'done'
  },
  open: (real, operation) =>
    at(real, operation, 'PATCH', `domains/${domainOf(real, operation)}`, { joining: operation.joining }),
  'remove domain': (real, operation) => at(real, operation, 'DELETE', `domains/${domainOf(real, operation)}`),
  join: (real, operation) => at(real, operation, 'POST', 'join'),
  ask: (real, operation) => at(real, operation, 'POST', 'requests'),
  withdraw: (real, operation) => at(real, operation, 'DELETE', 'requests/own'),
  accept: (real, operation) => answerRequest(real, operation, true),
  decline: (real, operation) => answerRequest(real, operation, false),
}

type Method = 'POST' | 'PATCH' | 'DELETE'
type Placed = Pick<Operation, 'session' | 'place'>

function inside(real: Real, { session, place }: Placed, method: Method, path: string, payload?: object) {
  const query = { organization: real.name[place] }
  return call(real, session, { method, url: `/api/users/${path}`, query, ...(payload && { payload }) })
}

/** Below the organization's own address. */
export function at(real: Real, { session, place }: Placed, method: Method, path: string, payload?: object) {
  const url = `/api/iam/organizations/${real.name[place]}/${path}`
  return call(real, session, { method, url, ...(payload && { payload }) })
}

export function domainOf({ domainIds }: Real, { place }: Placed): string {
  return domainIds.get(place) ?? nobodys
}

function uidOf({ uids }: Real, { account }: Pick<Operation, 'account'>): string {
  return uids.get(account) ?? 'A'.repeat(28)
}

/** Beside the other organization's. */
function setRecord({ names, records }: Real, place: (typeof places)[number], isThere: boolean): 'done' {
  const record = records.get(place)
  if (!record) return 'done'
  const before = names.zone.get(record.name)
  const others = Array.isArray(before) ? (before as string[][]).filter(([value]) => value !== record.value) : []
  names.zone.set(record.name, isThere ? [...others, [record.value]] : others)
  return 'done'
}

async function answerRequest(real: Real, operation: Operation, accept: boolean): Promise<Answer | 'refused'> {
  const { rows } = (await real.server.database.db.execute(sql`select id from join_requests
    where organization_id = ${real.organizationId[operation.place]} and uid = ${uidOf(real, operation)}`)) as {
    rows: { id: string }[]
  }
  const answer = await at(real, operation, 'POST', 'requests/answer', { ids: [rows[0]?.id ?? nobodys], accept })
  return answer.status === 200 && answer.body['answered'] === 0 ? 'refused' : answer
}
