/** The form of a signed-in page: a schema, what is done with what it makes of the values, and the fields. */
import type { ReactNode } from 'react'
import styles from './form.module.css'
import {
  type FormSchema,
  type FormSubmission,
  type SchemaForm,
  type SchemaFormOptions,
  useSchemaForm,
} from './use-schema-form.ts'

interface FormProps<Schema extends FormSchema> extends SchemaFormOptions<Schema> {
  /** The fields, each with `{...form.field('name')}`, and what sends them. */
  children: (form: SchemaForm<Schema>) => ReactNode
}

export function Form<Schema extends FormSchema>({ children, ...options }: FormProps<Schema>) {
  const form = useSchemaForm(options)
  return <FormElement form={form}>{children(form)}</FormElement>
}

/** The form itself, where something around it has to know how it is doing: a dialog that cannot be closed meanwhile. */
export function FormElement({ form, children }: { form: FormSubmission; children: ReactNode }) {
  const { element, submit, busy } = form
  return (
    <form
      ref={element}
      onSubmit={(event) => void submit(event)}
      aria-busy={busy}
      method="post"
      noValidate
      className={styles.form}
    >
      {children}
    </form>
  )
}
