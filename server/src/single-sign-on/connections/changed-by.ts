/** Who has a connection to answer for: whoever made it, said whom and what it trusts, or switched it on. */
import { isDeepStrictEqual } from 'node:util'
import type { ClaimRules } from '@atrium/contract/organizations/sign-in-connection'
import { type Actor, momentOf } from '#http/actor.ts'
import type { MadeBy } from '#users/held-people.ts'
import type { GivenKind } from './kind-settings.ts'
import type { ConnectionRow } from './queries.ts'

/**
 * As it is to be kept once somebody has a hand in it. Everybody who had stays: of the certificates that one added, another
 * may have left each as it was.
 */
export function changedNow(
  row: Pick<ConnectionRow, 'changedBy'> | undefined,
  actor: Pick<Actor, 'uid' | 'authTime'>,
): Record<string, string> {
  return { ...row?.changedBy, [actor.uid]: momentOf(actor).toISOString() }
}

/** Whether one of them had a hand in it since then. */
export function isChangedBy({ changedBy }: ConnectionRow, { uids, since }: Pick<MadeBy, 'uids' | 'since'>): boolean {
  return Object.entries(changedBy ?? {}).some(([uid, at]) => new Date(at) >= since && uids.includes(uid))
}

/** Whether it would let in others, or let them in as others: by its other side, or by what it makes of what that says. */
export function isOtherTrust(
  row: ConnectionRow,
  { read, rules }: { read: GivenKind | undefined; rules: ClaimRules | undefined },
): boolean {
  if (rules && !isDeepStrictEqual(rules, row.rules)) return true
  if (!read) return false
  const follows = read.kind === 'saml' && read.follows !== undefined && read.follows !== row.followMetadata
  return follows || read.clientSecret !== undefined || !isDeepStrictEqual(read.settings, row.settings)
}
