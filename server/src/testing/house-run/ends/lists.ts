/** Every list, read through by pages of several sizes as whoever may: what was read is each entry once, in the order that was asked for. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { maxPageSize } from '@atrium/contract/limits'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Queryable } from '#db/database.ts'
import { type House, signIn, unused, type World } from '../world.ts'
import { totalOf } from './totals.ts'

/** An owner, staff, somebody who belongs, a publisher's, and somebody of neither. */
const readers = ['ada', 'bob', 'sue', 'una', 'two', 'out'] as const
const SIZES = [2, 7]

const all: readonly Endpoint[] = endpoints
const inPages = all.filter(({ method, query }) => method === 'GET' && 'page' in query.shape)
/** Those that go on from where the last answer ended, by the field that says so in both. */
const onwards = all.flatMap((one) => {
  const field = ['before', 'after'].find((name) => name in one.query.shape)
  return one.method === 'GET' && field !== undefined ? [{ one, field }] : []
})

/** Of whose rows the path names one. */
const tableOf = { '/rosters/:id': 'rosters', '/imports/:id': 'people_imports', '/connections/:id': 'scim_connections' }

/** What the entries of a list are in order of, by the field that it is asked for by. */
const keys: Record<string, (entry: Entry) => unknown> = {
  name: ({ name, displayName, email }) => name ?? (displayName || (email ?? '')),
  'Author.name': ({ Author }) => (Author as Entry)['name'],
  username: ({ username }) => username ?? '',
}

type Entry = Record<string, unknown>
interface Page {
  results: Entry[]
  page: number
  limit: number
  totalPages: number
  totalResults: number
}

/** Answers a sentence for each list that is not what it says. */
export async function wrongInLists(world: World): Promise<string[]> {
  const wrong: string[] = []
  for (const as of readers) {
    await signIn(world, as)
    await makePublishers(world, as)
    for (const endpoint of inPages)
      for (const { address, house } of await addressesOf(world, endpoint)) {
        const found = await readThrough(world, as, address, { list: endpoint.id, house })
        wrong.push(...found.map((one) => `${endpoint.id} by ${as}, ${address}: ${one}`))
      }
    for (const { one, field } of onwards)
      for (const { address } of await addressesOf(world, one))
        wrong.push(
          ...(await readOn(world, as, address, field)).map((said) => `${one.id} by ${as}, ${address}: ${said}`),
        )
  }
  return wrong
}

/** Of one there is no order. */
async function makePublishers(world: World, as: string): Promise<void> {
  for (const name of [unused(world, 'zeta '), unused(world, 'Alpha ')])
    await world.server.api({ method: 'POST', url: '/api/iam/authors', payload: { name } }, world.bearer[as] ?? '')
}

async function get(world: World, as: string, address: string, more: Record<string, string | number>) {
  const url = new URL(address, 'http://x')
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, String(value))
  return world.server.api({ method: 'GET', url: url.pathname + url.search }, world.bearer[as] ?? '')
}

/** Of both organizations and publishers, in each order that it has. */
async function addressesOf(world: World, { path, query }: Endpoint): Promise<{ address: string; house: House }[]> {
  const { shape } = query
  const addresses = new Map<string, House>()
  for (const house of Object.values(world.houses)) {
    const { name, id, author } = house
    const of = Object.entries(tableOf).find(([part]) => path.includes(part))?.[1]
    const things = of === undefined ? [''] : await idsOf(world.server.database.db, of, id)
    for (const thing of things) {
      const filled = path.replace(':name', name).replace(':author_id', author).replace(':id', thing)
      const searches = [
        ...('organization' in shape ? [`organization=${name}`] : []),
        ...('rule' in shape ? ['rule=second_step'] : []),
      ]
      const orders = 'sortBy' in shape ? sortsOf(query) : [undefined]
      for (const order of orders)
        addresses.set(
          `${filled}?${[...searches, ...(order === undefined ? [] : [`sortBy=${order}`])].join('&')}`,
          house,
        )
    }
  }
  return [...addresses].map(([address, house]) => ({ address, house }))
}

/** As JSON Schema has them: a value that is one of several is an `enum` there. */
function sortsOf(query: Endpoint['query']): string[] {
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  const sorts = properties['sortBy']
  return typeof sorts === 'object' ? (sorts.enum as string[]) : []
}

async function idsOf(db: Queryable, table: string, organization: string): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select id::text from ${sql.identifier(table)} where organization_id = ${organization} order by id`,
  )) as { rows: { id: string }[] }
  return rows.map(({ id }) => id)
}

async function readThrough(
  world: World,
  as: string,
  address: string,
  { list, house }: { list: string; house: House },
): Promise<string[]> {
  const first = await get(world, as, address, { page: 1, limit: maxPageSize })
  if (first.status !== 200) return first.status < 500 ? [] : [`it is answered with ${first.status}`]
  const whole = first.body as unknown as Page
  const wrong = [...shapeOf(whole, 1, maxPageSize, whole.totalResults), ...twiceIn(whole.results)]
  const there = await totalOf(world.server.database.db, list, house, world.uid[as] ?? '')
  if (there !== undefined && there !== whole.totalResults)
    wrong.push(`it has ${whole.totalResults}, and of its table it is ${there}`)
  if (whole.totalPages > 1) return [...wrong, 'there is more than one page of all: the check sees too little']
  for (const size of SIZES) {
    const read: Page['results'] = []
    // One beyond the last: it is empty, and says the same of how many there are.
    for (let page = 1; page <= Math.ceil(whole.totalResults / size) + 1; page += 1) {
      const { status, body } = await get(world, as, address, { page, limit: size })
      if (status !== 200) return [...wrong, `page ${page} of ${size} is answered with ${status}`]
      const one = body as unknown as Page
      wrong.push(...shapeOf(one, page, size, whole.totalResults))
      read.push(...one.results)
    }
    const [parts, one] = [read, whole.results].map((entries) => entries.map(identity).join(' '))
    if (parts !== one) wrong.push(`by ${size} it is ${parts}, and as a whole ${one}`)
  }
  const order = new URL(address, 'http://x').searchParams.get('sortBy')
  if (order !== null) wrong.push(...(await disorder(world, whole.results, order)))
  return wrong
}

function shapeOf({ page, limit, totalPages, totalResults, results }: Page, at: number, size: number, all: number) {
  const count = Math.max(0, Math.min(size, all - (at - 1) * size))
  const is = [page, limit, totalPages, totalResults, results.length]
  const should = [at, size, Math.ceil(all / size), all, count]
  return String(is) === String(should)
    ? []
    : [`page, limit, pages, results and entries are ${String(is)}, not ${String(should)}`]
}

/** Of a list whose pages have the server's size. */
async function readOn(world: World, as: string, address: string, field: string): Promise<string[]> {
  const read: Entry[] = []
  let from: string | null = null
  do {
    const { status, body } = await get(world, as, address, from === null ? {} : { [field]: from })
    if (status !== 200) return status < 500 && from === null ? [] : [`it is answered with ${status}`]
    read.push(...(body['results'] as typeof read))
    from = body[field] as string | null
  } while (from !== null)
  return twiceIn(read)
}

/** Two entries that say the same are one. */
const identity = (entry: Entry) => JSON.stringify(entry['id'] ?? entry['user_id'] ?? entry['author_id'] ?? entry)

function twiceIn(entries: Entry[]): string[] {
  const seen = entries.map(identity)
  return seen.filter((one, at) => seen.indexOf(one) !== at).map((one) => `${one} is in it twice`)
}

/** By the database's own order of folded names, whatever its locale is. */
async function disorder(world: World, entries: Entry[], order: string): Promise<string[]> {
  const key = keys[order.split(':')[0] ?? '']
  if (key === undefined) throw new Error(`by what is ${order}?`)
  const texts = entries.map(key)
  if (!texts.every((text) => typeof text === 'string')) throw new Error(`an entry says nothing of its ${order}`)
  const [one, other] = order.endsWith(':desc') ? ['>=', '<='] : ['<=', '>=']
  const { rows } = (await world.server.database.db.execute(sql`
    select text, next from (
      select text, lead(text) over (order by at) as next
      from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as entries (text, at)) pairs
    where next is not null and not fold_name(text) ${sql.raw(one ?? '')} fold_name(next)`)) as {
    rows: { text: string; next: string }[]
  }
  return rows.map(({ text, next }) => `${text} stands before ${next}, which it is ${other} of`)
}
