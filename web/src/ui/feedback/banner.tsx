/** What the whole page should know, above it, with the one thing that can be done about it. */
import type { ReactNode } from 'react'
import styles from './banner.module.css'

interface BannerProps {
  /** Names it to screen readers, where nothing around it does. */
  label?: string
  /** The first, in `strong`, is what it is about. */
  children: ReactNode
  action: ReactNode
}

export function Banner({ label, children, action }: BannerProps) {
  const content = (
    <>
      <p>{children}</p>
      {action}
    </>
  )
  if (label === undefined) return <div className={styles.banner}>{content}</div>
  return (
    <section className={styles.banner} aria-label={label}>
      {content}
    </section>
  )
}
