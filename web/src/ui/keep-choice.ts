/** Keeps what somebody chose for all pages of this host, where the server reads it. */
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import { choiceCookieName } from '@atrium/contract/page/choice-cookies'

const yearSeconds = 365 * DAY_SECONDS

/** In: the cookie's plain name. Answers whether the browser keeps it. */
export function keepChoice(cookie: string, value: string): boolean {
  const isSecure = location.protocol === 'https:'
  const pair = `${choiceCookieName(cookie, isSecure)}=${value}`
  document.cookie = `${pair}; path=/; max-age=${yearSeconds}; samesite=lax${isSecure ? '; secure' : ''}`
  return document.cookie.includes(pair)
}
