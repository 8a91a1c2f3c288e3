/** One labelled choice among a few; the browser's own, so that it opens as people know it on their device. */
import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import own from './select-field.module.css'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'name' | 'children'> & {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
  error?: string | undefined
  hint?: string | undefined
}

export function SelectField({ label, options, error, hint, ...select }: SelectFieldProps) {
  const ownId = useId()
  const id = select.id ?? ownId
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error === undefined ? undefined : true}>
        <select
          {...select}
          id={id}
          className={own.select}
          // One of them is always chosen where none is empty.
          aria-required={options.some(({ value }) => value === '') ? select['aria-required'] : undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-message`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg className={own.arrow} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 10 5 5 5-5" />
        </svg>
      </div>
      <div className={styles.message} id={`${id}-message`}>
        {error === undefined ? null : (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        {error === undefined && hint !== undefined ? <p className={styles.neutral}>{hint}</p> : null}
      </div>
    </div>
  )
}
