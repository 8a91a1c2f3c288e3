/** A refusal as a page, for whoever typed an address or followed a link: JSON tells a person nothing. */
import type { ErrorCode } from '@atrium/contract/errors'
import type { Sentences } from '#http/languages/sentences.ts'
import { html } from '#http/small-pages/html.ts'
import { type SmallPage, smallPage } from '#http/small-pages/small-page.ts'
import { smallPageWords } from '#http/small-pages/words.ts'

/** Whether a request wants a page: a browser that goes to an address says so, and no program and no script does. */
export function wantsPage(accept: string | undefined): boolean {
  return accept !== undefined && accept.includes('text/html')
}

/** The page and its headers. It repeats nothing of what was asked for, and bears the request's id to be quoted. */
export function errorPage(code: ErrorCode, requestId: string, { language, refusals }: Sentences): SmallPage {
  const { ways, otherwise, toStart, reference } = smallPageWords[language]
  const way = html`<p>${ways[code] ?? otherwise}</p>
    <p><a href="/">${toStart}</a></p>
    <p>${reference(requestId)}</p>`
  return smallPage(refusals[code], way, { language })
}
