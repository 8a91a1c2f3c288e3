/** A sentence about the whole form or page: something failed, something is worth knowing. */
import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'error' | 'warning' | 'good' | 'info'
  children: ReactNode
  /** Errors interrupt a screen reader, the rest waits for a pause; `none` for what was there from the start. */
  announce?: 'none' | undefined
}

export function Notice({ tone, children, announce }: NoticeProps) {
  const live = tone === 'error' ? 'alert' : 'status'
  return (
    <div className={[styles.notice, styles[tone]].join(' ')} role={announce === 'none' ? undefined : live}>
      {children}
    </div>
  )
}
