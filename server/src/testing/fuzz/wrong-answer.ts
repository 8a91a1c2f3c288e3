/** What is wrong with an answer by itself: what the contract does not tell of, and what it tells of the inside. */
import { type Endpoint, everyEndpointErrors, refusalsOf } from '@atrium/contract/endpoint'
import { type ErrorCode, errorStatuses } from '@atrium/contract/errors'

export interface Answer {
  status: number
  text: string
  /** Its `Content-Type`; empty where it has none. */
  type: string
}

/** Refusals that stand before an endpoint is found. */
const beside: readonly ErrorCode[] = ['not_found', 'method_not_allowed']

/** What somebody looks for who looks for a way in. */
const inside = /\bat .+\.(?:ts|js):\d+|node_modules|\bselect .+ from "/

/** In: what an endpoint answered. Out: undefined where it is as the contract says, else what is not. */
export function wrongAnswer(endpoint: Endpoint, { status, text, type }: Answer): string | undefined {
  // A file is people's own words, whatever they are.
  const files = endpoint.file === undefined ? [] : [endpoint.file].flat()
  if (status < 300 && files.length > 0) {
    if (status !== endpoint.status) return `${status}, not ${endpoint.status}`
    return files.some((file) => type.startsWith(file)) ? undefined : `it is ${type}`
  }
  if (inside.test(text)) return 'it tells of the inside'
  if (status < 300) {
    if (status !== endpoint.status) return `${status}, not ${endpoint.status}`
    return endpoint.answer.safeParse(text === '' ? undefined : JSON.parse(text)).error?.message
  }
  const body = JSON.parse(text) as { code?: number; error?: ErrorCode; message?: string; errors?: object }
  const declared = [...refusalsOf(endpoint), ...everyEndpointErrors, ...beside]
  if (body.error === undefined || !declared.includes(body.error)) return `it refuses with ${body.error}`
  if (status >= 500) return `${status}`
  if (body.code !== status || errorStatuses[body.error] !== status) return `${body.error} is no ${status}`
  const tellsFields = status === 422 || body.error === 'settings_changed'
  if (typeof body.message !== 'string' || tellsFields !== 'errors' in body) return 'it does not say why'
  return undefined
}
