/** What else has to know of a language that somebody chooses: whoever stands around the page says so. */
import type { Language } from '@atrium/contract/languages'
import { createContext } from 'react'

/** Rejects where the page has to stay: the choice could not be kept, which the person has been told, or to load the page again would sign them out. */
export const LanguageKeeper = createContext<(language: Language) => Promise<void>>(() => Promise.resolve())
