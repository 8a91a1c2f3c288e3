/** The calls about invites. */
import { trimPasted } from '@atrium/contract/rules/pasted'
import { createInvite, listInvites, renewInvite, revokeInvite } from '@atrium/contract/people/invites'
import { DAY_MS, MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { serverNow } from '#api/server-clock.ts'
import type { InviteValues } from '#features/people/invites/invite-schema.ts'
import { peopleKey } from '#domain/organization/keys.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'

export function inviteList(organization: string) {
  return infiniteQueryOptions({
    queryKey: [...peopleKey(organization), 'invites'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(listInvites, { query: { organization, ...(pageParam === null ? {} : { before: pageParam }) }, signal }),
    getNextPageParam: (page) => page.before,
  })
}

const reckonedForMs = 5 * MINUTE_MS
const none = { days: '', at: 0, end: '' }
let reckoned = none

/** The same from one try to the next: an invite that is asked for again, since its answer was lost, is the same invite. */
function endIn(days: string): string {
  const now = serverNow()
  const isSame = reckoned.days === days && now >= reckoned.at && now - reckoned.at <= reckonedForMs
  // A little less, so that the longest choice is within the limit when it arrives.
  const end = isSame ? reckoned.end : new Date(now + Number(days) * DAY_MS - MINUTE_MS).toISOString()
  reckoned = { days, at: now, end }
  return end
}

export async function invite(
  organization: string,
  { way, email, role, labels, days, uses, startsOn, endsOn }: InviteValues,
) {
  const body = {
    role,
    expiresAt: endIn(days),
    ...(way === 'link' ? { uses: Number(uses) } : { email: trimPasted(email) }),
    ...(labels.length === 0 ? {} : { labels }),
    ...(startsOn === '' ? {} : { startsOn }),
    ...(endsOn === '' ? {} : { endsOn }),
  }
  const made = await withFreshSignIn(() => call(createInvite, { query: { organization }, body }))
  // The next one has an end of its own.
  reckoned = none
  return made
}

export function renew(organization: string, id: string) {
  return withFreshSignIn(() => call(renewInvite, { params: { id }, query: { organization } }))
}

export async function revoke(organization: string, id: string): Promise<void> {
  await call(revokeInvite, { params: { id }, query: { organization } })
}
