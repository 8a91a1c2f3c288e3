/**
 * The script in the head of a page behind the door. The document cannot know who asks for it; the browser's
 * stored token says as much as can be known before any other script is there. Where there is one, what only
 * somebody signed in gets to see is fetched; and while the token is good, what the page will ask for as well. Whose the
 * token is can be asked of the embedded provider here: only where it was not does the page wait for the SDK.
 */

import type { PageSettings } from '@atrium/contract/page/page-settings'
import { minifySync } from 'vite'
import type { EarlyAnswers } from '../../src/api/early-answers.ts'

export interface HeadPlan {
  /** Under which the browser keeps the access token. */
  tokenKey: string
  /** Scripts that only somebody signed in needs. */
  files: readonly string[]
  /** The SDK's, which finds out who is signed in where nobody was asked that here. */
  sdk: readonly string[]
  /** Of the element with the page's settings. */
  settingsId: string
  /** Where the embedded provider is asked whose the token is. */
  lookUpAddress: string
  requests: readonly HeadRequest[]
  timeoutMs: number
}

/** As `web/src/app/early-requests.ts` has it, and where in the page's path the variable part stands. */
export interface HeadRequest {
  address: string
  variable?: { name: string; at: number }
  isPlain?: true
  tellsRole?: true
  roles?: readonly string[]
  counted?: string
}

/** A script's text that does what `runHead` does. */
export function headScript(plan: HeadPlan): string {
  // Nothing of it may end the script.
  const told = JSON.stringify(plan).replaceAll('<', String.raw`\u003c`)
  const { code, errors } = minifySync('head.js', runHead.toString())
  if (errors.length > 0) throw new Error(`The head's script is not understood: ${errors[0]?.message}`)
  return `(${code.replace(/;\s*$/, '')})(${told})`
}

/** Runs in the document, by itself: it can use nothing from outside. */
function runHead(plan: HeadPlan): void {
  /** The SDK renews a token that has less than that left. */
  const renewedMs = 30_000
  /** Of the parts that the page's own address may hold; everything else is asked for later, if at all. */
  const plainPart = /^[\w-]+$/
  const answers: EarlyAnswers['answers'] = {}

  const token = storedToken()
  // First, as a browser may have only so many requests on their way at once.
  const isKnown = token !== null && isGood(token) && askAll(token)
  for (const file of [...(isKnown ? [] : plan.sdk), ...(token === null ? [] : plan.files)]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }

  function storedToken(): string | null {
    try {
      return localStorage.getItem(plan.tokenKey)
    } catch {
      return null
    }
  }

  function isGood(jwt: string): boolean {
    try {
      const [, claims = ''] = jwt.split('.')
      const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number }
      return exp * 1_000 > Date.now() + renewedMs
    } catch {
      return false
    }
  }

  /** Answers whether the provider was asked whose the token is. */
  function askAll(bearer: string): boolean {
    globalThis.__earlyAnswers = { token: bearer, at: performance.now(), answers }
    const settings = document.getElementById(plan.settingsId)?.textContent ?? ''
    const isEmbedded = (JSON.parse(settings) as PageSettings).identity.provider === 'embedded'
    const wanted = plan.requests.filter(({ isPlain }) => !isPlain || location.search === '')
    const atOnce = wanted.filter(({ roles }) => roles === undefined)
    // Others wait for its answer, so it goes before all else.
    for (const request of atOnce.filter(({ tellsRole }) => tellsRole))
      void get(request, bearer)?.then(
        (response) => askForRole(response, wanted, bearer),
        () => undefined,
      )
    if (isEmbedded) {
      const body = JSON.stringify({ idToken: bearer })
      void ask(plan.lookUpAddress, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }
    for (const request of atOnce) if (!request.tellsRole) void get(request, bearer)
    return isEmbedded
  }

  async function askForRole(response: Response, wanted: readonly HeadRequest[], bearer: string): Promise<void> {
    if (!response.ok) return
    const { role, counts } = (await response.clone().json()) as { role: string; counts: Record<string, number | null> }
    const isThere = ({ counted }: HeadRequest) => counted === undefined || Boolean(counts[counted])
    for (const request of wanted) if (request.roles?.includes(role) && isThere(request)) void get(request, bearer)
  }

  function get({ address, variable }: HeadRequest, bearer: string): Promise<Response> | undefined {
    const part = variable === undefined ? '' : (location.pathname.split('/')[variable.at] ?? '')
    if (variable !== undefined && !plainPart.test(part)) return undefined
    const asked = variable === undefined ? address : address.replace(variable.name, part)
    return ask(asked, { headers: { accept: 'application/json', authorization: `Bearer ${bearer}` } })
  }

  function ask(address: string, request: RequestInit): Promise<Response> {
    const answer = fetch(address, { ...request, signal: AbortSignal.timeout(plan.timeoutMs) })
    // Who takes it hears of it; if nobody does, it is nobody's error.
    answer.catch(() => undefined)
    answers[address] = answer
    return answer
  }
}
