/** The signed-in header: the way home, and the account's menu. */
import { Link } from 'react-router'
import { shellMessages } from '#messages/shell.ts'
import { ProductMark } from '#ui/product-mark.tsx'
import { useProductName } from '#ui/product-name.ts'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './header.module.css'
import { paths } from './paths.ts'

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
        <div className={styles.account}>
          <ThemeSwitch />
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}
