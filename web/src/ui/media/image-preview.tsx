/** The picture in the picker's box, or the sign of one: nothing is chosen, or the browser cannot show it. */
import { useCallback, useState } from 'react'
import styles from './image-picker.module.css'

interface ImagePreviewProps {
  /** Another picture is another preview: give each a key. */
  picture: File | string | undefined
  shape: 'square' | 'round'
}

export function ImagePreview({ picture, shape }: ImagePreviewProps) {
  const [broken, setBroken] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (picture === undefined) return
      image.src = typeof picture === 'string' ? picture : URL.createObjectURL(picture)
      // A file's address holds the file in memory until it is given back.
      return () => URL.revokeObjectURL(image.src)
    },
    [picture],
  )
  return (
    <span className={[styles.picture, styles[shape]].join(' ')} aria-hidden="true">
      {picture === undefined || broken ? (
        <svg className={styles.sign} viewBox="0 0 24 24">
          <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
          <circle cx="9" cy="9.5" r="1.5" />
          <path d="m4 17 5-5 4 4 3-3 4.5 4" />
        </svg>
      ) : (
        <img ref={show} className={styles.image} alt="" onError={() => setBroken(true)} />
      )}
    </span>
  )
}
