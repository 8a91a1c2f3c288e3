/** What somebody is shown: every list, count and answer of publishers that there is for them, in the words of the world. */
import { ask, addressIn, type Asked, nameIn, personOf, pictureAt, type Real } from './real.ts'
import { idAsNamed } from './seen.ts'
import type { Address, Person, World } from './world.ts'

type Row = Record<string, unknown>
const rowsOf = (body: Row, field = 'results') => (body[field] ?? []) as Row[]

/** `expectedView` has the same. */
export async function viewOf(real: Real, world: World, person: Person): Promise<object> {
  const token = real.tokens[person].fresh
  const get = (path: string, query: Record<string, string> = {}) =>
    ask(real, token, { method: 'GET', url: `/api/iam/authors${path}`, query })
  const own = async (query: Record<string, string>) =>
    pageOf(await get('/membership', query), (row) => {
      const author = row['Author'] as Row
      const pictures = pictureAt(real, String(author['profile_image_url']))
      return [named(real, row['author_id']), row['role'], nameIn(real, String(author['name'])), pictures].join(', ')
    })
  const publishers: Record<string, object> = {}
  for (const name of Object.keys(world.publishers)) {
    const path = `/${real.publishers.get(name)?.authorId ?? 'no-such-publisher'}`
    if (world.publishers[name]?.isPurged === false) publishers[name] = await insideOf(real, path, get)
  }
  return {
    own: await own({ limit: '100' }),
    backwards: await own({ limit: '2', sortBy: 'Author.name:desc' }),
    second: await own({ limit: '1', page: '2' }),
    found: await own({ limit: '100', name: ' Delta' }),
    deleted: told(await get('/membership/recently-deleted'), (body) =>
      rowsOf(body).map((row) => `${named(real, row['author_id'])}, ${nameIn(real, String(row['name']))}`),
    ),
    publishers,
  }
}

type Get = (path: string, query?: Record<string, string>) => Promise<Asked>

async function insideOf(real: Real, path: string, get: Get): Promise<object> {
  const member = (row: Row) =>
    [
      personOf(real, row['user_id']),
      row['role'],
      row['displayName'],
      row['given_name'],
      row['username'] ?? '',
      addressIn(real, String(row['email'])),
    ].join(', ')
  const listed = async (query: Record<string, string>) => pageOf(await get(`${path}/members`, query), member)
  const members = await listed({ limit: '100' })
  // Whoever may not see one page sees none.
  const further = async (query: Record<string, string>) => (typeof members === 'string' ? members : listed(query))
  return {
    me: told(await get(`${path}/members/me`), (body) => {
      const { members, owners } = body['counts'] as { members: number; owners: number }
      const says = [nameIn(real, String(body['name'])), pictureAt(real, String(body['profile_image_url']))]
      return [...says, body['role'], members, owners, offerIn(real, body['offer'])].join(', ')
    }),
    offer: told(await get(`${path}/owners/hand-over`), (body) => offerIn(real, body['offer'])),
    settings: told(await get(path), (body) =>
      [
        nameIn(real, String(body['name'])),
        body['description'],
        pictureAt(real, String(body['profile_image_url'])),
        pictureAt(real, String(body['banner_image_url'])),
        body['version'],
      ].join(', '),
    ),
    members,
    secondPage: await further({ limit: '2', page: '2' }),
    found: await further({ username: 'aNN' }),
    invites: told(await get(`${path}/invites`), (body) =>
      rowsOf(body).map((row) => {
        const email = forWhom(real, row['email'])
        const name = [...real.invites].find(([, { id }]) => id === row['id'])?.[0]
        return [name, email, row['role']].join(', ')
      }),
    ),
  }
}

/** What an invite offers to whoever has its link. */
export async function previewOf(real: Real, name: string): Promise<string> {
  const payload = { token: real.invites.get(name)?.token ?? 'none' }
  const answer = await ask(real, null, { method: 'POST', url: '/api/users/invites/preview', payload })
  return String(
    told(answer, (body) => {
      const of = [named(real, body['name']), nameIn(real, String(body['displayName']))]
      const email = forWhom(real, body['address'])
      return [...of, body['role'], email, body['invitedBy'] ?? ''].join(', ')
    }),
  )
}

/** An invite that names nobody is for whoever has it. */
function forWhom(real: Real, email: unknown): Address | 'anybody' {
  return typeof email === 'string' ? addressIn(real, email) : 'anybody'
}

function told<T>({ status, body }: Asked, read: (body: Row) => T): T | string {
  return status === 200 ? read(body) : `${status} ${String(body['error'])}`
}

function pageOf(answer: Asked, read: (row: Row) => string): object | string {
  return told(answer, (body) => ({
    rows: rowsOf(body).map(read),
    total: body['totalResults'],
    pages: body['totalPages'],
  }))
}

const named = (real: Real, authorId: unknown) => idAsNamed(real, String(authorId))

function offerIn(real: Real, offer: unknown): string {
  if (offer === null || offer === undefined) return 'no offer'
  const { from, to } = offer as Record<'from' | 'to', { user_id: string; displayName: string }>
  const called = [from.displayName, to.displayName].map((one) => (one.includes('@') ? addressIn(real, one) : one))
  return `${personOf(real, from.user_id)} to ${personOf(real, to.user_id)}: ${called.join(' to ')}`
}
