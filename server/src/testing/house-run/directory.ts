/** What the directory of the first organization asks: people and groups, of those that it knows and of everybody. */
import { sql } from 'drizzle-orm'
import type { World } from './world.ts'

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

/** Throws for what no directory is to meet. */
export async function askDirectory(world: World, number: number): Promise<void> {
  const { server, directory, houses } = world
  const { rows } = (await server.database.db.execute(sql`
    select 'Users' as kind, id::text from scim_users union all select 'Groups', id::text from scim_groups order by 2`)) as {
    rows: { kind: string; id: string }[]
  }
  const one = rows[number % Math.max(rows.length, 1)]
  const emails = Object.values(world.email)
  const email = emails[(number >> 3) % emails.length] ?? ''
  const users = rows.filter(({ kind }) => kind === 'Users').map(({ id }) => ({ value: id }))
  const known = `/${one?.kind ?? 'Users'}/${one?.id ?? '00000000-0000-4000-8000-000000000000'}`
  const active = number % 2 === 0
  const name = `${houses.amber.mark} group ${number % 3}`
  const asked: [string, string, object?][] = [
    [
      'POST',
      '/Users',
      { schemas: [userSchema], userName: email, active: true, emails: [{ value: email, primary: true }] },
    ],
    ['POST', '/Users', { schemas: [userSchema], userName: email, active, emails: [{ value: email, primary: true }] }],
    ['PATCH', known, { schemas: [patchSchema], Operations: [{ op: 'replace', path: 'active', value: active }] }],
    [
      'PATCH',
      known,
      { schemas: [patchSchema], Operations: [{ op: 'add', path: 'members', value: users.slice(0, 2) }] },
    ],
    ['POST', '/Groups', { schemas: [groupSchema], displayName: name, members: users.slice(0, 2) }],
    ['DELETE', known],
    ['GET', '/Users?count=5'],
    ['GET', known],
  ]
  const [method, path, body] = asked[(number >> 8) % asked.length] ?? ['GET', '/Users']
  const response = await server.app.inject({
    method: method as 'GET',
    url: `/scim/v2/${houses.amber.name}${path}`,
    headers: { authorization: `Bearer ${directory}`, ...(body && { 'content-type': 'application/scim+json' }) },
    ...(body && { payload: body }),
  })
  if (response.statusCode >= 500) throw new Error(`${method} ${path} of a directory: ${response.body}`)
  if (response.body.includes(houses.birch.mark)) throw new Error(`${method} ${path} tells of another: ${response.body}`)
}
