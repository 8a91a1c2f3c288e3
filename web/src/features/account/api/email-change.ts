/** The address that the account has once a mailed link is opened. */
import { cancelEmailChange, getEmailChange } from '@atrium/contract/identity/email-change'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

export function emailChange(uid: string) {
  return queryOptions({
    queryKey: ['users', 'email-change', uid],
    queryFn: ({ signal }) => call(getEmailChange, { signal }),
  })
}

export const keepEmail = () => call(cancelEmailChange, {})
