/** What somebody is given in an organization, and for which days; and what becomes of two of those. */
import { outranks, type Role } from '@atrium/contract/rules/roles'
import type { Term } from '@atrium/contract/rules/time/term'

export interface Grant extends Term {
  role: Role
}

/**
 * What a member is who is offered more; `day` is today. Nothing is taken away: of the same role the longer days hold, and
 * a lower one changes nothing. Nor is a role held on a day that it was not given for: a higher one is taken where it
 * begins no later and lasts as long as what is held, and else not at all.
 */
export function joined(held: Grant, offered: Grant, day: string): Grant {
  if (outranks(held.role, offered.role)) return held
  if (held.role === offered.role) return { role: held.role, ...longer(held, offered) }
  const [now, then] = [begun(held, day), begun(offered, day)]
  return isSame(longer(now, then), then) ? offered : held
}

export function isSame(one: Term, other: Term): boolean {
  return one.startsOn === other.startsOn && one.endsOn === other.endsOn
}

/** A first day that has come makes no difference any more. */
function begun({ startsOn, endsOn }: Term, day: string): Term {
  return { startsOn: startsOn !== null && startsOn <= day ? null : startsOn, endsOn }
}

/** The earlier first day, the later last one. */
function longer(one: Term, other: Term): Term {
  const [startsOn = null] = [one.startsOn, other.startsOn].sort(earliestFirst)
  const [endsOn = null] = [one.endsOn, other.endsOn].sort(latestFirst)
  return { startsOn, endsOn }
}

/** Without a first day, or without a last one, it is the longest. */
function earliestFirst(one: string | null, other: string | null): number {
  return one === other ? 0 : one === null ? -1 : other === null ? 1 : one < other ? -1 : 1
}

function latestFirst(one: string | null, other: string | null): number {
  return one === other ? 0 : one === null ? -1 : other === null ? 1 : one > other ? -1 : 1
}
