/** Changes the signed-in person's record, and has everything that shows it follow. */
import { type ProfileChange, updateUser, type User } from '@atrium/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { call } from '#api/client.ts'
import { ownProfile } from '#domain/profile/own-profile.ts'
import { logWarning } from '#monitoring/log.ts'
import { changeAccountProfile } from '#session/account-actions.ts'
import { currentSession } from '#session/session.ts'

/** Fails with `ApiError`: `username_taken`, or `invalid_input` with a sentence for each field. */
export function useUpdateUser(uid: string) {
  const queries = useQueryClient()
  const { queryKey } = ownProfile(uid)
  return useMutation({
    mutationFn: async (change: ProfileChange) => {
      const user = await call(updateUser, { params: { user_id: uid }, body: change })
      await followInAccount(change)
      return user
    },
    // An answer to an earlier question must not undo what is about to change.
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (user: User) => {
      // That the account is to be deleted is told with one's own record alone, and did not change.
      queries.setQueryData(queryKey, (before) => ({ ...user, ...(before?.deletion && { deletion: before.deletion }) }))
      // And read again (docs/requirements.md#profile): the header and other pages show what is stored.
      void queries.invalidateQueries({ queryKey })
    },
  })
}

/**
 * The account has a name and a photo too: they greet on an organization's site, and stand in the header
 * where the record has none. What is saved is saved, whether they follow or not.
 */
async function followInAccount({ displayName, photoURL }: ProfileChange): Promise<void> {
  const { user: account } = currentSession()
  const changes = {
    ...(displayName === undefined || displayName === account?.displayName ? {} : { displayName }),
    ...(photoURL === undefined || photoURL === account?.photoURL ? {} : { photoURL }),
  }
  if (Object.keys(changes).length === 0) return
  try {
    await changeAccountProfile(changes)
  } catch (error) {
    logWarning('The profile was saved, but not in the account', error)
  }
}
