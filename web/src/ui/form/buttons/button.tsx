/** Buttons and links that look like them; a busy button keeps its width. */
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useToldWait } from '#ui/feedback/use-told-wait.ts'
import { breakable } from '#ui/layout/breakable.tsx'
import styles from './button.module.css'
import { useTimeToSee } from './use-time-to-see.ts'

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
    /**
     * For now there is nothing to do. In place of `disabled` where its own press may lead to that: it looks so, is told
     * so and does nothing, but whoever has the focus on it keeps that.
     */
    held?: boolean | undefined
  }

function look({ variant = 'primary', wide = false }: Look, extra?: string): string {
  return [styles.button, styles[variant], wide ? styles.wide : undefined, extra].filter(Boolean).join(' ')
}

export function Button(props: ButtonProps) {
  const { variant, wide, busy = false, busyLabel, held = false, className, children, disabled, ...rest } = props
  useToldWait(busy, busyLabel)
  return (
    <button
      type="button"
      className={look({ variant, wide }, className)}
      aria-busy={busy}
      aria-disabled={held || undefined}
      data-off={held || undefined}
      disabled={disabled === true || busy}
      {...rest}
      // A form is not sent either.
      {...(held && { onClick: (event: MouseEvent) => event.preventDefault() })}
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

/**
 * A button that gives something away at one press: an account, a membership, an ownership. A page of somebody else can
 * lay a window over it, have it pressed twice, and close itself between the two, so that the second press falls on this
 * one. So it takes none until there was time to see it.
 */
export function ConsentButton({ onClick, ...rest }: Omit<ButtonProps, 'type' | 'held'>) {
  const { isSeen, isEarly, seenBy } = useTimeToSee()
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (seenBy(event.timeStamp)) onClick?.(event)
  }
  // Never `disabled`: whoever has the focus on it keeps that. It looks so to whoever presses too early alone.
  return <Button {...rest} aria-disabled={!isSeen} data-off={isEarly} onClick={press} />
}

type LinkButtonProps = Look & ComponentProps<typeof Link> & { children: ReactNode }

export function LinkButton({ variant, wide, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link className={look({ variant, wide }, className)} {...rest}>
      <span className={styles.label}>{breakable(children)}</span>
    </Link>
  )
}
