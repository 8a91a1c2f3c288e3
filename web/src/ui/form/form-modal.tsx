/** A dialog that is a form: its fields, Cancel, and the button that sends it. While it is sent, nothing closes it. */
import type { ReactNode } from 'react'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { Button } from './buttons/button.tsx'
import { FormElement } from './form.tsx'
import { type FormSchema, type SchemaForm, type SchemaFormOptions, useSchemaForm } from './use-schema-form.ts'

export interface FormModalProps<Schema extends FormSchema> extends SchemaFormOptions<Schema> {
  title: string
  lead?: ReactNode
  /** On the buttons. */
  texts: { cancel: string; submit: string }
  /** It cannot be sent yet. */
  disabled?: boolean
  /** What it does takes something away. */
  isDanger?: boolean
  onClose: () => void
  children: (form: SchemaForm<Schema>) => ReactNode
}

export function FormModal<Schema extends FormSchema>(props: FormModalProps<Schema>) {
  const { title, lead, texts, disabled = false, isDanger = false, onClose, children, ...options } = props
  const form = useSchemaForm(options)
  return (
    <Modal open title={title} lead={lead} busy={form.busy} onClose={onClose}>
      <FormElement form={form}>
        {children(form)}
        <ModalActions>
          <Button variant="secondary" disabled={form.busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={form.busy} disabled={disabled}>
            {texts.submit}
          </Button>
        </ModalActions>
      </FormElement>
    </Modal>
  )
}
