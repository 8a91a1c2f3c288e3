/** A person's picture: their photo, else their initials. Decorative: the name stands beside it or names its button. */
import { initials } from './initials.ts'
import styles from './avatar.module.css'

export function Avatar({ name, photo }: { name: string; photo?: string | null | undefined }) {
  if (photo) {
    return (
      <span className={styles.avatar} aria-hidden="true">
        <img className={styles.photo} src={photo} alt="" />
      </span>
    )
  }
  // Drawn by the style sheet: as text they would be read beside the name.
  return <span className={styles.avatar} data-initials={initials(name)} aria-hidden="true" />
}
