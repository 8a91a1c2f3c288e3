/** In which language the browser asks for pages. A page is in one language: another one is loaded anew. */
import { type Language, languageCookie, languageParameter } from '@atrium/contract/languages'
import { keepChoice } from '#ui/keep-choice.ts'

/** In the entry of the history, while the page is loaded: what `kept-fields.ts` keeps, or `__loadAnew` of the document. */
const fieldsKey = 'fields'

let isLeaving = false

/** Remembers it in this browser, and loads the page again, with what was typed into it. Where cookies are refused, its address says it. */
export async function loadIn(language: Language): Promise<void> {
  // The choice and what is known of the account may ask for the same.
  if (isLeaving) return
  const isKept = keepChoice(languageCookie, language)
  isLeaving = true
  await import('./kept-fields.ts').then(({ keepFields }) => keepFields(fieldsKey)).catch(() => undefined)
  // With the state of its entry, in which the step of a page stands that has several.
  if (!isKept) history.replaceState(history.state, '', addressIn(language))
  location.reload()
  // Whoever is asked whether they want to leave may stay, and choose again.
  setTimeout(() => (isLeaving = false), 1_000)
}

function addressIn(language: Language): string {
  const address = new URL(location.href)
  address.searchParams.set(languageParameter, language)
  return address.href
}

/** Puts back what was typed before the page was loaded in another language, or because a part of it was gone. */
export function restoreTyped(): void {
  const kept = (history.state as Record<string, unknown> | null)?.[fieldsKey]
  if (kept === undefined) return
  // Said at once: what moves on to another address meanwhile forgets what is kept for this one.
  const { pathname } = location
  import('./kept-fields.ts')
    .then(({ restoreFields }) => restoreFields(fieldsKey, kept, pathname))
    .catch(() => undefined)
}
