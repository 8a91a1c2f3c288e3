/** The signed-in person's own passkeys, under one key. */
import { listPasskeys } from '@atrium/contract/identity/passkeys'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** The newest first. */
export function ownPasskeys(uid: string) {
  return queryOptions({
    queryKey: ['passkeys', uid],
    queryFn: async ({ signal }) => (await call(listPasskeys, { signal })).results,
  })
}
