/** The form of something that has a name of its own: checked, saved once, told what is wrong beside the field. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { isApiError } from '#api/api-error.ts'
import { toFailure } from '#api/failure.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useOrganization } from '#features/people/use-organization.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { peopleKey } from '../api/keys.ts'

interface NamedForm {
  /** The name it has; empty for a new one. */
  before: string
  rule: z.ZodMiniType<string>
  save: (name: string) => Promise<{ name: string }>
  /** What is said when it is saved. */
  saved: (name: string) => string
  onClose: () => void
}

export function useNamedForm({ before, rule, save, saved, onClose }: NamedForm) {
  const { organization } = useOrganization()
  const client = useQueryClient()
  const [name, setName] = useState(before)
  const [error, setError] = useState<string>()
  const saving = useMutation({
    mutationFn: () => save(name),
    onError(failure) {
      const { fields, message } = toFailure(failure)
      if (isApiError(failure, 'name_taken')) setError(message)
      else if (fields['name'] !== undefined) setError(fields['name'])
      else showErrorToast(failure)
    },
    async onSuccess(made) {
      onClose()
      showToast({ kind: 'success', text: saved(made.name) })
      await client.invalidateQueries({ queryKey: peopleKey(organization) })
    },
  })
  return {
    name,
    error,
    busy: saving.isPending,
    changeName(typed: string) {
      setName(typed)
      setError(undefined)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      const read = rule.safeParse(name)
      if (read.success) saving.mutate()
      else setError(read.error.issues[0]?.message)
    },
  }
}
