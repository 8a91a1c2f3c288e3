/**
 * How somebody signed in, by the hosted provider's ID token (https://firebase.google.com/docs/reference/rules/rules:
 * `firebase.sign_in_provider`, `sign_in_second_factor`, `auth_time`). Of a hand-off the token says only that it was one:
 * what it was handed on from travels in claims of the custom token, which the provider puts into each ID token of it.
 */
import { signInWays, type SignInWay } from '@atrium/contract/rules/sign-in-ways'
import * as z from 'zod'
import type { SignIn } from '#http/actor.ts'

/** A mailed link is a password to the provider's tokens: the two cannot be told apart, and are one. It has no passkeys. */
export const offered: readonly SignInWay[] = ['password', 'google']

/** Every way there is for a provider that rules have no name for: no rule about ways takes it. */
export function waysOf(provider: unknown): readonly SignInWay[] {
  if (provider === 'password') return ['password']
  return provider === 'google.com' ? ['google'] : signInWays
}

/** The name of the claim; it is none of those that the provider keeps for itself. */
const claim = 'handed_on'

const handedOn = z.object({
  at: z.number(),
  ways: z.array(z.enum(signInWays)),
  second_step: z.boolean(),
  organization: z.optional(z.string()),
})

/** What a custom token tells of the session that hands on, and of the organization whose site it is for. */
export function handingOn(signIn: SignIn, organization: string | undefined): Record<string, unknown> {
  const { at, ways, secondStep } = signIn
  return { [claim]: { at: at.getTime(), ways, second_step: secondStep, ...(organization && { organization }) } }
}

/** By such a claim; without it, as of a token of an earlier version or of somebody else's making, nothing is known. */
export function handedOnSignIn(claims: Record<string, unknown>, authTime: Date): SignIn {
  const told = handedOn.safeParse(claims[claim])
  if (!told.success) return { at: authTime, ways: signInWays, secondStep: false, offered }
  const { at, ways, second_step: secondStep } = told.data
  return { at: new Date(at), ways, secondStep, offered }
}

/** The organization whose site a session is on, by its name. */
export function siteIn(claims: Record<string, unknown>): string | undefined {
  return handedOn.safeParse(claims[claim]).data?.organization
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
