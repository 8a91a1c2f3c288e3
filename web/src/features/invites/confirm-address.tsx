/** The link that confirms one's address, and the word that it was opened. */
import { useEffect, useState } from 'react'
import { tellFailure } from '#api/tell-failure.ts'
import { invitesMessages } from '#messages/invites.ts'
import { mailVerification } from '#session/account-actions.ts'
import { watchOtherTabs } from '#session/other-tabs.ts'
import { freshIdToken } from '#session/session.ts'
import { Button } from '#ui/button.tsx'

const texts = invitesMessages.notice

export function ConfirmAddress({ onConfirmed, wide }: { onConfirmed: () => void; wide?: boolean }) {
  const [sending, setSending] = useState<'no' | 'now' | 'sent'>('no')
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
  // Confirmed in another tab of this browser: nobody has to say so here.
  useEffect(() =>
    watchOtherTabs((change) => {
      if (change === 'account') void checkAgain()
    }),
  )
  return (
    <>
      {sending === 'sent' ? (
        <span role="status">{texts.linkSent}</span>
      ) : (
        <Button variant="secondary" wide={wide} busy={sending === 'now'} onClick={() => void send()}>
          {texts.sendLink}
        </Button>
      )}
      <Button wide={wide} onClick={() => void checkAgain()}>
        {texts.checkAgain}
      </Button>
    </>
  )
}
