/** The one way to the API: sends what a contract endpoint describes, with the bearer, and retries once on 401. */
import { type AnswerOf, type Endpoint, idempotencyHeader } from '@atrium/contract/endpoint'
import type { ErrorBody } from '@atrium/contract/errors'
import { jsonTimeoutMs, multipartTimeoutMs } from '@atrium/contract/limits'
import { failureMessages } from '#messages/failures.ts'
import { language } from '#messages/format.ts'
import { recordCall } from '#monitoring/call-patterns.ts'
import { logWarning } from '#monitoring/log.ts'
import { reportFailedCall } from '#monitoring/reports.ts'
import { tellOtherTabs } from '#session/other-tabs.ts'
import { randomId } from '#session/random-id.ts'
import { currentSession, freshIdToken } from '#session/session.ts'
import { claimsOf } from '#session/token/token-claims.ts'
import { storedToken } from '#session/token/token-store.ts'
import { tellOldBuild } from '#ui/loading/newer-build.ts'
import { ApiError, SlowUpload } from './api-error.ts'
import { forgetEarlyAnswers, takeEarlyAnswer } from './early-answers.ts'
import { isUnserved } from './may-pass.ts'
import { lowerReloadFlag, raiseReloadFlag } from './reload-flag.ts'
import type { FileLimit } from './file-limit.ts'
import { type CallInput, requestAddress } from './request.ts'
import { noteServerTime } from './server-clock.ts'
import type { FormRequest, sendForm } from './send-form.ts'

export { ApiError }

interface ClientDependencies {
  fetch: typeof globalThis.fetch
  sendForm: typeof sendForm
  /** The stored access token. */
  token: () => string | null
  /** Forces a refresh, stores the new token and answers it, in the place of one that was refused; null when nobody is signed in. */
  refresh: (refused: string | null) => Promise<string | null>
  /** The uid of the account that the page shows; undefined where it shows none, or does not know yet. */
  asker?: () => string | undefined
  /** Hears of each call that may have changed something. */
  onChange?: () => void
}

interface RequestOptions {
  /** In place of the stored token; it is not renewed. */
  bearer?: string | undefined
  /**
   * The uid of the one account that may ask, that of the page unless said: with another's token nothing is sent, and it
   * rejects as unauthenticated.
   */
  onlyAs?: string | undefined
  /** Goes on though the page is left. */
  keepalive?: boolean | undefined
  signal?: AbortSignal | undefined
  /** Names this attempt, so that sending it again does nothing twice: where it is to outlive the page, or a form goes with it. */
  idempotencyKey?: string | undefined
}

type Input<E extends Endpoint> = CallInput<E> & RequestOptions

type FormInput<E extends Endpoint> = Omit<CallInput<E>, 'body'> &
  RequestOptions & {
    form: FormData
    /** Hears how much has left the browser, from 0 to 1. */
    onProgress?: FormRequest['onProgress']
  }

type AnyInput = Input<Endpoint> & Partial<Pick<FormInput<Endpoint>, 'form' | 'onProgress'>>

/**
 * `call` sends JSON, `upload` a form. Both answer what the endpoint answers, and reject with an
 * `ApiError`, which monitoring has heard of, or with the signal's reason when their caller gave up.
 */
export function createClient({
  fetch,
  sendForm,
  token,
  refresh,
  asker = () => undefined,
  onChange = () => {},
}: ClientDependencies) {
  /**
   * What was to be made and got no answer, to its name: asked again word for word it has the same, so that the server makes
   * nothing twice and gives the answer that was lost.
   */
  const lost = new Map<string, string>()

  async function send(
    endpoint: Endpoint,
    input: AnyInput,
    bearer: string | null,
    owner: string | undefined,
    limit: AbortSignal | undefined,
  ): Promise<Response> {
    requireOwner(bearer, owner)
    const { body, form, onProgress, signal, idempotencyKey, keepalive } = input
    const timeout = limit ?? AbortSignal.timeout(form === undefined ? jsonTimeoutMs : multipartTimeoutMs)
    const request = {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        'accept-language': language,
        // An absent token sends an empty value (docs/requirements.md#requests).
        authorization: bearer === null ? '' : `Bearer ${bearer}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey }),
      },
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      ...(keepalive === undefined ? {} : { keepalive }),
    }
    const address = requestAddress(endpoint, input)
    try {
      if (endpoint.method === 'GET') {
        const early = await takeEarlyAnswer(address, bearer, request.signal)
        if (early !== null) return early
      } else forgetEarlyAnswers()
      if (form !== undefined) return await sendForm(address, { ...request, body: form, onProgress })
      return await fetch(address, { ...request, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    } catch (error) {
      throw error instanceof SlowUpload ? error : unanswered(error, signal)
    }
  }

  function ownerOf({ access }: Endpoint, { bearer, onlyAs }: AnyInput): string | undefined {
    if (onlyAs !== undefined) return onlyAs
    return bearer === undefined && access !== 'anyone' ? asker() : undefined
  }

  async function request(endpoint: Endpoint, input: AnyInput): Promise<unknown> {
    const bearer = input.bearer ?? token()
    const owner = ownerOf(endpoint, input)
    const file = endpoint.file === undefined ? undefined : await fileLimit()
    let response = await send(endpoint, input, bearer, owner, file?.signal)
    if (response.status === 401 && input.bearer === undefined) {
      const renewed = await refreshed(() => refresh(bearer))
      if (renewed !== null) response = await send(endpoint, input, renewed, owner, file?.signal)
    }
    noteServerTime(response)
    if (!response.ok) throw await refusal(response, input.signal)
    if (response.status === 204) return undefined
    return readAnswer(() => (file === undefined ? response.json() : file.read(response)), input.signal)
  }

  async function requestAndReport(endpoint: Endpoint, input: AnyInput): Promise<unknown> {
    recordCall(endpoint.path)
    const asked = JSON.stringify([requestAddress(endpoint, input), input.body])
    const idempotencyKey = input.idempotencyKey ?? (endpoint.idempotent && (lost.get(asked) ?? randomId()))
    try {
      const answer = await request(endpoint, { ...input, idempotencyKey })
      lost.delete(asked)
      lowerReloadFlag()
      // With a token of its own it is about a session that goes, and what anyone may call is about nobody: nothing
      // that another tab shows.
      if (mayChange(endpoint) && endpoint.access !== 'anyone' && input.bearer === undefined) {
        // What was made may have been looked at and taken away: it is meant anew from now on.
        if (!idempotencyKey) lost.clear()
        onChange()
      }
      return answer
    } catch (error) {
      if (error instanceof ApiError) {
        if (idempotencyKey && isUnserved(error.status)) lost.set(asked, idempotencyKey)
        if (ofNoUse.has(error.code)) lost.delete(asked)
        noteFailure(endpoint, error)
      }
      throw error
    }
  }

  return {
    call: <E extends Endpoint>(endpoint: E, input: Input<E>) =>
      requestAndReport(endpoint, input) as Promise<AnswerOf<E>>,
    upload: <E extends Endpoint>(endpoint: E, input: FormInput<E>) =>
      requestAndReport(endpoint, input) as Promise<AnswerOf<E>>,
  }
}

const mayChange = ({ method, changesNoPage }: Endpoint) => method !== 'GET' && !changesNoPage

/** Refusals of a name: whoever has read one and asks again means it anew, and the same name would be refused for a day. */
const ofNoUse = new Set(['answer_lost', 'idempotency_key_reused'])

/** Another tab may have signed in somebody else since the page asked, or since it last heard who is signed in. */
function requireOwner(bearer: string | null, owner: string | undefined): void {
  if (owner === undefined || bearer === null) return
  const claims = claimsOf(bearer)
  // What nobody can read is refused by the server, and renewed.
  if (claims !== null && claims.sub !== owner) throw new ApiError(401, 'unauthenticated', failureMessages.somebodyElse)
}

function noteFailure({ path, method }: Endpoint, error: ApiError): void {
  const { status } = error
  reportFailedCall({ status, url: path, method })
  if (error instanceof SlowUpload) return
  if (status === 0) raiseReloadFlag()
  else if (!isUnserved(status)) lowerReloadFlag()
}

/** What its caller gave up is no failure to tell anyone of. */
function unanswered(error: unknown, signal: AbortSignal | undefined): unknown {
  return signal?.aborted ? error : new ApiError(0, 'network', failureMessages.serverUnavailable)
}

async function refreshed(refresh: () => Promise<string | null>): Promise<string | null> {
  try {
    return await refresh()
  } catch (error) {
    logWarning('The ID token could not be refreshed', error)
    return null
  }
}

async function readAnswer(read: () => Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await read()
  } catch (error) {
    throw unanswered(error, signal)
  }
}

/** Few pages have files: the others do without the code for them. */
async function fileLimit(): Promise<FileLimit> {
  try {
    return (await toldIfOld(import('./file-limit.ts'))).startFileLimit(jsonTimeoutMs)
  } catch (error) {
    throw unanswered(error, undefined)
  }
}

async function toldIfOld<Code>(code: Promise<Code>): Promise<Code> {
  code.catch((error: unknown) => void tellOldBuild(error))
  return code
}

async function refusal(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  let body: Partial<ErrorBody> = {}
  try {
    body = (await response.json()) as Partial<ErrorBody>
  } catch (error) {
    if (signal?.aborted) return error
  }
  // Ours says its status again. A proxy's own error page does not: say what its status means.
  const own = body.code === response.status ? body.error : undefined
  const code = own ?? (response.status === 503 ? 'unavailable' : 'internal')
  const message = body.message || response.statusText || failureMessages.somethingWrong
  return new ApiError(response.status, code, message, body.errors, body.about)
}

export const { call, upload } = createClient({
  fetch: (...request) => globalThis.fetch(...request),
  // Few pages send a form; the others do without the code for it.
  sendForm: async (...request) => (await toldIfOld(import('./send-form.ts'))).sendForm(...request),
  token: storedToken,
  refresh: freshIdToken,
  asker: () => currentSession().user?.uid,
  onChange: () => tellOtherTabs('record'),
})
