/** Random sequences of what is done to an account: by numbers, for what there is to do it with is known only by then. */
import fc from 'fast-check'
import { type Account, addresses, isOpen, subjects } from './account.ts'
import { pick } from '#testing/model/possible.ts'
import { type Kind, kinds, type Operation } from './operation.ts'
import type { Real } from './real.ts'

/** An operation by numbers: it names one of what there is by then. */
export type Wish = Pick<Operation, 'kind' | 'address' | 'subject' | 'provider'> &
  Record<'session' | 'other' | 'secret' | 'password' | 'backup' | 'passkey', number> &
  Record<'astray' | 'isElse', boolean>
/** Several are done at once. */
export type Step = 'wait' | Wish[]

/** Seldom: not much happens behind them. */
const seldom: readonly Kind[] = [
  ...([
    'end everywhere',
    'end others',
    'end one',
    'end new',
    'log out',
    'enable',
    'operator ends',
    'take off',
  ] as const),
]
const last: readonly Kind[] = ['delete', 'disable']
const kind = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...kinds.filter((one) => ![...seldom, ...last].includes(one))) },
  { weight: 5, arbitrary: fc.constantFrom(...seldom) },
  { weight: 1, arbitrary: fc.constantFrom(...last) },
)
const wish: fc.Arbitrary<Wish> = fc.record({
  kind,
  session: fc.nat(3),
  other: fc.nat(20),
  secret: fc.nat(3),
  backup: fc.nat(3),
  passkey: fc.nat(2),
  astray: fc.oneof(...[false, false, false, true].map((stray) => fc.constant(stray))),
  isElse: fc.oneof(...[false, false, true].map((other) => fc.constant(other))),
  address: fc.constantFrom(...addresses),
  password: fc.nat(1),
  subject: fc.constantFrom(...subjects),
  provider: fc.constantFrom('password', 'google.com'),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: wish.map((one) => [one]) },
  { weight: 6, arbitrary: fc.array(wish, { minLength: 2, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant('wait' as const) },
)

/** What people do in one go, now and then with something else in between. */
const ways: Kind[][] = [
  ...([
    ['sign in', 'take second step'],
    ['sign in', 'take by code'],
    ['google', 'take by code'],
  ] as const),
  ...([
    ['prove', 'passkey in'],
    ['mint', 'exchange'],
    ['ask link', 'use link'],
    ['ask code', 'type code', 'use link'],
  ] as const),
  ...([
    ['ask change', 'apply'],
    ['ask reset', 'use reset'],
    ['sign in', 'end new'],
    ['enrol', 'make codes'],
  ] as const),
].map((kindsOfWay) => [...kindsOfWay])
const way = fc
  .tuple(fc.constantFrom(...ways), fc.array(wish, { minLength: 3, maxLength: 3 }), fc.nat(3))
  .map(([all, wishes, besides]) =>
    all.map((kind, place): Step => {
      const [one, other] = [wishes[place], wishes[(place + 1) % wishes.length]]
      if (!one) return []
      return [{ ...one, kind, astray: false, isElse: false }, ...(besides === place && other ? [other] : [])]
    }),
  )

const confirmed: readonly Kind[] = ['ask verify', 'apply']
const beginnings: Kind[][] = [
  ...[
    [],
    ['add passkey'] as const,
    confirmed,
    [...confirmed, 'add passkey'] as const,
    [...confirmed, 'enrol'] as const,
  ],
  [...confirmed, 'enrol', 'make codes', 'sign in'] as const,
].map((begun) => [...begun])

/** As people begin, many with an address that is confirmed, and some with a second step; and then anything. */
export const sequence: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.array(fc.oneof({ weight: 3, arbitrary: step.map((one) => [one]) }, { weight: 1, arbitrary: way }), {
      minLength: 8,
      maxLength: 16,
      size: 'max',
    }),
  )
  .map(([begun, then]) => [...begun.map(plainly), ...then.flat()])

function plainly(kind: Kind): Step {
  const newest = { session: 0, other: 0, secret: 0, backup: 0, passkey: 0, password: 0, astray: false, isElse: false }
  return [{ ...newest, kind, address: 'first', subject: 'googler', provider: 'password' }]
}

const firstSteps: readonly Kind[] = ['sign in', 'use link', 'google']
const pendings = { 'take second step': firstSteps, 'take by code': firstSteps }

/** What makes the secrets that an operation takes. */
const makers: Partial<Record<Kind, readonly Kind[]>> = {
  'use link': ['ask link', 'ask code', 'type code'],
  exchange: ['mint'],
  'use reset': ['ask reset'],
  'type code': ['ask code'],
  'passkey in': ['prove'],
  'end new': ['sign in', 'take second step', 'take by code', 'passkey in', 'google'],
  apply: ['ask change', 'ask verify', 'apply'],
  ...pendings,
}

const setters: readonly Kind[] = ['change password', 'set password', 'use reset']

interface Named {
  real: Real
  account: Account
  id: string
}

/** Mostly with what is good for it; astray, with anything that was ever given out. */
export function named(
  { session, other, secret, backup, passkey, password, address, astray, ...rest }: Wish,
  { real, account, id }: Named,
): Operation {
  const [sessions, secrets] = [[...real.sessions.keys()], [...real.secrets.keys()]]
  const open = sessions.filter((name) => isOpen(account, name))
  const fitting = secrets.filter((name) => makers[rest.kind]?.some((maker) => name.endsWith(` ${maker}`)))
  const [from, of] = [astray || open.length === 0 ? sessions : open, astray ? secrets : fitting]
  const known = astray || account.password === null ? pick(real.passwords, password) : account.password.is
  const fresh = `Quiet-Arches-${id}`
  if (setters.includes(rest.kind)) real.passwords.push(fresh)
  const codes = secrets.filter((name) => name.endsWith(' make codes'))
  const chosen = real.sessions.get(pick(from, session))
  return {
    backup: pick(codes, backup),
    passkey: pick([...real.passkeys.keys()], passkey),
    // Who comes by what they have now may come by what the session began with.
    isFirst: chosen?.first === chosen?.refreshToken,
    ...rest,
    id,
    session: pick(from, session),
    other: pick(sessions, other),
    secret: pick(of, secret),
    password: setters.includes(rest.kind) ? fresh : known,
    address: astray || ['ask change', 'neighbour moves'].includes(rest.kind) ? address : account.address,
  }
}
