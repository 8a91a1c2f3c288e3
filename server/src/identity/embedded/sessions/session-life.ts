/** How long a session may live: so many days unused, and so many in all. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'

export interface SessionLife {
  idleDays: number
  /** Counted from the first sign-in, also for what was handed on from it. */
  maxDays: number
}

export const defaultSessionLife: SessionLife = { idleDays: 30, maxDays: 180 }

/** Sessions last used, or begun, before these moments have run out. */
export function runOutBefore(now: Date, { idleDays, maxDays }: SessionLife): { lastUsed: Date; started: Date } {
  return { lastUsed: daysBefore(now, idleDays), started: daysBefore(now, maxDays) }
}

export function hasRunOut(session: { lastUsedAt: Date; startedAt: Date }, now: Date, life: SessionLife): boolean {
  const { lastUsed, started } = runOutBefore(now, life)
  return session.lastUsedAt < lastUsed || session.startedAt < started
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS)
}
