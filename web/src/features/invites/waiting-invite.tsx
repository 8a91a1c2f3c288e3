/** An invite that waits for the right account, or for a confirmed address: above every page of the house. */
import { useState } from 'react'
import { tellFailure } from '#api/tell-failure.ts'
import { invitesMessages } from '#messages/invites.ts'
import { mailVerification } from '#session/account-actions.ts'
import { logOut } from '#session/log-out.ts'
import { freshIdToken } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import { type Hindrance, useWaitingInvite } from './use-waiting-invite.ts'
import styles from './waiting-invite.module.css'

const texts = invitesMessages.notice

export function WaitingInvite() {
  const { hindrance, tryAgain, dismiss } = useWaitingInvite()
  if (hindrance === null) return null
  return (
    <div className={styles.notice} role="status">
      <div className={styles.inside}>
        <p className={styles.text}>{hindrance.why === 'for-another' ? texts.forAnother : texts.unverified}</p>
        <div className={styles.actions}>
          <WayOut why={hindrance.why} onConfirmed={tryAgain} />
          <Button variant="quiet" onClick={dismiss}>
            {texts.dismiss}
          </Button>
        </div>
      </div>
    </div>
  )
}

function WayOut({ why, onConfirmed }: { why: Hindrance['why']; onConfirmed: () => void }) {
  const [sending, setSending] = useState<'no' | 'now' | 'sent'>('no')
  // The token stays: it is accepted when the right account has signed in.
  if (why === 'for-another') return <Button onClick={() => void logOut().catch(tellFailure)}>{texts.switch}</Button>
  const send = async () => {
    setSending('now')
    try {
      await mailVerification()
      setSending('sent')
    } catch (error) {
      setSending('no')
      tellFailure(error)
    }
  }
  const checkAgain = async () => {
    try {
      // What the token says of the address is as old as the token.
      await freshIdToken()
      onConfirmed()
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <>
      {sending === 'sent' ? (
        <span>{texts.linkSent}</span>
      ) : (
        <Button variant="secondary" busy={sending === 'now'} onClick={() => void send()}>
          {texts.sendLink}
        </Button>
      )}
      <Button onClick={() => void checkAgain()}>{texts.checkAgain}</Button>
    </>
  )
}
