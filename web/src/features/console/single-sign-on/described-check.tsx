/** Something to switch on, by its name; what it means is read after that and is no part of it. */
import { type ComponentProps, useId } from 'react'
import styles from './single-sign-on.module.css'

/** `aria-label`, where several would have one name: the label, and whose it is. */
type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: string; about: string }

export function DescribedCheck({ label, about, ...input }: Props) {
  const id = useId()
  return (
    <label className={styles.check}>
      <input aria-label={label} aria-describedby={id} {...input} type="checkbox" />
      <span>
        {label}
        <span id={id} className={styles.soft}>
          {about}
        </span>
      </span>
    </label>
  )
}
