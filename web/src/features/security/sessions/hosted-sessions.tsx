/** What is possible with the hosted identity provider, which lists no sessions: signing out everywhere, here too. */
import { signOutEverywhere } from '@atrium/contract/identity/sessions'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { call } from '#api/client.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { sessionMessages } from '#messages/account/sessions.ts'
import { signOut } from '#session/session.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import styles from './sessions.module.css'

const texts = sessionMessages.hosted

export function HostedSessions() {
  const [asked, setAsked] = useState(false)
  const ending = useMutation({
    async mutationFn() {
      await call(signOutEverywhere, {})
      await signOut()
    },
    onError: (error) => void showErrorToast(error),
  })
  return (
    <Card id="sessions" title={sessionMessages.card.title} lead={texts.lead}>
      <Button className={styles.action} variant="secondary" onClick={() => setAsked(true)}>
        {texts.button}
      </Button>
      {asked && (
        <ConfirmModal
          title={texts.confirm.title}
          lead={texts.confirm.lead}
          texts={texts.confirm}
          isDanger
          busy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  )
}
