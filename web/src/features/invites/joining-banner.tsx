/** Above sign-in and sign-up that were begun for an invite: what they will join, and the way out of it. */
import { useState } from 'react'
import { begunInvite, forgetBegunInvite } from '#domain/invites/invite-consent.ts'
import { forgetInvite } from '#domain/invites/invite-tokens.ts'
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './waiting-invite.module.css'

export function JoiningBanner() {
  const [begun, setBegun] = useState(begunInvite)
  if (begun === null) return null
  const decline = () => {
    forgetBegunInvite()
    forgetInvite(begun)
    setBegun(null)
  }
  return (
    <div className={styles.joining}>
      <div className={styles.inside}>
        <Status className={styles.text}>{texts.joiningFor(begun.name)}</Status>
        <Button variant="quiet" onClick={decline}>
          {texts.notNow}
        </Button>
      </div>
    </div>
  )
}
