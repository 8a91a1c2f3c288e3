/** What people do to publishers and in them, by the calls that their pages make. */
import { sql } from 'drizzle-orm'
import { slugOf } from '../world.ts'
import { eraseDeletedAuthors, purgeDeletedAuthors } from '#publishers/deletion/remove.ts'
import type { Operation, peopleKinds, publisherKinds } from '../operation.ts'
import { ask, type Asked, emailOf, keepPublisher, nameOf, type Perform, pictureAddress, type Real } from '../real.ts'

type Kind = (typeof publisherKinds | typeof peopleKinds)[number]

const nobody = '00000000-0000-4000-8000-000000000000'
const done: Asked = { status: 204, body: {} }

function tokenOf({ tokens }: Real, { by, isStale }: Operation): string {
  return isStale ? tokens[by].stale : tokens[by].fresh
}

/** Below the publisher's own address. */
function inside(real: Real, one: Operation, method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) {
  const authorId = real.publishers.get(one.publisher)?.authorId ?? 'no-such-publisher'
  const url = `/api/iam/authors/${authorId}${path}`
  return ask(real, tokenOf(real, one), { method, url, ...(payload && { payload }) })
}

function settingsOf(real: Real, { name, description, profile, banner }: Operation): object {
  return {
    ...(name !== undefined && { name: nameOf(real, name) }),
    ...(description !== undefined && { description }),
    ...(profile !== undefined && { profile_image_url: pictureAddress(real, profile) }),
    ...(banner !== undefined && { banner_image_url: pictureAddress(real, banner) }),
  }
}

export const publisherActs: Record<Kind, Perform> = {
  create: async (real, one) => {
    const payload = { name: nameOf(real, 'Delta'), ...settingsOf(real, one) }
    const answer = await ask(real, tokenOf(real, one), { method: 'POST', url: '/api/iam/authors', payload })
    const authorId = String(answer.body['author_id'])
    if (answer.status !== 201) return answer
    await keepPublisher(real, one.id, authorId)
    const isPlain = authorId === `${slugOf[one.name ?? 'Delta']}-${real.number}`
    return { ...answer, body: { ...answer.body, told: isPlain ? 'plain' : 'with more behind it' } }
  },
  'change settings': async (real, one) => {
    const answer = await inside(real, one, 'PATCH', '', { version: one.version, ...settingsOf(real, one) })
    return { ...answer, body: { ...answer.body, told: answer.body['version'] } }
  },
  delete: (real, one) => inside(real, one, 'DELETE', ''),
  restore: (real, one) => inside(real, one, 'POST', '/restore'),
  rest: async ({ server, publishers }, { publisher, days }) => {
    const { db } = server.database
    const authorId = publishers.get(publisher)?.authorId
    const { rows } = (await db.execute(sql`update authors set deleted_at = deleted_at - make_interval(days => ${days})
      where author_id = ${authorId} and deleted_at is not null returning id`)) as { rows: unknown[] }
    await eraseDeletedAuthors(db)
    await purgeDeletedAuthors(db)
    return rows.length === 1 ? done : { status: 404, body: {} }
  },
  invite: async (real, one) => {
    const payload = {
      author_id: real.publishers.get(one.publisher)?.authorId ?? 'no-such-publisher',
      role: one.role,
      ...(one.email && { email: emailOf(real, one.email) }),
    }
    const answer = await ask(real, tokenOf(real, one), { method: 'POST', url: '/api/iam/authors/invites', payload })
    const { id, token } = answer.body
    if (answer.status === 201) real.invites.set(one.id, { id: String(id), token: String(token) })
    return answer
  },
  'end invite': (real, one) => inside(real, one, 'DELETE', `/invites/${real.invites.get(one.invite)?.id ?? nobody}`),
  accept: async (real, one) => {
    const payload = { token: real.invites.get(one.invite)?.token ?? 'none' }
    const call = { method: 'POST', url: '/api/iam/authors/invites/success', payload } as const
    const answer = await ask(real, tokenOf(real, one), call)
    const { role, already } = answer.body
    return { ...answer, body: { ...answer.body, told: already === true ? `${String(role)} already` : role } }
  },
  'change role': async (real, one) => {
    const answer = await inside(real, one, 'PATCH', `/members/${real.uid[one.other]}/role`, { role: one.role })
    return { ...answer, body: { ...answer.body, told: answer.body['role'] } }
  },
  remove: (real, one) => inside(real, one, 'DELETE', `/members/${real.uid[one.other]}`),
  leave: (real, one) => inside(real, one, 'DELETE', `/members/${real.uid[one.by]}`),
  offer: (real, one) => inside(real, one, 'POST', '/owners/hand-over', { user_id: real.uid[one.other] }),
  'accept offer': (real, one) => inside(real, one, 'POST', '/owners/hand-over/answer', { accept: true }),
  'end offer': (real, one) => inside(real, one, 'POST', '/owners/hand-over/answer', { accept: false }),
  'run out': async ({ server, publishers, invites }, { publisher, invite }) => {
    const { db } = server.database
    const past = sql`now() - interval '1 second'`
    const key = publishers.get(publisher)?.key ?? nobody
    await db.execute(sql`update author_hand_overs set expires_at = ${past} where id = ${key}`)
    await db.execute(sql`update invites set expires_at = ${past} where id = ${invites.get(invite)?.id ?? nobody}`)
    return done
  },
}
