/** Random sequences of what is mailed about: by numbers, for what there is is known only by then. */
import fc from 'fast-check'
import { type Kind, kinds, type Operation } from './operation.ts'
import {
  addresses,
  browsers,
  organizationLanguages,
  organizationNames,
  ownLanguages,
  pageLanguages,
  type Person,
} from './world.ts'

const seldom: readonly Kind[] = ['delete account', 'carry out deletion', 'leave', 'delete organization']
const kind = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...kinds.filter((one) => !seldom.includes(one))) },
  { weight: 1, arbitrary: fc.constantFrom(...seldom) },
)

const wish = fc.record({
  kind,
  by: fc.constantFrom<Person>('ada', 'ada', 'ben', 'cleo', 'dan', 'eve', 'fay'),
  other: fc.constantFrom<Person>('cleo', 'dan', 'dan', 'eve', 'fay', 'ben', 'ada'),
  address: fc.constantFrom(...addresses),
  /** Which of what there is, from the newest on. */
  thing: fc.constantFrom(0, 0, 0, 1, 2),
  astray: fc.constantFrom(true, false, false, false, false, false, false, false),
  role: fc.constantFrom<Operation['role']>('User', 'User', 'staff', 'owner'),
  browser: fc.constantFrom(...browsers),
  language: fc.constantFrom(...ownLanguages),
  page: fc.constantFrom(...pageLanguages),
  name: fc.constantFrom(...organizationNames),
  speaks: fc.constantFrom(...organizationLanguages),
  hours: fc.constantFrom(null, 24, 48),
  accepts: fc.boolean(),
})
export type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never

/** What belongs together, by and about the same people. */
const ways: Kind[][] = [
  ['ask change', 'use change', 'take back'],
  ['ask change', 'use change', 'invite', 'offer', 'take back'],
  ['ask change', 'use change', 'sign in', 'change password', 'ask change', 'use change', 'take back'],
  ['ask change', 'use change', 'sign in', 'ask deletion', 'ask reset', 'take back'],
  ['ask change', 'use change', 'sign in', 'change settings', 'take back', 'use reset'],
  ['ask verify', 'ask change', 'use change', 'use verify', 'ask verify'],
  ['ask change', 'cancel change', 'use change', 'ask change', 'delete account', 'use change'],
  ['sign in', 'end sign-in', 'sign in'],
  ['sign in', 'ask reset', 'use reset', 'tell reset', 'tell reset', 'sign in'],
  ['ask deletion', 'ask reset', 'use reset', 'keep account'],
  ['ask deletion', 'set language', 'carry out deletion', 'ask reset'],
  ['ask deletion', 'invite', 'carry out deletion', 'ask sign-in'],
  ['ask change', 'use change', 'sign in', 'invite', 'change rules', 'take back', 'accept'],
  ['ask to join', 'answer request', 'leave', 'ask to join', 'answer request'],
  ['ask to join', 'delete account', 'answer request'],
  ['invite', 'accept', 'change record', 'take back record', 'change record'],
  ['invite', 'renew', 'accept', 'revoke'],
  ['invite', 'remove', 'accept', 'restore', 'accept', 'change record'],
  ['invite', 'change role', 'accept', 'renew'],
  ['invite', 'invite', 'invite', 'offer', 'invite', 'renew'],
  ['ask to join', 'ask to join', 'answer request', 'ask to join'],
  ['offer', 'change settings', 'offer', 'accept offer', 'offer', 'end offer'],
  ['change rules', 'change rules', 'change rules', 'change rules', 'change rules', 'change rules', 'change rules'],
  ['delete organization', 'restore organization', 'delete organization', 'accept', 'restore organization'],
  ['delete publisher', 'restore publisher', 'delete publisher', 'restore publisher'],
  ['ask reset', 'ask reset', 'ask reset', 'ask reset', 'ask reset'],
  ['set language', 'ask change', 'use change', 'ask sign-in'],
]
/** What differs on the way, from one step to the next. */
const differs = fc.array(wish, { minLength: 7, maxLength: 7 })
const way = fc.tuple(fc.constantFrom(...ways), wish, differs, fc.nat(6)).map(([all, first, others, beside]) =>
  all.map((one, place) => {
    const { language, page, name, speaks, hours, browser, address } = others[place] ?? first
    const isElsewhere = one === 'ask change' || one === 'sign in'
    const own: Wish = { ...first, kind: one, thing: 0, astray: false, language, page, name, speaks, hours }
    if (isElsewhere) Object.assign(own, { browser, address })
    return [own, ...(place === beside ? others.slice(0, 1) : [])]
  }),
)
const step = fc.oneof(
  { weight: 3, arbitrary: wish.map((one) => [[one]]) },
  { weight: 3, arbitrary: fc.array(wish, { minLength: 2, maxLength: 3 }).map((together) => [together]) },
  // The same twice at once.
  { weight: 2, arbitrary: wish.map((one) => [[one, one]]) },
  { weight: 5, arbitrary: way },
)
export const sequence: fc.Arbitrary<Wish[][]> = fc
  .array(step, { minLength: 4, maxLength: 10, size: 'max' })
  .map((all) => all.flat())
