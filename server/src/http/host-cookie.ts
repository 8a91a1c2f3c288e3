/** Cookies of our own host, which no site below the same domain may set in our name. */

interface HostCookie {
  name: string
  options: { path: string; httpOnly: true; sameSite: 'lax' | 'strict'; secure: boolean }
}

/**
 * With https the prefix has browsers take it from this host alone, for all of its paths. Without, they know no such
 * thing, and the cookie keeps to the path that needs it.
 */
export function hostCookie(
  publicOrigin: string,
  { name, path, sameSite }: { name: string; path: string; sameSite: 'lax' | 'strict' },
): HostCookie {
  const secure = publicOrigin.startsWith('https:')
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: secure ? '/' : path, httpOnly: true, sameSite, secure },
  }
}
