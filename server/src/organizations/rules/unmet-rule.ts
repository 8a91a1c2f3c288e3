/** Whether a sign-in meets an organization's rules: asked wherever one is entered, of what was read already. */
import type { RuleRefusal } from '@atrium/contract/endpoint'
import { learnerSessionWays, type SessionWay } from '@atrium/contract/rules/sign-in-ways'
import { DAY_MS, HOUR_MS } from '@atrium/contract/rules/time/lengths'
import type { StoredRules } from '#db/schema.ts'
import type { SignIn } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import type { ShutOut } from '#members/belonging.ts'

/** What is asked of whom: the rules, null for none, and when they were let in first: as they joined, or on their first day. */
export interface Asked {
  rules: StoredRules | null
  joinedAt: Date | null
  /** Whose rules they are, null where they are nobody's: by its own sign-in it lets in whatever else it asks. */
  organizationId: string | null
  /** Their days do not let them in; left out where nobody enters just now. */
  shutOut?: ShutOut | null
}

/** The rule that a sign-in does not meet; undefined where it meets them all. Another sign-in first, where it takes one. */
export function unmetRule(
  { rules, joinedAt, organizationId }: Asked,
  signIn: SignIn,
  now: Date,
): RuleRefusal | undefined {
  if (rules === null) return undefined
  if (!isWayAllowed(rules, signIn, organizationId)) return 'sign_in_way_not_allowed'
  if (isTooOld(rules, signIn, now)) return 'sign_in_too_old'
  const { secondStep } = rules
  if (secondStep === undefined || signIn.secondStep || isLearners(signIn)) return undefined
  return now < secondStepDue(secondStep, joinedAt) ? undefined : 'second_step_required'
}

/** Refuses with the rule that is not met, and whoever is not let in by their days with that. */
export function assertRules(asked: Asked, signIn: SignIn, now = new Date()): void {
  if (asked.shutOut) throw new Refusal(asked.shutOut, { detail: 'by the first or the last day of the membership' })
  const unmet = unmetRule(asked, signIn, now)
  if (unmet !== undefined) throw new Refusal(unmet, { detail: `by the organization's rules: ${unmet}` })
}

/** Until when somebody has time: days of 24 hours, from when it was switched on or they were first let in, whichever is later. */
export function secondStepDue(
  { since, graceDays }: NonNullable<StoredRules['secondStep']>,
  joinedAt: Date | null,
): Date {
  const switchedOn = Date.parse(since)
  const from = Math.max(switchedOn, joinedAt?.getTime() ?? switchedOn)
  return new Date(from + graceDays * DAY_MS)
}

/**
 * Where none of the allowed ways is offered any more (the operator took Google away), nobody could come in, not even
 * an owner to change it: it is not asked then.
 */
function isWayAllowed({ ways }: StoredRules, signIn: SignIn, organizationId: string | null): boolean {
  if (ways === undefined || !ways.some((way) => signIn.offered.includes(way))) return true
  if (isLearners(signIn)) return true
  const accepted: readonly SessionWay[] = ways
  const isOwn = organizationId !== null && signIn.ssoOrganizationId === organizationId
  return signIn.ways.length > 0 && signIn.ways.every((way) => (way === 'sso' ? isOwn : accepted.includes(way)))
}

/** From the hour on that was set. */
function isTooOld({ freshHours }: StoredRules, { at }: SignIn, now: Date): boolean {
  return freshHours !== undefined && now.getTime() - at.getTime() >= freshHours * HOUR_MS
}

/**
 * By what the organization gave out itself, which is good nowhere else: neither the ways nor a second step are asked of
 * it, since whoever has it could set neither up. How long it counts for is.
 */
function isLearners({ ways }: SignIn): boolean {
  const theirs: readonly SessionWay[] = learnerSessionWays
  return ways.length > 0 && ways.every((way) => theirs.includes(way))
}
