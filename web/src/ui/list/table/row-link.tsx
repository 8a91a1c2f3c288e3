/** A second link in a row, above the row's own. */
import { Link } from 'react-router'
import styles from './row-link.module.css'

export function RowLink({ to, name }: { to: string; name: string }) {
  return (
    <Link className={styles.link} to={to}>
      <bdi>{name}</bdi>
    </Link>
  )
}
