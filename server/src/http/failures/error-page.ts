/** A refusal as a page, for whoever typed an address or followed a link: JSON tells a person nothing. */
import type { ErrorCode } from '@atrium/contract/errors'
import { referenceText } from '@atrium/contract/request-id'
import { refusals } from '@atrium/contract/sentences/en/refusals'
import { html } from '#http/small-pages/html.ts'
import { type SmallPage, smallPage } from '#http/small-pages/small-page.ts'

/** Whether a request wants a page: a browser that goes to an address says so, and no program and no script does. */
export function wantsPage(accept: string | undefined): boolean {
  return accept !== undefined && accept.includes('text/html')
}

/** The page and its headers. It repeats nothing of what was asked for, and bears the request's id to be quoted. */
export function errorPage(code: ErrorCode, requestId: string): SmallPage {
  const way = html`<p>${ways[code] ?? 'Check the address, or go to the start page.'}</p>
    <p><a href="/">Go to the start page</a></p>
    <p>${referenceText(requestId)}</p>`
  return smallPage(refusals[code], way)
}

const ways: Partial<Record<ErrorCode, string>> = {
  headers_too_large: 'Your browser stores too much for this site. Clear its cookies and try again.',
  request_timeout: 'Check your connection and try again.',
  internal: 'Please try again. If it happens again, tell whoever runs this site, and quote the reference below.',
  unavailable: 'Load the page again in a moment.',
  too_many_requests: 'Load the page again in a moment.',
}
