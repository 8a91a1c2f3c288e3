/** What else has to know of a language that somebody chooses: whoever stands around the page says so. */
import type { Language } from '@atrium/contract/languages'
import { createContext } from 'react'

/** Rejects, once the person has been told, where the choice could not be kept. */
export const LanguageKeeper = createContext<(language: Language) => Promise<void>>(() => Promise.resolve())
