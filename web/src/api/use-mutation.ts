/** A change that the page makes: begun once, however often it is asked for while it is under way. */
import {
  type DefaultError,
  useMutation as useTanstackMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { onceAtATime } from './under-way.ts'

/**
 * TanStack's, but for one thing: a second press may come before the page can say that it has heard the first one, and
 * asked for the same again it is the same request. Its answer is then that of the first.
 */
export function useMutation<Data, Failure = DefaultError, Variables = void>(
  options: UseMutationOptions<Data, Failure, Variables>,
): UseMutationResult<Data, Failure, Variables> {
  const mutation = useTanstackMutation(options)
  const { mutateAsync: begin } = mutation
  const [once] = useState(() => onceAtATime<Data>())
  const mutateAsync = useCallback(
    (...given: Parameters<typeof begin>) => once(given[0], () => begin(...given)),
    [begin, once],
  )
  const mutate = useCallback(
    (...given: Parameters<typeof begin>) => {
      // `onError` has been told.
      mutateAsync(...given).catch(() => undefined)
    },
    [mutateAsync],
  )
  return { ...mutation, mutate, mutateAsync }
}
