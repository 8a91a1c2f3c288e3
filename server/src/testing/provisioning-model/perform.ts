/** Does the operations of `operation.ts` to a real organization: those of a directory by SCIM, alone or in a bulk. */
import { sql } from 'drizzle-orm'
import { endDueTerms } from '#members/terms/end-due.ts'
import { workOff } from '#rosters/applying/work.ts'
import { linkWaiting } from '#rosters/waiting-job.ts'
import { joinWaiting } from '#scim/waiting-job.ts'
import { formWith, rosterZip, schoolFiles } from '#testing/fixtures/roster-archives.ts'
import { type HandKind, isScim, type Operation, type ScimKind } from './operation.ts'
import { askScim, type Asked, emailOf, type Real } from './real.ts'
import type { Verdict } from './rules.ts'

type Answers = (readonly [Operation, Verdict])[]

/** All at once, those of one bulk in one request. What is neither done nor refused is a fault, and thrown. */
export async function performAll(real: Real, operations: readonly Operation[]): Promise<Answers> {
  const requests = Map.groupBy(operations, ({ id, bulk }) => bulk ?? id)
  const answers = await Promise.all(
    [...requests.values()].map((together) => {
      const [first] = together
      return first && first.bulk !== null ? performBulk(real, together) : performEach(real, together)
    }),
  )
  return answers.flat()
}

async function performEach(real: Real, operations: readonly Operation[]): Promise<Answers> {
  return Promise.all(operations.map(async (one) => [one, await perform(real, one)] as const))
}

async function perform(real: Real, operation: Operation): Promise<Verdict> {
  const { kind } = operation
  if (isScim(kind)) {
    const { method, path, data } = asScim(real, kind, operation)
    const { status, body } = await askScim(real, tokenOf(real, operation), method, path, data)
    refuseFaults(operation, status, body)
    if (status === 201) real.ids.set(operation.id, String(body['id']))
    return String(status)
  }
  const { status, body } = await acts[kind](real, operation)
  refuseFaults(operation, status, body)
  return status < 300 ? 'done' : 'refused'
}

async function performBulk(real: Real, operations: readonly Operation[]): Promise<Answers> {
  const [first] = operations
  if (!first) return []
  const Operations = operations.map((one) => {
    if (!isScim(one.kind)) throw new Error(`${one.kind} is none of a directory's`)
    const { method, path, data } = asScim(real, one.kind, one)
    return { method, path, ...(method === 'POST' && { bulkId: one.id }), ...(data && { data }) }
  })
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:BulkRequest']
  const { status, body } = await askScim(real, tokenOf(real, first), 'POST', '/Bulk', { schemas, Operations })
  refuseFaults(first, status, body)
  const answered = (body['Operations'] ?? []) as { status: string; location?: string }[]
  return operations.map((one, place) => {
    const { status: each = String(status), location = '' } = answered[place] ?? {}
    if (each === '201') real.ids.set(one.id, location.slice(location.lastIndexOf('/') + 1))
    return [one, each] as const
  })
}

function refuseFaults({ kind }: Operation, status: number, body: object): void {
  if (status < 500 && status !== 429 && status !== 422 && !JSON.stringify(body).includes('recent_login')) return
  throw new Error(`${kind} was answered with ${status}: ${JSON.stringify(body)}`)
}

const nobody = '00000000-0000-4000-8000-000000000000'

function tokenOf({ tokens }: Real, { token, of }: Operation): string {
  return (tokens.get(token) ?? tokens.get(`${token} ${of}`))?.token ?? 'none'
}

function asScim(real: Real, kind: ScimKind, operation: Operation): { method: string; path: string; data?: object } {
  const idOf = (id: string) => real.ids.get(id) ?? nobody
  const { active, externalId, name } = operation
  const [user, group] = [`/Users/${idOf(operation.user)}`, `/Groups/${idOf(operation.group)}`]
  const members = operation.users.map((id) => ({ value: idOf(id) }))
  const email = operation.email === null ? undefined : emailOf(real, operation.email)
  const whole = {
    userName: emailOf(real, operation.userName),
    ...(externalId !== null && { externalId }),
    ...(email !== undefined && { emails: [{ value: email, primary: true }] }),
    ...(active !== undefined && { active }),
  }
  const patch = (path: string, ...Operations: object[]) => ({ method: 'PATCH', path, data: { Operations } })
  switch (kind) {
    case 'create':
      return { method: 'POST', path: '/Users', data: whole }
    case 'replace':
      return { method: 'PUT', path: user, data: whole }
    case 'activate':
      return patch(user, { op: 'replace', path: 'active', value: true })
    case 'deactivate':
      return patch(user, { op: 'Replace', value: { active: 'False' } })
    case 'change name':
      return patch(user, { op: 'replace', path: 'userName', value: whole.userName })
    case 'change email':
      return patch(user, {
        op: 'replace',
        path: 'emails[type eq "work"].value',
        value: email ?? emailOf(real, operation.address),
      })
    case 'delete':
      return { method: 'DELETE', path: user }
    case 'create group':
      return { method: 'POST', path: '/Groups', data: { displayName: name, members } }
    case 'rename group':
      return patch(group, { op: 'replace', path: 'displayName', value: name })
    case 'add':
      return patch(group, { op: 'add', path: 'members', value: members })
    case 'take':
      return patch(group, ...members.map(({ value }) => ({ op: 'remove', path: `members[value eq "${value}"]` })))
    case 'set members':
      return patch(group, { op: 'replace', path: 'members', value: members })
    case 'replace group':
      return { method: 'PUT', path: group, data: { displayName: name, members } }
    default:
      return { method: 'DELETE', path: group }
  }
}

const done: Asked = { status: 200, body: {} }
const refused: Asked = { status: 409, body: {} }

const acts: Record<HandKind, (real: Real, operation: Operation) => Promise<Asked>> = {
  'make token': async (real, { id, by, of }) => {
    const url = `/api/iam/organizations/${real.name}/connections/${real.connection[of]}/tokens`
    const answer = await real.server.api({ method: 'POST', url }, real.bearer[by])
    const kept = answer.body['connection'] as { tokens: { id: string }[] } | undefined
    if (answer.status !== 201 || !kept) return answer
    const known = [...real.tokens.values()].map((one) => one.id)
    const newest = kept.tokens.findLast((one) => !known.includes(one.id))
    real.tokens.set(id, { token: String(answer.body['token']), id: newest?.id ?? '' })
    return answer
  },
  'revoke token': (real, { by, of, token }) => {
    const id = (real.tokens.get(token) ?? real.tokens.get(`${token} ${of}`))?.id ?? nobody
    const url = `/api/iam/organizations/${real.name}/connection-tokens/${id}`
    return real.server.api({ method: 'DELETE', url }, real.bearer[by])
  },
  invite: async (real, { id, by }) => {
    const answer = await inside(real, by, 'POST', 'invites', { role: 'User', uses: 100 })
    if (answer.status === 201) real.invites.set(id, String(answer.body['token']))
    return answer
  },
  accept: ({ server, bearer, invites }, { other, invite }) => {
    const payload = { token: invites.get(invite) ?? 'none' }
    return server.api({ method: 'POST', url: '/api/users/invites/success', payload }, bearer[other])
  },
  remove: (real, { by, other }) =>
    by === other ? Promise.resolve(refused) : inside(real, by, 'POST', 'members/delete', { ids: [real.uid[other]] }),
  leave: (real, { other }) => inside(real, other, 'DELETE', `members/${real.uid[other]}`),
  restore: (real, { by, other }) => inside(real, by, 'POST', 'members/restore', { ids: [real.uid[other]] }),
  renew: (real, { by, other }) => inside(real, by, 'POST', 'members/renew', { ids: [real.uid[other]] }),
  'change role': (real, { by, other, role }) => inside(real, by, 'PATCH', `members/${real.uid[other]}/role`, { role }),
  'last day': async ({ server, organizationId, uid }, { other }) => {
    const { rows } = (await server.database.db.execute(sql`
      update organization_members m set starts_on = null, ends_on = current_date - 1
      from organizations o where o.id = m.organization_id and o.deleted_at is null and m.removed_at is null
        and m.role <> 'owner' and m.organization_id = ${organizationId} and m.uid = ${uid[other]}
      returning m.uid`)) as { rows: unknown[] }
    return rows.length === 1 ? done : refused
  },
  'terms job': async ({ context }) => {
    await endDueTerms(context)
    return done
  },
  'waiting job': async ({ context }) => {
    // Each is due: some time has gone by since they were looked for.
    while ((await joinWaiting(context, new Date(Date.now() + 60_000))) === 'more');
    return done
  },
  'delete organization': ({ server, bearer, organizationId }, { by }) =>
    server.api({ method: 'DELETE', url: `/api/iam/organizations/${organizationId}` }, bearer[by]),
  'restore organization': ({ server, bearer, organizationId }, { by }) =>
    server.api({ method: 'POST', url: `/api/iam/organizations/${organizationId}/restore` }, bearer[by]),
  confirm: async ({ server, uid }, { other }) => {
    const { rows } = (await server.database.db.execute(
      sql`update accounts set email_verified = true where uid = ${uid[other]} returning uid`,
    )) as { rows: unknown[] }
    return rows.length === 1 ? done : refused
  },
  move: async (real, { other, address, isConfirmed }) => {
    const [email, uid] = [emailOf(real, address), real.uid[other]]
    return real.server.database.db
      .transaction(async (tx) => {
        const { rows } = (await tx.execute(sql`update accounts set email = ${email}, email_verified = ${isConfirmed}
          where uid = ${uid} returning uid`)) as { rows: unknown[] }
        if (rows.length === 0) return refused
        await tx.execute(sql`update users set email = ${email}, email_key = ${email} where uid = ${uid}`)
        return done
      })
      .catch((error: unknown) => {
        if (JSON.stringify([error, (error as Error).cause]).includes('23505')) return refused
        throw error
      })
  },
  'delete account': async ({ server, bearer }, { other }) => {
    const { error } = await server.identity('delete', { idToken: bearer[other].slice('Bearer '.length) })
    return error === undefined ? done : { status: 409, body: {} }
  },
  rehearse: async (real, { id, by, listed }) => {
    const { server, name, bearer, rosters } = real
    const call = {
      method: 'POST',
      url: '/api/users/rosters',
      query: { organization: name },
      ...archiveOf(real, listed),
    } as const
    const answer = await server.api(call, bearer[by])
    const { id: made, brake } = answer.body as { id: string; brake: number | null }
    if (answer.status === 201) rosters.set(id, { id: made, brake })
    return answer
  },
  'apply roster': (real, { by, roster: name }) => roster(real, by, name, 'apply'),
  'take roster back': (real, { by, roster: name }) => roster(real, by, name, 'take-back'),
  'roster job': async ({ context }) => {
    while ((await linkWaiting(context, new Date(Date.now() + 60_000))) === 'more');
    return done
  },
}

/** Of its people alone. */
function archiveOf(real: Real, listed: Operation['listed']): ReturnType<typeof formWith> {
  const rostered = Object.entries(listed).map(([id, { address, role }]) => {
    return { id, email: emailOf(real, address), role: role === 'staff' ? 'teacher' : 'student' }
  })
  return formWith(rosterZip({ files: schoolFiles(rostered) }))
}

async function roster(real: Real, by: Operation['by'], name: string, what: 'apply' | 'take-back'): Promise<Asked> {
  const { id = nobody, brake = null } = real.rosters.get(name) ?? {}
  const payload = what === 'apply' ? { ...(brake !== null && { leaving: brake }) } : undefined
  const answer = await inside(real, by, 'POST', `rosters/${id}/${what}`, payload)
  if (answer.status < 300) await settled(real, by, id)
  return answer
}

const mostLooks = 10_000

/** The server was woken for it, and is as good as this one at doing it. */
async function settled({ server, name, bearer, context }: Real, by: Operation['by'], id: string): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    await workOff(context, () => false)
    const { body } = await server.api({ url: `/api/users/rosters/${id}`, query: { organization: name } }, bearer[by])
    if (body['state'] === 'applied' || body['state'] === 'taken_back') return
  }
  throw new Error('a roster was not worked off')
}

function inside(
  { server, name, bearer }: Real,
  by: Operation['by'],
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
): Promise<Asked> {
  const query = { organization: name }
  return server.api({ method, url: `/api/users/${path}`, query, ...(payload && { payload }) }, bearer[by])
}
