/** How long requests to join wait, and whoever was declined. */
import { joinRequestDays, joinRequestRestDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import type { RequestRow } from './queries.ts'

/** Requests from before this moment have ended. */
export function openSince(now: Date): Date {
  return new Date(now.getTime() - joinRequestDays * DAY_MS)
}

export function endOf(askedAt: Date): Date {
  return new Date(askedAt.getTime() + joinRequestDays * DAY_MS)
}

/** Whether nobody answered it in time. */
export function hasEnded({ askedAt, declinedAt }: RequestRow, now: Date): boolean {
  return declinedAt === null && askedAt <= openSince(now)
}

/** When whoever was declined may ask again. */
export function againAfter(declinedAt: Date): Date {
  return new Date(declinedAt.getTime() + joinRequestRestDays * DAY_MS)
}

/** Who was declined before this moment may ask again. */
export function restedSince(now: Date): Date {
  return new Date(now.getTime() - joinRequestRestDays * DAY_MS)
}
