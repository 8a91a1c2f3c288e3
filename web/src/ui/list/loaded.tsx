/** What was asked for, once it is there: until then its shape, and where it could not be had a sentence and another try. */
import type { ReactNode } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { ListFailure } from './list-failure.tsx'

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  texts: { loading: string; failed: string }
  children: (data: Data) => ReactNode
}

export function Loaded<Data>({ query: { data, error, refetch }, texts, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  if (error !== null) return <ListFailure text={texts.failed} message={error.message} onRetry={() => void refetch()} />
  return (
    <>
      <Status className="visually-hidden">{texts.loading}</Status>
      <Skeleton width="medium" />
    </>
  )
}
