/** A logo, or the initials of its name where the picture cannot be had. Decorative: the name stands beside it. */
import { useState } from 'react'
import { pictureAddress } from './default-pictures.ts'
import { initials } from './initials.ts'
import styles from './logo.module.css'

const sizePx = 40

export function Logo({ name, url }: { name: string; url: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (brokenUrl === url) {
    return (
      <span className={styles.initials} aria-hidden="true">
        {initials(name)}
      </span>
    )
  }
  const address = pictureAddress(url)
  return (
    <img
      className={[styles.picture, address === url ? styles.plated : ''].join(' ')}
      src={address}
      alt=""
      width={sizePx}
      height={sizePx}
      onError={() => setBrokenUrl(url)}
    />
  )
}
