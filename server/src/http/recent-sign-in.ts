/** A fresh sign-in, for what a stolen token may not do. */
import { recentSignInSeconds } from '@atrium/contract/limits'
import type { Role } from '@atrium/contract/rules/roles'
import type { Actor } from './actor.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses with `recent_login_required` unless the caller signed in, with a way of their account, a few minutes ago. A
 * hand-off's session never counts: its token travelled in an address. Nobody has not signed in either.
 */
export function requireRecentSignIn(actor: Actor | null): void {
  const since = Date.now() - recentSignInSeconds * 1_000
  if (actor !== null && !actor.handedOff && actor.authTime.getTime() >= since) return
  throw new Refusal('recent_login_required', { detail: actor?.handedOff ? 'a hand-off' : 'signed in too long ago' })
}

/**
 * The same for what makes somebody an owner or unmakes one: `roles` are those that people had, and get. A stolen token
 * hands nothing over. Where no owner is among them, nothing is asked.
 */
export function requireRecentForOwners(actor: Actor, roles: readonly (Role | null)[]): void {
  if (roles.includes('owner')) requireRecentSignIn(actor)
}
