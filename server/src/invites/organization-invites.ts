/** Invites to an organization: made, listed, renewed and ended by its owners. */
import type { BodyOf, QueryOf } from '@atrium/contract/endpoint'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { createInvite, FreshInvite, ListedInvite, listInvites } from '@atrium/contract/people/invites'
import type { Term } from '@atrium/contract/rules/time/term'
import { audit } from '#audit/audit.ts'
import type { Queryable, Transaction } from '#db/database.ts'
import { momentOf } from '#db/moment.ts'
import { isUuid } from '#db/uuid.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { requireRecentForOwners } from '#http/recent-sign-in.ts'
import { Refusal } from '#http/refusal.ts'
import { type KeepingSecrets, type Keyed, onceCounted } from '#idempotency/with-idempotency-key.ts'
import { knownLabels } from '#labels/labels.ts'
import { holdBesideOthers, holdPeople } from '#members/change-members.ts'
import { requireRoleStill } from '#members/membership.ts'
import { refusePastEnd } from '#members/terms/set-terms.ts'
import { termEnd } from '#members/terms/term-ends.ts'
import type { SignedInContext } from '#users/held-people.ts'
import type { InvitesContext } from './context.ts'
import { countingMail } from './counted-mail.ts'
import { holdInviter } from './first-invites.ts'
import { goneInvite } from './gone.ts'
import { answered, endOf, issue, mailInvites, type Target } from './issue.ts'
import { countOpen, type InviteRow, invitesOf, markRevoked, renew, renewableInvite, termOfInvite } from './queries.ts'
import { requireRoomForLink } from './room.ts'
import { newSecrets } from './secrets.ts'
import { inviteState } from './state.ts'

const PAGE = 50

/**
 * Refuses as `requireRole` does, with `not_found` for a label of elsewhere, with `invalid_input` for what an invite cannot be, as `requireRecentForOwners` and `onceCounted` do, with `link_limit`, and what `countingMail` and `holdInviter` do.
 */
export async function invite(
  context: InvitesContext & SignedInContext & KeepingSecrets,
  { actor, membership, idempotencyKey: key, ...wanted }: Asking & Keyed & OrganizationInvite,
): Promise<FreshInvite> {
  const { db, secrets } = context
  const { email: address, role = 'User', labels = [], expiresAt, uses, ...days } = wanted
  const email = address ?? null
  const { organizationId } = membership
  // Whoever holds a link may pass it on: nobody becomes an owner that way.
  if (email === null && role === 'owner')
    throw new Refusal('invalid_input', { fields: { email: fieldMessages.emailRequired } })
  if (email !== null && uses !== undefined && uses > 1) {
    throw new Refusal('invalid_input', { fields: { uses: fieldMessages.usesInvalid } })
  }
  requireRecentForOwners(actor, [role])
  const inviting = async (tx: Transaction, end: Date, known: { id: string }[]) => {
    await holdInviter(tx, context, actor, email)
    await holdTarget(tx, organizationId, email)
    await requireRoleStill(tx, { actor, membership })
    if (email === null) await requireRoomForLink(tx, { organizationId })
    const term = { startsOn: days.startsOn ?? null, endsOn: days.endsOn ?? null }
    const wanted = { email, role, labels: known.map(({ id }) => id), maxUses: uses ?? 1, ...term }
    const expiresAt = await earlierOf(tx, organizationId, end, term)
    const fresh = await issue(tx, context, targetOf(membership), actor, { ...wanted, expiresAt })
    const detail = { role, uses: wanted.maxUses, ...(term.startsOn || term.endsOn ? term : {}) }
    const subject = email ?? LINK
    await audit(tx, { actor: actor.uid, action: 'invite.created', subject, organizationId, detail })
    return fresh
  }
  const request = { uid: actor.uid, key, operation: 'createInvite', body: { organization: organizationId, ...wanted } }
  return onceCounted(db, { ...request, secrets }, async (once) => {
    const end = endOf(expiresAt, new Date())
    const known = await knownLabels(db, organizationId, labels)
    if (known.length !== new Set(labels).size) throw new Refusal('not_found', { detail: 'no such label' })
    return countingMail(context, actor, email, () => once.transaction((tx) => inviting(tx, end, known)))
  })
}

/**
 * Before it is asked who makes it: whoever is made less meanwhile waits, and it ends with that. Links are counted, one after
 * the other; of mails any number go out beside each other.
 */
async function holdTarget(tx: Transaction, organizationId: string, email: string | null): Promise<void> {
  await (email === null ? holdPeople(tx, organizationId) : holdBesideOthers(tx, organizationId))
}

/** An invite to a membership that is over leads nowhere. Refuses with `invalid_input` where it is over already. */
async function earlierOf(tx: Transaction, organizationId: string, end: Date, term: Term): Promise<Date> {
  await refusePastEnd(tx, organizationId, [term])
  const over = await termEnd(tx, organizationId, term)
  return over !== undefined && over < end ? over : end
}

type OrganizationInvite = BodyOf<typeof createInvite>

/** What the timeline calls an invite that is for nobody by name. */
const LINK = 'link'

function targetOf({ organizationId, displayName }: Membership): Target {
  return { organizationId, authorId: null, displayName, parameter: 'invite' }
}

type List = typeof listInvites

export async function invitesOfOrganization(
  { db }: InvitesContext,
  { membership: { organizationId }, ...query }: QueryOf<List> & { membership: Membership },
) {
  const before = query.before === undefined ? undefined : placeOf(query.before)
  const rows = await invitesOf(db, organizationId, { before, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const labels = await knownLabels(db, organizationId, [...new Set(shown.flatMap((row) => row.labels))])
  const now = new Date()
  return {
    results: shown.map((row) => shownInvite(row, labels, now)),
    before: rows.length > PAGE ? writtenPlace(shown.at(-1)) : null,
  }
}

/** How many are open, and how many people have one by mail; the caller has asked whether they may know. */
export function openInvites(db: Queryable, organizationId: string): Promise<{ invites: number; invited: number }> {
  return countOpen(db, organizationId)
}

/** The id too: an import makes many invites at one moment. */
function writtenPlace(last: InviteRow | undefined): string | null {
  return last === undefined ? null : `${last.createdAt.toISOString()}_${last.id}`
}

/** Refuses with `invalid_input` for what no list answered. */
function placeOf(written: string): { createdAt: Date; id: string } {
  const [moment = '', id = '', ...more] = written.split('_')
  const createdAt = momentOf(moment)
  if (createdAt && isUuid(id) && more.length === 0) return { createdAt, id }
  throw new Refusal('invalid_input', { fields: { before: fieldMessages.invalid } })
}

function shownInvite(row: InviteRow, labels: ListedInvite['labels'], now: Date): ListedInvite {
  return {
    id: row.id,
    email: row.email,
    given_name: row.givenName,
    family_name: row.familyName,
    role: row.role,
    labels: labels.filter(({ id }) => row.labels.includes(id)),
    uses: row.uses,
    maxUses: row.maxUses,
    state: inviteState(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
  }
}

/** Ends an invite. Refuses as `goneInvite` does for one of elsewhere, or one that has ended by hand before. */
export async function revoke(
  { db }: InvitesContext,
  { actor, membership, id }: Asking & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { organizationId } = await requireRoleStill(tx, { actor, membership })
    const row = isUuid(id) ? await markRevoked(tx, { organizationId }, id) : undefined
    if (!row) throw await goneInvite(tx, { organizationId }, id)
    await audit(tx, { actor: actor.uid, action: 'invite.revoked', subject: row.email ?? LINK, organizationId })
  })
}

/**
 * New secrets, a new end and, where it has an address, a new mail; the old link and code are worth nothing
 * then. It is as good as a new invite, so what is asked of who makes one is asked here. Refuses as `goneInvite` and
 * `requireRecentForOwners` and `onceCounted` do, with `invalid_input` where the membership that it leads to is over, with `link_limit`, and with what
 * `countingMail` and `holdInviter` do.
 */
export async function sendAgain(
  context: InvitesContext & SignedInContext & KeepingSecrets,
  { actor, id, idempotencyKey: key, ...asked }: Asking & Keyed & { id: string },
): Promise<FreshInvite> {
  const { db, secrets } = context
  const invited = isUuid(id) ? await renewableInvite(db, asked.membership.organizationId, id) : undefined
  if (invited) requireRecentForOwners(actor, [invited.role])
  const sending = async (tx: Transaction) => {
    await holdInviter(tx, context, actor, invited?.email ?? null)
    if (invited) await holdTarget(tx, asked.membership.organizationId, invited.email)
    const membership = await requireRoleStill(tx, { actor, ...asked })
    const { organizationId } = membership
    if (invited?.email === null) await requireRoomForLink(tx, { organizationId }, id)
    const { tokenHash, codeHash, ...secrets } = newSecrets()
    const term = isUuid(id) ? await termOfInvite(tx, organizationId, id) : undefined
    const end = endOf(undefined, new Date())
    const expiresAt = term === undefined ? end : await earlierOf(tx, organizationId, end, term)
    const again = { tokenHash, codeHash, expiresAt, createdBy: actor.uid }
    const row = isUuid(id) ? await renew(tx, organizationId, id, again) : undefined
    if (!row) throw await goneInvite(tx, { organizationId }, id)
    const target = targetOf(membership)
    const fresh = answered(context, target, { id, expiresAt, ...secrets })
    await mailInvites(tx, context, target, actor, [{ email: row.email, link: fresh.url, expiresAt }])
    await audit(tx, { actor: actor.uid, action: 'invite.renewed', subject: row.email ?? LINK, organizationId })
    return fresh
  }
  const body = { organization: asked.membership.organizationId, id }
  const request = { uid: actor.uid, key, operation: 'renewInvite', body, secrets }
  return onceCounted(db, request, (once) =>
    countingMail(context, actor, invited?.email ?? null, () => once.transaction(sending)),
  )
}
