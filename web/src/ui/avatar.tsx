/** A person's picture: a photo, else their initials, else an icon. Decorative: the name stands beside it or names its button. */
import { useState } from 'react'
import styles from './avatar.module.css'
import { initialsImage } from './initials-image.ts'

interface AvatarProps {
  /** What the initials are made of. */
  name: string
  /** In the order they are wanted; one that does not load gives way to the next. */
  photos?: readonly (string | null | undefined)[]
  size?: 'small' | 'large' | undefined
}

export function Avatar({ name, photos = [], size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const image = [...photos, initialsImage(name)].find((address) => address && !broken.includes(address))
  return (
    <span className={[styles.avatar, styles[size]].join(' ')} aria-hidden="true">
      {image ? (
        <img
          key={image}
          className={styles.photo}
          src={image}
          alt=""
          onError={() => setBroken((earlier) => [...earlier, image])}
        />
      ) : (
        <svg className={styles.somebody} viewBox="0 0 40 40">
          <circle cx="20" cy="15" r="7" />
          <path d="M6 38a14 14 0 0 1 28 0Z" />
        </svg>
      )}
    </span>
  )
}
