/**
 * The Google button with its mark, set off by an "or" where it stands below another way.
 *
 * The entry pages are in the HTML before anyone knows whether this installation has Google sign-in,
 * so the button always is, too: the server writes `data-google` on the document's root, and where
 * that is not "true" the style sheet takes the button away, before the first paint and for good.
 */
import { interfaceMessages } from '#messages/interface.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from './button.tsx'
import styles from './google-button.module.css'

interface GoogleButtonProps {
  label: string
  onPress: () => void
  busy: boolean
  /** What to do meanwhile. */
  status: string | null
  failure: string | null
  /** Where nothing else is offered beside it. */
  alone?: boolean
}

export function GoogleButton({ label, onPress, busy, status, failure, alone = false }: GoogleButtonProps) {
  return (
    <div className={`${styles.google} ${alone ? styles.alone : ''}`}>
      {alone ? null : <p className={styles.or}>{interfaceMessages.or}</p>}
      <Button variant="secondary" wide busy={busy} onClick={onPress}>
        <Mark />
        {label}
      </Button>
      <Status className={alone ? styles.statusAlone : styles.status}>{status}</Status>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
    </div>
  )
}

/** Google's own colours and shape, as its branding rules ask. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#ea4335"
        d="M24 9.500c3.540 0 6.710 1.220 9.210 3.600l6.850-6.850C35.900 2.380 30.470 0 24 0 14.620 0 6.510 5.380 2.560 13.220l7.980 6.190C12.430 13.720 17.740 9.500 24 9.500z"
      />
      <path
        fill="#4285f4"
        d="M46.980 24.550c0-1.570-.15-3.090-.38-4.550H24v9.020h12.940c-.58 2.960-2.260 5.480-4.780 7.180l7.730 6c4.510-4.180 7.090-10.360 7.090-17.650z"
      />
      <path
        fill="#fbbc05"
        d="M10.530 28.590c-.48-1.450-.76-2.990-.76-4.590s.27-3.140.76-4.590l-7.980-6.190C.92 16.460 0 20.120 0 24c0 3.880.92 7.540 2.560 10.780l7.970-6.190z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.480 0 11.930-2.130 15.890-5.810l-7.730-6c-2.150 1.450-4.920 2.300-8.160 2.300-6.260 0-11.570-4.220-13.470-9.910l-7.980 6.190C6.510 42.620 14.620 48 24 48z"
      />
    </svg>
  )
}
