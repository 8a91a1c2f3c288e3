/** What becomes of accounts, and of the organization that some of them belong to. */
import type { accountKinds, Operation, organizationKinds } from '../operation.ts'
import { type Account, openPublisher, ownersOf, type Person, type World } from '../world.ts'
import { type Acts, refusals, signedIn } from './asked.ts'
import { endGivenBy, takeOut } from './ends.ts'

export const accountActs: Acts<(typeof accountKinds)[number]> = {
  'change name': (world, done) => {
    const account = signedIn(world, done)
    if (!account) return refusals.unauthenticated
    Object.assign(account, { displayName: done.displayName, username: done.username })
    return '200'
  },
  'change address': (world, done) => {
    const account = signedIn(world, done)
    if (!account) return refusals.unauthenticated
    const isFirst = account.address.endsWith('@one')
    Object.assign(account, { address: `${done.by}@${isFirst ? 'two' : 'one'}`, isConfirmed: true })
    endSessions(account)
    return '200'
  },
  disable: (world, { other }) => {
    const account = world.accounts[other]
    if (!account) return refusals.notFound
    if (account.isDisabled) return '200'
    account.isDisabled = true
    endSessions(account)
    endGivenBy(world, other)
    return '200'
  },
  enable: (world, { other }) => {
    const account = world.accounts[other]
    if (!account) return refusals.notFound
    account.isDisabled = false
    return '200'
  },
  'delete account': (world, done) => {
    if (!signedIn(world, done)) return refusals.unauthenticated
    if (ownsAlone(world, done.by)) return refusals.forbidden
    accountGoes(world, done.by)
    return '200'
  },
  'ask deletion': (world, done) => {
    const account = signedIn(world, done)
    if (!account) return refusals.unauthenticated
    if (done.isStale) return refusals.tooOld
    if (!account.asksDeletion && ownsAlone(world, done.by)) return '409 only_owner'
    account.asksDeletion = true
    return '201'
  },
  // Whoever became the only owner of something meanwhile waits.
  'carry out deletion': (world, { other }) => {
    const account = world.accounts[other]
    if (!account?.asksDeletion || ownsAlone(world, other)) return '409'
    accountGoes(world, other)
    return '200'
  },
}

function endSessions(account: Account): void {
  account.isSignedIn = false
}

function ownsAlone(world: World, person: Person): boolean {
  return Object.entries(world.publishers).some(
    ([name, publisher]) => openPublisher(world, name) && ownersOf(publisher).join() === person,
  )
}

function accountGoes(world: World, person: Person): void {
  for (const [name, publisher] of Object.entries(world.publishers)) {
    // Of one that is deleted as well: what they gave would come back without an owner who gives it.
    if (publisher.members[person]) takeOut(world, name, person)
    delete publisher.removedAt[person]
  }
  delete world.organization.members[person]
  delete world.accounts[person]
}

/** By whoever owns it, who belongs to no publisher. */
export const organizationActs: Acts<(typeof organizationKinds)[number]> = {
  'join organization': (world, { other }) => inOrganization(world, other, 'outside', 'User'),
  'change organization role': (world, { other, role }) => inOrganization(world, other, 'inside', role),
  'leave organization': (world, { other }) => inOrganization(world, other, 'inside', undefined),
  'close organization': ({ organization }) => {
    if (!organization.isOpen) return refusals.notFound
    organization.isOpen = false
    return '204'
  },
  'restore organization': ({ organization }) => {
    if (organization.isOpen) return refusals.notRestorable
    organization.isOpen = true
    return '200'
  },
  // Of whoever belongs to a publisher, or to one that can come back, an organization changes nothing.
  'change record': (world, { other, id }) => {
    const { organization, accounts, publishers } = world
    const account = accounts[other]
    if (!account || !organization.isOpen || !organization.members[other]) return refusals.notFound
    if (Object.values(publishers).some(({ members }) => members[other])) return '403 account_shared'
    account.givenName = numberIn(id)
    return '200'
  },
}

/** No two operations of a sequence have the same. */
export const numberIn = (id: string): number => Number(/^\d+\.\d+/.exec(id)?.[0] ?? 0) * 10 + 1

function inOrganization(
  { organization, accounts }: World,
  person: Person,
  from: 'inside' | 'outside',
  to: Operation['role'] | undefined,
): string {
  const { isOpen, members } = organization
  if (!isOpen || !accounts[person] || (members[person] === undefined) !== (from === 'outside')) return refusals.notFound
  if (to === undefined) delete members[person]
  else members[person] = to
  return '200'
}
