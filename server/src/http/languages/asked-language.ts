/** In which language somebody is answered. Asked only where words are written: most requests need none. */
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCookie,
  languageParameter,
  languages,
} from '@atrium/contract/languages'
import { choiceIn } from '@atrium/contract/page/choice-cookies'
import type { FastifyRequest } from 'fastify'
import { currentCaller } from '#limits/caller.ts'

type Asking = Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'url'>>
/** How the official SDK says the language of its page (`auth.languageCode`). */
const sdkHeader = 'x-firebase-locale'

/** Longer than any browser's list; what is longer is somebody's attempt to keep us busy, and not read. */
const HEADER_MAX_LENGTH = 1_000

/**
 * Of a document: what the person chose in this browser, else the language of the organization that it belongs to,
 * else the first of the browser's that is one of ours.
 */
export function languageOf(request: Asking, organization?: Language | null): Language {
  return chosenLanguage(request) ?? organization ?? acceptedLanguage(request)
}

/**
 * What the person chose in this browser (`languageCookie`), or on the page before where it keeps nothing (`languageParameter`);
 * undefined where that is none of ours.
 */
function chosenLanguage({ headers, url }: Asking): Language | undefined {
  return choiceIn(headers.cookie, { name: languageCookie, isOne: isLanguage }) ?? languageInAddress(url)
}

function languageInAddress(url: string | undefined): Language | undefined {
  // Most addresses name none, and need not be taken apart.
  if (url?.includes(`${languageParameter}=`) !== true) return undefined
  const said = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(languageParameter)
  return isLanguage(said) ? said : undefined
}

/** Of an answer of the API: what `Accept-Language` (RFC 9110, section 12.5.4) asks for most that is one of ours. */
export function acceptedLanguage({ headers }: Asking): Language {
  return languageIn(headers['accept-language'])
}

/** Of the request that work is done for: what its page speaks, where that says so. English for what runs by itself. */
export function callersLanguage(): Language {
  const { headers = {} } = currentCaller()
  return languageIn(one(headers[sdkHeader]) ?? one(headers['accept-language']))
}

/** What a page that uses the official SDK speaks; undefined where it does not say. */
export function sdkPageLanguage(): Language | undefined {
  return sdkLanguageIn(currentCaller().headers ?? {})
}

/** The same of a request. */
export function sdkLanguageIn(headers: Asking['headers']): Language | undefined {
  const said = one(headers[sdkHeader])
  return said === undefined ? undefined : languageIn(said)
}

function one(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function languageIn(asked: string | undefined): Language {
  if (asked === undefined || asked.length > HEADER_MAX_LENGTH) return defaultLanguage
  let best = { language: defaultLanguage, weight: 0 }
  for (const range of asked.split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const weight = weightOf(parameters)
    if (weight <= best.weight) continue
    const language = tag === '*' ? defaultLanguage : matching(tag)
    if (language !== undefined) best = { language, weight }
  }
  return best.language
}

const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i

/** 0, which is never taken, where it is not written as it has to be. */
function weightOf(parameters: readonly string[]): number {
  if (parameters.length === 0) return 1
  return parameters.length === 1 ? Number(WEIGHT.exec(parameters[0] ?? '')?.[1] ?? 0) : 0
}

/**
 * One of ours in the same language and script: what a tag leaves out is filled in as most people mean it (likely
 * subtags, UTS 35), so that `zh-SG` is simplified Chinese and `zh-TW` is not.
 */
function matching(tag: string): Language | undefined {
  const asked = scriptOf(tag)
  return asked === undefined ? undefined : languages.find((language) => scriptOf(language) === asked)
}

function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
