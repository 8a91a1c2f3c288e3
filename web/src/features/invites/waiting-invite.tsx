/** An invite that waits for a word, the right account, or a confirmed address: above every page of the house. */
import { showErrorToast } from '#api/show-error-toast.ts'
import { invitationMessages } from '#messages/organizations/invitation.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { paths } from '#paths.ts'
import { logOut } from '#session/log-out.ts'
import { useSignedIn } from '#session/session.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { type Hindrance, useWaitingInvite } from './use-waiting-invite.ts'
import styles from './waiting-invite.module.css'

const texts = invitesMessages.notice

export function WaitingInvite() {
  const { hindrance, tryAgain, dismiss } = useWaitingInvite()
  const { email } = useSignedIn()
  if (hindrance === null) return null
  return (
    <div className={styles.notice}>
      <div className={styles.inside}>
        <Status className={styles.text}>{sentence(hindrance, email)}</Status>
        <div className={styles.actions}>
          <InviteRemedy why={hindrance.why} onConfirmed={tryAgain} />
          <Button variant="quiet" onClick={dismiss}>
            {hindrance.why === 'ended' ? texts.close : texts.dismiss}
          </Button>
        </div>
      </div>
    </div>
  )
}

function sentence(hindrance: Hindrance, address: string | null): string {
  switch (hindrance.why) {
    case 'unasked':
      return invitationMessages.waiting
    case 'ended':
      return invitationMessages.ended(hindrance.about)
    case 'for-another':
      return texts.forAnother
    case 'unverified':
      return texts.unverified(address)
  }
}

function InviteRemedy({ why, onConfirmed }: { why: Hindrance['why']; onConfirmed: () => void }) {
  switch (why) {
    case 'ended':
      return null
    case 'unasked':
      return <LinkButton to={paths.invite}>{invitationMessages.look}</LinkButton>
    case 'for-another':
      // The token stays: it is asked about when the right account has signed in.
      return <Button onClick={() => void logOut().catch(showErrorToast)}>{invitationMessages.useAnother}</Button>
    case 'unverified':
      return <ConfirmAddress onConfirmed={onConfirmed} />
  }
}
