/**
 * Where there is no room for a rail: a button, and what it opens from the side. A dialog of the browser's own keeps
 * the focus in it, closes by Escape and by a phone's way back, and gives the focus back to the button.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { consoleMessages as texts } from '#messages/console/console.ts'
import styles from './console-drawer.module.css'

interface Props {
  label: string
  /** What stands in the button. */
  button: ReactNode
  children: ReactNode
}

export function ConsoleDrawer({ label, button, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { key } = useLocation()
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h10" />
        </svg>
        {button}
        <span className="visually-hidden">{texts.menu}</span>
      </button>
      {isOpen && (
        // Another page, by a link in it or by Back, is another entry: it closes.
        <OpenDrawer label={label} entry={key} onClose={() => setIsOpen(false)}>
          {children}
        </OpenDrawer>
      )}
    </>
  )
}

function OpenDrawer({
  label,
  entry,
  onClose,
  children,
}: Omit<Props, 'button'> & { entry: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const openedOn = useRef(entry)
  const isLeft = useRef(false)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      if (isLeft.current) focusHeading()
    }
  }, [])
  useEffect(() => {
    isLeft.current = entry !== openedOn.current
    if (isLeft.current) onClose()
  })
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={label}
      onClose={onClose}
      // A press on the backdrop is one on the dialog itself.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label={texts.closeMenu} onClick={onClose}>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 7l10 10M17 7L7 17" />
          </svg>
        </button>
        {children}
      </div>
    </dialog>
  )
}

/** On another page the button is nowhere to come back to. One whose code is late takes the focus once it is there. */
function focusHeading(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
