/** One labelled input with a place for its message that is there before the message is. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Status } from '#ui/feedback/status.tsx'
import { breakableDomain } from '#ui/layout/breakable.tsx'
import { useHydrated } from '#ui/loading/use-hydrated.ts'
import styles from './field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  label: string
  name: string
  /** What is wrong; takes the place of status and hint. */
  error?: string | undefined
  hint?: ReactNode
  /** What a check found; announced politely when it changes. */
  status?: ReactNode
  statusTone?: 'neutral' | 'good' | undefined
  /** Announced politely and shown whatever else there is to say: what became of the typing itself. */
  note?: string | null | undefined
  /** Stands after the text, inside the box: a domain, or a button. */
  suffix?: ReactNode
  /** Lines kept free for the message, so that it never moves the page. */
  messageLines?: 1 | 2 | undefined
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    error,
    hint,
    status,
    statusTone = 'neutral',
    note,
    suffix,
    messageLines = 1,
    className,
    ...input
  } = props
  const ownId = useId()
  const id = input.id ?? ownId
  const messageId = `${id}-message`
  const suffixId = `${id}-suffix`
  // In what was prerendered the domain was put in as one text.
  const isHydrated = useHydrated()
  // A button there has a name of its own.
  const describedBy = [typeof suffix === 'string' ? suffixId : null, messageId].filter(Boolean).join(' ')

  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} id={labelIdOf(id)} htmlFor={id}>
        {label}
      </label>
      {/* What stands behind the text in words, such as a domain, is part of an address: it runs from the left as a whole. */}
      <div
        className={styles.box}
        dir={typeof suffix === 'string' ? 'ltr' : undefined}
        data-invalid={error === undefined ? undefined : true}
      >
        <input
          type="text"
          dir={isLatin(input) ? 'ltr' : 'auto'}
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy}
        />
        {suffix === undefined ? null : (
          <span className={styles.suffix} id={suffixId}>
            {typeof suffix === 'string' && isHydrated ? breakableDomain(suffix) : suffix}
          </span>
        )}
      </div>
      <div className={styles.message} id={messageId} data-lines={messageLines}>
        {error === undefined ? null : (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        {status === undefined ? null : (
          <Status className={styles[statusTone]}>{error === undefined ? status : null}</Status>
        )}
        {note === undefined ? null : <Status className={styles.neutral}>{note}</Status>}
        {error === undefined && !status && !note && hint !== undefined ? (
          <p className={styles.neutral}>{hint}</p>
        ) : null}
      </div>
    </div>
  )
}

/** In: the id of a field. Answers that of its label, for what else is about the field. */
export function labelIdOf(id: string): string {
  return `${id}-label`
}

/** Addresses, usernames and codes, which nobody checks the spelling of, run from the left; names as they are written. */
function isLatin({ type, spellCheck, inputMode }: ComponentProps<'input'>): boolean {
  return type === 'email' || spellCheck === false || inputMode === 'numeric'
}
