/** The signed-in person's own record, under one key: whoever refetches or writes it brings the header along. */
import { getProfile } from '@atrium/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** For `useQuery`, and for `invalidateQueries` or `setQueryData` by its `queryKey`. Fails with `ApiError`. */
export function ownProfile(uid: string) {
  return queryOptions({
    queryKey: ['users', 'profile', uid],
    queryFn: ({ signal }) => call(getProfile, { signal }),
  })
}
