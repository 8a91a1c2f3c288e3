/** Which lists are asked for, with which filters, and what each has to be. */
import { roles } from '@atrium/contract/rules/roles'
import { memberSorts } from '@atrium/contract/people/members'
import { timelineKinds } from '@atrium/contract/people/timeline'
import fc from 'fast-check'
import * as groups from './expected/groups.ts'
import * as own from './expected/own.ts'
import * as people from './expected/people.ts'
import { timeline } from './expected/timeline.ts'
import type { Facts } from './facts.ts'
import { search } from './names.ts'
import type { Question } from './read.ts'
import { one, type School } from './school.ts'

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** By numbers, for what there is is known only by then. */
const wish = fc.record({
  list: fc.nat(1_000),
  username: some(search),
  label: some(fc.nat(5)),
  class: some(fc.nat(5)),
  role: some(fc.constantFrom(...roles)),
  sortBy: some(fc.constantFrom(...memberSorts)),
  who: fc.nat(12),
  limit: fc.constantFrom(1, 2, 3, 4, 5, 7, 100),
  kind: some(fc.constantFrom(...timelineKinds)),
  /** Days from today. */
  from: some(fc.integer({ min: -1, max: 1 })),
  to: some(fc.integer({ min: -1, max: 1 })),
})
export type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never
export const wishes = (many: number) => fc.array(wish, { minLength: many, maxLength: many })

type Asked = Omit<Question, 'url'> & { url?: string }
type Ask = (school: School, facts: Facts, wish: Wish) => Asked

/** Without what was not wished. */
const given = (query: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
const isBackwards = ({ sortBy }: Wish) => sortBy?.endsWith('desc') === true
const way = (wish: Wish) => (isBackwards(wish) ? 'desc' : 'asce')
const nowhere = '00000000-0000-4000-8000-000000000000'
/** Deleted ones too, and now and then one that is nobody's. */
const idOf = (all: { id: string }[], number: number | undefined) =>
  number === undefined ? undefined : ([...all, { id: nowhere }].at(number % (all.length + 1))?.id ?? nowhere)
const dayOf = ({ now }: Facts, days: number | undefined) =>
  days === undefined ? undefined : new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

function memberFilter(facts: Facts, wish: Wish): people.MemberFilter {
  const { username, role, sortBy } = wish
  const [label, inClass] = [idOf(facts.labels, wish.label), idOf(facts.classes, wish.class)]
  return {
    ...(username !== undefined && { username }),
    ...(label !== undefined && { label }),
    ...(inClass !== undefined && { class: inClass }),
    ...(role && { role }),
    ...(sortBy && { sortBy }),
  }
}

const inside = (path: string, ask: Ask): [string, Ask] => [
  path,
  (school, facts, wish) => {
    const { query, ...asked } = ask(school, facts, wish)
    return { ...asked, query: { ...query, organization: school.name } }
  },
]
const byStaff = ({ ada, cleo }: School, { who }: Wish) => (who % 2 === 0 ? ada : cleo)

const members: Ask = (school, facts, wish) => {
  const filter = memberFilter(facts, wish)
  const rows = people.members(facts, school.id, filter)
  return { goesOn: 'pages', as: byStaff(school, wish), query: { ...filter }, rows }
}
const organizations: Ask = ({ people: all }, facts, wish) => {
  const as = one(all, wish.who)
  const query = given({ name: wish.username, sortBy: wish.sortBy && `name:${way(wish)}` })
  return { goesOn: 'pages', as, query, rows: own.organizations(facts, as.uid, wish.username, isBackwards(wish)) }
}

export const lists: [string, Ask][] = [
  inside('/api/users/members', members),
  inside('/api/users/members', members),
  inside('/api/users/members', members),
  inside('/api/users/owners', ({ id }, facts) => ({
    goesOn: 'pages',
    rows: people.members(facts, id, { role: 'owner' }),
  })),
  inside('/api/users/members/removed', ({ id }, facts, { username }) => {
    return { goesOn: 'pages', query: given({ username }), rows: people.removed(facts, id, username) }
  }),
  inside('/api/users/members/former', (school, facts, wish) => {
    const as = byStaff(school, wish)
    const rows = people.former(facts, school.id, as === school.ada ? 'owner' : 'staff', wish.username)
    return { goesOn: 'pages', as, query: given({ username: wish.username }), rows }
  }),
  inside('/api/users/learners', ({ id }, facts, { username, class: number }) => {
    const inClass = idOf(facts.classes, number)
    const rows = people.learners(facts, id, username, inClass)
    return { goesOn: 'pages', query: given({ username, class: inClass }), rows }
  }),
  inside('/api/users/labels', ({ id }, facts, { who }) => {
    return { goesOn: who % 3 === 0 ? 'not' : 'pages', rows: groups.labels(facts, id) }
  }),
  inside('/api/users/classes', ({ id }, facts, { who, kind }) => {
    const rows = groups.classes(facts, id, kind !== undefined)
    const query: Record<string, string> = kind === undefined ? {} : { archived: 'true' }
    return { goesOn: who % 3 === 0 ? 'not' : 'pages', query, rows }
  }),
  inside('/api/users/classes/me', (school, facts, wish) => {
    const as = byStaff(school, wish)
    return { goesOn: 'pages', as, rows: groups.ownClasses(facts, school.id, as.uid) }
  }),
  inside('/api/users/invites', ({ id }, facts) => ({ goesOn: 'before', rows: groups.invites(facts, id) })),
  inside('/api/users/timeline', ({ id, people: all }, facts, { kind, from, to, who }) => {
    const by = who % 3 === 0 ? one(all, who).uid : undefined
    const filter = { kind, by, from: dayOf(facts, from), to: dayOf(facts, to) }
    return { goesOn: 'before', query: given(filter), rows: timeline(facts, id, filter) }
  }),
  ['/api/iam/organizations', organizations],
  ['/api/iam/organizations/membership', organizations],
  [
    '/api/iam/organizations/by-mail',
    ({ people: all }, facts, { who }) => {
      const as = one(all, who)
      return { goesOn: 'pages', as, query: { email: as.email }, rows: own.organizations(facts, as.uid) }
    },
  ],
  [
    '/api/iam/organizations/recently-deleted',
    ({ people: all }, facts, { who }) => {
      const as = one(all, who % 3)
      return { goesOn: 'not', as, rows: own.deletedOrganizations(facts, as.uid) }
    },
  ],
  [
    '/api/iam/authors/membership',
    ({ people: all }, facts, wish) => {
      const as = one(all, wish.who)
      const query = given({ name: wish.username, sortBy: wish.sortBy && `Author.name:${way(wish)}` })
      return { goesOn: 'pages', as, query, rows: own.publishers(facts, as.uid, wish.username, isBackwards(wish)) }
    },
  ],
  [
    '/api/iam/authors/membership/recently-deleted',
    ({ ada }, facts) => ({ goesOn: 'not', rows: own.deletedPublishers(facts, ada.uid) }),
  ],
  [
    '/api/iam/authors',
    ({ ada }, facts, { username, who }) => {
      const owned = facts.publishers.filter(({ id, deletedAt }) => {
        const isOwner = facts.publisherMembers.some(
          (member) => member.id === id && member.uid === ada.uid && member.role === 'owner',
        )
        return deletedAt === null && isOwner
      })
      const publisher = owned.at(who % Math.max(owned.length, 1))
      if (!publisher) return { goesOn: 'not', url: '/api/iam/authors/membership', rows: [] }
      const rows = own.publisherPeople(facts, publisher.id, username)
      return {
        goesOn: 'pages',
        url: `/api/iam/authors/${publisher.authorId}/members`,
        query: given({ username }),
        rows,
      }
    },
  ],
  [
    '/api/iam/organizations',
    (school, facts, wish) => {
      const url = `/api/iam/organizations/${school.name}/requests`
      return { goesOn: 'pages', url, as: byStaff(school, wish), rows: groups.requests(facts, school.id) }
    },
  ],
  [
    '/api/iam/organizations',
    (school, facts, wish) => {
      const url = `/api/iam/organizations/${school.name}/overview/not-seen`
      return { goesOn: 'pages', url, as: byStaff(school, wish), rows: people.notSeen(facts, school.id) }
    },
  ],
]

export function questionOf(school: School, facts: Facts, wish: Wish): Question {
  const [url, ask] = one(lists, wish.list)
  return { url, ...ask(school, facts, wish) }
}
