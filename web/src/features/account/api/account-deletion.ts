/** That one's own account is to be deleted: asking for it, keeping it, and what stands in the way. */
import { askDeletion, getDeletion, keepAccount } from '@atrium/contract/account-deletion'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { call } from '#api/client.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { ownProfile } from '#domain/profile/own-profile.ts'
import { showToast } from '#ui/feedback/toasts.ts'

export function accountDeletion(uid: string) {
  return queryOptions({
    queryKey: ['users', 'deletion', uid],
    queryFn: ({ signal }) => call(getDeletion, { signal }),
  })
}

/** Fails with `ApiError`: `recent_login_required`, or `only_owner`. */
export const requestDeletion = () => call(askDeletion, {})

/** Fails with `ApiError`: `recent_login_required`. */
export const requestKeeping = () => call(keepAccount, {})

/** `change` is one of the two, as its screen asks for it, and `done` what is said then; all that shows the account follows, also where it failed. */
export function useDeletionChange<Answer>(
  uid: string,
  change: () => Promise<Answer>,
  done: (answer: Answer) => string,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    // Told here, for what asked is gone from the screen by then.
    // Of the two, the newer one is how it is.
    onSuccess: (answer) => showToast({ kind: 'success', text: done(answer), topic: 'account-deletion' }),
    onError: showErrorToast,
    onSettled: () =>
      Promise.all(
        [accountDeletion(uid), ownProfile(uid)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      ),
  })
}
