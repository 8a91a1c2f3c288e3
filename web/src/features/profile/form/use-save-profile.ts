/** Saves what was changed in the form, and says how that went. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { ProfileChange } from '@atrium/contract/users'
import { isApiError } from '#api/api-error.ts'
import { toFieldErrors } from '#api/field-errors.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useUpdateUser } from '#features/profile/api/update-user.ts'
import { profileMessages } from '#messages/account/profile.ts'
import { showToast } from '#ui/feedback/toasts.ts'

/** Rejects with what the server refused. */
export function useSaveProfile(uid: string): (change: ProfileChange) => Promise<void> {
  const { mutateAsync } = useUpdateUser(uid)
  return async (change) => {
    await mutateAsync(change)
    showToast({ kind: 'success', text: profileMessages.updated })
  }
}

/** A refusal is said in a toast as well (docs/requirements.md#errors), but for a name that is taken. */
export function profileRefusal(error: unknown, fields: readonly string[]): Record<string, string> {
  if (isApiError(error, 'username_taken')) return { username: fieldMessages.usernameTaken }
  showErrorToast(error)
  return toFieldErrors({ otherwise: 'form' })(error, fields)
}
