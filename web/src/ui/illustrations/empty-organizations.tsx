/** A row of arches, the middle one waiting to be opened. */
import styles from './empty-organizations.module.css'

export function EmptyOrganizations() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 130" aria-hidden="true">
      <path className={styles.wing} d="M20 120V68a26 26 0 0 1 52 0v52" />
      <path className={styles.wing} d="M168 120V68a26 26 0 0 1 52 0v52" />
      <path className={styles.door} d="M84 120V56a36 36 0 0 1 72 0v64Z" />
      <path className={styles.light} d="M102 120V62a18 18 0 0 1 36 0v58Z" />
      <path className={styles.ray} d="M102 120h36l14 10H88Z" />
      <path className={styles.wing} d="M4 120h232" />
    </svg>
  )
}
