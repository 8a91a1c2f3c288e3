/**
 * A way out for a browser that sends more cookies than are read: any site below the same domain can have it keep them,
 * for all of the domain, and every page would be refused from then on. Whoever presses the button of that refusal has them
 * cleared, by browsers that do so for whoever comes by https. The request is refused as the others are, and so no route's.
 */

export const CLEAR_COOKIES_PATH = '/clear-cookies'

const asked = new RegExp(`^POST ${CLEAR_COOKIES_PATH} HTTP/1`)

/** In: what was read of a request whose headers are too large. No more of it counts than its first line: an address that is long itself is none. */
export function asksToClearCookies(request: string): boolean {
  return asked.test(request)
}

/** Leads to the start page without them. */
export const cookiesCleared = { status: 303, headers: { 'clear-site-data': '"cookies"', location: '/' } }
