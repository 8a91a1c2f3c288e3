/** The archive of one's own data: asked for, followed while it is made, and downloaded. */
import { askExport, downloadExport, getExport } from '@atrium/contract/account-export'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

const followMs = 2_000

/** Asked again for as long as it is being made. */
export function accountExport(uid: string) {
  return queryOptions({
    queryKey: ['users', 'export', uid],
    queryFn: ({ signal }) => call(getExport, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? followMs : false),
  })
}

/** Fails with `ApiError`: `recent_login_required`, `export_too_soon`, `email_required`. */
export const requestExport = () => call(askExport, {})

/** Uses the link up. Fails with `ApiError`: `code_invalid`, `code_expired`. */
export const fetchExport = (token: string): Promise<Blob> => call(downloadExport, { body: { token } })
