/** The signed-in header: the way home, and the account's menu. */
import { Link } from 'react-router'
import { shellMessages } from '#messages/shell.ts'
import { paths } from '#paths.ts'
import { PageTools } from '#ui/layout/page-tools.tsx'
import { useProductName } from '#ui/layout/product-name.ts'
import { ProductMark } from '#ui/media/product-mark.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './header.module.css'

export function Header() {
  const product = useProductName()
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {shellMessages.skipToContent}
      </a>
      <div className={styles.content}>
        <Link to={paths.organizations} className={styles.mark} aria-label={shellMessages.toOrganizations(product)}>
          <ProductMark />
        </Link>
        <PageTools>
          <AccountMenu />
        </PageTools>
      </div>
    </header>
  )
}
