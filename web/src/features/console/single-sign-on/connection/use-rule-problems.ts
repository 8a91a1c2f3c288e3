/** What the server refuses of claim rules, beside the fields that it is about. */
import { useEffect, useRef, useState } from 'react'
import { showErrorToast } from '#api/show-error-toast.ts'
import { toFailure } from '#api/failure.ts'

/** How the server calls the fields of the rules: by their place in what was sent. */
const sentAs = 'rules.'
const none: Readonly<Record<string, string>> = {}

export function useRuleProblems() {
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(none)

  useEffect(() => {
    if (fields !== none) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fields])

  return {
    /** For the form's element: the first field that is wrong gets the focus in it. */
    form,
    /** Answers the sentence for a field by its path in the rules, such as `rules.0.claim`. */
    problemOf: (field: string): string | undefined => fields[sentAs + field],
    /** Something was changed: what was wrong may be right now. */
    forget: () => setFields(none),
    /** A refusal of no field is told as any other failure. */
    tell(error: unknown) {
      const refused = toFailure(error).fields
      if (Object.keys(refused).some((field) => field.startsWith(sentAs))) setFields(refused)
      else showErrorToast(error)
    },
  }
}
