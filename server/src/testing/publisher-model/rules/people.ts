/** Who belongs to a publisher and as what, who is invited, and ownership that passes on. */
import { type Invite, type Member, offererAround, openPublisher, roleIn, type World } from '../world.ts'
import type { Operation, peopleKinds } from '../operation.ts'
import { type Acts, inside, mail, record, refusals, signedIn } from './asked.ts'
import { endOffersOf, rank, setRole, takeOut } from './ends.ts'

/** Somebody whose own address is not confirmed has so many mailed. */
const mostUnconfirmed = 5
const everyRole = ['owner', 'staff', 'User'] as const

export const peopleActs: Acts<(typeof peopleKinds)[number]> = {
  invite: (world, done) => {
    const asked = inside(world, done, ['owner'])
    if (typeof asked === 'string') return asked
    const { by, email, role, publisher, id } = done
    if (email === null && role === 'owner') return refusals.invalid
    if (role === 'owner' && done.isStale) return refusals.tooOld
    const { account } = asked
    if (email !== null && !account.isConfirmed) {
      if (account.invitedUnconfirmed >= mostUnconfirmed) return '403 email_not_verified'
      account.invitedUnconfirmed += 1
    }
    const made = { publisher, by, role, email, sentAt: world.order }
    world.invites[id] = { ...made, isRevoked: false, hasRunOut: false, usedBy: null }
    if (email !== null) world.mails.push({ template: 'invite', to: email })
    record(world, { action: 'author.invited', actor: by, subject: publisher, detail: { role } })
    return '201'
  },
  'end invite': (world, done) => {
    const asked = inside(world, done, ['owner'])
    if (typeof asked === 'string') return asked
    const invite = world.invites[done.invite]
    if (!invite || invite.publisher !== done.publisher) return refusals.notFound
    if (invite.isRevoked) return refusals.goneMeanwhile
    invite.isRevoked = true
    record(world, { action: 'author.invite_revoked', actor: done.by, subject: done.publisher })
    return '204'
  },
  accept: (world, done) => {
    const account = signedIn(world, done)
    if (!account) return refusals.unauthenticated
    const invite = world.invites[done.invite]
    const publisher = invite && openPublisher(world, invite.publisher)
    if (!invite || !publisher || invite.isRevoked) return '400 invite_invalid'
    if (invite.email !== null && invite.email !== account.address) return '403 invite_for_another'
    if (invite.email !== null && !account.isConfirmed) return '403 email_not_verified'
    const { by } = done
    const held = publisher.members[by]
    if (invite.usedBy === by) return held ? `200 ${held.role} already` : '400 invite_used_up'
    if (invite.usedBy !== null) return '400 invite_used_up'
    if (invite.hasRunOut) return '400 invite_expired'
    if (invite.role !== 'User' && roleIn(world, invite.publisher, invite.by) !== 'owner') return '400 invite_invalid'
    const { [by]: removedAt = -1 } = publisher.removedAt
    const isMore = held !== undefined && rank[invite.role] > rank[held.role]
    // What was open to them before is no way back.
    if (removedAt >= invite.sentAt || (isMore && held.loweredAt >= invite.sentAt)) return '400 invite_used_up'
    // A link that gives a member nothing is not used up by them.
    if (!held || isMore || invite.email !== null) invite.usedBy = by
    return joined(world, done, invite, held)
  },
  'change role': (world, done) => {
    const asked = inside(world, done, ['owner'])
    if (typeof asked === 'string') return asked
    const { publisher: name, other, role, by } = done
    const from = roleIn(world, name, other)
    if (from === undefined) return refusals.notFound
    if (from === role) return `200 ${role}`
    if (done.isStale && [from, role].includes('owner')) return refusals.tooOld
    endOffersOf(world, name, other)
    setRole(world, name, other, role)
    const detail = { author: name, from, to: role }
    record(world, { action: 'author.role_changed', actor: by, subject: other, detail })
    return `200 ${role}`
  },
  remove: (world, done) => {
    const { by, other, publisher: name } = done
    const asked = inside(world, done, by === other ? everyRole : ['owner'])
    if (typeof asked === 'string') return asked
    const role = roleIn(world, name, other)
    if (role === undefined) return refusals.notFound
    if (done.isStale && role === 'owner') return refusals.tooOld
    takeOut(world, name, other)
    if (by !== other) asked.publisher.removedAt[other] = world.order
    const action = by === other ? 'author.left' : 'author.member_removed'
    record(world, { action, actor: by, subject: other, detail: { author: name } })
    return '204'
  },
  leave: (world, done) => peopleActs.remove(world, { ...done, other: done.by }),
  offer: (world, done) => {
    const asked = inside(world, done, ['owner'])
    if (typeof asked === 'string') return asked
    if (done.isStale) return refusals.tooOld
    const { publisher: name, by, other } = done
    const { publisher } = asked
    if (by === other) return refusals.notFound
    if (!publisher.members[other]) {
      return publisher.removedAt[other] === undefined ? refusals.notFound : refusals.goneMeanwhile
    }
    publisher.offers[by] = { to: other, at: world.order }
    record(world, { action: 'author.ownership_offered', actor: by, subject: other, detail: { author: name } })
    mail(world, 'hand_over', other)
    return '201'
  },
  'accept offer': (world, done) => answerOffer(world, done, true),
  'end offer': (world, done) => answerOffer(world, done, false),
  'run out': (world, { publisher: name, invite: wanted }) => {
    const publisher = world.publishers[name]
    if (publisher) publisher.offers = {}
    const invite = world.invites[wanted]
    if (invite) invite.hasRunOut = true
    return '204'
  },
}

function joined(world: World, { by }: Operation, { publisher: name, role }: Invite, held: Member | undefined): string {
  const publisher = world.publishers[name]
  if (!publisher) throw new Error('nobody joins what is not there')
  if (!held) {
    publisher.members[by] = { role, loweredAt: -1 }
    delete publisher.removedAt[by]
    record(world, { action: 'author.joined', actor: by, subject: name })
    return `200 ${role}`
  }
  const { role: from } = held
  if (rank[role] <= rank[from]) return `200 ${from} already`
  setRole(world, name, by, role)
  record(world, { action: 'author.role_changed', actor: by, subject: by, detail: { author: name, from, to: role } })
  return `200 ${role}`
}

function answerOffer(world: World, done: Operation, accepts: boolean): string {
  const asked = inside(world, done, everyRole)
  if (typeof asked === 'string') return asked
  const { by, publisher: name } = done
  const from = offererAround(asked.publisher, by)
  const to = from && asked.publisher.offers[from]?.to
  if (!from || !to) return refusals.notFound
  if (accepts && from === by) return refusals.forbidden
  if (accepts) {
    setRole(world, name, to, 'owner')
    setRole(world, name, from, 'staff')
    endOffersOf(world, name, from)
  } else {
    delete asked.publisher.offers[from]
  }
  const what = accepts ? 'handed_over' : by === to ? 'declined' : 'withdrawn'
  const subject = by === to ? from : to
  record(world, { action: `author.ownership_${what}`, actor: by, subject, detail: { author: name } })
  return '200'
}
