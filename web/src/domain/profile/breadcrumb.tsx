/** Where a page of the profile belongs, and the way back there. */
import { Link } from 'react-router'
import { profileMessages as texts } from '#messages/account/profile.ts'
import { paths } from '#paths.ts'
import styles from './breadcrumb.module.css'

/** `inside` is a page inside the profile: its name, and whose. */
export function Breadcrumb({ inside }: { inside?: { name: string; uid: string } }) {
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.trail}>
        <li>
          <Link to={paths.organizations}>{texts.organizations}</Link>
        </li>
        {inside === undefined ? (
          <li aria-current="page">{texts.title}</li>
        ) : (
          <>
            <li>
              <Link to={paths.profile(inside.uid)}>{texts.title}</Link>
            </li>
            <li aria-current="page">
              <bdi>{inside.name}</bdi>
            </li>
          </>
        )}
      </ol>
    </nav>
  )
}
