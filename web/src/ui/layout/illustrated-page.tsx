/** A page that only says something: a drawing, what is the matter, and the way on. */
import type { ReactNode } from 'react'
import styles from './illustrated-page.module.css'
import { PageHeading } from './page-heading.tsx'
import { PlainPage } from './plain-page.tsx'

interface IllustratedPageProps {
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

export function IllustratedPage({ drawing, code, title, text, home, children }: IllustratedPageProps) {
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
