/** The access token in local storage, where the API client and sibling pages read it. */
import { claimsOf, isGood } from './token-claims.ts'

export const tokenKey = 'accessToken'

/** What this tab stored last. Takes over where storage is refused (private windows, blocked cookies) or full. */
let inMemory: string | null = null
/** Whether the storage, which can be read, could not take it. */
let isFull = false

export function storedToken(): string | null {
  if (isFull) return inMemory
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return inMemory
  }
}

export function storeToken(token: string | null): void {
  inMemory = token
  isFull = false
  try {
    if (token === null) localStorage.removeItem(tokenKey)
    else localStorage.setItem(tokenKey, token)
  } catch {
    isFull = true
    if (token !== null) forgetStored()
  }
}

/** What there was no room to replace may be another person's. */
function forgetStored(): void {
  try {
    localStorage.removeItem(tokenKey)
  } catch {
    // Nothing can be kept there.
  }
}

/** A good one of the same person's that was stored after this one; null where there is none. */
export function storedSince(token: string): string | null {
  const stored = storedToken()
  if (stored === null || stored === token || !isGood(stored)) return null
  return claimsOf(stored)?.sub === claimsOf(token)?.sub ? stored : null
}

/** Whether another tab has stored another good one since this tab did: what this one has may have ended with that. */
export function isBehind(): boolean {
  const stored = storedToken()
  return inMemory !== null && stored !== null && stored !== inMemory && isGood(stored)
}
