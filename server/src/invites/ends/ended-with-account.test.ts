/** What was open to somebody as their organization or publisher was deleted is not open to the next account of their address. */
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditRecords, invites } from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

const password = 'correct horse'
let server: WholeServer
beforeAll(async () => void (server = await wholeServer()))
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'DELETE'
interface Person {
  uid: string
  email: string
  idToken: string
}

/** With a confirmed address. */
async function account(email: string): Promise<Person> {
  const { localId: uid } = await server.identity('signUp', { email, password })
  await server.database.db.execute(sql`update accounts set email_verified = true where uid = ${String(uid)}`)
  const { idToken } = await server.identity('signInWithPassword', { email, password })
  return { uid: String(uid), email, idToken: String(idToken) }
}

async function ask(method: Method, url: string, as: Person, payload?: object) {
  return server.api({ method, url, ...(payload && { payload }) }, `Bearer ${as.idToken}`)
}

interface Place {
  /** Makes it; answers its id. */
  make(owner: Person, name: string): Promise<string>
  join(id: string, person: Person, role: string): Promise<unknown>
  invite(id: string, name: string): { url: string; more: object }
  accept: string
  at(id: string): string
}

const places: Record<string, Place> = {
  'an organization': {
    async make(owner, name) {
      const { body } = await ask('POST', '/api/iam/organizations', owner, { name, displayName: 'A Fine School' })
      return (body['organization'] as { id: string }).id
    },
    join: (id, { uid }, role) =>
      server.database.db.execute(
        sql`insert into organization_members (organization_id, uid, role) values (${id}, ${uid}, ${role})`,
      ),
    invite: (_id, name) => ({ url: `/api/users/invites?organization=${name}`, more: {} }),
    accept: '/api/users/invites/success',
    at: (id) => `/api/iam/organizations/${id}`,
  },
  'a publisher': {
    async make(owner, name) {
      return String((await ask('POST', '/api/iam/authors', owner, { name })).body['author_id'])
    },
    join: (id, { uid }, role) =>
      server.database.db.execute(sql`insert into author_members (id, uid, role, name_key, author_id)
        select id, ${uid}, ${role}, lower(name), author_id from authors where author_id = ${id}`),
    invite: (author_id) => ({ url: '/api/iam/authors/invites', more: { author_id } }),
    accept: '/api/iam/authors/invites/success',
    at: (id) => `/api/iam/authors/${id}`,
  },
}

let turn = 0
describe.each(Object.entries(places))(
  '%s that is deleted, and restored',
  (what, { make, join, invite, accept, at }) => {
    async function ground() {
      const name = `again${(turn += 1)}${what.replaceAll(/\W/g, '')}`
      const [owner, maker, member] = await Promise.all(
        ['owner', 'maker', 'member'].map((who) => account(`${who}.${name}@example.com`)),
      )
      if (!owner || !maker || !member) throw new Error('nobody signed up')
      const id = await make(owner, name)
      await join(id, maker, 'owner')
      await join(id, member, 'User')
      const { url, more } = invite(id, name)
      const invited = async (as: Person, offered: object) => {
        const { status, body } = await ask('POST', url, as, { ...more, ...offered })
        expect(status).toBe(201)
        return String(body['token'])
      }
      const gone = async (...people: Person[]) => {
        expect((await ask('DELETE', at(id), owner)).status).toBe(204)
        for (const { idToken } of people) await server.identity('delete', { idToken })
        expect((await ask('POST', `${at(id)}/restore`, owner)).status).toBe(200)
      }
      const states = async () => {
        const rows = await server.database.db
          .select({ revokedAt: invites.revokedAt })
          .from(invites)
          .where(inArray(invites.createdBy, [owner.uid, maker.uid]))
          .orderBy(invites.createdAt)
        return rows.map(({ revokedAt }) => revokedAt === null)
      }
      return { owner, maker, member, invited, gone, states }
    }

    test('lets nobody in by an invite to an address whose account has gone meanwhile', async () => {
      const { owner, member, invited, gone } = await ground()
      const token = await invited(owner, { email: member.email, role: 'staff' })
      await gone(member)
      const next = await account(member.email)
      expect(next.uid).not.toBe(member.uid)
      expect(await ask('POST', accept, next, { token })).toMatchObject({ body: { error: 'invite_invalid' } })
      const revoked = await server.database.db
        .select()
        .from(auditRecords)
        .where(inArray(auditRecords.action, ['invite.revoked', 'author.invite_revoked']))
      expect(revoked.at(-1)).toMatchObject({ actor: '', detail: { reason: 'taken_out' } })
      expect(JSON.stringify(revoked)).not.toContain(member.email)
    })

    test('has open what somebody gave who is there still, and nothing that makes more than a User by who is gone', async () => {
      const { owner, maker, invited, gone, states } = await ground()
      await invited(owner, { role: 'staff' })
      await invited(maker, { role: 'staff' })
      await invited(maker, {})
      await gone(maker)
      expect(await states()).toEqual([true, false, true])
    })
  },
)
