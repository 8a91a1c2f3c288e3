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

export function invite(organization: string, { way, email, role, labels, days, uses, startsOn, endsOn }: InviteValues) {
  // A little less, so that the longest choice is within the limit when it arrives.
  const expiresAt = new Date(serverNow() + Number(days) * DAY_MS - MINUTE_MS).toISOString()
  const body = {
    role,
    expiresAt,
    ...(way === 'link' ? { uses: Number(uses) } : { email: trimPasted(email) }),
    ...(labels.length === 0 ? {} : { labels }),
    ...(startsOn === '' ? {} : { startsOn }),
    ...(endsOn === '' ? {} : { endsOn }),
  }
  return withFreshSignIn(() => call(createInvite, { query: { organization }, body }))
}

export function renew(organization: string, id: string) {
  return withFreshSignIn(() => call(renewInvite, { params: { id }, query: { organization } }))
}

export async function revoke(organization: string, id: string): Promise<void> {
  await call(revokeInvite, { params: { id }, query: { organization } })
}
