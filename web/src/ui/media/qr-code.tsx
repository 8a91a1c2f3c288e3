/** A text as a QR code: black on white whatever the theme, for that is what cameras read. */
import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** In modules: what the standard wants white around it. */
const QUIET_ZONE = 4

interface QrCodeProps {
  text: string
  /** Named for whoever does not see it. */
  label: string
}

export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
