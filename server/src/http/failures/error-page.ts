/** A refusal as a page, for whoever typed an address or followed a link: JSON tells a person nothing. */
import type { ErrorCode } from '@atrium/contract/errors'
import type { Sentences } from '#http/languages/sentences.ts'
import { html } from '#http/small-pages/html.ts'
import { CLEAR_COOKIES_PATH } from '#http/connections/clear-cookies.ts'
import { type SmallPage, smallPage } from '#http/small-pages/small-page.ts'
import { smallPageWords } from '#http/small-pages/words.ts'

/** Whether a request wants a page: a browser that goes to an address says so, and no program and no script does. */
export function wantsPage(accept: string | undefined): boolean {
  return accept !== undefined && accept.includes('text/html')
}

interface ErrorPageOptions {
  /** Whether cookies are what there is too much of. */
  clearsCookies?: boolean
}

/** The page and its headers. It repeats nothing of what was asked for, and bears the request's id to be quoted. */
export function errorPage(
  code: ErrorCode,
  requestId: string,
  { language, refusals }: Sentences,
  { clearsCookies = false }: ErrorPageOptions = {},
): SmallPage {
  const { ways, otherwise, clearCookies, toStart, reference } = smallPageWords[language]
  const button = html`<form method="post" action="${CLEAR_COOKIES_PATH}"><button>${clearCookies}</button></form>`
  const way = html`<p>${ways[code] ?? otherwise}</p>
    ${clearsCookies ? button : ''}
    <p><a href="/">${toStart}</a></p>
    <p>${reference(requestId)}</p>`
  return smallPage(refusals[code], way, { language })
}
