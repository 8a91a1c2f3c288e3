/** What people do in the organization and the publisher. */
import { sql } from 'drizzle-orm'
import type { Operation, organizationKinds } from '../operation.ts'
import { ask, type Asked, emailOf, inside, type Perform, type Real } from '../real.ts'
import { refused } from './accounts.ts'

type Kind = (typeof organizationKinds)[number]

const nobody = '00000000-0000-4000-8000-000000000000'
let changes = 0

const at = (
  real: Real,
  { session, page }: Operation,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) => ask(real, session, page, { method, url: `/api/iam/${path}`, ...(payload && { payload }) })

export const organizationActs: Record<Kind, Perform> = {
  invite: async (real, one) => {
    const answer = await inside(real, one, 'POST', 'invites', { email: emailOf(real, one.address), role: one.role })
    if (answer.status === 201) real.invites.set(one.id, String(answer.body['id']))
    return answer
  },
  renew: (real, one) => inside(real, one, 'POST', `invites/${real.invites.get(one.invite) ?? nobody}/renew`),
  revoke: (real, one) => inside(real, one, 'DELETE', `invites/${real.invites.get(one.invite) ?? nobody}`),
  accept: (real, { session, page, secret }) => {
    const payload = { token: real.secrets.get(secret) ?? 'none' }
    return ask(real, session, page, { method: 'POST', url: '/api/users/invites/success', payload })
  },
  'change role': (real, one) => inside(real, one, 'PATCH', `members/${real.uid[one.other]}/role`, { role: one.role }),
  remove: (real, one) =>
    one.by === one.other
      ? Promise.resolve(refused)
      : inside(real, one, 'POST', 'members/delete', { ids: [real.uid[one.other]] }),
  restore: (real, one) => inside(real, one, 'POST', 'members/restore', { ids: [real.uid[one.other]] }),
  leave: (real, one) => inside(real, one, 'DELETE', `members/${real.uid[one.by]}`),
  offer: (real, one) => inside(real, one, 'POST', 'owners/hand-over', { user_id: real.uid[one.other] }),
  'accept offer': (real, one) => inside(real, one, 'POST', 'owners/hand-over/answer', { accept: true }),
  'end offer': (real, one) => inside(real, one, 'POST', 'owners/hand-over/answer', { accept: false }),
  'change rules': (real, one) => {
    const payload = { version: one.version, fresh_hours: one.hours }
    return at(real, one, 'PATCH', `organizations/${real.name}/rules`, payload)
  },
  'change settings': (real, one) => {
    const payload = { version: one.version, displayName: one.name, language: one.speaks }
    return at(real, one, 'PATCH', `organizations/${real.name}`, payload)
  },
  'delete organization': (real, one) => at(real, one, 'DELETE', `organizations/${real.organizationId}`),
  'restore organization': (real, one) => at(real, one, 'POST', `organizations/${real.organizationId}/restore`),
  'ask to join': (real, one) => at(real, one, 'POST', `organizations/${real.name}/requests`),
  'answer request': async (real, one) => {
    const { rows } = (await real.server.database.db.execute(sql`select id from join_requests
      where organization_id = ${real.organizationId} and uid = ${real.uid[one.other]}`)) as { rows: { id: string }[] }
    const payload = { ids: [rows[0]?.id ?? nobody], accept: one.accepts }
    return oneOf(await at(real, one, 'POST', `organizations/${real.name}/requests/answer`, payload))
  },
  'change record': (real, one) => {
    if (one.by === one.other) return Promise.resolve(refused)
    changes += 1
    return inside(real, one, 'PATCH', real.uid[one.other], { given_name: `Given ${changes}` })
  },
  'take back record': (real, { page, secret }) => {
    const payload = { token: real.secrets.get(secret) ?? 'none' }
    return ask(real, null, page, { method: 'POST', url: '/api/users/changes/take-back', payload })
  },
  'delete publisher': (real, one) => at(real, one, 'DELETE', `authors/${real.authorId}`),
  'restore publisher': (real, one) => at(real, one, 'POST', `authors/${real.authorId}/restore`),
}

/** Who was not among those that were answered was refused. */
function oneOf({ status, body }: Asked): Asked {
  return status < 300 && body['answered'] !== 1 ? refused : { status, body }
}
