/** Accepting an invite: once a person, never beyond its limit, by whom it is for. */
import type { InvitePreview } from '@atrium/contract/people/invites'
import { nameKey } from '@atrium/contract/rules/normalize'
import { outranks, type Role } from '@atrium/contract/rules/roles'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import type { Attempt } from '#limits/limiter.ts'
import { holdPeople } from '#members/change-members.ts'
import { hasLeftSince, join, wasLoweredSince } from '#members/join.ts'
import { heldRole } from '#members/membership.ts'
import { isTermOver } from '#members/terms/term-ends.ts'
import { hasLeftAuthorSince, holdAuthor, joinAuthor, roleInAuthor, wasLoweredInAuthor } from '#publishers/membership.ts'
import { holdSignedIn } from '#users/held-people.ts'
import { fillNames } from '#users/names/fill-names.ts'
import type { AcceptingContext, InvitesContext } from './context.ts'
import { type FoundInvite, inviteBySecret, type InviteRow, lockInvite, recordUse, wasUsedBy } from './queries.ts'
import { hashOfSent, isCode } from './secrets.ts'
import { inviteState } from './state.ts'

interface Shown {
  /** Of its link, or its short code as it was typed. */
  token: string
  /** Whom to count. */
  address: string
}
interface Accepting extends Shown {
  actor: Actor
}

/** What an invite offers. Refuses with `invite_invalid`, `invite_expired`, `invite_used_up`, `too_many_requests`. */
export async function preview(context: InvitesContext, { token, address }: Shown): Promise<InvitePreview> {
  const found = await find(context, token, [{ limit: 'inviteToken', subject: address }])
  const { invite, organization, author } = found
  refuseEnded(invite, found)
  const { role, email, expiresAt } = invite
  // Who it is for is told by its link, which was sent to them; a code is read out.
  const told = isCode(token) ? { email: null, givenName: '', familyName: '' } : invite
  const common = {
    role,
    invitedBy: found.invitedBy || null,
    expiresAt: expiresAt.toISOString(),
    email: email === null ? null : masked(email),
    address: told.email,
    given_name: told.givenName,
    family_name: told.familyName,
    startsOn: invite.startsOn,
    endsOn: invite.endsOn,
  }
  if (organization) {
    const { name, displayName, logoUrl, primaryColor: primary, pageBackground: page_background } = organization
    return {
      kind: 'organization',
      name,
      displayName,
      logo_url: logoUrl,
      colors: { primary, page_background },
      ...common,
    }
  }
  if (!author) throw new Error('an invite without a target was found')
  const { authorId: name, name: displayName, logoUrl } = author
  return { kind: 'author', name, displayName, logo_url: logoUrl, colors: null, ...common }
}

/** Enough to know one's own address by, too little to learn another's. */
function masked(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}•••@${domain}`
}

/** Refuses as `preview` does, and with `invite_for_another` and `email_not_verified`. */
export async function acceptForOrganization(context: AcceptingContext, { actor, token, address }: Accepting) {
  const found = await find(context, token, attemptsOf(actor, address))
  const { invite, organization } = found
  const { organizationId } = invite
  if (!organization || organizationId === null)
    throw new Refusal('invite_invalid', { detail: 'not to an organization' })
  const { name, displayName } = organization
  const accepted = await accept(context, actor, found, {
    hold: (tx) => holdPeople(tx, organizationId),
    again: (tx) => heldRole(tx, organizationId, actor.uid),
    join: async (tx) => {
      const { role: wanted, labels, startsOn, endsOn } = invite
      const term = { startsOn, endsOn }
      if (await isTermOver(tx, organizationId, term)) {
        throw new Refusal('invite_expired', { detail: 'the last day of its membership is over', ...aboutOf(found) })
      }
      if (isPrivileged(invite) && (await heldRole(tx, organizationId, invite.createdBy)) !== 'owner') {
        throw givenByNobody(found)
      }
      // Who was removed may still know one from before; one that was made since may be meant for them.
      if (await hasLeftSince(tx, organizationId, actor.uid, sentAt(invite))) {
        throw new Refusal('invite_used_up', { detail: 'older than the end of their membership', ...aboutOf(found) })
      }
      if (await wasLoweredSince(tx, { organizationId, uid: actor.uid, role: wanted }, sentAt(invite))) {
        throw new Refusal('invite_used_up', { detail: 'older than their lower role', ...aboutOf(found) })
      }
      const joined = await join(tx, { organizationId, uid: actor.uid, role: wanted, labels, term })
      if (joined === undefined) throw goneMeanwhile()
      const { role: to, from, isMore } = joined
      const record = { actor: actor.uid, subject: actor.uid, organizationId } as const
      if (from === null) await audit(tx, { ...record, action: 'member.joined', detail: { role: to, how: 'invite' } })
      else if (from !== to) await audit(tx, { ...record, action: 'member.role_changed', detail: { from, to } })
      return { to, from, isMore }
    },
  })
  return { organization: name, displayName, ...accepted }
}

/** The same for a publisher. */
export async function acceptForAuthor(context: AcceptingContext, { actor, token, address }: Accepting) {
  const found = await find(context, token, attemptsOf(actor, address))
  const { invite, author } = found
  const { authorId: id } = invite
  if (!author || id === null) throw new Refusal('invite_invalid', { detail: 'not to a publisher' })
  const accepted = await accept(context, actor, found, {
    hold: (tx) => holdAuthor(tx, id),
    again: (tx) => roleInAuthor(tx, id, actor.uid),
    join: async (tx) => {
      if (isPrivileged(invite) && (await roleInAuthor(tx, id, invite.createdBy)) !== 'owner') throw givenByNobody(found)
      if (await hasLeftAuthorSince(tx, id, actor.uid, sentAt(invite))) {
        throw new Refusal('invite_used_up', { detail: 'older than the end of their membership', ...aboutOf(found) })
      }
      if (await wasLoweredInAuthor(tx, { id, uid: actor.uid, role: invite.role }, sentAt(invite))) {
        throw new Refusal('invite_used_up', { detail: 'older than their lower role', ...aboutOf(found) })
      }
      const joined = await joinAuthor(tx, { id, uid: actor.uid, role: invite.role })
      if (joined === undefined) throw goneMeanwhile()
      const { role: to, from } = joined
      const [by, { authorId }] = [actor.uid, author]
      if (from === null) await audit(tx, { actor: by, action: 'author.joined', subject: authorId })
      else if (from !== to)
        await audit(tx, {
          actor: by,
          action: 'author.role_changed',
          subject: by,
          detail: { author: authorId, from, to },
        })
      return { to, from, isMore: from !== to }
    },
  })
  return { author_id: author.authorId, name: author.name, ...accepted }
}

function attemptsOf(actor: Actor, address: string): Attempt[] {
  return [
    { limit: 'inviteToken', subject: address },
    { limit: 'inviteToken', subject: `uid ${actor.uid}` },
  ]
}

/** With what it was found by. */
type SentInvite = FoundInvite & { sent: ReturnType<typeof hashOfSent> }

/**
 * Counted before it is looked up, given back where there was such an invite: only guesses count. A link is no guess:
 * whoever has one is not kept out by who tries codes at the same address.
 */
async function find({ db, limiter }: InvitesContext, token: string, attempts: Attempt[]): Promise<SentInvite> {
  const { allowed, retryAfterSeconds } = await limiter.take(...attempts)
  const tooMany = () => new Refusal('too_many_requests', { detail: 'invite tokens', retryAfterSeconds })
  if (!allowed && isCode(token)) throw tooMany()
  const sent = hashOfSent(token)
  const found = await inviteBySecret(db, sent)
  if (!found) throw allowed ? new Refusal('invite_invalid', { detail: 'no invite has this token' }) : tooMany()
  if (allowed) await limiter.giveBack(...attempts)
  return { ...found, sent }
}

/** Whoever had the invite learns whom to ask for a new one. */
function refuseEnded(invite: InviteRow, found: FoundInvite): void {
  const state = inviteState(invite, new Date())
  if (state === 'open') return
  const code = ({ revoked: 'invite_invalid', expired: 'invite_expired', used_up: 'invite_used_up' } as const)[state]
  throw new Refusal(code, { detail: state, ...aboutOf(found) })
}

function aboutOf({ organization, author }: FoundInvite): { about?: string } {
  const about = organization?.displayName ?? author?.name
  return about === undefined ? {} : { about }
}

/**
 * An invite by mail is for whoever has that address, verified: a link can be passed on, an address cannot. `confirmed` is
 * the one that they have by then: it may have become another since the request came in.
 */
function refuseAnother({ emailKey }: InviteRow, actor: Actor, confirmed: string | undefined): void {
  if (emailKey === null) return
  if (actor.email === null || nameKey(actor.email) !== emailKey) throw new Refusal('invite_for_another')
  if (!actor.emailVerified || confirmed === undefined) throw new Refusal('email_not_verified')
  if (nameKey(confirmed) !== emailKey)
    throw new Refusal('invite_for_another', { detail: 'their address became another' })
}

/** What makes somebody more than a User is given by an owner, who has to be one still: as offers of ownership are. */
const isPrivileged = ({ role }: InviteRow) => role !== 'User'

const givenByNobody = (found: FoundInvite) =>
  new Refusal('invite_invalid', { detail: 'whoever made it is no owner any more', ...aboutOf(found) })

const sentAt = ({ createdAt, renewedAt }: InviteRow) => renewedAt ?? createdAt

const goneMeanwhile = () => new Refusal('invite_invalid', { detail: 'what it leads to was deleted meanwhile' })

interface Joining {
  /** Holds what it leads to; answers whether that is there. */
  hold(tx: Transaction): Promise<boolean>
  /** What whoever used it before is now; undefined where they do not belong to it any more. */
  again(tx: Transaction): Promise<Role | undefined>
  /** Answers the role they have then, and the one they had; `isMore`: they have anything by it that they had not. */
  join(tx: Transaction): Promise<{ to: Role; from: Role | null; isMore: boolean }>
}

interface Accepted {
  role: Role
  /** They were that before, and nothing has changed. */
  already: boolean
}

async function accept(context: AcceptingContext, actor: Actor, found: SentInvite, joining: Joining): Promise<Accepted> {
  const { id, emailKey } = found.invite
  const { uid } = actor
  const confirmed = emailKey === null ? undefined : await context.provider.confirmedEmails([uid])
  return context.db.transaction(async (tx) => {
    const address = (await confirmed?.(tx))?.get(uid)
    // The person, then what they join, then the invite, as everywhere; where it is refused below, all is taken back.
    await holdSignedIn(tx, context, actor)
    if (found.invite.email !== null) await fillNames(tx, uid, found.invite)
    if (!(await joining.hold(tx))) throw goneMeanwhile()
    const invite = await lockInvite(tx, id)
    // Whoever sent it again meanwhile has made another link and code of it.
    if (!invite || !isBySent(invite, found.sent)) {
      throw new Refusal('invite_invalid', { detail: 'deleted or sent again meanwhile' })
    }
    if (invite.revokedAt !== null) refuseEnded(invite, found)
    refuseAnother(invite, actor, address)
    if (await wasUsedBy(tx, id, uid)) {
      const now = await joining.again(tx)
      // Removed by hand since: the same invite is no way back.
      if (now === undefined) {
        throw new Refusal('invite_used_up', { detail: 'used by the same person before', ...aboutOf(found) })
      }
      return { role: now, already: true }
    }
    refuseEnded(invite, found)
    const { to: role, from, isMore } = await joining.join(tx)
    // Its days are fewer than those they have, so they have none of it: it is there still. A link that gives a member nothing
    // is there for whoever it was made for.
    const isTheirs = invite.emailKey !== null
    if (!outranks(invite.role, role) && (isMore || isTheirs)) await recordUse(tx, id, uid)
    return { role, already: from === role }
  })
}

function isBySent({ tokenHash, codeHash }: InviteRow, { column, hash }: SentInvite['sent']): boolean {
  return (column === 'token' ? tokenHash : codeHash) === hash
}
