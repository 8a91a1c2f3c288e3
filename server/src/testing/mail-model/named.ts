/** Makes an operation of a wish: mostly by and about somebody with whom it can be done, astray with anything there ever was. */
import { pick } from '#testing/model/possible.ts'
import { fitting, possibleKind } from './fitting.ts'
import type { Kind, Operation } from './operation.ts'
import { isOpen } from './rules/people.ts'
import { opens } from './rules.ts'
import type { Wish } from './sequence.ts'
import type { World } from './world.ts'

const linkOf: Partial<Record<Kind, string>> = {
  'use verify': 'verify_email',
  'use reset': 'reset_password',
  'use change': 'change_email',
  'take back': 'recover_email',
  'end sign-in': 'new_sign_in',
  accept: 'invite',
  'take back record': 'record_changed',
}
/** Nobody has what was in those mails that were emptied before they were read. */
export function named(
  { thing, astray, ...wished }: Wish,
  world: World,
  { id, emptied }: { id: string; emptied: ReadonlySet<string> },
): Operation {
  const { accounts, organization, secrets } = world
  const kind = astray ? wished.kind : possibleKind(world, wished.kind)
  const link = linkOf[kind]
  const links = Object.keys(secrets).filter(
    (name) => !emptied.has(name) && secrets[name]?.template === link && (astray || opens(world, name)),
  )
  const secret = pick(links, thing)
  const wish = { ...wished, kind, ...(astray ? {} : fitting(world, { ...wished, kind }, secret)) }
  const account = accounts[wish.by]
  const sessions = Object.keys(account?.sessions ?? {})
  const session = astray || sessions.length === 0 ? `${wish.by} at first` : pick(sessions, thing)
  const all = Object.keys(organization.invites)
  const open = all.filter((name) => organization.invites[name] && isOpen(organization.invites[name]))
  const versions = kind === 'change rules' ? organization.rulesVersion : organization.settingsVersion
  return {
    ...wish,
    id,
    session,
    secret,
    invite: pick(astray ? all : open, thing),
    // It goes on in its own browser; whoever signs in may be at another.
    browser: kind === 'sign in' ? wish.browser : (account?.sessions[session] ?? 'first browser'),
    version: Math.max(versions - (astray ? 1 : 0), kind === 'change rules' ? 0 : 1),
  }
}

/** Which mail with a link an operation may send: two of one name at once are told apart only where they are the same. */
function linkMade(world: World, { kind, by, other, address, secret, invite }: Operation): string | null {
  const { accounts, organization, secrets } = world
  switch (kind) {
    case 'ask verify':
      return `verify ${accounts[by]?.address}`
    case 'ask reset':
      return `reset ${address}`
    case 'ask sign-in':
      return `sign-in ${address}`
    case 'ask change':
      return `change ${address}`
    case 'use change':
      return `left ${secrets[secret]?.person}`
    case 'sign in':
      return `new ${address}`
    case 'invite':
      return `invite ${address}`
    case 'renew':
      return `invite ${organization.invites[invite]?.email}`
    case 'change record':
      return `record ${accounts[other]?.address}`
    default:
      return null
  }
}

/** Of changes at once it is not to be seen which came last, and that one is taken back along with the other. */
const neverTwice: readonly Kind[] = ['renew', 'sign in', 'change record']
const changesRole: readonly Kind[] = ['change role', 'accept', 'accept offer', 'restore', 'answer request']

export function apart(operations: readonly Operation[], world: World): Operation[] {
  const kept: Operation[] = []
  for (const one of operations) if (kept.every((other) => mayBeAtOnce(one, other, world))) kept.push(one)
  return kept
}

function mayBeAtOnce(one: Operation, other: Operation, world: World): boolean {
  const link = linkMade(world, one)
  const isSame = JSON.stringify({ ...one, id: '' }) === JSON.stringify({ ...other, id: '' })
  if (link !== null && link === linkMade(world, other)) return isSame && !neverTwice.includes(one.kind)
  // Of an account that goes by both it is not to be seen which took it; and nobody becomes an owner on the way.
  const isDeletion = [one, other].some(({ kind }) => kind === 'carry out deletion')
  return (
    !isDeletion || isSame || [one, other].every(({ kind }) => kind !== 'delete account' && !changesRole.includes(kind))
  )
}
