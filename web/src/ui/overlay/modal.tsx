/** A dialog over the page: Radix traps the focus in it, hides the rest from screen readers and gives the focus back. */
import { modalBackdropMs, modalTransitionMs } from '@atrium/contract/limits'
import { Dialog } from 'radix-ui'
import { type CSSProperties, type ReactNode, type RefObject, useCallback, useRef } from 'react'
import { interfaceMessages } from '#messages/interface.ts'
import type { FocusPlace } from '#ui/focus/focus-place.ts'
import { currentPlace, returnFocus } from '#ui/focus/lost-focus.ts'
import { breakable } from '#ui/layout/breakable.tsx'
import styles from './modal.module.css'

interface ModalProps {
  open: boolean
  /** Somebody wants out: by Escape, the cross or a click beside it. The dialog closes when `open` turns false. */
  onClose: () => void
  title: string
  /** A sentence below the title, which also describes the dialog to screen readers. */
  lead?: ReactNode
  /** Neither Escape nor a click beside it closes, and there is no cross: only what stands in it does. */
  isStatic?: boolean
  /** Something is under way: for so long nothing closes it. */
  busy?: boolean
  /** Gets the focus at the end; else whatever had it before. For dialogs opened from a menu, whose items are gone by then. */
  returnFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

const durations = {
  '--modal-transition': `${modalTransitionMs}ms`,
  '--modal-backdrop': `${modalBackdropMs}ms`,
} as CSSProperties

/**
 * The content is mounted anew each time it opens, so what stood in it is forgotten. What in it has
 * `autoFocus` gets the focus, else its first field does, else the first control.
 */
export function Modal({ open, onClose, title, lead, isStatic = false, busy = false, ...rest }: ModalProps) {
  const { returnFocus: whereTo, children } = rest
  const { note, giveFocusBack } = usePageBehind(whereTo)
  const holdsOn = isStatic || busy
  const stayOpen = (event: Event) => {
    if (holdsOn) event.preventDefault()
  }
  const leave = () => {
    if (open && !holdsOn) onClose()
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || leave()}>
      <Dialog.Portal>
        {/* Not Radix's own overlay: to lock the page it writes a style sheet, which the page's policy refuses. */}
        <div
          ref={note}
          className={styles.backdrop}
          style={durations}
          data-state={open ? 'open' : 'closed'}
          onClick={(event) => {
            // React takes it up to whatever the dialog stands in.
            event.stopPropagation()
            leave()
          }}
        />
        <Dialog.Content
          className={styles.modal}
          style={durations}
          aria-modal="true"
          aria-busy={busy}
          onEscapeKeyDown={stayOpen}
          // The ground behind it hears the whole press: what only ends there was none, nor was the second of a double click.
          onPointerDownOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            const field = firstField(event.currentTarget)
            if (field === undefined) return
            event.preventDefault()
            field.focus()
          }}
          onCloseAutoFocus={giveFocusBack}
        >
          <Top title={title} lead={lead} hasCross={!isStatic} busy={busy} />
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** What the dialog is over: noted before anything in the dialog takes the focus, and before the page is locked. */
function usePageBehind(whereTo: ModalProps['returnFocus']) {
  const opener = useRef<FocusPlace>(null)
  const note = useCallback((backdrop: HTMLElement | null) => {
    if (backdrop === null) return
    const { scrollHeight, clientHeight } = document.documentElement
    backdrop.dataset['pageScrolls'] = String(scrollHeight > clientHeight)
    opener.current = currentPlace()
  }, [])
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    // Another that opened as this one closed has it by now.
    if (document.activeElement?.closest('[role="dialog"]')) return
    if (whereTo?.current) whereTo.current.focus()
    else if (opener.current !== null) returnFocus(opener.current)
  }
  return { note, giveFocusBack }
}

interface TopProps extends Pick<ModalProps, 'title' | 'lead' | 'busy'> {
  hasCross: boolean
}

function Top({ title, lead, hasCross, busy }: TopProps) {
  return (
    <div className={styles.top}>
      <div className={styles.words}>
        <Dialog.Title className={styles.title}>{breakable(title)}</Dialog.Title>
        {lead === undefined ? null : <Dialog.Description className={styles.lead}>{breakable(lead)}</Dialog.Description>}
      </div>
      {hasCross && (
        <Dialog.Close className={styles.close} aria-label={interfaceMessages.closeDialog} disabled={busy}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 7l10 10M17 7L7 17" />
          </svg>
        </Dialog.Close>
      )}
    </div>
  )
}

/** The first that can be filled in; of several to choose one from, the one that is chosen. */
function firstField(dialog: EventTarget | null): HTMLElement | undefined {
  if (!(dialog instanceof HTMLElement)) return undefined
  const fields = [...dialog.querySelectorAll<HTMLElement>(':is(input, select, textarea):enabled')]
  const first = fields.find((field) => !field.matches('[hidden], [type="hidden"], [readonly]'))
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return fields.find((field) => field.matches(':checked') && field.getAttribute('name') === first.name) ?? first
}

/** The buttons at the end of a dialog, the main one last; on phones it stands on top. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
