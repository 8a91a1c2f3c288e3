/** What is done in the organization and the publisher that somebody is told of. */
import { people, type Person, roleOf, type Secret, signedIn, type World } from '../world.ts'
import { type Acts, type Done, isGood, limited, mail, mayTell, sharedKey, voidThose } from './mailing.ts'
import { hasActed, isOpen, isOwner } from './people.ts'

const rulesAnHour = 5
const endsADay = 3
const requestsADay = 1
const publisherEndsADay = 6

/** Each owner but whoever did it, once; counted together, and only where there is anybody to tell. */
function tellOwners(world: World, done: Done, template: string, most: number, actor?: Person): void {
  const others = people.filter((one) => one !== actor && roleOf(world, one) === 'owner')
  if (others.length === 0 || !mayTell(world, template, most)) return
  for (const one of others) tellOfOrganization(world, done, template, one)
}

function tellOfOrganization(world: World, done: Done, template: string, person: Person): void {
  const to = world.accounts[person]?.address
  if (to) mail(world, done, template, { to, about: 'the organization', isOrganizations: true })
}

export const organizationActs: Acts<
  | 'invite'
  | 'renew'
  | 'revoke'
  | 'offer'
  | 'change rules'
  | 'change settings'
  | 'delete organization'
  | 'restore organization'
  | 'ask to join'
  | 'answer request'
  | 'change record'
  | 'take back record'
> = {
  invite: (world, done) => {
    const { id, by, address, role } = done
    if (!isOwner(world, done)) return 'refused'
    return limited(world, done, sharedKey(by, address), () => {
      const told = { to: address, about: 'the organization', isOrganizations: true } as const
      const secret = mail(world, done, 'invite', { ...told, secret: { invite: id, person: null } })
      const begun = { by, email: address, role, sentAt: world.order }
      world.organization.invites[id] = { ...begun, isOver: false, usedBy: null, endedWith: [], secret }
      hasActed(world, by)
      return 'done'
    })
  },
  // Whoever sends it again answers for it.
  renew: (world, done) => {
    const invite = world.organization.invites[done.invite]
    if (!isOwner(world, done) || !invite || !isOpen(invite)) return 'refused'
    return limited(world, done, sharedKey(done.by, invite.email), () => {
      const told = { to: invite.email, about: 'the organization', isOrganizations: true } as const
      const secret = mail(world, done, 'invite', { ...told, secret: { invite: done.invite, person: null } })
      Object.assign(invite, { by: done.by, sentAt: world.order, secret })
      hasActed(world, done.by)
      return 'done'
    })
  },
  revoke: (world, done) => {
    const invite = world.organization.invites[done.invite]
    if (!isOwner(world, done) || !invite || invite.isOver || invite.endedWith.length > 0) return 'refused'
    invite.isOver = true
    hasActed(world, done.by)
    return 'done'
  },
  offer: (world, done) => {
    const { by, other } = done
    const to = world.accounts[other]?.address
    if (by === other || !isOwner(world, done) || roleOf(world, other) === undefined || !to) return 'refused'
    return limited(world, done, sharedKey(by, to), () => {
      world.organization.offers[by] = { to: other, at: world.order }
      tellOfOrganization(world, done, 'hand_over', other)
      hasActed(world, by)
      return 'done'
    })
  },
  'change rules': (world, done) => {
    const { organization } = world
    if (!isOwner(world, done) || done.version !== organization.rulesVersion) return 'refused'
    if (organization.hours === done.hours) return 'done'
    organization.hours = done.hours
    organization.rulesVersion += 1
    tellOwners(world, done, 'rules_changed', rulesAnHour, done.by)
    hasActed(world, done.by)
    return 'done'
  },
  'change settings': (world, done) => {
    const { organization } = world
    if (!isOwner(world, done) || done.version !== organization.settingsVersion) return 'refused'
    if (organization.name === done.name && organization.language === done.speaks) return 'done'
    Object.assign(organization, { name: done.name, language: done.speaks })
    organization.settingsVersion += 1
    hasActed(world, done.by)
    return 'done'
  },
  'delete organization': (world, done) => {
    if (!isOwner(world, done)) return 'refused'
    tellOwners(world, done, 'organization_deleted', endsADay, done.by)
    world.organization.isOpen = false
    world.organization.offers = {}
    hasActed(world, done.by)
    return 'done'
  },
  'restore organization': (world, done) => {
    const { organization } = world
    const member = organization.members[done.by]
    if (organization.isOpen || !signedIn(world, done) || !member?.isIn || member.role !== 'owner') return 'refused'
    organization.isOpen = true
    tellOwners(world, done, 'organization_restored', endsADay, done.by)
    hasActed(world, done.by)
    return 'done'
  },
  'ask to join': (world, done) => {
    const account = signedIn(world, done)
    const { organization } = world
    if (!organization.isOpen || !account?.isConfirmed || !account.address.endsWith('@in')) return 'refused'
    if (roleOf(world, done.by) !== undefined || organization.requests[done.by] === 'declined') return 'refused'
    if (organization.requests[done.by] === 'open') return 'done'
    organization.requests[done.by] = 'open'
    tellOwners(world, done, 'join_requests', requestsADay)
    return 'done'
  },
  'answer request': (world, done) => {
    const { by, other, accepts } = done
    const { organization, accounts } = world
    const mayAnswer = signedIn(world, done) && ['owner', 'staff'].includes(roleOf(world, by) ?? '')
    if (!mayAnswer || organization.requests[other] !== 'open') return 'refused'
    const account = accounts[other]
    if (accepts && !(account?.isConfirmed && account.address.endsWith('@in'))) return 'refused'
    if (accepts) {
      const began = { role: 'User', isIn: true, outAt: -1, loweredAt: -1, canBeRestored: false } as const
      organization.members[other] = { ...began, isBroughtBack: false }
      delete organization.requests[other]
    } else organization.requests[other] = 'declined'
    tellOfOrganization(world, done, accepts ? 'join_accepted' : 'join_declined', other)
    hasActed(world, by)
    return 'done'
  },
  'change record': (world, done) => {
    const { by, other } = done
    const { organization, accounts, publisher } = world
    const [account, member] = [accounts[other], organization.members[other]]
    if (by === other || !isOwner(world, done) || roleOf(world, other) === undefined || !account) return 'refused'
    const isOfTheirs = account.isConfirmed && account.address.endsWith('@in')
    if (publisher.owners.includes(other) || organization.isDeafTo.includes(other)) return 'refused'
    if (member?.isBroughtBack && !isOfTheirs) return 'refused'
    mail(world, done, 'record_changed', {
      to: account.address,
      about: 'the organization',
      isOrganizations: true,
      secret: {},
    })
    hasActed(world, by)
    return 'done'
  },
  'take back record': (world, { secret }) => {
    const change = isGood(world, secret, 'record_changed')
    if (!change?.person) return 'refused'
    // And with it what came after it.
    const isLater = ({ template, person, madeAt }: Secret) =>
      template === 'record_changed' && person === change.person && madeAt >= change.madeAt
    voidThose(world, isLater)
    world.organization.isDeafTo.push(change.person)
    return 'done'
  },
}

export const publisherActs: Acts<'delete publisher' | 'restore publisher'> = {
  'delete publisher': (world, done) => {
    const { publisher } = world
    if (!publisher.isOpen || !signedIn(world, done) || !publisher.owners.includes(done.by)) return 'refused'
    publisher.isOpen = false
    tellOfPublisher(world, done, 'publisher_deleted')
    return 'done'
  },
  'restore publisher': (world, done) => {
    const { publisher } = world
    if (publisher.isOpen || !signedIn(world, done) || !publisher.owners.includes(done.by)) return 'refused'
    publisher.isOpen = true
    tellOfPublisher(world, done, 'publisher_restored')
    return 'done'
  },
}

/** It has no language of its own. */
function tellOfPublisher(world: World, done: Done, template: string): void {
  const others = world.publisher.owners.flatMap((one) => (one === done.by ? [] : (world.accounts[one]?.address ?? [])))
  if (others.length === 0 || !mayTell(world, 'the publisher', publisherEndsADay)) return
  for (const to of others) mail(world, done, template, { to, about: 'the publisher' })
}
