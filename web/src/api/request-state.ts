/** A request as the screens know it: loading, error, message, code and parameters (docs/requirements.md#requests). */
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { toFailure } from './failure.ts'

export interface RequestState<Params> {
  loading: boolean
  error: boolean
  /** Empty while there is no error. */
  errorMessage: string
  /** The HTTP status, 0 without an answer; null while there is no error or it was no answer's. */
  errorCode: number | null
  params: Params
}

type Settling = Pick<UseQueryResult, 'error'>

/** A query's state; `params` is what it was asked with. Loading is said of the first answer, not of a refresh. */
export function queryState<Params>(
  query: Settling & Pick<UseQueryResult, 'isPending'>,
  params: Params,
): RequestState<Params> {
  return { loading: query.isPending, ...failureState(query.error), params }
}

/** A mutation's state; its parameters are those it was last called with. */
export function mutationState<Params>(
  mutation: Settling & Pick<UseMutationResult<unknown, Error, Params>, 'isPending' | 'variables'>,
): RequestState<Params | undefined> {
  return { loading: mutation.isPending, ...failureState(mutation.error), params: mutation.variables }
}

function failureState(error: Error | null): Pick<RequestState<unknown>, 'error' | 'errorMessage' | 'errorCode'> {
  if (error === null) return { error: false, errorMessage: '', errorCode: null }
  const { message, code } = toFailure(error)
  return { error: true, errorMessage: message, errorCode: code }
}
