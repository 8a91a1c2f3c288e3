/** The access token in local storage, where the API client and sibling pages read it. */
export const tokenKey = 'accessToken'

/** Takes over where storage is refused (private windows, blocked cookies). */
let inMemory: string | null = null

export function storedToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return inMemory
  }
}

export function storeToken(token: string | null): void {
  inMemory = token
  try {
    if (token === null) localStorage.removeItem(tokenKey)
    else localStorage.setItem(tokenKey, token)
  } catch {
    // Kept in memory above.
  }
}
