/** A sentence about the whole form or page: something failed, something is worth knowing. */
import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { useIsHere } from './status.tsx'

interface NoticeProps {
  tone: 'error' | 'warning' | 'good' | 'info'
  children: ReactNode
  /** Errors interrupt a screen reader, the rest waits for a pause; `none` for what was there from the start. */
  announce?: 'none' | undefined
}

export function Notice({ tone, children, announce }: NoticeProps) {
  // An alert is told as it comes.
  const isAlert = tone === 'error'
  const isQuiet = announce === 'none'
  const isHere = useIsHere() || isAlert || isQuiet
  return (
    <div className={[styles.notice, styles[tone]].join(' ')} role={isQuiet ? undefined : isAlert ? 'alert' : 'status'}>
      {isHere ? children : null}
    </div>
  )
}
