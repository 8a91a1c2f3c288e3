/** A dialog that asks before something is done: Cancel, and the button that does it. While it is done, nothing closes it. */
import type { ReactNode } from 'react'
import { Button } from '#ui/form/buttons/button.tsx'
import { Modal, ModalActions } from './modal.tsx'

interface ConfirmModalProps {
  title: string
  lead: ReactNode
  /** On the buttons. */
  texts: { cancel: string; confirm: string }
  /** What it does takes something away. */
  isDanger?: boolean
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  /** What else there is to know. */
  children?: ReactNode
}

export function ConfirmModal({ title, lead, texts, isDanger, busy, onConfirm, onClose, children }: ConfirmModalProps) {
  return (
    <Modal open title={title} lead={lead} busy={busy} onClose={onClose}>
      {children}
      <ModalActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant={isDanger === true ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {texts.confirm}
        </Button>
      </ModalActions>
    </Modal>
  )
}
