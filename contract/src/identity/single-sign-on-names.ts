/** What pages and server call the way of an organization's own sign-in: apart from its schemas, which pages at the door do without. */

/** Under it everything of the way there and back is; the browser's half of a sign-in is a cookie of this path. */
export const singleSignOnPath = '/sso'

/** What the SDK calls it: `signInWithIdp` takes the one-time token in place of an ID token. */
export const singleSignOnProvider = 'oidc.organization'

/** Our page that goes on once the other side has sent the browser back; `problem` beside it says what went wrong. */
export const singleSignOnReturn = '/actions?mode=organization'

/** Where step 1 asks which organization's own sign-in an address belongs to. */
export const findSignInPath = '/api/iam/auth/single-sign-on'
