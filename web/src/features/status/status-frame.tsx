/** What the quiet pages share: a drawing, what is the matter, and the way on. */
import type { ReactNode } from 'react'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { PlainPage } from '#ui/layout/plain-page.tsx'
import styles from './status-frame.module.css'

interface StatusFrameProps {
  drawing: ReactNode
  /** Stands small above the title. */
  code?: string
  title: string
  text: string
  /** Where the mark leads, if not to the start of this site. */
  home?: string
  /** The next step; more than one stand beside each other. */
  children: ReactNode
}

export function StatusFrame({ drawing, code, title, text, home, children }: StatusFrameProps) {
  return (
    <PlainPage title={title} {...(home !== undefined && { home })}>
      <div className={styles.content}>
        <div className={styles.drawing}>{drawing}</div>
        <div className={styles.words}>
          {code === undefined ? null : <p className={styles.code}>{code}</p>}
          <PageHeading>{title}</PageHeading>
          <p className={styles.text}>{text}</p>
          <div className={styles.steps}>{children}</div>
        </div>
      </div>
    </PlainPage>
  )
}
