/** Buttons and links that look like them; a busy button keeps its width. */
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useToldWait } from '#ui/feedback/use-told-wait.ts'
import { breakable } from '#ui/layout/breakable.tsx'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface Look {
  variant?: ButtonVariant | undefined
  /** Fills the column it stands in. */
  wide?: boolean | undefined
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    busy?: boolean | undefined
    /** Said and shown in place of the label while busy. */
    busyLabel?: string | undefined
  }

function look({ variant = 'primary', wide = false }: Look, extra?: string): string {
  return [styles.button, styles[variant], wide ? styles.wide : undefined, extra].filter(Boolean).join(' ')
}

export function Button(props: ButtonProps) {
  const { variant, wide, busy = false, busyLabel, className, children, disabled, type = 'button', ...rest } = props
  useToldWait(busy, busyLabel)
  return (
    <button
      type={type}
      className={look({ variant, wide }, className)}
      aria-busy={busy}
      disabled={disabled === true || busy}
      {...rest}
    >
      <span className={styles.stack}>
        <span className={labelClass(busy, busyLabel)}>{breakable(children)}</span>
        {busyLabel === undefined ? null : (
          <span className={busy ? styles.label : styles.away} aria-hidden={!busy}>
            {busyLabel}
          </span>
        )}
        {busy && busyLabel === undefined ? <Spinner /> : null}
      </span>
    </button>
  )
}

/** Without a busy label the label only fades: it still names the button. */
function labelClass(busy: boolean, busyLabel: string | undefined) {
  if (!busy) return styles.label
  return busyLabel === undefined ? styles.faded : styles.away
}

type LinkButtonProps = Look & ComponentProps<typeof Link> & { children: ReactNode }

export function LinkButton({ variant, wide, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link className={look({ variant, wide }, className)} {...rest}>
      <span className={styles.label}>{breakable(children)}</span>
    </Link>
  )
}
