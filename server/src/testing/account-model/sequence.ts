/** Random sequences of what is done to an account: by numbers, for what there is to do it with is known only by then. */
import fc from 'fast-check'
import { type Account, addresses, isOpen, subjects } from './account.ts'
import type { Real } from './perform.ts'
import { type Kind, kinds, type Operation } from './rules.ts'

/** An operation by numbers: it names one of what there is by then. */
export type Wish = Pick<Operation, 'kind' | 'address' | 'subject' | 'provider'> &
  Record<'session' | 'other' | 'secret' | 'password', number> & { astray: boolean }
/** Several are done at once. */
export type Step = 'wait' | Wish[]

/** Seldom: not much happens behind them. */
const seldom: readonly Kind[] = ['end everywhere', 'end others', 'end one', 'log out', 'enable']
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
  astray: fc.oneof(...[false, false, false, true].map((stray) => fc.constant(stray))),
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

/** As people begin, many with an address that is confirmed, and some with a second step; and then anything. */
export const sequence: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.constantFrom<Kind[]>([], ['ask verify', 'apply'], ['ask verify', 'apply', 'enrol']),
    fc.array(step, { minLength: 8, maxLength: 20, size: 'max' }),
  )
  .map(([begun, then]) => [...begun.map(plainly), ...then])

function plainly(kind: Kind): Step {
  const newest = { session: 0, other: 0, secret: 0, password: 0, astray: false }
  return [{ ...newest, kind, address: 'first', subject: 'googler', provider: 'password' }]
}

/** What makes the secrets that an operation takes. */
const makers: Partial<Record<Kind, readonly Kind[]>> = {
  'use link': ['ask link'],
  exchange: ['mint'],
  'use reset': ['ask reset'],
  apply: ['ask change', 'ask verify', 'apply'],
  'take second step': ['sign in', 'use link', 'google'],
}

const setters: readonly Kind[] = ['change password', 'set password', 'use reset']

/** 0 is the newest. */
function pick(all: readonly string[], number: number): string {
  return all.at(-1 - (number % Math.max(all.length, 1))) ?? 'none'
}

interface Named {
  real: Real
  account: Account
  id: string
}

/** Mostly with what is good for it; astray, with anything that was ever given out. */
export function named(
  { session, other, secret, password, address, astray, ...rest }: Wish,
  { real, account, id }: Named,
): Operation {
  const [sessions, secrets] = [[...real.sessions.keys()], [...real.secrets.keys()]]
  const open = sessions.filter((name) => isOpen(account, name))
  const fitting = secrets.filter((name) => makers[rest.kind]?.some((maker) => name.endsWith(` ${maker}`)))
  const [from, of] = [astray || open.length === 0 ? sessions : open, astray ? secrets : fitting]
  const known = astray || account.password === null ? pick(real.passwords, password) : account.password.is
  const fresh = `Quiet-Arches-${id}`
  if (setters.includes(rest.kind)) real.passwords.push(fresh)
  return {
    ...rest,
    id,
    session: pick(from, session),
    other: pick(sessions, other),
    secret: pick(of, secret),
    password: setters.includes(rest.kind) ? fresh : known,
    address: astray || rest.kind === 'ask change' ? address : account.address,
  }
}
