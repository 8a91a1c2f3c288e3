/** The form's state: the browser's own fields, filled from the draft and the address, saved as they change. */
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { readDraft, saveDraft } from './sign-up-draft.ts'
import { type SignUpForm, signUpFields, signUpResolver } from './sign-up-form.ts'

export function useSignUpForm(email: string | null) {
  // No default values: with them, what was typed before this code arrived would be overwritten.
  const form = useForm<SignUpForm>({ resolver: signUpResolver, mode: 'onTouched' })
  const { control, getValues, setValue, subscribe } = form
  const password = useWatch({ control, name: 'password' }) ?? ''

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }), [subscribe])

  // After all who listen, so that they hear of what stood in the fields before they came.
  useEffect(() => {
    const start = { ...readDraft(), ...(email === null ? {} : { email }) }
    for (const field of signUpFields) {
      const value = getValues(field) || start[field]
      if (value) setValue(field, value)
    }
  }, [email, getValues, setValue])

  return { ...form, password }
}
