/**
 * A button and the list that it opens: arrows, Home and End, the first letters, Escape. What is chosen is done once
 * the list is gone and the button has the focus again: a dialog gives it back to what had it as it opened.
 */
import { directionOf } from '@atrium/contract/languages'
import { DropdownMenu } from 'radix-ui'
import { createContext, type ReactElement, type ReactNode, use, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { language } from '#messages/format.ts'
import { unnoticed } from '#ui/focus/focus-watch.ts'
import styles from './menu.module.css'

const OFFSET_PX = 8

/** What follows when the list is gone: something to do, or another page, whose heading takes the focus. */
type Next = (() => void) | 'leave'

/** Says what follows. */
const ChooseContext = createContext<(next: Next | null) => void>(() => undefined)

interface MenuProps {
  /** The button, with its name. */
  button: ReactElement
  /** Which edge of the button the list keeps to. */
  align?: 'center' | 'end'
  children: ReactNode
}

export function Menu({ button, align = 'end', children }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const next = useRef<Next>(null)
  const choose = (chosen: Next | null) => {
    next.current = chosen
  }
  const goOn = (event: Event) => {
    event.preventDefault()
    const chosen = next.current
    next.current = null
    // Meanwhile nobody is to be left without it; nobody has moved by that, so the next page's heading takes it.
    if (chosen === 'leave') return unnoticed(() => trigger.current?.focus())
    trigger.current?.focus()
    chosen?.()
  }
  return (
    // Not modal: a modal menu injects a style sheet, which the page's policy refuses. Its direction it would take for that of English.
    <DropdownMenu.Root modal={false} dir={directionOf(language)}>
      <DropdownMenu.Trigger ref={trigger} asChild>
        {button}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className={styles.menu}
        align={align}
        sideOffset={OFFSET_PX}
        collisionPadding={OFFSET_PX}
        onCloseAutoFocus={goOn}
      >
        <ChooseContext value={choose}>{children}</ChooseContext>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

interface MenuItemProps {
  onChoose: () => void
  /** It takes something away, and looks like it. */
  isDanger?: boolean | undefined
  disabled?: boolean | undefined
  /** It stays in reach, but does nothing: the id of what says why. */
  heldBecause?: string | undefined
  children: ReactNode
}

export function MenuItem({ onChoose, isDanger = false, disabled = false, heldBecause, children }: MenuItemProps) {
  const choose = use(ChooseContext)
  const isHeld = heldBecause !== undefined
  return (
    <DropdownMenu.Item
      className={styles.item}
      data-danger={isDanger || undefined}
      disabled={disabled}
      aria-disabled={isHeld || disabled || undefined}
      aria-describedby={heldBecause}
      onSelect={(event) => {
        if (isHeld) event.preventDefault()
        else choose(onChoose)
      }}
    >
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  const choose = use(ChooseContext)
  const { pathname } = useLocation()
  return (
    <DropdownMenu.Item asChild onSelect={() => choose(pathname === to ? null : 'leave')}>
      <Link className={styles.item} to={to}>
        {children}
      </Link>
    </DropdownMenu.Item>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.line} />
}

/** Whose menu it is. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className={styles.heading}>{children}</DropdownMenu.Label>
}

/** Why some of it does nothing. */
export function MenuNote({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.note}>
      {children}
    </div>
  )
}
