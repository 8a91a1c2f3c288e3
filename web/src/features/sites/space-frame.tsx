/** What stands around whatever a site says: whose it is, the theme, the way to the product. What stands in it names the tab. */
import type { ReactNode } from 'react'
import { spacesMessages } from '#messages/organizations/sites.ts'
import { usePageSettings } from '#page-settings.ts'
import { PageTools } from '#ui/layout/page-tools.tsx'
import { SpaceBackdrop } from './brand/space-backdrop.tsx'
import styles from './space-frame.module.css'

interface Props {
  /** Whose site it is. */
  name: string
  logo: ReactNode
  /** Opens the card, edge to edge. */
  above?: ReactNode
  children: ReactNode
}

export function SpaceFrame({ name, logo, above, children }: Props) {
  const { productName, publicOrigin } = usePageSettings()
  return (
    <div className={styles.frame}>
      <SpaceBackdrop />
      <header className={styles.header}>
        <p className={styles.owner}>
          {logo}
          {name}
        </p>
        <PageTools />
      </header>
      <main id="main" className={styles.card}>
        {above}
        <div className={styles.content}>{children}</div>
      </main>
      <footer className={styles.footer}>
        <a href={publicOrigin}>{spacesMessages.home.poweredBy(productName)}</a>
      </footer>
    </div>
  )
}
