/**
 * A dialog with a form whose fields outlive a session that ends meanwhile. Whoever goes back or reloads the page with
 * something typed in it is asked first.
 */
import type * as z from 'zod/mini'
import { profileMessages } from '#messages/account/profile.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { FormModal, type FormModalProps } from '#ui/form/form-modal.tsx'
import type { FormSchema, SchemaForm } from '#ui/form/use-schema-form.ts'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import { useHeldState } from './use-held-state.ts'
import { useTyped } from './use-typed.ts'

interface HeldFormModalProps<Schema extends FormSchema> extends FormModalProps<Schema> {
  /** The form's own name, with what it is about, as `useHeldState` takes it. Whoever opens the dialog holds that it is open. */
  name: string
  /** Fields that are kept nowhere. */
  secrets?: readonly (keyof z.input<Schema>)[]
  /** Something that is none of its fields is not as it was. */
  isChangedBeside?: boolean
}

export function HeldFormModal<Schema extends FormSchema>(props: HeldFormModalProps<Schema>) {
  const { name, secrets = [], isChangedBeside = false, values, children, ...modal } = props
  const [typed, setTyped, wasHeld] = useHeldState<z.input<Schema> | null>(name, null)
  const isChanged = isChangedBeside || (typed !== null && JSON.stringify(typed) !== JSON.stringify(values))
  const keep = (all: z.input<Schema>) => {
    const kept = secrets.map((secret) => [secret, values[secret]] as const)
    setTyped({ ...all, ...Object.fromEntries(kept) })
  }
  return (
    <>
      <FormModal {...modal} values={typed ?? values}>
        {(form) => (
          <>
            {wasHeld && isChanged ? <Notice tone="info">{profileMessages.restored}</Notice> : null}
            <Typed form={form} onTyped={keep} />
            {children(form)}
          </>
        )}
      </FormModal>
      <UnsavedChanges unsaved={isChanged} texts={profileMessages.leave} onLeave={modal.onClose} />
    </>
  )
}

interface TypedProps<Schema extends FormSchema> {
  form: SchemaForm<Schema>
  onTyped: (values: z.input<Schema>) => void
}

function Typed<Schema extends FormSchema>({ form, onTyped }: TypedProps<Schema>) {
  useTyped(form, onTyped)
  return null
}
