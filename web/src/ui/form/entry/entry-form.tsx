/**
 * The form of a page at the door: the browser's own fields in a column. It posts: sent before the page is alive,
 * nothing typed may land in an address.
 */
import type { ComponentProps } from 'react'
import styles from '#ui/form/form.module.css'

export function EntryForm({ children, ...form }: Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'className'>) {
  return (
    <form {...form} method="post" noValidate className={styles.form}>
      {children}
    </form>
  )
}
