/** The form's state: the browser's own fields, filled from the draft, the address and an invite, saved as they change. */
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { begunInvite } from '#domain/invites/invite-consent.ts'
import { readDraft, saveDraft } from '#features/sign-up/sign-up-draft.ts'
import { useHydrated } from '#ui/loading/use-hydrated.ts'
import { type SignUpForm, signUpFields, signUpResolver } from './sign-up-form.ts'

export function useSignUpForm(email: string | null) {
  // No default values: with them, what was typed before this code arrived would be overwritten.
  const form = useForm<SignUpForm>({ resolver: signUpResolver, mode: 'onTouched' })
  const { getValues, setValue, subscribe } = form
  const hydrated = useHydrated()
  // Beside the form's own state, which says nothing of what already stood in a field.
  const [password, setPassword] = useState('')

  useEffect(() => {
    // What the address says is not known before.
    if (!hydrated) return undefined
    const take = (values: SignUpForm) => {
      saveDraft(values)
      setPassword(values.password)
    }
    const start = { ...readDraft(), ...(email === null ? {} : { email }) }
    const invited = namesOfInvite(email)
    for (const field of signUpFields) {
      const value = getValues(field) || start[field] || invited[field]
      if (value) setValue(field, value)
    }
    take(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => take(values) })
  }, [email, hydrated, getValues, setValue, subscribe])

  return { ...form, password }
}

/** What whoever invited this address calls its person, who sees it here and says what is right. */
function namesOfInvite(email: string | null): Partial<SignUpForm> {
  const begun = begunInvite()
  if (begun === null || email === null || begun.address !== email) return {}
  return { firstName: begun.givenName, lastName: begun.familyName }
}
