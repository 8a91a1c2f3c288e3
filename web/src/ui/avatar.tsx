/** A person's picture: their photo, else their initials. Decorative: the name stands beside it or names its button. */
import { initials } from './initials.ts'
import styles from './avatar.module.css'

export function Avatar({ name, photo }: { name: string; photo?: string | null | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {photo ? <img className={styles.photo} src={photo} alt="" /> : initials(name)}
    </span>
  )
}
