/**
 * The form's state: the browser's own fields, filled from the draft, the address and an invite, saved as they change.
 * A field is checked as it is left, and from then on as it is typed.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { lazyCall } from '#api/lazy-call.ts'
import { begunInvite } from '#domain/invites/invite-consent.ts'
import { signUpFailure } from '#features/sign-up/progress/sign-up-failure.ts'
import { readDraft, saveDraft } from '#features/sign-up/sign-up-draft.ts'
import { useEntryForm } from '#ui/form/entry/use-entry-form.ts'
import { useHydrated } from '#ui/loading/use-hydrated.ts'
import { type SignUpField, type SignUpForm, signUpFields } from './sign-up-form.ts'

/** The values are read once the rules are there: meanwhile somebody types on. */
const checked = lazyCall(async () => {
  const { checkSignUp } = await import('./check-sign-up.ts')
  return async (values: () => Partial<SignUpForm>) => checkSignUp(values())
})

export function useSignUpForm(email: string | null, onSubmit: (values: SignUpForm) => Promise<void>) {
  const entry = useEntryForm(signUpFields, {
    send: async (typed) => {
      for (const name of signUpFields) left.current.add(name)
      const { values, problems } = await checked(() => typed)
      if (problems !== null) return problems
      await onSubmit(values)
      return {}
    },
    // What became of a sign-up is told by the page; this is of rules that did not come.
    refused: (error) => ({ root: signUpFailure(error).message }),
  })
  const element = entry.form.ref
  const left = useRef(new Set<SignUpField>())
  const hydrated = useHydrated()
  // Beside the field, whose meter follows it.
  const [password, setPassword] = useState('')

  const take = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = valuesOf(currentTarget)
    saveDraft(values)
    setPassword(values.password ?? '')
  }
  const checkAgain = async (name: SignUpField) => {
    const names =
      name === 'password' && left.current.has('confirmPassword') ? [name, 'confirmPassword' as const] : [name]
    // Rules that do not come are asked for again as it is sent.
    const found = await checked(() => (element.current ? valuesOf(element.current) : {})).catch(() => null)
    if (found === null) return
    entry.tell(Object.fromEntries(names.map((each) => [each, found.problems?.[each]])))
  }
  const field = (name: SignUpField) => ({
    ...entry.field(name),
    onInput: () => {
      entry.tell({ root: undefined, ...(left.current.has(name) ? {} : { [name]: undefined }) })
      if (left.current.has(name)) void checkAgain(name)
    },
    onBlur: () => {
      left.current.add(name)
      void checkAgain(name)
    },
  })

  useEffect(() => checked.prepare(), [])
  useEffect(() => {
    const form = element.current
    // What the address says is not known before.
    if (!hydrated || form === null) return
    const draft = readDraft()
    const isAnother = email !== null && (draft.addressed !== email || !draft.email)
    const start = { ...draft, ...(isAnother ? { email } : {}) }
    if (isAnother) saveDraft({ addressed: email })
    const invited = namesOfInvite(email)
    for (const name of signUpFields) {
      const input = form.elements.namedItem(name)
      // What stands there already was typed before this code arrived.
      if (input instanceof HTMLInputElement) input.value ||= start[name] || invited[name] || ''
    }
    form.dispatchEvent(new Event('input', { bubbles: true }))
  }, [email, hydrated, element])

  return { ...entry, form: { ...entry.form, onInput: take }, field, password }
}

function valuesOf(form: HTMLFormElement): Partial<SignUpForm> {
  return Object.fromEntries(new FormData(form))
}

/** What whoever invited this address calls its person, who sees it here and says what is right. */
function namesOfInvite(email: string | null): Partial<SignUpForm> {
  const begun = begunInvite()
  if (begun === null || email === null || begun.address !== email) return {}
  return { firstName: begun.givenName, lastName: begun.familyName }
}
