/** Saves what was changed in the form, and says how that went. */
import { fieldMessages } from '@atrium/contract/messages'
import type { ProfileChange } from '@atrium/contract/users'
import { useState } from 'react'
import { ApiError, isApiError } from '#api/api-error.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { profileMessages } from '#messages/account/profile.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { useUpdateUser } from './api/update-user.ts'
import { type Problems, profileFields } from './profile-fields.ts'

export function useSaveProfile(uid: string) {
  const { mutateAsync, isPending } = useUpdateUser(uid)
  /** What the server refused, until it is typed over. */
  const [refused, setRefused] = useState<Problems>({})

  /** Whether it is saved. */
  const save = async (change: ProfileChange): Promise<boolean> => {
    setRefused({})
    try {
      await mutateAsync(change)
      showToast({ kind: 'success', text: profileMessages.updated })
      return true
    } catch (error) {
      if (isApiError(error, 'username_taken')) setRefused({ username: fieldMessages.usernameTaken })
      else {
        showErrorToast(error)
        if (error instanceof ApiError) setRefused(refusedFields(error))
      }
      return false
    }
  }

  return { save, isSaving: isPending, refused, setRefused }
}

function refusedFields({ fields }: ApiError): Problems {
  const refused: Problems = {}
  for (const field of profileFields) {
    const message = fields[field]
    if (message !== undefined) refused[field] = message
  }
  return refused
}
