/** What lines refer to: as a plain reading has it, and in time, however long the chain. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { expect, test } from 'vitest'
import { newFound } from './found.ts'
import type { Kept, Records } from './read-file.ts'
import { checkReferences } from './references.ts'

type Orgs = Records['orgs.csv']
type Users = Records['users.csv']

const recordsOf = (orgs: Orgs = new Map(), users: Users = new Map()): Records => ({
  'orgs.csv': orgs,
  'users.csv': users,
  'academicSessions.csv': new Map(),
  'roles.csv': new Map(),
  'classes.csv': new Map(),
  'enrollments.csv': new Map(),
})
const org = (parent: string) => ({ name: 'An org', parent })
const user = (email: string) => ({ givenName: '', familyName: '', email, enabled: true })

/** Whether the way up from there comes back to it. */
function circles(all: Orgs, id: string): boolean {
  const passed = new Set<string>()
  let at = all.get(id)?.value.parent
  while (at !== undefined && at !== id && !passed.has(at)) {
    passed.add(at)
    at = all.get(at)?.value.parent
  }
  return at === id
}

/** Whatever can be refused is, until nothing can: orgs by their parents, then users by their addresses. */
function plainly({ 'orgs.csv': orgs, 'users.csv': users }: Records, before: Records): string[] {
  const refused: string[] = []
  const refuse = <Value>(all: Map<string, Kept<Value>>, old: Kept<Value> | undefined, id: string, code: string) => {
    refused.push(`${id} ${code}`)
    if (old) all.set(id, { value: old.value })
    else all.delete(id)
  }
  for (let count = -1; count !== refused.length;) {
    count = refused.length
    const written = [...orgs].filter(([, { line }]) => line !== undefined)
    const circling = written.filter(([id]) => circles(orgs, id)).map(([id]) => id)
    for (const [id, { value }] of written) {
      const code = circling.includes(id) ? 'org_cycle' : 'org_unknown'
      const isRefused = code === 'org_cycle' || (value.parent !== '' && !orgs.has(value.parent))
      if (isRefused) refuse(orgs, before['orgs.csv'].get(id), id, code)
    }
    for (const [id, { value, line = 0 }] of [...users].filter((one) => one[1].line !== undefined)) {
      const isTaken = [...users].some(
        ([other, one]) => other !== id && nameKey(one.value.email) === nameKey(value.email) && (one.line ?? 0) < line,
      )
      if (isTaken) refuse(users, before['users.csv'].get(id), id, 'email_taken')
    }
  }
  return refused.sort()
}

/** The same numbers each time, from a seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Some ids with what was there before, some of them written anew or gone. */
function anyRecords(next: (below: number) => number): { records: Records; before: Records } {
  const ids = Array.from({ length: 2 + next(7) }, (_, index) => `id${index}`)
  const parent = () => (next(5) === 0 ? '' : `id${next(ids.length + 1)}`)
  const email = () => `mail${next(ids.length)}@school.org`
  const drawn = <Value>(valueOf: () => Value) => {
    const before = new Map<string, Kept<Value>>()
    for (const id of ids) if (next(2) === 0) before.set(id, { value: valueOf() })
    const now = new Map(before)
    for (const [line, id] of ids.entries()) {
      const drawnOne = next(4)
      if (drawnOne > 1) now.set(id, { value: valueOf(), line: line + 2 })
      else if (drawnOne === 1) now.delete(id)
    }
    return { before, now: new Map([...now].sort((a, b) => (a[1].line ?? 0) - (b[1].line ?? 0))) }
  }
  const [orgs, users] = [drawn(() => org(parent())), drawn(() => user(email()))]
  return { records: recordsOf(orgs.now, users.now), before: recordsOf(orgs.before, users.before) }
}
const copied = (records: Records) => recordsOf(new Map(records['orgs.csv']), new Map(records['users.csv']))

test('any few lines come to what the plain reading has', () => {
  for (let seed = 1; seed <= 5_000; seed += 1) {
    const { records, before } = anyRecords(numbersFrom(seed))
    const [plain, found] = [copied(records), newFound()]
    const expected = plainly(plain, before)
    checkReferences(records, before, found)
    const refused = found.refused.map(({ sourcedId, reason }) => `${sourcedId} ${reason.code}`).sort()
    expect({ seed, refused, records }).toEqual({ seed, refused: expected, records: plain })
  }
})

const MANY = 50_000
/** Each below the next one. */
const chain = (lastParent: string, lineOf: (index: number) => { line?: number } = (line) => ({ line })): Orgs =>
  new Map(
    Array.from({ length: MANY }, (_, index): [string, Kept<{ name: string; parent: string }>] => [
      `o${index}`,
      { value: org(index === MANY - 1 ? lastParent : `o${index + 1}`), ...lineOf(index) },
    ]),
  )
/** Each below the one before. */
const reversed = (firstParent: string): Orgs =>
  new Map([...chain('')].map(([id, one], index) => [id, { ...one, value: org(index ? `o${index - 1}` : firstParent) }]))
const shifted = (by: number): Users =>
  new Map(
    Array.from({ length: MANY }, (_, index) => [
      `u${index}`,
      { value: user(`mail${index + by}@school.org`), ...(by > 0 && { line: index }) },
    ]),
  )
const known: Users = new Map([['known', { value: user(`mail${MANY}@school.org`) }]])

test.each<[string, Records, Records, number]>([
  ['whose last one is below nothing', recordsOf(chain('')), recordsOf(), 0],
  ['whose last one is below what is missing', recordsOf(chain('missing')), recordsOf(), MANY],
  ['whose first one is', recordsOf(reversed('missing')), recordsOf(), MANY],
  ['that is a circle', recordsOf(chain('o0')), recordsOf(), MANY],
  ['that ends in a circle', recordsOf(chain(`o${MANY - 2}`)), recordsOf(), MANY],
  ['that was the other way round before', recordsOf(reversed('missing')), recordsOf(chain('', () => ({}))), MANY],
  ['below a long one of before', recordsOf(chain('', (line) => (line % 2 ? { line } : {}))), recordsOf(), 0],
  [
    'of addresses, each of whom the next one was',
    recordsOf(new Map(), new Map([...known, ...shifted(1)])),
    recordsOf(new Map(), shifted(0)),
    MANY,
  ],
])('a chain %s is looked through in time', (_what, records, before, count) => {
  const found = newFound()
  // Of this thread: what others do beside it is not counted.
  const start = process.threadCpuUsage()
  checkReferences(records, before, found)
  const { user: own, system } = process.threadCpuUsage(start)
  expect((own + system) / 1_000).toBeLessThan(2_000)
  expect(found.refused).toHaveLength(count)
})
