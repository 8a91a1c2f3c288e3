/** Somebody has to confirm their own address first: says so, and mails them the link on the spot. */
import { useState } from 'react'
import { invitesMessages } from '#messages/invites.ts'
import { Button } from './button.tsx'
import styles from './confirm-address.module.css'
import { Notice } from './notice.tsx'

const texts = invitesMessages.unconfirmed

interface ConfirmAddressProps {
  /** Mails the link; answers whether it went. */
  onSend: () => Promise<boolean>
}

export function ConfirmAddress({ onSend }: ConfirmAddressProps) {
  const [sending, setSending] = useState<'no' | 'now' | 'sent'>('no')
  const send = async () => {
    setSending('now')
    setSending((await onSend()) ? 'sent' : 'no')
  }
  return (
    <Notice tone="warning">
      <div className={styles.content}>
        <p className={styles.text}>{sending === 'sent' ? texts.sent : texts.lead}</p>
        {sending === 'sent' ? null : (
          <Button type="button" variant="secondary" busy={sending === 'now'} onClick={() => void send()}>
            {texts.send}
          </Button>
        )}
      </div>
    </Notice>
  )
}
