/** A person's picture: a photo, else their initials, else an icon. Decorative: the name stands beside it or names its button. */
import { useState } from 'react'
import styles from './avatar.module.css'
import { initialsImage } from './initials-image.ts'
import { ownPhoto } from './own-photo.ts'
import { initialsName, type Pictured } from './person-initials.ts'

interface AvatarProps {
  /** Whose initials stand in where there is no photo. */
  person: Pictured
  /** In the order they are wanted; one that does not load gives way to the next. */
  photos?: readonly (string | null | undefined)[]
  size?: 'small' | 'large' | undefined
}

export function Avatar({ person, photos = [], size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const own = photos.map((photo) => ownPhoto(photo ?? null))
  const image = [...own, initialsImage(initialsName(person))].find((address) => address && !broken.includes(address))
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
