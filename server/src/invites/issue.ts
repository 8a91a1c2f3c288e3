/** Makes an invite: secrets, row and mail in one transaction. */
import { randomUUID } from 'node:crypto'
import { inviteDefaultDays, inviteMaxDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { FreshInvite } from '@atrium/contract/people/invites'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import type { InvitesContext } from './context.ts'
import { insertInvites, type NewInvite } from './queries.ts'
import { type InviteSecrets, newSecrets } from './secrets.ts'

/** What an invite is to: one of the two ids, and how its mail and link call it. */
export interface Target {
  organizationId: string | null
  authorId: string | null
  displayName: string
  /** The query parameter that carries the token. */
  parameter: 'invite' | 'authorInvite'
}

export interface Inviter {
  uid: string
  displayName: string | null
}

/** Refuses with `invalid_input` for an end that is past or more than a year away. */
export function endOf(expiresAt: string | undefined, now: Date): Date {
  if (expiresAt === undefined) return new Date(now.getTime() + inviteDefaultDays * DAY_MS)
  const end = new Date(expiresAt)
  if (end > now && end.getTime() <= now.getTime() + inviteMaxDays * DAY_MS) return end
  throw new Refusal('invalid_input', { fields: { expiresAt: fieldMessages.expiryInvalid } })
}

/** The caller has checked who asks, and writes the audit record. */
export async function issue(
  tx: Transaction,
  context: InvitesContext,
  target: Target,
  inviter: Inviter,
  invite: NewInvite,
): Promise<FreshInvite> {
  const [fresh] = await issueAll(tx, context, target, inviter, [invite])
  if (!fresh) throw new Error('no invite was made')
  return fresh
}

/** The same for any number at once, with one statement for the invites and one for their mails. */
export async function issueAll(
  tx: Transaction,
  context: InvitesContext,
  target: Target,
  inviter: Inviter,
  wanted: NewInvite[],
): Promise<FreshInvite[]> {
  const made = wanted.map((invite) => ({ ...invite, ...newSecrets(), id: randomUUID() }))
  await insertInvites(
    tx,
    made.map(({ token: _token, code: _code, ...invite }) => ({
      ...invite,
      createdBy: inviter.uid,
      organizationId: target.organizationId,
      authorId: target.authorId,
      emailKey: invite.email === null ? null : nameKey(invite.email),
    })),
  )
  const fresh = made.map((invite) => answered(context, target, invite))
  const mails = made.map(({ email, expiresAt }, index) => ({ email, expiresAt, link: fresh[index]?.url ?? '' }))
  await mailInvites(tx, context, target, inviter, mails)
  return fresh
}

export function answered(
  { settings }: InvitesContext,
  { parameter }: Target,
  { id, token, code, expiresAt }: Pick<InviteSecrets, 'token' | 'code'> & { id: string; expiresAt: Date },
): FreshInvite {
  const url = new URL('/signin', settings.publicOrigin)
  url.searchParams.set(parameter, token)
  return { id, token, code, url: url.href, expiresAt: expiresAt.toISOString() }
}

/** An invite without an address goes by no mail. */
export async function mailInvites(
  tx: Transaction,
  { outbox }: InvitesContext,
  target: Target,
  inviter: Inviter,
  mails: { email: string | null; link: string; expiresAt: Date }[],
): Promise<void> {
  const now = Date.now()
  const params = mails.flatMap(({ email, link, expiresAt }) => {
    if (email === null) return []
    const goodForSeconds = (expiresAt.getTime() - now) / 1_000
    const { displayName: about, organizationId, authorId: publisherId } = target
    return [{ email, link, goodForSeconds, about, from: inviter.displayName ?? '', organizationId, publisherId }]
  })
  await outbox.queue(tx, 'invite', ...params)
}
