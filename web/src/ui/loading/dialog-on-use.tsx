/**
 * A dialog that stands behind a press, as what `loaded-on-use.tsx` loads. Where it is not there yet as somebody presses,
 * they see at once that it is coming, and nothing else can be pressed; where it does not come, it is said in its place
 * and can be tried again. Either can be closed.
 */
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { interfaceMessages } from '#messages/interface.ts'
import { partMessages } from '#messages/parts.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import styles from './dialog-on-use.module.css'
import { lazyPage } from './lazy-page.tsx'
import { PartBoundary } from './part-boundary.tsx'

interface Closable {
  /** Absent: it is there for as long as it is open. */
  open?: boolean
  onClose: () => void
}

/** `Dialog` shows it; `prepare` is for the first sign that somebody means to use what leads to it. */
export function dialogOnUse<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const lazy = lazyPage(load)
  // A failure shows, and is dealt with, when the dialog is really asked for.
  const prepare = () => void lazy.load().catch(() => undefined)
  function Dialog(props: Props) {
    const { open = true, onClose } = props
    const inPlace = (content: ReactNode, busy: boolean) =>
      open ? (
        <InPlace busy={busy} onClose={onClose}>
          {content}
        </InPlace>
      ) : null
    return (
      <PartBoundary entry={String(open)} failure={(notLoaded) => inPlace(notLoaded, false)}>
        <Suspense fallback={inPlace(<Waiting />, true)}>
          <lazy.Page {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
  return { Dialog, prepare }
}

function Waiting() {
  return (
    <p className={styles.waiting}>
      <Spinner />
      {interfaceMessages.wait}
    </p>
  )
}

interface InPlaceProps {
  busy: boolean
  onClose: () => void
  children: ReactNode
}

/** The browser's own: the code of the others may be what is missing. It gives the focus back to what was pressed. */
function InPlace({ busy, onClose, children }: InPlaceProps) {
  return (
    <dialog
      ref={openModally}
      className={styles.dialog}
      aria-label={busy ? interfaceMessages.wait : partMessages.notLoaded}
      aria-busy={busy}
      // By Escape, or a phone's own way back. What is taken from the page closes as well, for the one that follows.
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      {children}
      <Button variant="quiet" onClick={onClose}>
        {interfaceMessages.closeDialog}
      </Button>
    </dialog>
  )
}

function openModally(dialog: HTMLDialogElement | null) {
  if (dialog === null) return undefined
  dialog.showModal()
  // Its button would be pressed by the second Enter of somebody who presses twice.
  dialog.tabIndex = -1
  dialog.focus()
  return () => dialog.close()
}
