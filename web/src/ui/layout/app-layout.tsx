/** A page inside the house: a title, what can be done with it, and the content. */
import type { ReactNode } from 'react'
import styles from './app-layout.module.css'
import { useDocumentTitle } from './document-title.ts'
import { PageHeading } from './page-heading.tsx'

interface AppLayoutProps {
  title: string
  /** What the tab says, where that is more than the title. */
  documentTitle?: string
  /** Stands above the title: where the page belongs. */
  above?: ReactNode
  /** Stands below the title: what the page holds, in a few words. */
  summary?: ReactNode
  /** Stands beside the title: where else one may go from here. */
  toolbar?: ReactNode
  /** The page's main action, beside the title on phones too. */
  action?: ReactNode
  children: ReactNode
}

export function AppLayout({ title, documentTitle = title, above, summary, toolbar, action, children }: AppLayoutProps) {
  useDocumentTitle(documentTitle)
  return (
    <main id="main" className={styles.page}>
      {above}
      <div className={styles.top}>
        <div className={styles.titles}>
          <PageHeading>{title}</PageHeading>
          {summary === undefined ? null : <p className={styles.summary}>{summary}</p>}
        </div>
        {toolbar === undefined ? null : <div className={styles.toolbar}>{toolbar}</div>}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </main>
  )
}
