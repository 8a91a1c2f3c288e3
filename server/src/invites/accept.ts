/** Accepting an invite: once a person, never beyond its limit, by whom it is for. */
import type { InvitePreview } from '@atrium/contract/people/invites'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Role } from '@atrium/contract/rules/roles'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import type { Attempt } from '#limits/limiter.ts'
import { join } from '#members/join.ts'
import { isMember } from '#members/membership.ts'
import { isTermOver } from '#members/terms/term-ends.ts'
import { addAuthorMember, isAuthorMember } from '#publishers/membership.ts'
import { fillNames } from '#users/fill-names.ts'
import type { InvitesContext } from './context.ts'
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
    ...{ role, invitedBy: found.invitedBy || null, expiresAt: expiresAt.toISOString() },
    ...{ email: email === null ? null : masked(email), address: told.email },
    ...{ given_name: told.givenName, family_name: told.familyName },
    ...{ startsOn: invite.startsOn, endsOn: invite.endsOn },
  }
  if (organization) {
    const { name, displayName, logoUrl, primaryColor: primary, pageBackground: page_background } = organization
    return {
      ...{ kind: 'organization', name, displayName, logo_url: logoUrl, colors: { primary, page_background } },
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
export async function acceptForOrganization(context: InvitesContext, { actor, token, address }: Accepting) {
  const found = await find(context, token, attemptsOf(actor, address))
  const { invite, organization } = found
  const { organizationId } = invite
  if (!organization || organizationId === null)
    throw new Refusal('invite_invalid', { detail: 'not to an organization' })
  const { name, displayName } = organization
  const role = await accept(context, actor, found, {
    again: (tx) => isMember(tx, organizationId, actor.uid),
    join: async (tx) => {
      const { role: wanted, labels, startsOn, endsOn } = invite
      const term = { startsOn, endsOn }
      if (await isTermOver(tx, organizationId, term)) {
        throw new Refusal('invite_expired', { detail: 'the last day of its membership is over', ...aboutOf(found) })
      }
      const joined = await join(tx, { organizationId, uid: actor.uid, role: wanted, labels, term })
      if (joined === undefined)
        throw new Refusal('invite_invalid', { detail: 'its organization was deleted meanwhile' })
      const detail = { role: joined, how: 'invite' }
      await audit(tx, { actor: actor.uid, action: 'member.joined', subject: actor.uid, organizationId, detail })
      return joined
    },
  })
  return { organization: name, displayName, role }
}

/** The same for a publisher. */
export async function acceptForAuthor(context: InvitesContext, { actor, token, address }: Accepting) {
  const found = await find(context, token, attemptsOf(actor, address))
  const { invite, author } = found
  const { authorId: id } = invite
  if (!author || id === null) throw new Refusal('invite_invalid', { detail: 'not to a publisher' })
  const role = await accept(context, actor, found, {
    again: (tx) => isAuthorMember(tx, id, actor.uid),
    join: async (tx) => {
      const joined = await addAuthorMember(tx, { id, uid: actor.uid, role: invite.role })
      if (joined === undefined) throw new Refusal('invite_invalid', { detail: 'its publisher was deleted meanwhile' })
      await audit(tx, { actor: actor.uid, action: 'author.joined', subject: author.authorId })
      return invite.role
    },
  })
  return { author_id: author.authorId, name: author.name, role }
}

function attemptsOf(actor: Actor, address: string): Attempt[] {
  return [
    { limit: 'inviteToken', subject: address },
    { limit: 'inviteToken', subject: `uid ${actor.uid}` },
  ]
}

/** Counted before it is looked up, given back where there was such an invite: only guesses count. */
async function find({ db, limiter }: InvitesContext, token: string, attempts: Attempt[]): Promise<FoundInvite> {
  const { allowed, retryAfterSeconds } = await limiter.take(...attempts)
  if (!allowed) throw new Refusal('too_many_requests', { detail: 'invite tokens', retryAfterSeconds })
  const found = await inviteBySecret(db, hashOfSent(token))
  if (!found) throw new Refusal('invite_invalid', { detail: 'no invite has this token' })
  await limiter.giveBack(...attempts)
  return found
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

/** An invite by mail is for whoever has that address, verified: a link can be passed on, an address cannot. */
function refuseAnother({ emailKey }: InviteRow, actor: Actor): void {
  if (emailKey === null) return
  if (actor.email === null || nameKey(actor.email) !== emailKey) throw new Refusal('invite_for_another')
  if (!actor.emailVerified) throw new Refusal('email_not_verified')
}

interface Joining {
  /** Whether whoever used it before still is what they became by it. */
  again(tx: Transaction): Promise<boolean>
  /** Answers the role they have then. */
  join(tx: Transaction): Promise<Role>
}

async function accept({ db }: InvitesContext, actor: Actor, found: FoundInvite, joining: Joining): Promise<Role> {
  const { id } = found.invite
  return db.transaction(async (tx) => {
    // The person before the invite, as everywhere; where it is refused below, this is taken back with all else.
    if (found.invite.email !== null) await fillNames(tx, actor.uid, found.invite)
    const invite = await lockInvite(tx, id)
    if (!invite) throw new Refusal('invite_invalid', { detail: 'deleted meanwhile' })
    if (invite.revokedAt !== null) refuseEnded(invite, found)
    refuseAnother(invite, actor)
    if (await wasUsedBy(tx, id, actor.uid)) {
      // Removed by hand since: the same invite is no way back.
      if (!(await joining.again(tx))) {
        throw new Refusal('invite_used_up', { detail: 'used by the same person before', ...aboutOf(found) })
      }
      return invite.role
    }
    refuseEnded(invite, found)
    await recordUse(tx, id, actor.uid)
    return joining.join(tx)
  })
}
