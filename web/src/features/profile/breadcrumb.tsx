/** Where the page belongs, and the way back there. */
import { Link } from 'react-router'
import { profileMessages as texts } from '#messages/account/profile.ts'
import { paths } from '#paths.ts'
import styles from './breadcrumb.module.css'

export function Breadcrumb() {
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.trail}>
        <li>
          <Link to={paths.organizations}>{texts.organizations}</Link>
        </li>
        <li aria-current="page">{texts.title}</li>
      </ol>
    </nav>
  )
}
