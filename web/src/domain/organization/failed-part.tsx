/** A part of the people page that could not be loaded, and another attempt. */
import type { UseQueryResult } from '@tanstack/react-query'
import { queryState } from '#api/request-state.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { ListFailure } from '#ui/list/list-failure.tsx'

type Failed = Pick<UseQueryResult, 'error' | 'isPending'> & { refetch: () => Promise<unknown> }

export function FailedPart({ query }: { query: Failed }) {
  const { errorMessage } = queryState(query, undefined)
  return <ListFailure text={peopleMessages.failed} message={errorMessage} onRetry={() => void query.refetch()} />
}
