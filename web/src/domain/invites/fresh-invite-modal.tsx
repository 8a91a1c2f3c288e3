/** The link, the code and the QR sheet of an invite for anybody: shown once, to be copied or printed. */
import type { FreshInvite } from '@atrium/contract/people/invites'
import { createPortal } from 'react-dom'
import { invitesMessages } from '#messages/people/invites.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { CopyableField } from '#ui/form/fields/copyable-field.tsx'
import { QrCode } from '#ui/media/qr-code.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import styles from './fresh-invite.module.css'

const texts = invitesMessages.fresh

interface Props {
  invite: FreshInvite
  /** What it is to, as its sheet calls it. */
  displayName: string
  onClose: () => void
}

export function FreshInviteModal({ invite, displayName, onClose }: Props) {
  return (
    <Modal open title={texts.title} lead={texts.lead} onClose={onClose}>
      <CopyableField texts={texts} label={texts.link} name="link" value={invite.url} />
      <CopyableField texts={texts} label={texts.code} name="code" value={invite.code} />
      <div className={styles.qr}>
        <QrCode text={invite.url} label={texts.qr} />
      </div>
      <ModalActions>
        <Button variant="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button onClick={onClose}>{texts.done}</Button>
      </ModalActions>
      {createPortal(
        <div className={styles.sheet} data-print aria-hidden="true">
          <h1>{texts.sheetTitle(displayName)}</h1>
          <p>{texts.sheetLead}</p>
          <QrCode text={invite.url} label={texts.qr} />
          <p className={styles.address}>
            <bdi dir="ltr">{new URL('/join', invite.url).href}</bdi>
          </p>
          <p className={styles.code}>{invite.code}</p>
        </div>,
        document.body,
      )}
    </Modal>
  )
}
