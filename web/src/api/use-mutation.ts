/** A change that the page makes: begun once, however often it is asked for while it is under way. */
import {
  type DefaultError,
  useMutation as useTanstackMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { failuresShownBy } from '#ui/feedback/toasts.ts'
import { onceAtATime } from './under-way.ts'

/**
 * TanStack's, but for two things. A second press may come before the page can say that it has heard the first one, and
 * asked for the same again it is the same request: its answer is then that of the first. And what a toast says of the
 * last failure is over once the same is tried again: it does not stand beside a success.
 */
export function useMutation<Data, Failure = DefaultError, Variables = void>(
  options: UseMutationOptions<Data, Failure, Variables>,
): UseMutationResult<Data, Failure, Variables> {
  const takeBack = useRef<() => void>(undefined)
  const { onError } = options
  const mutation = useTanstackMutation({
    ...options,
    onError: (...told) => {
      let answer: unknown
      takeBack.current = failuresShownBy(() => (answer = onError?.(...told)))
      return answer
    },
  })
  const { mutateAsync: begin } = mutation
  const [once] = useState(() => onceAtATime<Data>())
  const mutateAsync = useCallback(
    (...given: Parameters<typeof begin>) =>
      once(given[0], () => {
        takeBack.current?.()
        return begin(...given)
      }),
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
