/** The one way to the API: sends what a contract endpoint describes, with the bearer, and retries once on 401. */
import { type AnswerOf, type Endpoint, idempotencyHeader } from '@atrium/contract/endpoint'
import { errors, type ErrorBody } from '@atrium/contract/errors'
import { jsonTimeoutMs } from '@atrium/contract/limits'
import { failureMessages } from '#messages/failures.ts'
import { logWarning } from '#monitoring/log.ts'
import { freshIdToken } from '#session/session.ts'
import { storedToken } from '#session/token-store.ts'
import { ApiError } from './api-error.ts'
import { type CallInput, requestAddress } from './request.ts'

export { ApiError }

interface Surroundings {
  fetch: typeof globalThis.fetch
  /** The stored access token. */
  token: () => string | null
  /** Forces a refresh, stores the new token and answers it; null when nobody is signed in. */
  refresh: () => Promise<string | null>
}

type Input<E extends Endpoint> = CallInput<E> & {
  signal?: AbortSignal | undefined
  /** Names this attempt, so that sending it again does nothing twice. */
  idempotencyKey?: string | undefined
}

export function createClient({ fetch, token, refresh }: Surroundings) {
  async function send(endpoint: Endpoint, input: Input<Endpoint>, bearer: string | null) {
    const timeout = AbortSignal.timeout(jsonTimeoutMs)
    const hasBody = input.body !== undefined
    try {
      return await fetch(requestAddress(endpoint, input), {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          // An absent token sends an empty value (specification, section 6).
          authorization: bearer === null ? '' : `Bearer ${bearer}`,
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          ...(input.idempotencyKey === undefined ? {} : { [idempotencyHeader]: input.idempotencyKey }),
        },
        ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
        signal: input.signal === undefined ? timeout : AbortSignal.any([input.signal, timeout]),
      })
    } catch (error) {
      // Given up by the caller: no failure to tell anyone of.
      if (input.signal?.aborted) throw error
      throw new ApiError(0, 'network', failureMessages.serverUnavailable)
    }
  }

  return async function call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<AnswerOf<E>> {
    const plain = input as Input<Endpoint>
    let response = await send(endpoint, plain, token())
    if (response.status === 401) {
      const renewed = await refreshed(refresh)
      if (renewed !== null) response = await send(endpoint, plain, renewed)
    }
    if (!response.ok) throw await refusal(response)
    return (response.status === 204 ? undefined : await readJson(response)) as AnswerOf<E>
  }
}

async function refreshed(refresh: Surroundings['refresh']): Promise<string | null> {
  try {
    return await refresh()
  } catch (error) {
    logWarning('The ID token could not be refreshed', error)
    return null
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new ApiError(0, 'network', failureMessages.serverUnavailable)
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>
  // A proxy's own error page carries no code: say what its status means.
  const code =
    body.error !== undefined && body.error in errors ? body.error : response.status === 503 ? 'unavailable' : 'internal'
  return new ApiError(response.status, code, body.message ?? failureMessages.somethingWrong, body.errors)
}

export const call = createClient({
  fetch: (...request) => globalThis.fetch(...request),
  token: storedToken,
  refresh: freshIdToken,
})
