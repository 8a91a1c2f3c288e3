/** Where the signed-in person is signed in, page by page, and ending it there. */
import { endOtherSessions, endSession, listSessions } from '@atrium/contract/identity/sessions'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

const PAGE_SIZE = 10

/** For `useInfiniteQuery`; fails with `ApiError`. */
export function ownSessions(uid: string) {
  return infiniteQueryOptions({
    queryKey: ['sessions', uid],
    queryFn: ({ pageParam, signal }) => call(listSessions, { query: { page: pageParam, limit: PAGE_SIZE }, signal }),
    // A changed password, on another page, ends sessions too.
    staleTime: 0,
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })
}

export function endOne(id: string): Promise<void> {
  return call(endSession, { params: { id } })
}

/** Answers how many there were. */
export async function endOthers(): Promise<number> {
  return (await call(endOtherSessions, {})).ended
}
