/** A page that belongs to neither the door nor the house: the mark above, and all the room below. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ProductMark } from '#ui/media/product-mark.tsx'
import { useDocumentTitle } from './document-title.ts'
import { PageTools } from './page-tools.tsx'
import styles from './plain-page.module.css'

interface PlainPageProps {
  /** The tab's title. */
  title: string
  /** Where the mark leads. */
  home?: string
  children: ReactNode
}

export function PlainPage({ title, home = '/', children }: PlainPageProps) {
  useDocumentTitle(title)
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link to={home} className={styles.mark}>
          <ProductMark />
        </Link>
        <PageTools />
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
