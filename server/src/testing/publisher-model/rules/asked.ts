/** Who asks, and as what: what every rule begins with. */
import type { Role } from '@atrium/contract/rules/roles'
import type { Answer, Operation } from '../operation.ts'
import { type Account, openPublisher, type Person, type Publisher, type Recorded, type World } from '../world.ts'

export type Act = (world: World, done: Operation) => Answer
export type Acts<Kind extends Operation['kind']> = Record<Kind, Act>

export const refusals = {
  unauthenticated: '401 unauthenticated',
  forbidden: '403 forbidden',
  notFound: '404 not_found',
  tooOld: '403 recent_login_required',
  invalid: '422 invalid_input',
  goneMeanwhile: '404 done_meanwhile',
  notRestorable: '404 not_restorable',
  lastOwner: '409 last_publisher_owner',
} as const

/** The account of whoever asks, by a session that has not ended. */
export function signedIn({ accounts }: World, { by, session }: Operation): Account | undefined {
  const account = accounts[by]
  return account?.isSignedIn && account.session === session ? account : undefined
}

interface Inside {
  account: Account
  publisher: Publisher
  role: Role
}

/** As somebody with one of these roles in an open publisher; else what they are refused with. */
export function inside(world: World, done: Operation, admitted: readonly Role[]): Inside | Answer {
  const account = signedIn(world, done)
  if (!account) return refusals.unauthenticated
  const publisher = openPublisher(world, done.publisher)
  const role = publisher?.members[done.by]?.role
  if (!publisher || !role) return refusals.notFound
  return admitted.includes(role) ? { account, publisher, role } : refusals.forbidden
}

export function record({ records }: World, recorded: Omit<Recorded, 'detail'> & { detail?: Recorded['detail'] }): void {
  records.push({ detail: {}, ...recorded })
}

export function mail({ mails, accounts }: World, template: string, person: Person): void {
  const to = accounts[person]?.address
  if (to) mails.push({ template, to })
}
