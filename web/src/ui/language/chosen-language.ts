/** In which language the browser asks for pages. A page is in one language: another one is loaded anew. */
import { type Language, languageCookie } from '@atrium/contract/languages'

const yearSeconds = 365 * 24 * 60 * 60

/** Remembers it in this browser, and loads the page again. Where cookies are refused, the page stays as it is. */
export function loadIn(language: Language): void {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  location.reload()
}
