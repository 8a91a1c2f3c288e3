/** An organization's logo, or its first letter where the picture cannot be had. */
import { useState } from 'react'
import styles from './organization-logo.module.css'

export function OrganizationLogo({ displayName, url }: { displayName: string; url: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (brokenUrl === url) {
    return (
      <span className={styles['letter']} aria-hidden="true">
        {displayName.slice(0, 1).toUpperCase()}
      </span>
    )
  }
  return (
    <img
      className={styles['logo']}
      src={url}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      onError={() => setBrokenUrl(url)}
    />
  )
}
