/** What was asked for, once it is there: until then its shape, and where it could not be had a sentence and another try. */
import type { ReactNode } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { ListFailure } from './list-failure.tsx'

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  texts: { loading: string; failed: string }
  /** As high as what comes, where that is more than a line: what stands below is not pushed away then. */
  shape?: ReactNode
  children: (data: Data) => ReactNode
}

export function Loaded<Data>({ query, texts, shape, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (error !== null) return <ListFailure text={texts.failed} message={error.message} onRetry={() => void refetch()} />
  return (
    <>
      <Status className="visually-hidden">{texts.loading}</Status>
      {shape ?? <Skeleton width="medium" />}
    </>
  )
}
