/** Whose console this is, as a button that opens the way to my others. */
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { consoleMessages } from '#messages/console/console.ts'
import type { ConsolePage } from '#paths.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { loadedOnUse } from '#ui/loading/loaded-on-use.tsx'
import { Logo } from '#ui/media/logo.tsx'
import type { ConsoleKind } from './console-pages.ts'
import styles from './switcher.module.css'

const texts = consoleMessages.switcher
const { Part: SwitcherList, prepare } = loadedOnUse(
  async () => (await import('./switcher-list.tsx')).SwitcherList,
  <div className={styles.coming} aria-busy="true">
    <Skeleton />
    <Skeleton />
  </div>,
)

export interface Switching {
  kind: ConsoleKind
  /** What people call it. */
  name: string
  /** By which it is known from all others: the own console is marked among them. */
  id: string
  /** Which page is shown: another's is the same, where one may see it there. */
  page: ConsolePage
}

interface Props extends Switching {
  logoUrl: string
  role: string
}

export function Switcher({ kind, name, id, page, logoUrl, role }: Props) {
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useCloseOnLeaving(isOpen, root, () => setIsOpen(false))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // Of the drawer around it nothing is closed.
      event.preventDefault()
      event.stopPropagation()
      setIsOpen(false)
      button.current?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (moveFocus(root.current, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault()
    }
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setIsOpen(false)
  }
  return (
    <div ref={root} className={styles.switcher} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Logo name={name} url={logoUrl} />
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.role}>{role}</span>
        </span>
        <span className="visually-hidden">{texts.open}</span>
        <svg className={styles.arrows} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m8 10 4-4 4 4M8 14l4 4 4-4" />
        </svg>
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel} role="dialog" aria-label={texts.label}>
          <SwitcherList here={{ kind, id }} page={page} />
        </div>
      )}
    </div>
  )
}

/** A press elsewhere closes it, and so does another page. */
function useCloseOnLeaving(isOpen: boolean, root: React.RefObject<HTMLElement | null>, close: () => void): void {
  const { key } = useLocation()
  const openedOn = useRef(key)
  useEffect(() => {
    if (!isOpen) openedOn.current = key
    else if (openedOn.current !== key) close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  })
}

/** Among what the panel offers, from wherever the focus is; answers whether there was anywhere to go. */
function moveFocus(root: HTMLElement | null, by: 1 | -1): boolean {
  const stops = [...(root?.querySelectorAll<HTMLElement>('[role="dialog"] :is(a, input)') ?? [])]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[at < 0 ? 0 : at + by]
  next?.focus()
  return next !== undefined
}
