/** In which language the browser asks for pages. A page is in one language: another one is loaded anew. */
import { type Language, languageCookie } from '@atrium/contract/languages'
import { forget, keep, readKept } from '#browser-storage.ts'

const yearSeconds = 365 * 24 * 60 * 60
/** In this tab, while the page is loaded. */
const fieldsKey = 'fields'

/** Remembers it in this browser, and loads the page again, with what was typed into it. Where cookies are refused, the page stays as it is. */
export async function loadIn(language: Language): Promise<void> {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  const fields = await import('./kept-fields.ts').then(
    ({ readFields }) => readFields(),
    () => null,
  )
  // A picture that is not sent yet cannot be kept: then the browser asks whether it may go.
  if (fields && keep('tab', fieldsKey, fields) && !document.querySelector('img[src^="blob:"]'))
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
  location.reload()
}

/** Puts back what was typed before the page was loaded in another language. */
export function restoreTyped(): void {
  const fields = readKept('tab', fieldsKey)
  if (fields === null) return
  forget('tab', fieldsKey)
  import('./kept-fields.ts').then(({ restoreFields }) => restoreFields(fields)).catch(() => undefined)
}
