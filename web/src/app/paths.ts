/** Every address of the accounts pages, once: for routes, links, redirects and the browser tests. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  signUpEmail: '/signup/email',
  createOrganization: '/signup/organization',
  /** Where links in mail lead: `mode` and `oobCode` in the query. */
  actions: '/actions',
  verify: '/verify',
  find: '/find',
  resetPassword: '/reset-password',
  welcome: '/welcome',
  organizations: '/organizations',
  terms: '/terms',
  privacy: '/privacy',
  support: '/support',
  status: '/status',
  /** Mints a token on arrival and goes on to the organization's site. */
  goToOrganization: (name: string) => `/go/organizations/${encodeURIComponent(name)}`,
} as const

/** What the router matches where an address has a variable part. */
export const patterns = {
  goToOrganization: '/go/organizations/:name',
} as const

/** A path with its query; parameters without a value are left out. */
export function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, value)
  }
  return search.size === 0 ? path : `${path}?${search}`
}
