/** The form's state: the browser's own fields, filled from the draft and the address, saved as they change. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { type SignUpForm, signUpForm } from './sign-up-form.ts'
import { readDraft, saveDraft } from './sign-up-draft.ts'

const fields = ['email', 'firstName', 'lastName', 'password', 'confirmPassword'] as const

export function useSignUpForm(email: string | null) {
  // No default values: with them, what was typed before this code arrived would be overwritten.
  const form = useForm<SignUpForm>({ resolver: zodResolver(signUpForm), mode: 'onTouched' })
  const { getValues, setValue, subscribe } = form

  useEffect(() => {
    const start = { ...readDraft(), ...(email === null ? {} : { email }) }
    for (const field of fields) {
      const value = getValues(field) || start[field]
      if (value) setValue(field, value)
    }
  }, [email, getValues, setValue])

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [subscribe],
  )

  return form
}
