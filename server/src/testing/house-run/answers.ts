/** What is wrong with an answer by itself: what the contract does not tell of, and what says of others what its reader is not to know. */
import { type Endpoint, everyEndpointErrors, refusalsOf } from '@atrium/contract/endpoint'
import { type ErrorCode, errorStatuses } from '@atrium/contract/errors'

export interface Answer {
  status: number
  text: string
  type: string
}

/** Refusals that stand before an endpoint is found. */
const beside: readonly ErrorCode[] = ['not_found', 'method_not_allowed']

/** Undefined where it is as the contract says. */
export function undeclared(endpoint: Endpoint, { status, text, type }: Answer): string | undefined {
  if (status < 300) {
    if (status !== endpoint.status) return `${status}, not ${endpoint.status}`
    const files = endpoint.file === undefined ? [] : [endpoint.file].flat()
    if (files.length > 0) return files.some((file) => type.startsWith(file)) ? undefined : `it is ${type}`
    return endpoint.answer.safeParse(text === '' ? undefined : JSON.parse(text)).error?.message
  }
  const { error, code } = JSON.parse(text) as { code?: number; error?: ErrorCode }
  if (error === undefined || ![...refusalsOf(endpoint), ...everyEndpointErrors, ...beside].includes(error))
    return `it refuses with ${error}`
  if (status >= 500 || code !== status || errorStatuses[error] !== status) return `${error} as ${status}`
  return undefined
}
