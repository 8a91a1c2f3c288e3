/** Draws the toasts, top right. Pointing at them or focusing one stops their time; F8 leads to them. */
import { directionOf } from '@atrium/contract/languages'
import { toastMs } from '@atrium/contract/limits'
import { Toast as RadixToast } from 'radix-ui'
import { useEffect } from 'react'
import { language } from '#messages/format.ts'
import { interfaceMessages } from '#messages/interface.ts'
import { useIsHere } from './status.tsx'
import styles from './toaster.module.css'
import { clearToasts, dismissToast, type Toast, useToasts } from './toasts.ts'

const texts = interfaceMessages.toasts
/** A space without width: nothing is heard of it. */
const silent = '\u200B'

/** Stands once, in the frame of the signed-in pages. */
export function Toaster() {
  const toasts = useToasts()
  useEffect(() => clearToasts, [])
  return (
    <RadixToast.Provider
      // Radix would tell each of them as well: `Announced` does, with what Undo means. It refuses an empty word.
      label={silent}
      duration={toastMs}
      swipeDirection={directionOf(language) === 'rtl' ? 'left' : 'right'}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      {/* Silent itself, but marked as live: an open dialog hides everything else from screen readers. */}
      <RadixToast.Viewport className={styles.viewport} label={texts.region} aria-live="off" />
    </RadixToast.Provider>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, open, action, durationMs } = toast
  return (
    <RadixToast.Root
      className={[styles.toast, styles[kind]].join(' ')}
      open={open}
      onOpenChange={(stays) => stays || dismissToast(id)}
      {...(durationMs !== undefined && { duration: durationMs })}
    >
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path d={marks[kind]} />
      </svg>
      <div className={styles.words}>
        <Announced toast={toast} />
        {action === undefined ? null : (
          <RadixToast.Close className={styles.action} onClick={action.onAction}>
            {action.label}
          </RadixToast.Close>
        )}
      </div>
      <RadixToast.Close className={styles.close} aria-label={texts.close}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 7l10 10M17 7L7 17" />
        </svg>
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

function Announced({ toast }: { toast: Toast }) {
  const here = useIsHere()
  return (
    <div className={styles.text} role={toast.kind === 'error' ? 'alert' : 'status'}>
      {here ? toast.text : null}
      {here && toast.action?.altText !== undefined ? (
        <span className="visually-hidden"> {toast.action.altText}</span>
      ) : null}
    </div>
  )
}

const circle = 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18'
const marks = {
  success: `${circle}M8 12.5l2.75 2.75L16 9.5`,
  error: `${circle}M12 7.5v5.5M12 16.4v.1`,
  info: `${circle}M12 11v5.5M12 7.6v.1`,
} as const
