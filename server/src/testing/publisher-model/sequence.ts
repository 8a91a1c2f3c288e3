/** Random sequences of what is done to publishers: by numbers, for what there is is known only by then. */
import fc from 'fast-check'
import { type Kind, kinds, type Operation } from './operation.ts'
import { addresses, type Person, people, pictures, publisherNames } from './world.ts'

const seldom: readonly Kind[] = ['delete account', 'carry out deletion', 'disable', 'rest']
const kind = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...kinds.filter((one) => !seldom.includes(one))) },
  { weight: 2, arbitrary: fc.constantFrom(...seldom) },
)
const seldomGiven = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 })

const wish = fc.record({
  kind,
  by: fc.constantFrom<Person>('ada', 'ada', 'ben', 'ben', 'cleo', 'dan', 'eve', 'fay'),
  other: fc.constantFrom<Person>(...people),
  /** Which of what there is, from the newest on. */
  thing: fc.constantFrom(0, 0, 0, 1, 2),
  /** Whoever and whatever was wished, whether or not it can be. */
  astray: fc.constantFrom(true, false, false, false),
  isStale: fc.constantFrom(true, false, false, false, false, false),
  role: fc.constantFrom<Operation['role']>('User', 'User', 'staff', 'owner'),
  email: fc.option(fc.constantFrom(...addresses), { nil: null, freq: 2 }),
  name: seldomGiven(fc.constantFrom(...publisherNames)),
  description: seldomGiven(fc.constantFrom('', 'What we print', 'What we printed')),
  profile: seldomGiven(fc.constantFrom(...pictures)),
  banner: seldomGiven(fc.constantFrom(...pictures)),
  displayName: fc.constantFrom('Zoe', 'émile', 'Anna', 'ＡＮＮＡ'),
  username: fc.constantFrom(1, 2),
  days: fc.constantFrom<Operation['days']>(31, 31, 60),
})
export type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never

/** What belongs together, by and about the same people. */
const ways: Kind[][] = [
  ['invite', 'accept', 'remove', 'accept', 'invite', 'accept'],
  ['invite', 'change role', 'accept', 'change role'],
  ['invite', 'invite', 'disable', 'accept', 'enable', 'accept'],
  ['invite', 'delete', 'accept', 'restore', 'accept'],
  ['invite', 'change address', 'accept', 'change address', 'accept'],
  ['invite', 'leave', 'accept', 'end invite', 'end invite'],
  ['invite', 'run out', 'accept', 'end invite'],
  ['invite', 'offer', 'delete account', 'accept'],
  ['invite', 'delete', 'delete account', 'restore', 'accept'],
  ['offer', 'accept offer', 'offer', 'end offer'],
  ['offer', 'change role', 'accept offer'],
  ['offer', 'offer', 'remove', 'end offer', 'offer'],
  ['offer', 'run out', 'accept offer'],
  ['offer', 'delete', 'restore', 'accept offer'],
  ['offer', 'disable', 'accept offer', 'enable'],
  ['create', 'change settings', 'delete', 'rest', 'create', 'rest', 'create'],
  ['create', 'delete', 'create', 'restore', 'delete'],
  ['create', 'create', 'create', 'create', 'delete', 'create', 'rest', 'rest', 'create'],
  ['delete', 'rest', 'restore', 'rest', 'create'],
  ['delete', 'restore', 'delete', 'restore', 'delete', 'restore', 'delete', 'restore'],
  ['change settings', 'change settings', 'change settings'],
  ['create', 'ask deletion', 'delete', 'ask deletion', 'restore', 'carry out deletion'],
  ['ask deletion', 'offer', 'accept offer', 'carry out deletion'],
  ['remove', 'change record', 'invite', 'accept', 'change record'],
  ['close organization', 'change role', 'restore organization', 'leave organization', 'join organization'],
  ['change name', 'change address', 'change organization role', 'change name'],
]
const differs = fc.array(wish, { minLength: 9, maxLength: 9 })
const way = fc.tuple(fc.constantFrom(...ways), wish, differs, fc.nat(6)).map(([all, first, others, beside]) =>
  all.map((one, place) => {
    const other = others[place] ?? first
    const { name, description, profile, banner, displayName, username } = other
    const own: Wish = { ...first, kind: one, thing: 0, astray: false, isStale: false }
    Object.assign(own, { name, description, profile, banner, displayName, username })
    return [own, ...(place === beside ? others.slice(0, 1) : [])]
  }),
)
const step = fc.oneof(
  { weight: 4, arbitrary: wish.map((one) => [[one]]) },
  { weight: 4, arbitrary: fc.array(wish, { minLength: 2, maxLength: 3 }).map((together) => [together]) },
  // The same twice at once.
  { weight: 1, arbitrary: wish.map((one) => [[one, one]]) },
  { weight: 5, arbitrary: way },
)
export const sequence: fc.Arbitrary<Wish[][]> = fc
  .array(step, { minLength: 3, maxLength: 9, size: 'max' })
  .map((all) => all.flat())
