/** One labelled field for several lines, with a place for its message that is there before the message is. */
import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

interface Props extends Omit<ComponentProps<'textarea'>, 'name'> {
  label: string
  name: string
  /** What is wrong; takes the place of the hint. */
  error?: string | undefined
  hint?: string
}

export function TextAreaField({ label, error, hint, ...area }: Props) {
  const id = useId()
  const messageId = `${id}-message`
  const isInvalid = error === undefined ? undefined : true
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={isInvalid}>
        <textarea
          dir="auto"
          {...area}
          id={id}
          className={styles.area}
          aria-invalid={isInvalid}
          aria-describedby={messageId}
        />
      </div>
      <div className={styles.message} id={messageId}>
        {error === undefined ? (
          <p className={styles.neutral}>{hint}</p>
        ) : (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
