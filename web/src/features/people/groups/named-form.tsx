/** The dialog of something that has a name of its own: the name, whatever else it has, Cancel and Save. */
import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { useSubmit } from '#api/use-submit.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import type { SchemaForm } from '#ui/form/use-schema-form.ts'

const texts = groupsMessages.form

type NamedSchema = z.ZodMiniType<FieldValues, FieldValues & { name: string }>

interface Props<Schema extends NamedSchema> {
  /** What is held of it, as of each form. */
  name: string
  isChangedBeside?: boolean
  title: string
  schema: Schema
  /** As it is by now; an empty name for a new one. */
  values: z.input<Schema>
  maxLength: number
  save: (values: z.output<Schema>) => Promise<{ name: string }>
  /** What is said when it is saved. */
  saved: (name: string) => string
  onClose: () => void
  children: (form: SchemaForm<Schema>) => ReactNode
}

export function NamedForm<Schema extends NamedSchema>(props: Props<Schema>) {
  const { name, isChangedBeside = false, title, schema, values, maxLength, save, saved, onClose, children } = props
  const refresh = useRefreshPeople()
  const submit = useSubmit(async (read: z.output<Schema>) => {
    const made = await save(read)
    onClose()
    showToast({ kind: 'success', text: saved(made.name) })
    await refresh()
  }, refresh)
  return (
    <HeldFormModal
      name={name}
      isChangedBeside={isChangedBeside}
      title={title}
      texts={{ cancel: texts.cancel, submit: texts.save }}
      schema={schema}
      values={values}
      refused={toFieldErrors({ codes: { name_taken: 'name', label_limit: 'name', class_limit: 'name' } })}
      onSubmit={submit}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            {...form.field('name' as Path<z.input<Schema>>)}
            label={texts.name}
            autoComplete="off"
            maxLength={maxLength}
          />
          {children(form)}
        </>
      )}
    </HeldFormModal>
  )
}
