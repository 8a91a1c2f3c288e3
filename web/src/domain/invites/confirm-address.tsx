/** Somebody has to confirm their own address first: names it, and mails them the link on the spot. */
import { useState } from 'react'
import { mailMessages } from '#messages/mail.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import styles from './confirm-address.module.css'

const texts = invitesMessages.unconfirmed

interface ConfirmAddressProps {
  /** The address to be confirmed, as far as it is known. */
  address: string | null
  /** Mails the link; answers whether it went. */
  onSend: () => Promise<boolean>
}

export function ConfirmAddress({ address, onSend }: ConfirmAddressProps) {
  const [isSent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    if (await onSend()) setSent(true)
    setBusy(false)
  }
  return (
    <Notice tone="warning">
      <div className={styles.content}>
        <p className={styles.text}>{isSent ? texts.sent(address) : texts.lead(address)}</p>
        <Button
          type="button"
          variant="secondary"
          busy={busy}
          busyLabel={mailMessages.sending}
          onClick={() => void send()}
        >
          {isSent ? mailMessages.sendAgain : mailMessages.sendLink}
        </Button>
      </div>
    </Notice>
  )
}
